import { Field, Int, ObjectType } from 'type-graphql';
import { Rupees } from '../platform/rupees.ts';
import { Purpose } from '../properties/property.graphql.ts';
import { PropertyType, SubtypeCount } from '../subtypes/subtype.graphql.ts';
import { City, Locality } from './place.graphql.ts';

@ObjectType({
  description: 'What the listings of one type and purpose cost; rents are for a month.',
})
export class PriceRange {
  @Field(() => Purpose, { description: 'For sale or for rent.' })
  purpose!: Purpose;

  @Field(() => Rupees, {
    description: 'The lowest price in whole rupees, such as 4500000.',
  })
  lowest!: number;

  @Field(() => Rupees, { description: 'Whole rupees; half of the listings cost no more.' })
  median!: number;

  @Field(() => Rupees, {
    description: 'The highest price in whole rupees, such as 12500000.',
  })
  highest!: number;

  @Field(() => Int, { description: 'How many listings with a price the figures come from.' })
  counted!: number;
}

@ObjectType({ description: 'One property type in a town.' })
export class TypeOverview {
  @Field(() => PropertyType, { description: 'The property type that these figures are about.' })
  type!: PropertyType;

  @Field(() => Int, { description: 'Public listings of this type in the town.' })
  count!: number;

  @Field(() => Int, { description: 'Public listings of this type for sale.' })
  forSale!: number;

  @Field(() => Int, { description: 'Public listings of this type for rent.' })
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
  @Field(() => City, { description: 'The town that is near.' })
  city!: City;

  @Field(() => Int, { description: 'Kilometres as the crow flies, rounded.' })
  kilometres!: number;
}

@ObjectType({ description: 'What the market has in one town.' })
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
