import { Field, Float, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What decides whether an edit of a listing waits for approval (D-75).' })
export class EditTerms {
  @Field(() => Boolean, {
    description:
      'False: whatever is sent is shown at once, because nothing waits here (D-70) or for this viewer.',
  })
  waits!: boolean;

  @Field(() => Float, {
    nullable: true,
    description:
      'Whole rupees: the price that somebody looked at last, which that of an edit is compared with.',
  })
  reviewedPrice!: number | null;
}
