import { ArrayMaxSize, IsDate, IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import { isObject, parseJson } from '../../../schema/rules/json.ts';
import { CheckedText } from '../platform/validation.ts';

/** What somebody has begun to post. */
@InputType('SaveDraftInput', { description: 'What somebody has begun to post.' })
export class DraftInput {
  @Field(() => String, { description: 'A JSON object as text, at most 40,000 characters.' })
  @CheckedText(contentProblem)
  content!: string;

  @Field(() => [ID], {
    description: 'From uploadPicture, the cover first, at most 15; others are given back.',
  })
  @ArrayMaxSize(LIMITS.listing.maxPictures, {
    message: 'A property can have at most $constraint1 pictures.',
  })
  pictures!: string[];

  @Field(() => Date, {
    nullable: true,
    description:
      '`updatedAt` of the draft that this one was made from; any earlier time where there was none. CONFLICT where another one was saved since; without it what is there is replaced.',
  })
  @IsOptional()
  @IsDate({ message: 'Please send seen as a date and time.' })
  seen?: Date | null;
}

function contentProblem(content: string): string | null {
  if (content.length > LIMITS.draft.maxLength) {
    return 'This draft is too long to save. Please post it or shorten it.';
  }
  return isObject(parseJson(content)) ? null : 'A draft must be a JSON object.';
}
