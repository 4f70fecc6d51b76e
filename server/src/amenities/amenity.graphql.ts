import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Something a property or its society offers (P-3-09).' })
export class Amenity {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;
}
