import { IsBoolean, IsEnum, IsInt, IsOptional, ValidateIf, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits.ts';
import {
  blogAuthorProblem,
  blogCategoriesProblem,
  blogContentProblem,
  blogExcerptProblem,
  blogSlugProblem,
  blogTagsProblem,
  blogTitleProblem,
} from '../../../../schema/rules/blog.ts';
import { ShownPictureInput } from '../richText/shownPicture.input.ts';
import { PageArgs } from '../../platform/database/paging.graphql.ts';
import { CheckedBy, CheckedText, IsText } from '../../platform/validation.ts';
import { BlogStatus } from './blog.entity.ts';

const { maxGallery } = LIMITS.blog;
const YES_OR_NO = { message: 'Please send $property as true or false.' };

/** Which posts of the administration. */
@ArgsType()
export class BlogRecordsInput extends PageArgs {
  @Field(() => BlogStatus, {
    nullable: true,
    description: 'Filter by status. All statuses if omitted.',
  })
  @IsOptional()
  @IsEnum(BlogStatus)
  status?: BlogStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'Full-text search. The last word may be incomplete.',
  })
  @IsOptional()
  @IsText()
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Filter by name of a category.' })
  @IsOptional()
  @IsText()
  category?: string | null;
}

@InputType()
abstract class BlogMarks {
  @Field(() => String, {
    nullable: true,
    description: 'Plain-text summary below the title, at most 300 characters.',
  })
  @IsOptional()
  @CheckedText(blogExcerptProblem)
  excerpt?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'HTML, at most 60,000 characters. Markup that is not allowed is removed.',
  })
  @IsOptional()
  @CheckedText(blogContentProblem)
  content?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'URL slug. Generated from the title if omitted.',
  })
  @IsOptional()
  @CheckedText(blogSlugProblem)
  slug?: string | null;

  @Field(() => String, { nullable: true, description: "Name of the author. Default: 'Admin'." })
  @IsOptional()
  @CheckedText(blogAuthorProblem)
  authorName?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: "At most five categories of at most 30 characters each. Default: 'General'.",
  })
  @IsOptional()
  @CheckedBy(blogCategoriesProblem)
  categories?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'At most ten tags of at most 30 characters each.',
  })
  @IsOptional()
  @CheckedBy(blogTagsProblem)
  tags?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the post is featured.',
  })
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  featured?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the post is pinned to the top.' })
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  pinned?: boolean | null;

  @Field(() => ShownPictureInput, {
    nullable: true,
    description: 'Main picture. Null for none.',
  })
  @IsOptional()
  @ValidateNested()
  picture?: ShownPictureInput | null;

  @Field(() => ShownPictureInput, {
    nullable: true,
    description: 'Portrait of the author. Null for none.',
  })
  @IsOptional()
  @ValidateNested()
  authorPicture?: ShownPictureInput | null;

  @Field(() => [ShownPictureInput], {
    nullable: true,
    description: 'Pictures below the text in display order, at most twelve.',
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

@InputType({ description: 'Blog post to create. It stays a draft until published.' })
export class CreateBlogInput extends BlogMarks {
  @Field(() => String, { description: 'Title, at most 120 characters.' })
  @CheckedText(blogTitleProblem)
  title!: string;
}

@InputType({ description: 'Fields of a post to change. Omitted fields are left unchanged.' })
export class UpdateBlogInput extends BlogMarks {
  @Field(() => String, { nullable: true, description: 'Title, at most 120 characters.' })
  @IsOptional()
  @CheckedText(blogTitleProblem)
  title?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Version being edited. Fails with CONFLICT if someone else changed it since.',
  })
  @IsOptional()
  @IsInt({ message: 'Please send the version as a whole number.' })
  version?: number | null;
}

@InputType({ description: 'Content of the post to preview.' })
export class PreviewBlogInput {
  @Field(() => String, { description: 'Title, at most 120 characters.' })
  @CheckedText(blogTitleProblem)
  title!: string;

  @Field(() => String, {
    description: 'Plain-text summary below the title, at most 300 characters.',
  })
  @CheckedText(blogExcerptProblem)
  excerpt!: string;

  @Field(() => String, { description: 'HTML, at most 60,000 characters.' })
  @CheckedText(blogContentProblem)
  content!: string;
}

/** From when on visitors may read a post. */
@ArgsType()
export class PublishBlogInput {
  @Field(() => Date, { nullable: true, description: 'Publication time, UTC. At once if omitted.' })
  @IsMoment()
  at?: Date | null;
}

const SCHEDULED = 'Publication time. Published at once if it has passed.';

/** What the documented call for publishing sends; a status of draft takes a post back. */
export class PublishBlogBody {
  @Field(() => Date, { nullable: true, description: SCHEDULED })
  @IsMoment()
  scheduledAt?: Date | null;

  @Field(() => BlogStatus, { nullable: true, description: 'draft or published.' })
  @IsShown()
  status?: BlogStatus | null;
}

/** What a documented client sends at once: the post, and how it is shown. */
export class SentBlogInput extends CreateBlogInput {
  @Field(() => Date, { nullable: true, description: SCHEDULED })
  @IsMoment()
  scheduledAt?: Date | null;

  @Field(() => BlogStatus, { nullable: true, description: 'draft or published.' })
  @IsShown()
  status?: BlogStatus | null;
}
export class SentBlogChanges extends UpdateBlogInput {
  @Field(() => Date, { nullable: true, description: SCHEDULED })
  @IsMoment()
  scheduledAt?: Date | null;

  @Field(() => BlogStatus, { nullable: true, description: 'draft or published.' })
  @IsShown()
  status?: BlogStatus | null;
}

/** A mark; absent turns it round, and null is neither. */
export class FeaturedBody {
  @Field(() => Boolean, { nullable: true, description: 'Whether the post is featured.' })
  @ValidateIf((_body, value) => value !== undefined)
  @IsBoolean(YES_OR_NO)
  featured?: boolean;
}
export class PinnedBody {
  @Field(() => Boolean, { nullable: true, description: 'Whether the post is pinned to the top.' })
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
