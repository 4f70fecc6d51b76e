import { Field, Int, InputType } from 'type-graphql';
import {
  feedbackNameProblem,
  feedbackTextProblem,
  ratingProblem,
} from '../../../schema/rules/feedback.ts';
import { Honeypot } from '../platform/http/honeypot.ts';
import { CheckedBy, CheckedText } from '../platform/validation.ts';

@InputType('SendFeedbackInput', { description: 'What somebody thinks of the site, and who.' })
export class FeedbackInput extends Honeypot {
  @Field(() => String, { description: 'The name, 2 to 56 characters.' })
  @CheckedText(feedbackNameProblem)
  name!: string;

  @Field(() => Int, { description: 'A whole number of stars from 1 to 5.' })
  @CheckedBy((rating) => ratingProblem(typeof rating === 'number' ? rating : null))
  rating!: number;

  @Field(() => String, { description: 'What is said, 10 to 500 characters.' })
  @CheckedText(feedbackTextProblem)
  feedback!: string;
}
