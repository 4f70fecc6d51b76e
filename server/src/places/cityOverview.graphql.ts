import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Purpose } from '../properties/property.graphql.ts';
import { PropertyType } from '../subtypes/subtype.graphql.ts';
import { City, Locality } from './place.graphql.ts';

@ObjectType({ description: 'A subtype and how often a town has it.' })
export class SubtypeCount {
  @Field(() => ID, { description: 'Key of the subtype.' })
  key!: string;

  @Field(() => String, { description: 'As the specification writes it.' })
  title!: string;

  @Field(() => Int, { description: 'Public listings.' })
  count!: number;
}

@ObjectType({
  description: 'What the listings of one type and purpose cost; rents are for a month.',
})
export class PriceRange {
  @Field(() => Purpose, { description: 'For sale or for rent.' })
  purpose!: Purpose;

  @Field(() => GraphQLSafeInt, { description: 'Whole rupees.' })
  lowest!: number;

  @Field(() => GraphQLSafeInt, { description: 'Half of the listings cost no more. Whole rupees.' })
  median!: number;

  @Field(() => GraphQLSafeInt, { description: 'Whole rupees.' })
  highest!: number;

  @Field(() => Int, { description: 'Listings with a price that the figures come from.' })
  counted!: number;
}

@ObjectType({ description: 'One property type in a town.' })
export class TypeOverview {
  @Field(() => PropertyType, { description: 'The property type.' })
  type!: PropertyType;

  @Field(() => Int, { description: 'Public listings.' })
  count!: number;

  @Field(() => Int, { description: 'Those for sale.' })
  forSale!: number;

  @Field(() => Int, { description: 'Those for rent.' })
  forRent!: number;

  @Field(() => [SubtypeCount], { description: 'Subtypes with listings, most first.' })
  subtypes!: SubtypeCount[];

  @Field(() => [PriceRange], {
    description: 'For sale first; a purpose without prices is left out.',
  })
  prices!: PriceRange[];
}

@ObjectType({ description: 'A town with listings and how far away it is.' })
export class NearbyCity {
  @Field(() => City, { description: 'The town.' })
  city!: City;

  @Field(() => Int, { description: 'Great-circle distance.' })
  kilometres!: number;
}

@ObjectType({ description: 'What the market has in one town (V-2.1-13, D-24).' })
export class CityOverview {
  @Field(() => City, { description: 'The town with its number of public listings.' })
  city!: City;

  @Field(() => Int, { description: 'Public listings for sale.' })
  forSale!: number;

  @Field(() => Int, { description: 'Public listings for rent.' })
  forRent!: number;

  @Field(() => [TypeOverview], { description: 'Types with listings, most first.' })
  types!: TypeOverview[];

  @Field(() => Boolean, {
    description: 'True when prices come from the 2,000 listings that a list shows first.',
  })
  pricesAreSampled!: boolean;

  @Field(() => [Locality], { description: 'Parts of the town with listings, most first.' })
  localities!: Locality[];

  @Field(() => [NearbyCity], { description: 'Towns with listings, the nearest first.' })
  nearby!: NearbyCity[];

  @Field(() => [City], { description: 'Other towns of the same name.' })
  namesakes!: City[];
}
