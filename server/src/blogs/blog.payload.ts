import { Field, Int, ObjectType } from 'type-graphql';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { Blog as BlogRecord } from './blog.entity.ts';
import { Blog } from './blog.graphql.ts';

@ObjectType()
abstract class WithBlogRecord {
  @Field(() => BlogRecord, { description: 'The post as it is now.' })
  blog!: BlogRecord;
}

@ObjectType()
abstract class WithWrittenBlog extends WithBlogRecord {
  @Field(() => [String], {
    description: 'What was changed in the text that was sent, a sentence each.',
  })
  changes!: string[];
}

@ObjectType({ description: 'What the mutation createBlog answers.' })
export class CreateBlogPayload extends WithWrittenBlog {}

@ObjectType({ description: 'What the mutation updateBlog answers.' })
export class UpdateBlogPayload extends WithWrittenBlog {}

@ObjectType({ description: 'What the mutation publishBlog answers.' })
export class PublishBlogPayload extends WithBlogRecord {}

@ObjectType({ description: 'What the mutation unpublishBlog answers.' })
export class UnpublishBlogPayload extends WithBlogRecord {}

@ObjectType({ description: 'What the mutation setBlogFeatured answers.' })
export class SetBlogFeaturedPayload extends WithBlogRecord {}

@ObjectType({ description: 'What the mutation setBlogPinned answers.' })
export class SetBlogPinnedPayload extends WithBlogRecord {}

@ObjectType({
  description: 'What the mutation previewBlog answers: the post as visitors would read it.',
})
export class PreviewBlogPayload {
  @Field(() => String, { description: 'The title of the post.' })
  title!: string;

  @Field(() => String, { description: 'A sentence or two of text; may be empty.' })
  excerpt!: string;

  @Field(() => String, { description: 'HTML of a small allow-list, safe to show.' })
  content!: string;

  @Field(() => Int, { description: 'Minutes to read it: 200 words a minute, rounded up.' })
  readingMinutes!: number;
}

@ObjectType({ description: 'What the mutation deleteBlog answers.' })
export class DeleteBlogPayload extends WithDeletedId {}

@ObjectType()
abstract class WithBlog {
  @Field(() => Blog, { description: 'The post with its counts.' })
  blog!: Blog;
}

@ObjectType({ description: 'What the mutation likeBlog answers.' })
export class LikeBlogPayload extends WithBlog {}

@ObjectType({ description: 'What the mutation shareBlog answers.' })
export class ShareBlogPayload extends WithBlog {}
