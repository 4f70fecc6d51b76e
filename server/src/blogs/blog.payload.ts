import { Field, Int, ObjectType } from 'type-graphql';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { Blog as BlogRecord } from './blog.entity.ts';
import { Blog } from './blog.graphql.ts';

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
