import { IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { pictureAltProblem } from '../../../../schema/rules/blog.ts';
import { CheckedText, IsText } from '../../platform/validation.ts';

@InputType({ description: 'An uploaded picture with its alternative text.' })
export class ShownPictureInput {
  @Field(() => ID, {
    description: 'Id returned by uploadPicture, or of a picture already in use.',
  })
  @IsText()
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Alternative text, at most 200 characters. Omit to keep the current one.',
  })
  @IsOptional()
  @CheckedText(pictureAltProblem)
  alt?: string | null;
}
