import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What the mutation recordView answers.' })
export class RecordViewPayload {
  @Field(() => Boolean, { description: 'False when there is no such listing for the viewer.' })
  isFound!: boolean;
}
