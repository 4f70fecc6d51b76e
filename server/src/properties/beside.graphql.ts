import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Property } from './property.entity.ts';

@ObjectType({ description: 'Listings like another one, from one step of the way outwards.' })
export class SimilarProperties {
  @Field(() => String, {
    description: "Where and of what kind they are, for people: 'In Wakad'.",
  })
  label!: string;

  @Field(() => String, {
    description: 'The search that shows them all, as the query of an address.',
  })
  query!: string;

  @Field(() => [Property], {
    description: 'The nearest in price first, none of which an earlier step shows.',
  })
  items!: Property[];
}

@ObjectType({
  description: 'The price of a listing for its size beside others of its kind in its locality.',
})
export class LocalityRate {
  @Field(() => Float, {
    description:
      'Rupees for one square foot in the middle of them; a month when they are for rent.',
  })
  medianPerSqft!: number;

  @Field(() => Int, {
    description: 'Percent that the listing stands above that middle; negative below it.',
  })
  difference!: number;

  @Field(() => Int, { description: 'How many others were looked at, at least 5.' })
  count!: number;

  @Field(() => String, {
    description: "What they are, for people: '23 flats for sale in Wakad'.",
  })
  label!: string;
}

@ObjectType({ description: 'A known place beside a listing.' })
export class PlaceAround {
  @Field(() => String, { description: "What it is called, such as 'Baner'." })
  name!: string;

  @Field(() => String, { description: 'The town that it is, or is a part of.' })
  city!: string;

  @Field(() => String, { nullable: true, description: 'Null where it is a town itself.' })
  locality!: string | null;

  @Field(() => Float, { description: 'Degrees north, such as 18.5603.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east, such as 73.7866.' })
  longitude!: number;

  @Field(() => Float, { description: 'Kilometres as the crow flies, with one decimal.' })
  kilometres!: number;
}
