import { IsInt } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import { IsText } from '../platform/validation.ts';

/** What is being typed. No text is refused. */
@ArgsType()
export class SuggestionsInput {
  @Field(() => String, {
    description: 'What is typed so far; fewer than two letters suggest nothing.',
  })
  @IsText()
  text!: string;

  @Field(() => Int, { description: 'How many suggestions are wanted, at most 20.' })
  @IsInt()
  limit: number = LIMITS.suggestions.shown;
}
