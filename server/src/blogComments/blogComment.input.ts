import { IsEnum, IsInt, IsOptional } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import {
  commentEmailProblem,
  commentMessageProblem,
  commentNameProblem,
} from '../../../schema/rules/blogComment.ts';
import { Honeypot } from '../platform/http/honeypot.ts';
import { PageArgs } from '../platform/database/paging.graphql.ts';
import { CheckedText, IsText } from '../platform/validation.ts';
import { BlogCommentStatus } from './blogComment.entity.ts';

@InputType({ description: 'What somebody says under a post, and who.' })
export class AddBlogCommentInput extends Honeypot {
  @Field(() => ID, { description: 'The id of the post, or its slug.' })
  @IsText()
  blogId!: string;

  @Field(() => String, { description: 'The name, 2 to 56 characters.' })
  @CheckedText(commentNameProblem)
  name!: string;

  @Field(() => String, { description: 'Plain text of 1 to 1,000 characters.' })
  @CheckedText(commentMessageProblem)
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'An e-mail address, at most 56 characters, which only administrators see.',
  })
  @IsOptional()
  @CheckedText(commentEmailProblem)
  email?: string | null;
}

/** A page of the comments under a post. */
@ArgsType()
export class BlogCommentsInput extends PageArgs {
  @Field(() => Int, { description: 'How many comments a page has, at most 50.' })
  override pageSize: number = LIMITS.blogComment.pageSize;
}

/** How many of the newest comments. */
@ArgsType()
export class RecentCommentsInput {
  @Field(() => Int, { description: 'How many are wanted, at most 20.' })
  @IsInt()
  limit: number = LIMITS.blogComment.recent;

  @Field(() => ID, { nullable: true, description: 'A post whose comments are left out.' })
  @IsOptional()
  @IsText()
  exceptBlogId?: string | null;
}

/** Which comments of the administration. */
@ArgsType()
export class BlogCommentRecordsInput extends PageArgs {
  @Field(() => BlogCommentStatus, {
    nullable: true,
    description: 'Only those of this status; all when absent.',
  })
  @IsOptional()
  @IsEnum(BlogCommentStatus)
  status?: BlogCommentStatus | null;

  @Field(() => ID, { nullable: true, description: 'Only those under this post.' })
  @IsOptional()
  @IsText()
  blogId?: string | null;
}
