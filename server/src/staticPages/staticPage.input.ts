import { IsEnum, IsInt, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import {
  pageContentProblem,
  pageDescriptionProblem,
  pageTagsProblem,
  pageTitleProblem,
} from '../../../schema/rules/staticPage.ts';
import { ShownPictureInput } from '../richText/shownPicture.input.ts';
import { CheckedBy, CheckedText, IsText } from '../platform/validation.ts';
import { StaticPageKey, StaticPageStatus } from './staticPage.entity.ts';

const STATUS = 'Please send the status as draft or published.';
const { maxPictures } = LIMITS.staticPage;

@InputType()
abstract class StaticPageMarks {
  @Field(() => String, {
    nullable: true,
    description: 'Text below the heading and in search engines, at most 300 characters.',
  })
  @IsOptional()
  @CheckedText(pageDescriptionProblem)
  description?: string | null;

  @Field(() => StaticPageStatus, { nullable: true, description: 'Whether visitors read it.' })
  @IsOptional()
  @IsEnum(StaticPageStatus, { message: STATUS })
  status?: StaticPageStatus | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Words that administrators find it by, at most ten.',
  })
  @IsOptional()
  @CheckedBy(pageTagsProblem)
  tags?: string[] | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The picture above the text, which was uploaded before; null for none.',
  })
  @IsOptional()
  @IsText()
  picture?: string | null;

  @Field(() => ShownPictureInput, {
    nullable: true,
    description: 'The same with what it shows, instead of `picture`.',
  })
  @IsOptional()
  @ValidateNested()
  shownPicture?: ShownPictureInput | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'The pictures below the text, which were uploaded before, at most ten.',
  })
  @IsOptional()
  @CheckedBy(picturesProblem)
  pictures?: string[] | null;

  @Field(() => [ShownPictureInput], {
    nullable: true,
    description: 'The same with what each of them shows, instead of `pictures`.',
  })
  @IsOptional()
  @CheckedBy(tooManyPictures)
  @ValidateNested({ each: true })
  shownPictures?: ShownPictureInput[] | null;
}

@InputType({
  description: 'The text of a page that nobody has written yet; a draft unless said otherwise.',
})
export class CreateStaticPageInput extends StaticPageMarks {
  @Field(() => StaticPageKey, { description: 'Which of the pages it is.' })
  @IsEnum(StaticPageKey, { message: 'Please choose an existing page.' })
  key!: StaticPageKey;

  @Field(() => String, { description: 'Its heading, at most 80 characters.' })
  @CheckedText(pageTitleProblem)
  title!: string;

  @Field(() => String, { description: 'HTML, at most 30,000 characters.' })
  @CheckedText(pageContentProblem)
  content!: string;
}

@InputType({ description: 'What is to be changed of a page; the rest stays as it is.' })
export class UpdateStaticPageInput extends StaticPageMarks {
  @Field(() => String, { nullable: true, description: 'Its heading, at most 80 characters.' })
  @IsOptional()
  @CheckedText(pageTitleProblem)
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'HTML, at most 30,000 characters.' })
  @IsOptional()
  @CheckedText(pageContentProblem)
  content?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was edited; a later one of somebody else is not overwritten.',
  })
  @IsOptional()
  @IsInt({ message: 'Please send the version as a whole number.' })
  version?: number | null;
}

@InputType({ description: 'A text that is being written.' })
export class PreviewStaticPageInput {
  @Field(() => String, { description: 'Its heading, at most 80 characters.' })
  @CheckedText(pageTitleProblem)
  title!: string;

  @Field(() => String, { description: 'At most 300 characters.' })
  @CheckedText(pageDescriptionProblem)
  description!: string;

  @Field(() => String, { description: 'HTML, at most 30,000 characters.' })
  @CheckedText(pageContentProblem)
  content!: string;
}

/** What a call sends that changes the status alone. */
export class StaticPageStatusBody {
  @IsEnum(StaticPageStatus, { message: STATUS })
  status!: StaticPageStatus;
}

function picturesProblem(pictures: unknown): string | null {
  const areIds = Array.isArray(pictures) && pictures.every((each) => typeof each === 'string');
  if (!areIds) return 'Please send the pictures as a list of ids.';
  return tooManyPictures(pictures);
}

function tooManyPictures(pictures: unknown): string | null {
  const areTooMany = Array.isArray(pictures) && pictures.length > maxPictures;
  return areTooMany ? `Please choose at most ${maxPictures} pictures` : null;
}
