import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Page } from '../platform/database/paging.graphql.ts';
import { Feedback } from './feedback.entity.ts';

@ObjectType({ description: 'What somebody who sent feedback is told.' })
export class SendFeedbackPayload {
  @Field(() => String, { description: 'A sentence of thanks for the person who sent it.' })
  message!: string;
}

@ObjectType({
  implements: Page,
  description: 'One page of the feedback that came in, newest first.',
})
export class FeedbackPage extends Page {
  @Field(() => [Feedback], { description: 'The feedback of this page, newest first.' })
  items!: Feedback[];

  @Field(() => Int, { description: 'All feedback that came in.' })
  override total!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Mean of all ratings with one decimal; null while there is none.',
  })
  averageRating!: number | null;
}
