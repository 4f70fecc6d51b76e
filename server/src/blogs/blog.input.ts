import { IsBoolean, IsInt, IsOptional } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import { PageArgs } from '../platform/database/paging.graphql.ts';
import { IsText } from '../platform/validation.ts';

/** A page of posts. */
@ArgsType()
export class BlogsInput extends PageArgs {
  @Field(() => Int, { description: 'How many posts a page has, at most 50.' })
  override pageSize: number = LIMITS.blog.pageSize;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only featured posts, or only the others; all when absent.',
  })
  @IsOptional()
  @IsBoolean()
  featured?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only posts of this category; all when absent.',
  })
  @IsOptional()
  @IsText()
  category?: string | null;

  @Field(() => String, { nullable: true, description: 'Only posts with this tag.' })
  @IsOptional()
  @IsText()
  tag?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words that a post has, at most 120 characters; the last one may be begun only.',
  })
  @IsOptional()
  @IsText()
  search?: string | null;
}

/** Which post is meant. */
@ArgsType()
export class BlogInput {
  @Field(() => ID, { nullable: true, description: 'Any text; only an id can hit.' })
  @IsOptional()
  @IsText()
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'Asked when there is no id.' })
  @IsOptional()
  @IsText()
  slug?: string | null;
}

@ArgsType()
export class TrendingInput {
  @Field(() => Int, { description: 'How many posts are wanted, at most 12.' })
  @IsInt()
  limit: number = LIMITS.blog.sidebarBlogs;
}
