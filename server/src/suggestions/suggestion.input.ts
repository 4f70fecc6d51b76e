import { IsInt, IsOptional } from 'class-validator';
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

  @Field(() => String, {
    nullable: true,
    description: 'A town; what lies in it comes first.',
  })
  @IsOptional()
  @IsText()
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'The state of the town.' })
  @IsOptional()
  @IsText()
  state?: string | null;
}
