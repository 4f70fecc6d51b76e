import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A state or union territory of India (V-4.7-04).' })
export class State {
  @Field(() => String, { description: 'Present official name.' })
  name!: string;

  @Field(() => String, { description: 'For addresses: lower case, hyphens.' })
  slug!: string;

  @Field(() => String, { description: 'state or union territory.' })
  kind!: string;

  @Field(() => Int, { description: 'Public listings in it.' })
  propertyCount!: number;
}

@ObjectType({ description: 'A town with its number of public listings (V-3-07).' })
export class City {
  @Field(() => ID, { description: 'Stable key of the town.' })
  id!: string;

  @Field(() => String, { description: 'Present official name.' })
  name!: string;

  @Field(() => String, { description: 'State or union territory.' })
  state!: string;

  @Field(() => String, { nullable: true, description: 'Where it is known.' })
  district!: string | null;

  @Field(() => String, { description: 'Name and state.' })
  fullLocation!: string;

  @Field(() => String, { description: 'For addresses: lower case, hyphens.' })
  slug!: string;

  @Field(() => String, {
    description:
      'Address of its page (V-2.1-13); of two towns of one name the smaller has its state in it.',
  })
  path!: string;

  @Field(() => Float, { description: 'Degrees.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees.' })
  longitude!: number;

  @Field(() => Int, { nullable: true, description: 'People, where it is known.' })
  population!: number | null;

  @Field(() => Int, { description: 'Public listings in it.' })
  propertyCount!: number;
}

@ObjectType({ description: 'A part of a town.' })
export class Locality {
  @Field(() => String, { description: 'As listings name it.' })
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

@ObjectType({ description: 'Where a position is (V-3-10).' })
export class DetectedLocation {
  @Field(() => Float, { description: 'Degrees, as asked.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees, as asked.' })
  longitude!: number;

  @Field(() => String, { description: 'State or union territory.' })
  state!: string;

  @Field(() => String, { description: 'A town that the market knows.' })
  city!: string;

  @Field(() => String, { description: 'As exact as it is known.' })
  fullAddress!: string;

  @Field(() => Int, { description: 'Public listings in the town.' })
  propertyCount!: number;
}
