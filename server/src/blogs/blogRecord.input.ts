import { IsBoolean, IsEnum, IsInt, IsOptional, ValidateIf, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import {
  blogAuthorProblem,
  blogCategoriesProblem,
  blogContentProblem,
  blogExcerptProblem,
  blogSlugProblem,
  blogTagsProblem,
  blogTitleProblem,
} from '../../../schema/rules/blog.ts';
import { ShownPictureInput } from '../richText/shownPicture.input.ts';
import { PageArgs } from '../platform/database/paging.graphql.ts';
import { CheckedBy, CheckedText, IsText } from '../platform/validation.ts';
import { BlogStatus } from './blog.entity.ts';

const { maxGallery } = LIMITS.blog;
const YES_OR_NO = { message: 'Please send $property as true or false.' };

/** Which posts of the administration. */
@ArgsType()
export class BlogRecordsInput extends PageArgs {
  @Field(() => BlogStatus, {
    nullable: true,
    description: 'Only those of this status; all when absent.',
  })
  @IsOptional()
  @IsEnum(BlogStatus)
  status?: BlogStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words that a post has; the last one may be begun only.',
  })
  @IsOptional()
  @IsText()
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Only posts of this category.' })
  @IsOptional()
  @IsText()
  category?: string | null;
}

@InputType()
abstract class BlogMarks {
  @Field(() => String, {
    nullable: true,
    description: 'Plain text below the title, at most 300 characters.',
  })
  @IsOptional()
  @CheckedText(blogExcerptProblem)
  excerpt?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'HTML, at most 60,000 characters; what may not stand in a post is left out.',
  })
  @IsOptional()
  @CheckedText(blogContentProblem)
  content?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its part of an address; made of the title where none is given.',
  })
  @IsOptional()
  @CheckedText(blogSlugProblem)
  slug?: string | null;

  @Field(() => String, { nullable: true, description: "Who wrote it; 'Admin' for nobody." })
  @IsOptional()
  @CheckedText(blogAuthorProblem)
  authorName?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: "At most five, of at most 30 characters; 'General' for none.",
  })
  @IsOptional()
  @CheckedBy(blogCategoriesProblem)
  categories?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'At most ten words, of at most 30 characters.',
  })
  @IsOptional()
  @CheckedBy(blogTagsProblem)
  tags?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is shown among the featured ones.',
  })
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  featured?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it stands before all others.' })
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  pinned?: boolean | null;

  @Field(() => ShownPictureInput, {
    nullable: true,
    description: 'The picture of the post; null for none.',
  })
  @IsOptional()
  @ValidateNested()
  picture?: ShownPictureInput | null;

  @Field(() => ShownPictureInput, {
    nullable: true,
    description: 'The portrait of its author; null for none.',
  })
  @IsOptional()
  @ValidateNested()
  authorPicture?: ShownPictureInput | null;

  @Field(() => [ShownPictureInput], {
    nullable: true,
    description: 'The pictures below the text, at most twelve, in their order.',
  })
  @IsOptional()
  @CheckedBy((gallery) =>
    Array.isArray(gallery) && gallery.length > maxGallery
      ? `Please choose at most ${maxGallery} pictures`
      : null,
  )
  @ValidateNested({ each: true })
  gallery?: ShownPictureInput[] | null;
}

@InputType({ description: 'A post to be written; it is a draft until it is published.' })
export class CreateBlogInput extends BlogMarks {
  @Field(() => String, { description: 'Its title, at most 120 characters.' })
  @CheckedText(blogTitleProblem)
  title!: string;
}

@InputType({ description: 'What is to be changed of a post; the rest stays as it is.' })
export class UpdateBlogInput extends BlogMarks {
  @Field(() => String, { nullable: true, description: 'Its title, at most 120 characters.' })
  @IsOptional()
  @CheckedText(blogTitleProblem)
  title?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was edited; a later one of somebody else is not overwritten.',
  })
  @IsOptional()
  @IsInt({ message: 'Please send the version as a whole number.' })
  version?: number | null;
}

@InputType({ description: 'A post that is being written.' })
export class PreviewBlogInput {
  @Field(() => String, { description: 'Its title, at most 120 characters.' })
  @CheckedText(blogTitleProblem)
  title!: string;

  @Field(() => String, { description: 'Plain text below the title, at most 300 characters.' })
  @CheckedText(blogExcerptProblem)
  excerpt!: string;

  @Field(() => String, { description: 'HTML, at most 60,000 characters.' })
  @CheckedText(blogContentProblem)
  content!: string;
}

/** From when on visitors may read a post. */
@ArgsType()
export class PublishBlogInput {
  @Field(() => Date, { nullable: true, description: 'From when on, UTC; at once when absent.' })
  @IsMoment()
  at?: Date | null;
}

/** What the documented call for publishing sends; a status of draft takes a post back. */
export class PublishBlogBody {
  @IsMoment()
  scheduledAt?: Date | null;

  @IsShown()
  status?: BlogStatus | null;
}

/** What a documented client sends at once: the post, and how it is shown. */
export class SentBlogInput extends CreateBlogInput {
  @IsMoment()
  scheduledAt?: Date | null;

  @IsShown()
  status?: BlogStatus | null;
}
export class SentBlogChanges extends UpdateBlogInput {
  @IsMoment()
  scheduledAt?: Date | null;

  @IsShown()
  status?: BlogStatus | null;
}

/** A mark; absent turns it round, and null is neither. */
export class FeaturedBody {
  @ValidateIf((_body, value) => value !== undefined)
  @IsBoolean(YES_OR_NO)
  featured?: boolean;
}
export class PinnedBody {
  @ValidateIf((_body, value) => value !== undefined)
  @IsBoolean(YES_OR_NO)
  pinned?: boolean;
}

function IsMoment(): PropertyDecorator {
  return CheckedBy((time) =>
    time == null || time instanceof Date
      ? null
      : 'Please send scheduledAt as a date and time such as 2026-12-24T09:00:00+05:30.',
  );
}

function IsShown(): PropertyDecorator {
  const states: readonly unknown[] = Object.values(BlogStatus);
  return CheckedBy((status) =>
    status == null || states.includes(status) ? null : 'Please use draft or published for status.',
  );
}
