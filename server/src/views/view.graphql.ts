import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Result of the recordView mutation.' })
export class RecordViewPayload {
  @Field(() => Boolean, { description: 'Whether the listing exists and is visible to the viewer.' })
  isFound!: boolean;
}
