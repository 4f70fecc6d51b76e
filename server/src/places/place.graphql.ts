import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../platform/graphqlEnum.ts';

export const StateKind = graphqlEnum('StateKind', 'Kind of region: state or union territory.', [
  'state',
  'union territory',
]);

@ObjectType({ description: 'A state or union territory of India.' })
export class State {
  @Field(() => String, { description: "Current official name, such as 'Karnataka'." })
  name!: string;

  @Field(() => String, {
    description: "URL slug: lower case with hyphens, such as 'tamil-nadu'.",
  })
  slug!: string;

  @Field(() => StateKind, { description: 'State or union territory.' })
  kind!: string;

  @Field(() => Int, { description: 'Number of public listings.' })
  propertyCount!: number;
}

@ObjectType({ description: 'A town with its number of public listings.' })
export class City {
  @Field(() => ID, { description: 'Stable id of the town.' })
  id!: string;

  @Field(() => String, {
    description: "Current official name of the town, such as 'Bengaluru'.",
  })
  name!: string;

  @Field(() => String, { description: 'State or union territory.' })
  state!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Administrative district. Null if unknown.',
  })
  district!: string | null;

  @Field(() => String, { description: "Town and state, such as 'Bengaluru, Karnataka'." })
  fullLocation!: string;

  @Field(() => String, {
    description: "URL slug: lower case with hyphens, such as 'tamil-nadu'.",
  })
  slug!: string;

  @Field(() => String, {
    description:
      "Path of the town's page, such as '/bengaluru'. If two towns share a name, the path of the smaller one includes its state.",
  })
  path!: string;

  @Field(() => Float, { description: 'Latitude in degrees, such as 12.9716.' })
  latitude!: number;

  @Field(() => Float, { description: 'Longitude in degrees, such as 77.5946.' })
  longitude!: number;

  @Field(() => Int, { nullable: true, description: 'Population. Null if unknown.' })
  population!: number | null;

  @Field(() => Int, { description: 'Number of public listings.' })
  propertyCount!: number;
}

@ObjectType({ description: 'A locality of a town.' })
export class Locality {
  @Field(() => String, { description: 'Name of the locality, as used in listings.' })
  name!: string;

  @Field(() => String, { description: 'Town of the locality.' })
  city!: string;

  @Field(() => String, { description: 'State or union territory.' })
  state!: string;

  @Field(() => Float, { nullable: true, description: 'Coordinate in degrees. Null if unknown.' })
  latitude!: number | null;

  @Field(() => Float, { nullable: true, description: 'Coordinate in degrees. Null if unknown.' })
  longitude!: number | null;

  @Field(() => Int, { description: 'Number of public listings.' })
  propertyCount!: number;
}

@ObjectType({ description: 'Town and address at a position.' })
export class DetectedLocation {
  @Field(() => Float, { description: 'Latitude in degrees, as requested.' })
  latitude!: number;

  @Field(() => Float, { description: 'Longitude in degrees, as requested.' })
  longitude!: number;

  @Field(() => String, { description: 'State or union territory.' })
  state!: string;

  @Field(() => String, { description: 'Name of a known town.' })
  city!: string;

  @Field(() => String, { description: 'Display address, as precise as known.' })
  fullAddress!: string;

  @Field(() => Int, { description: 'Number of public listings in the town.' })
  propertyCount!: number;
}
