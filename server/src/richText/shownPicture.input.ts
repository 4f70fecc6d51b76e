import { IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { pictureAltProblem } from '../../../schema/rules/blog.ts';
import { CheckedText, IsText } from '../platform/validation.ts';

@InputType({ description: 'A picture that was uploaded before, and what it shows.' })
export class ShownPictureInput {
  @Field(() => ID, {
    description: 'What uploadPicture answered, or a picture that is shown already.',
  })
  @IsText()
  id!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What it shows, for those who cannot see it, at most 200 characters; absent keeps what was said.',
  })
  @IsOptional()
  @CheckedText(pictureAltProblem)
  alt?: string | null;
}
