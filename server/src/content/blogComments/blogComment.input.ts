import { IsEnum, IsInt, IsOptional } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits.ts';
import {
  commentEmailProblem,
  commentMessageProblem,
  commentNameProblem,
} from '../../../../schema/rules/blogComment.ts';
import { Honeypot } from '../../platform/http/honeypot.ts';
import { PageArgs } from '../../platform/database/paging.graphql.ts';
import { CheckedText, IsText } from '../../platform/validation.ts';
import { BlogCommentStatus } from './blogComment.entity.ts';

@InputType({ description: 'A comment on a blog post and its author.' })
export class AddBlogCommentInput extends Honeypot {
  @Field(() => ID, { description: 'Id or slug of the post.' })
  @IsText()
  blogId!: string;

  @Field(() => String, { description: 'Name of 2 to 56 characters.' })
  @CheckedText(commentNameProblem)
  name!: string;

  @Field(() => String, { description: 'Plain text of 1 to 1,000 characters.' })
  @CheckedText(commentMessageProblem)
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Email address, at most 56 characters. Visible to administrators only.',
  })
  @IsOptional()
  @CheckedText(commentEmailProblem)
  email?: string | null;
}

/** A page of the comments under a post. */
@ArgsType()
export class BlogCommentsInput extends PageArgs {
  @Field(() => Int, { description: 'Number of comments per page, at most 50.' })
  override pageSize: number = LIMITS.blogComment.pageSize;
}

/** How many of the newest comments. */
@ArgsType()
export class RecentCommentsInput {
  @Field(() => Int, { description: 'Maximum number of comments, at most 20.' })
  @IsInt()
  limit: number = LIMITS.blogComment.recent;

  @Field(() => ID, { nullable: true, description: 'Id of a post to exclude.' })
  @IsOptional()
  @IsText()
  exceptBlogId?: string | null;
}

/** Which comments of the administration. */
@ArgsType()
export class BlogCommentRecordsInput extends PageArgs {
  @Field(() => BlogCommentStatus, {
    nullable: true,
    description: 'Filter by status. All statuses if omitted.',
  })
  @IsOptional()
  @IsEnum(BlogCommentStatus)
  status?: BlogCommentStatus | null;

  @Field(() => ID, { nullable: true, description: 'Only comments on this post.' })
  @IsOptional()
  @IsText()
  blogId?: string | null;
}
