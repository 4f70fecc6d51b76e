import { Field, Int, ObjectType } from 'type-graphql';
import { Page } from '../../platform/database/paging.graphql.ts';
import { Blog as BlogRecord, BlogContent, BlogStatus } from './blog.entity.ts';
import { WithDeletedId } from '../../platform/bulk.graphql.ts';

@ObjectType('Blog', { description: 'A published blog post.' })
export class Blog extends BlogContent {
  @Field(() => String, { description: 'Unique slug of the post, usable for lookups.' })
  slug!: string;

  @Field(() => String, { description: 'Summary of one or two sentences, as plain text.' })
  excerpt!: string;

  @Field(() => Int, { description: 'Number of likes, at most one a day per visitor.' })
  likes!: number;

  @Field(() => Int, { description: 'Number of shares, at most one a day per visitor.' })
  shares!: number;

  @Field(() => Date, { description: 'Time of publication, UTC.' })
  publishedAt!: Date;

  @Field(() => Date, { description: 'Time at which the post was created, UTC.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'Time of the last change, UTC.' })
  updatedAt!: Date;
}

@ObjectType({
  implements: Page,
  description: 'A page of blog posts: pinned posts first, then newest first.',
})
export class BlogPage extends Page {
  @Field(() => [Blog], { description: 'Posts on this page, in order.' })
  items!: Blog[];

  @Field(() => Int, { description: 'Total number of published posts matching the arguments.' })
  override total!: number;
}

@ObjectType({ description: 'A category with published posts.' })
export class BlogCategory {
  @Field(() => String, {
    description: 'Category name, also accepted by the category argument of blogs.',
  })
  name!: string;

  @Field(() => Int, { description: 'Number of published posts in the category.' })
  postCount!: number;
}

@ObjectType({ description: 'A tag with published posts.' })
export class BlogTag {
  @Field(() => String, { description: 'Tag name, also accepted by the tag argument of blogs.' })
  name!: string;

  @Field(() => Int, { description: 'Number of published posts with the tag.' })
  postCount!: number;
}

@ObjectType({ description: 'Number of posts by status.' })
export class BlogStatusCount {
  @Field(() => BlogStatus, { description: 'The status that is counted.' })
  status!: BlogStatus;

  @Field(() => Int, { description: 'Number of posts with this status.' })
  count!: number;
}

@ObjectType({
  implements: Page,
  description: 'A page of blog posts for administrators, most recently changed first.',
})
export class BlogRecordPage extends Page {
  @Field(() => [BlogRecord], { description: 'Posts on this page.' })
  items!: BlogRecord[];

  @Field(() => Int, { description: 'Total number of posts matching the arguments.' })
  override total!: number;

  @Field(() => [BlogStatusCount], { description: 'Number of items by status.' })
  counts!: BlogStatusCount[];
}

@ObjectType({ description: 'Statistics of blog posts.' })
export class BlogStats {
  @Field(() => Int, { description: 'Number of posts in any state.' })
  total!: number;

  @Field(() => Int, { description: 'Total number of drafts.' })
  draft!: number;

  @Field(() => Int, { description: 'Number of scheduled posts.' })
  scheduled!: number;

  @Field(() => Int, { description: 'Number of published posts.' })
  published!: number;

  @Field(() => Int, { description: 'Number of featured posts.' })
  featured!: number;

  @Field(() => Int, { description: 'Number of pinned posts.' })
  pinned!: number;

  @Field(() => Int, { description: 'Total number of likes.' })
  likes!: number;

  @Field(() => Int, { description: 'Total number of shares.' })
  shares!: number;
}

@ObjectType()
abstract class WithBlogRecord {
  @Field(() => BlogRecord, { description: 'The post after the change.' })
  blog!: BlogRecord;
}

@ObjectType()
abstract class WithWrittenBlog extends WithBlogRecord {
  @Field(() => [String], {
    description: 'Changes made to the submitted HTML, one sentence each.',
  })
  changes!: string[];
}

@ObjectType({ description: 'Result of the createBlog mutation.' })
export class CreateBlogPayload extends WithWrittenBlog {}

@ObjectType({ description: 'Result of the updateBlog mutation.' })
export class UpdateBlogPayload extends WithWrittenBlog {}

@ObjectType({ description: 'Result of the publishBlog mutation.' })
export class PublishBlogPayload extends WithBlogRecord {}

@ObjectType({ description: 'Result of the unpublishBlog mutation.' })
export class UnpublishBlogPayload extends WithBlogRecord {}

@ObjectType({ description: 'Result of the setBlogFeatured mutation.' })
export class SetBlogFeaturedPayload extends WithBlogRecord {}

@ObjectType({ description: 'Result of the setBlogPinned mutation.' })
export class SetBlogPinnedPayload extends WithBlogRecord {}

@ObjectType({
  description: 'Result of the previewBlog mutation: the post as shown to visitors.',
})
export class PreviewBlogPayload {
  @Field(() => String, { description: 'Title of the post.' })
  title!: string;

  @Field(() => String, { description: 'One or two sentences of plain text. May be empty.' })
  excerpt!: string;

  @Field(() => String, { description: 'Sanitised HTML, safe to render.' })
  content!: string;

  @Field(() => Int, { description: 'Reading time in minutes: 200 words a minute, rounded up.' })
  readingMinutes!: number;
}

@ObjectType({ description: 'Result of the deleteBlog mutation.' })
export class DeleteBlogPayload extends WithDeletedId {}

@ObjectType()
abstract class WithBlog {
  @Field(() => Blog, { description: 'The post with its updated counts.' })
  blog!: Blog;
}

@ObjectType({ description: 'Result of the likeBlog mutation.' })
export class LikeBlogPayload extends WithBlog {}

@ObjectType({ description: 'Result of the shareBlog mutation.' })
export class ShareBlogPayload extends WithBlog {}
