import { IsEnum, IsInt, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits.ts';
import {
  pageContentProblem,
  pageDescriptionProblem,
  pageTagsProblem,
  pageTitleProblem,
} from '../../../../schema/rules/staticPage.ts';
import { ShownPictureInput } from '../richText/shownPicture.input.ts';
import { CheckedBy, CheckedText, IsText } from '../../platform/validation.ts';
import { StaticPageKey, StaticPageStatus } from './staticPage.entity.ts';

const STATUS = 'Please send the status as draft or published.';
const { maxPictures } = LIMITS.staticPage;

@InputType()
abstract class StaticPageMarks {
  @Field(() => String, {
    nullable: true,
    description:
      'One or two sentences below the heading and in search results, at most 300 characters.',
  })
  @IsOptional()
  @CheckedText(pageDescriptionProblem)
  description?: string | null;

  @Field(() => StaticPageStatus, {
    nullable: true,
    description: 'Whether visitors can see the page.',
  })
  @IsOptional()
  @IsEnum(StaticPageStatus, { message: STATUS })
  status?: StaticPageStatus | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Tags for administrators to search by, at most ten.',
  })
  @IsOptional()
  @CheckedBy(pageTagsProblem)
  tags?: string[] | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Picture above the text: id of an uploaded picture. Null for none.',
  })
  @IsOptional()
  @IsText()
  picture?: string | null;

  @Field(() => ShownPictureInput, {
    nullable: true,
    description: 'Picture above the text with its alternative text. Use instead of `picture`.',
  })
  @IsOptional()
  @ValidateNested()
  shownPicture?: ShownPictureInput | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Pictures below the text: ids of at most ten uploaded pictures.',
  })
  @IsOptional()
  @CheckedBy(picturesProblem)
  pictures?: string[] | null;

  @Field(() => [ShownPictureInput], {
    nullable: true,
    description: 'Pictures below the text with their alternative texts. Use instead of `pictures`.',
  })
  @IsOptional()
  @CheckedBy(tooManyPictures)
  @ValidateNested({ each: true })
  shownPictures?: ShownPictureInput[] | null;
}

@InputType({
  description: 'Custom text for a page with default text. Saved as a draft by default.',
})
export class CreateStaticPageInput extends StaticPageMarks {
  @Field(() => StaticPageKey, { description: 'Key of the page.' })
  @IsEnum(StaticPageKey, { message: 'Please choose an existing page.' })
  key!: StaticPageKey;

  @Field(() => String, { description: 'Heading, at most 80 characters.' })
  @CheckedText(pageTitleProblem)
  title!: string;

  @Field(() => String, { description: 'HTML, at most 30,000 characters.' })
  @CheckedText(pageContentProblem)
  content!: string;
}

@InputType({ description: 'Fields of a page to change. Omitted fields are left unchanged.' })
export class UpdateStaticPageInput extends StaticPageMarks {
  @Field(() => String, { nullable: true, description: 'Heading, at most 80 characters.' })
  @IsOptional()
  @CheckedText(pageTitleProblem)
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'HTML, at most 30,000 characters.' })
  @IsOptional()
  @CheckedText(pageContentProblem)
  content?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Version being edited. Fails with CONFLICT if someone else changed it since.',
  })
  @IsOptional()
  @IsInt({ message: 'Please send the version as a whole number.' })
  version?: number | null;
}

@InputType({ description: 'Content of the page to preview.' })
export class PreviewStaticPageInput {
  @Field(() => String, { description: 'Heading, at most 80 characters.' })
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
