import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Property } from './property.entity.ts';

@ObjectType({ description: 'One step of similar listings.' })
export class SimilarProperties {
  @Field(() => String, {
    description: "Display name of the step, such as 'In Wakad'.",
  })
  label!: string;

  @Field(() => String, {
    description: 'URL query string of the search for all of these listings.',
  })
  query!: string;

  @Field(() => [Property], {
    description: 'Listings by closeness in price, excluding those of earlier steps.',
  })
  items!: Property[];
}

@ObjectType({
  description: 'Price per square foot of a listing compared with similar listings in its locality.',
})
export class LocalityRate {
  @Field(() => Float, {
    description: 'Median price in rupees per square foot; per month for rentals.',
  })
  medianPerSqft!: number;

  @Field(() => Int, {
    description: 'Difference from the median in percent. Negative if the listing is below it.',
  })
  difference!: number;

  @Field(() => Int, { description: 'Number of compared listings, at least 5.' })
  count!: number;

  @Field(() => String, {
    description: "Display name of the compared listings, such as '23 flats for sale in Wakad'.",
  })
  label!: string;
}

@ObjectType({ description: 'A known place near a listing.' })
export class PlaceAround {
  @Field(() => String, { description: "Name of the place, such as 'Baner'." })
  name!: string;

  @Field(() => String, { description: 'Town that the place is or belongs to.' })
  city!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the locality. Null if the place is a town.',
  })
  locality!: string | null;

  @Field(() => Float, { description: 'Latitude in degrees, such as 18.5603.' })
  latitude!: number;

  @Field(() => Float, { description: 'Longitude in degrees, such as 73.7866.' })
  longitude!: number;

  @Field(() => Float, {
    description: 'Straight-line distance in kilometres, rounded to one decimal.',
  })
  kilometres!: number;
}
