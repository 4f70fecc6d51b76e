import { Field, Int, ObjectType } from 'type-graphql';
import { Rupees } from '../platform/rupees.ts';
import { Purpose } from '../properties/property.graphql.ts';
import { PropertyType, SubtypeCount } from '../subtypes/subtype.graphql.ts';
import { City, Locality } from './place.graphql.ts';

@ObjectType({
  description: 'Prices of listings of one type and purpose. Rents are per month.',
})
export class PriceRange {
  @Field(() => Purpose, { description: 'For sale or for rent.' })
  purpose!: Purpose;

  @Field(() => Rupees, {
    description: 'Lowest price in whole rupees, such as 4500000.',
  })
  lowest!: number;

  @Field(() => Rupees, { description: 'Median price in whole rupees.' })
  median!: number;

  @Field(() => Rupees, {
    description: 'Highest price in whole rupees, such as 12500000.',
  })
  highest!: number;

  @Field(() => Int, { description: 'Number of priced listings used.' })
  counted!: number;
}

@ObjectType({ description: 'Statistics of a property type in a town.' })
export class TypeOverview {
  @Field(() => PropertyType, { description: 'Property type of these figures.' })
  type!: PropertyType;

  @Field(() => Int, { description: 'Number of public listings of this type in the town.' })
  count!: number;

  @Field(() => Int, { description: 'Number of public listings of this type for sale.' })
  forSale!: number;

  @Field(() => Int, { description: 'Number of public listings of this type for rent.' })
  forRent!: number;

  @Field(() => [SubtypeCount], { description: 'Subtypes with listings, most listings first.' })
  subtypes!: SubtypeCount[];

  @Field(() => [PriceRange], {
    description: 'Prices by purpose, for sale first. Purposes without prices are omitted.',
  })
  prices!: PriceRange[];
}

@ObjectType({ description: 'A nearby town with listings and its distance.' })
export class NearbyCity {
  @Field(() => City, { description: 'The town that is nearby.' })
  city!: City;

  @Field(() => Int, { description: 'Straight-line distance in kilometres, rounded.' })
  kilometres!: number;
}

@ObjectType({ description: 'Market overview of a town.' })
export class CityOverview {
  @Field(() => City, { description: 'The town, with its number of public listings.' })
  city!: City;

  @Field(() => Int, { description: 'Number of public listings for sale.' })
  forSale!: number;

  @Field(() => Int, { description: 'Number of public listings for rent.' })
  forRent!: number;

  @Field(() => [TypeOverview], {
    description: 'Property types with listings, most listings first.',
  })
  types!: TypeOverview[];

  @Field(() => Boolean, {
    description: 'Whether prices are based on only the first 2,000 listings of the town.',
  })
  pricesAreSampled!: boolean;

  @Field(() => [Locality], { description: 'Localities with listings, most listings first.' })
  localities!: Locality[];

  @Field(() => [NearbyCity], { description: 'Nearby towns with listings, nearest first.' })
  nearby!: NearbyCity[];

  @Field(() => [City], { description: 'Other towns with the same name.' })
  namesakes!: City[];
}
