import { Field, ObjectType } from 'type-graphql';
import { Rupees } from '../platform/rupees.ts';

@ObjectType({ description: 'What decides whether an edit of a listing waits for approval.' })
export class EditTerms {
  @Field(() => Boolean, {
    description:
      'False: whatever is sent is shown at once, because nothing waits here or for this viewer.',
  })
  waits!: boolean;

  @Field(() => Rupees, {
    nullable: true,
    description:
      'Whole rupees: the price that somebody looked at last, which that of an edit is compared with.',
  })
  reviewedPrice!: number | null;
}
