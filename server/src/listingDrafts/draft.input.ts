import { ArrayMaxSize, IsDate, IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import { isObject, parseJson } from '../../../schema/rules/json.ts';
import { CheckedText } from '../platform/validation.ts';

/** What somebody has begun to post. */
@InputType('SaveDraftInput', { description: 'Draft of a listing.' })
export class DraftInput {
  @Field(() => String, { description: 'JSON object as text, at most 40,000 characters.' })
  @CheckedText(contentProblem)
  content!: string;

  @Field(() => [ID], {
    description:
      'Ids returned by uploadPicture, cover first, at most 15. Other pictures of the draft are released.',
  })
  @ArrayMaxSize(LIMITS.listing.maxPictures, {
    message: 'A property can have at most $constraint1 pictures.',
  })
  pictures!: string[];

  @Field(() => Date, {
    nullable: true,
    description:
      '`updatedAt` of the draft being replaced, or any earlier time if there was none. Fails with CONFLICT if another draft was saved since. Omit to overwrite.',
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
