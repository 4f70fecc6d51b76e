import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum StateKind {
  STATE = 'state',
  UNION_TERRITORY = 'union territory',
}
registerEnumType(StateKind, {
  name: 'StateKind',
  description: 'Whether a part of India is a state or a union territory.',
});

@ObjectType({ description: 'A state or union territory of India.' })
export class State {
  @Field(() => String, { description: "The present official name, such as 'Karnataka'." })
  name!: string;

  @Field(() => String, {
    description: "The name in addresses: lower case with hyphens, such as 'tamil-nadu'.",
  })
  slug!: string;

  @Field(() => StateKind, { description: 'Whether it is a state or a union territory.' })
  kind!: string;

  @Field(() => Int, { description: 'Public listings in it.' })
  propertyCount!: number;
}

@ObjectType({ description: 'A town with its number of public listings.' })
export class City {
  @Field(() => ID, { description: 'Stable key of the town.' })
  id!: string;

  @Field(() => String, {
    description: "The present official name of the town, such as 'Bengaluru'.",
  })
  name!: string;

  @Field(() => String, { description: 'State or union territory.' })
  state!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The administrative district, null where it is not known.',
  })
  district!: string | null;

  @Field(() => String, { description: "Town and state for people: 'Bengaluru, Karnataka'." })
  fullLocation!: string;

  @Field(() => String, {
    description: "The name in addresses: lower case with hyphens, such as 'tamil-nadu'.",
  })
  slug!: string;

  @Field(() => String, {
    description:
      "The path of its page, such as '/bengaluru'; of two towns of one name the smaller has its state in it.",
  })
  path!: string;

  @Field(() => Float, { description: 'Degrees north, such as 12.9716.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east, such as 77.5946.' })
  longitude!: number;

  @Field(() => Int, { nullable: true, description: 'People, where it is known.' })
  population!: number | null;

  @Field(() => Int, { description: 'Public listings in it.' })
  propertyCount!: number;
}

@ObjectType({ description: 'A part of a town.' })
export class Locality {
  @Field(() => String, { description: 'The name of the part, as listings give it.' })
  name!: string;

  @Field(() => String, { description: 'The town it belongs to.' })
  city!: string;

  @Field(() => String, { description: 'State or union territory.' })
  state!: string;

  @Field(() => Float, { nullable: true, description: 'Degrees, where it is known.' })
  latitude!: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees, where it is known.' })
  longitude!: number | null;

  @Field(() => Int, { description: 'Public listings in it.' })
  propertyCount!: number;
}

@ObjectType({ description: 'Where a position is.' })
export class DetectedLocation {
  @Field(() => Float, { description: 'Degrees north, as they were asked about.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east, as they were asked about.' })
  longitude!: number;

  @Field(() => String, { description: 'State or union territory.' })
  state!: string;

  @Field(() => String, { description: 'A town that the market knows.' })
  city!: string;

  @Field(() => String, { description: 'The address for people, as exact as it is known.' })
  fullAddress!: string;

  @Field(() => Int, { description: 'Public listings in the town.' })
  propertyCount!: number;
}
