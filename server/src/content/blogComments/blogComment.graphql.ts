import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type HoldReason } from '../../../../schema/rules/blogComment.ts';
import { Page } from '../../platform/database/paging.graphql.ts';
import { BlogComment, BlogCommentHold, BlogCommentStatus } from './blogComment.entity.ts';
import { WithDeletedId } from '../../platform/bulk.graphql.ts';

@ObjectType({
  implements: Page,
  description: 'A page of comments on a post, newest first.',
})
export class BlogCommentPage extends Page {
  @Field(() => [BlogComment], { description: 'Comments on this page, newest first.' })
  items!: BlogComment[];

  @Field(() => Int, { description: 'Total number of published comments on the post.' })
  override total!: number;
}

@ObjectType({ description: 'The post of a comment.' })
export class CommentedBlog {
  @Field(() => ID, { description: 'Id of 24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => String, { description: 'Title of the post.' })
  title!: string;

  @Field(() => String, { description: 'Path of the post on this site.' })
  path!: string;
}

@ObjectType({ description: 'A recent comment with its post.' })
export class RecentBlogComment {
  @Field(() => BlogComment, { description: 'Text, author and time of the comment.' })
  comment!: BlogComment;

  @Field(() => CommentedBlog, { description: 'Id of the post.' })
  blog!: CommentedBlog;
}

@ObjectType({ description: 'Comment statistics of a post.' })
export class BlogCommentStats {
  @Field(() => Int, { description: 'Number of published comments.' })
  totalComments!: number;

  @Field(() => Int, { description: 'Number of comments in the last seven days.' })
  recentComments!: number;
}

@ObjectType({ description: 'A comment, as seen by administrators.' })
export class BlogCommentRecord extends RecentBlogComment {
  @Field(() => ID, { description: 'Id of 24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Email address of the sender. Null if not given.',
  })
  email!: string | null;

  @Field(() => BlogCommentStatus, { description: 'Whether visitors can see the comment.' })
  status!: BlogCommentStatus;

  @Field(() => BlogCommentHold, {
    nullable: true,
    description: 'Reason for holding the comment. Null if it is published.',
  })
  heldFor!: HoldReason | null;
}

@ObjectType({ description: 'Number of comments by status.' })
export class BlogCommentStatusCount {
  @Field(() => BlogCommentStatus, { description: 'The status that is counted.' })
  status!: BlogCommentStatus;

  @Field(() => Int, { description: 'Number of comments with this status.' })
  count!: number;
}

@ObjectType({
  implements: Page,
  description: 'A page of comments for administrators, newest first.',
})
export class BlogCommentRecordPage extends Page {
  @Field(() => [BlogCommentRecord], { description: 'Comments on this page.' })
  items!: BlogCommentRecord[];

  @Field(() => Int, { description: 'Total number of comments matching the arguments.' })
  override total!: number;

  @Field(() => [BlogCommentStatusCount], { description: 'Number of items by status.' })
  counts!: BlogCommentStatusCount[];
}

@ObjectType({ description: 'Result of the addBlogComment mutation.' })
export class AddBlogCommentPayload {
  @Field(() => String, { description: 'Confirmation to show to the sender.' })
  message!: string;

  @Field(() => BlogComment, {
    nullable: true,
    description: 'The comment. Null if it is held for moderation.',
  })
  comment!: BlogComment | null;
}

@ObjectType({ description: 'Result of the approveBlogComment mutation.' })
export class ApproveBlogCommentPayload {
  @Field(() => BlogCommentRecord, { description: 'The comment, now published.' })
  comment!: BlogCommentRecord;
}

@ObjectType({ description: 'Result of the deleteBlogComment mutation.' })
export class DeleteBlogCommentPayload extends WithDeletedId {}
