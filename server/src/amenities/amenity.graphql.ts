import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Something a property or its society offers (P-3-09).' })
export class Amenity {
  @Field(() => ID, { description: 'Fixed for ever; listings store it.' })
  id!: string;

  @Field(() => String, { description: 'For people.' })
  name!: string;
}
