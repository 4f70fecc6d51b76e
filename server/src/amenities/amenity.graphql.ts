import { Field, ID, ObjectType } from 'type-graphql';

// P-3-09.
@ObjectType({ description: 'Something a property or its society offers.' })
export class Amenity {
  @Field(() => ID, {
    description: 'The key of the amenity, which never changes; listings store it.',
  })
  id!: string;

  @Field(() => String, { description: "The name to show, such as 'Swimming Pool'." })
  name!: string;
}
