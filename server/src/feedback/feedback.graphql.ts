import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Page } from '../platform/database/paging.graphql.ts';
import { Feedback } from './feedback.entity.ts';

@ObjectType({ description: 'Result of the sendFeedback mutation.' })
export class SendFeedbackPayload {
  @Field(() => String, { description: 'Thank-you message to show to the sender.' })
  message!: string;
}

@ObjectType({
  implements: Page,
  description: 'A page of feedback, newest first.',
})
export class FeedbackPage extends Page {
  @Field(() => [Feedback], { description: 'Feedback on this page, newest first.' })
  items!: Feedback[];

  @Field(() => Int, { description: 'Total number of feedback entries.' })
  override total!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Average of all ratings, rounded to one decimal. Null if there are none.',
  })
  averageRating!: number | null;
}
