import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { PageFields } from '../platform/paging.graphql.ts';

@ObjectType({ description: 'What somebody who sent feedback is told.' })
export class FeedbackReceipt {
  @Field(() => String, { description: 'For people (V-4.4-05).' })
  message!: string;
}

@ObjectType({ description: 'What somebody thinks of the site (V-3-05).' })
export class Feedback {
  @Field(() => ID, { description: '24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => String, { description: 'As the sender gave it.' })
  name!: string;

  @Field(() => Int, { description: 'Stars from 1 to 5.' })
  rating!: number;

  @Field(() => String, { description: 'Plain text.' })
  feedback!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The account it came from, if it was signed in.',
  })
  accountId!: string | null;

  @Field(() => Date, { description: 'UTC.' })
  createdAt!: Date;
}

@ObjectType({ description: 'One page of the feedback that came in, newest first.' })
export class FeedbackPage extends PageFields {
  @Field(() => [Feedback], { description: 'Newest first.' })
  items!: Feedback[];

  @Field(() => Int, { description: 'All there is.' })
  total!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Mean of all ratings with one decimal; null while there is none.',
  })
  averageRating!: number | null;
}
