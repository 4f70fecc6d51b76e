import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A state or union territory of India (V-4.7-04).' })
export class State {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  slug!: string;

  @Field(() => String, { description: 'state or union territory.' })
  kind!: string;

  @Field(() => Int, { description: 'Public listings in it.' })
  propertyCount!: number;
}

@ObjectType({ description: 'A town with its number of public listings (V-3-07).' })
export class City {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  state!: string;

  @Field(() => String, { nullable: true, description: 'Where it is known.' })
  district!: string | null;

  @Field(() => String, { description: 'Name and state.' })
  fullLocation!: string;

  @Field(() => String)
  slug!: string;

  @Field(() => Float)
  latitude!: number;

  @Field(() => Float)
  longitude!: number;

  @Field(() => Int, { nullable: true })
  population!: number | null;

  @Field(() => Int)
  propertyCount!: number;
}

@ObjectType({ description: 'A part of a town.' })
export class Locality {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  city!: string;

  @Field(() => String)
  state!: string;

  @Field(() => Float, { nullable: true })
  latitude!: number | null;

  @Field(() => Float, { nullable: true })
  longitude!: number | null;

  @Field(() => Int)
  propertyCount!: number;
}
