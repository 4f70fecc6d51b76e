import { Field, Int, ObjectType } from 'type-graphql';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { Blog as BlogRecord } from './blog.entity.ts';
import { Blog } from './blog.graphql.ts';

@ObjectType()
abstract class WithBlogRecord {
  @Field(() => BlogRecord, { description: 'The saved post.' })
  blog!: BlogRecord;
}

@ObjectType()
abstract class WithWrittenBlog extends WithBlogRecord {
  @Field(() => [String], {
    description: 'Changes made to the submitted HTML, one sentence each.',
  })
  changes!: string[];
}

@ObjectType({ description: 'Result of createBlog.' })
export class CreateBlogPayload extends WithWrittenBlog {}

@ObjectType({ description: 'Result of updateBlog.' })
export class UpdateBlogPayload extends WithWrittenBlog {}

@ObjectType({ description: 'Result of publishBlog.' })
export class PublishBlogPayload extends WithBlogRecord {}

@ObjectType({ description: 'Result of unpublishBlog.' })
export class UnpublishBlogPayload extends WithBlogRecord {}

@ObjectType({ description: 'Result of setBlogFeatured.' })
export class SetBlogFeaturedPayload extends WithBlogRecord {}

@ObjectType({ description: 'Result of setBlogPinned.' })
export class SetBlogPinnedPayload extends WithBlogRecord {}

@ObjectType({
  description: 'Result of previewBlog: the post as shown to visitors.',
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

@ObjectType({ description: 'Result of deleteBlog.' })
export class DeleteBlogPayload extends WithDeletedId {}

@ObjectType()
abstract class WithBlog {
  @Field(() => Blog, { description: 'The post with its updated counts.' })
  blog!: Blog;
}

@ObjectType({ description: 'Result of likeBlog.' })
export class LikeBlogPayload extends WithBlog {}

@ObjectType({ description: 'Result of shareBlog.' })
export class ShareBlogPayload extends WithBlog {}
