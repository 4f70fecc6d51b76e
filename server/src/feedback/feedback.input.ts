import { Field, Int, InputType } from 'type-graphql';
import {
  feedbackNameProblem,
  feedbackTextProblem,
  ratingProblem,
} from '../../../schema/rules/feedback.ts';
import { Honeypot } from '../platform/http/honeypot.ts';
import { CheckedBy, CheckedText } from '../platform/validation.ts';

@InputType('SendFeedbackInput', { description: 'Feedback on the site.' })
export class FeedbackInput extends Honeypot {
  @Field(() => String, { description: 'Name of 2 to 56 characters.' })
  @CheckedText(feedbackNameProblem)
  name!: string;

  @Field(() => Int, { description: 'Rating from 1 to 5 stars.' })
  @CheckedBy((rating) => ratingProblem(typeof rating === 'number' ? rating : null))
  rating!: number;

  @Field(() => String, { description: 'Feedback text of 10 to 500 characters.' })
  @CheckedText(feedbackTextProblem)
  feedback!: string;
}
