import { Field, Float, Int, ObjectType } from 'type-graphql';
import { PageFields } from '../platform/paging.graphql.ts';
import { Feedback } from './feedback.entity.ts';

@ObjectType({ description: 'What somebody who sent feedback is told.' })
export class FeedbackReceipt {
  @Field(() => String, { description: 'For people (V-4.4-05).' })
  message!: string;
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
