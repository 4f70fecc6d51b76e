import { IsInt, IsOptional } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import { IsText } from '../platform/validation.ts';

/** What is being typed. No text is refused. */
@ArgsType()
export class SuggestionsInput {
  @Field(() => String, {
    description: 'Text typed so far. No suggestions for fewer than two letters.',
  })
  @IsText()
  text!: string;

  @Field(() => Int, { description: 'Maximum number of suggestions, at most 20.' })
  @IsInt()
  limit: number = LIMITS.suggestions.shown;

  @Field(() => String, {
    nullable: true,
    description: 'Name of a town. Suggestions in this town come first.',
  })
  @IsOptional()
  @IsText()
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'State of the town.' })
  @IsOptional()
  @IsText()
  state?: string | null;
}
