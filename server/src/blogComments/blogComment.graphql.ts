import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Page } from '../platform/database/paging.graphql.ts';
import { BlogComment, BlogCommentHold, BlogCommentStatus } from './blogComment.entity.ts';

@ObjectType({
  implements: Page,
  description: 'One page of the comments under a post, newest first.',
})
export class BlogCommentPage extends Page {
  @Field(() => [BlogComment], { description: 'The comments of this page, newest first.' })
  items!: BlogComment[];

  @Field(() => Int, { description: 'All comments that visitors read under the post.' })
  override total!: number;
}

@ObjectType({ description: 'The post of a comment.' })
export class CommentedBlog {
  @Field(() => ID, { description: '24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => String, { description: 'The title of the post.' })
  title!: string;

  @Field(() => String, { description: 'Where the post is read: a path of this site.' })
  path!: string;
}

@ObjectType({ description: 'One of the newest comments, with its post.' })
export class RecentBlogComment {
  @Field(() => BlogComment, { description: 'What was said, by whom and when.' })
  comment!: BlogComment;

  @Field(() => CommentedBlog, { description: 'The post that it stands under.' })
  blog!: CommentedBlog;
}

@ObjectType({ description: 'The comments under a post in figures.' })
export class BlogCommentStats {
  @Field(() => Int, { description: 'All that visitors read.' })
  totalComments!: number;

  @Field(() => Int, { description: 'Those of the last seven days.' })
  recentComments!: number;
}

@ObjectType({ description: 'A comment as administrators see it.' })
export class BlogCommentRecord {
  @Field(() => ID, { description: '24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => BlogComment, { description: 'What was said, by whom and when.' })
  comment!: BlogComment;

  @Field(() => CommentedBlog, { description: 'The post that it stands under.' })
  blog!: CommentedBlog;

  @Field(() => String, { nullable: true, description: 'The e-mail address, if one was given.' })
  email!: string | null;

  @Field(() => BlogCommentStatus, { description: 'Whether visitors read it.' })
  status!: BlogCommentStatus;

  @Field(() => BlogCommentHold, {
    nullable: true,
    description: 'Why it is held; null for one that is shown.',
  })
  heldFor!: `${BlogCommentHold}` | null;
}

@ObjectType({ description: 'How many comments have a status.' })
export class BlogCommentStatusCount {
  @Field(() => BlogCommentStatus, { description: 'Which status is counted.' })
  status!: BlogCommentStatus;

  @Field(() => Int, { description: 'Comments that have it.' })
  count!: number;
}

@ObjectType({
  implements: Page,
  description: 'One page of the comments that administrators look after, newest first.',
})
export class BlogCommentRecordPage extends Page {
  @Field(() => [BlogCommentRecord], { description: 'The comments of this page.' })
  items!: BlogCommentRecord[];

  @Field(() => Int, { description: 'All comments that the arguments ask for.' })
  override total!: number;

  @Field(() => [BlogCommentStatusCount], { description: 'How many there are of every status.' })
  counts!: BlogCommentStatusCount[];
}
