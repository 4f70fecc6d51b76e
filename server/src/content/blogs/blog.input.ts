import { IsBoolean, IsInt, IsOptional } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits.ts';
import { PageArgs } from '../../platform/database/paging.graphql.ts';
import { IsText } from '../../platform/validation.ts';

/** A page of posts. */
@ArgsType()
export class BlogsInput extends PageArgs {
  @Field(() => Int, { description: 'Number of posts per page, at most 50.' })
  override pageSize: number = LIMITS.blog.pageSize;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for featured posts only, false for all others. Both if omitted.',
  })
  @IsOptional()
  @IsBoolean()
  featured?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Filter by category. All categories if omitted.',
  })
  @IsOptional()
  @IsText()
  category?: string | null;

  @Field(() => String, { nullable: true, description: 'Filter by name of a tag.' })
  @IsOptional()
  @IsText()
  tag?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Full-text search, at most 120 characters. The last word may be incomplete.',
  })
  @IsOptional()
  @IsText()
  search?: string | null;
}

/** Which post is meant. */
@ArgsType()
export class BlogInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the listing. Any other text finds nothing.',
  })
  @IsOptional()
  @IsText()
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'Slug, used if id is omitted.' })
  @IsOptional()
  @IsText()
  slug?: string | null;
}

@ArgsType()
export class TrendingInput {
  @Field(() => Int, { description: 'Maximum number of posts, at most 12.' })
  @IsInt()
  limit: number = LIMITS.blog.sidebarBlogs;
}
