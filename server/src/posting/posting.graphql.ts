import { Field, ObjectType } from 'type-graphql';
import { Rupees } from '../platform/rupees.ts';

@ObjectType({ description: 'Approval rules for an edit of a listing.' })
export class EditTerms {
  @Field(() => Boolean, {
    description: 'Whether edits may need approval. If false, every edit is published at once.',
  })
  waits!: boolean;

  @Field(() => Rupees, {
    nullable: true,
    description:
      'Last reviewed price in whole rupees, to compare with the price of an edit. Null if there is none.',
  })
  reviewedPrice!: number | null;
}
