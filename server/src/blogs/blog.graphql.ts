import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Page } from '../platform/database/paging.graphql.ts';
import { Picture } from '../pictures/picture.graphql.ts';
import { Blog as BlogRecord, BlogStatus } from './blog.entity.ts';

@ObjectType('Blog', { description: 'A blog post that visitors may read.' })
export class Blog {
  @Field(() => ID, { description: '24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => String, { description: 'Unique; the post can be asked for by it.' })
  slug!: string;

  @Field(() => String, { description: 'The title of the post, for people.' })
  title!: string;

  @Field(() => String, { description: 'What the post is about, in a sentence or two of text.' })
  excerpt!: string;

  @Field(() => String, { description: "'Admin' where nobody is named." })
  authorName!: string;

  @Field(() => [String], { description: "At least one; 'General' where none was given." })
  categories!: string[];

  @Field(() => [String], { description: 'Words that it is found by.' })
  tags!: string[];

  @Field(() => Boolean, { description: 'True when the post is shown among the featured ones.' })
  featured!: boolean;

  @Field(() => Boolean, { description: 'True when the post stands before all others.' })
  pinned!: boolean;

  @Field(() => Int, { description: 'How often it was liked, once a day for a visitor.' })
  likes!: number;

  @Field(() => Int, { description: 'How often it was shared, once a day for a visitor.' })
  shares!: number;

  @Field(() => Date, { description: 'Since when visitors may read it; UTC.' })
  publishedAt!: Date;

  @Field(() => Date, { description: 'When the post was written, UTC.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When the post was last changed, UTC.' })
  updatedAt!: Date;

  // Fields that are computed stand in the resolver: content, pictures, category, readingMinutes, trending.
  @Field(() => Picture, { nullable: true, description: 'The picture of the post.' })
  picture!: Picture | null;
}

@ObjectType({
  implements: Page,
  description: 'One page of the blog: pinned posts first, then the newest.',
})
export class BlogPage extends Page {
  @Field(() => [Blog], { description: 'The posts of this page, in their order.' })
  items!: Blog[];

  @Field(() => Int, { description: 'All public posts that the arguments ask for.' })
  override total!: number;
}

@ObjectType({ description: 'A category that public posts carry.' })
export class BlogCategory {
  @Field(() => String, { description: 'For people, and for the category argument of blogs.' })
  name!: string;

  @Field(() => Int, { description: 'Public posts in it.' })
  postCount!: number;
}

@ObjectType({ description: 'A tag that public posts carry.' })
export class BlogTag {
  @Field(() => String, { description: 'For people, and for the tag argument of blogs.' })
  name!: string;

  @Field(() => Int, { description: 'Public posts that carry it.' })
  postCount!: number;
}

@ObjectType({ description: 'How many posts have a status.' })
export class BlogStatusCount {
  @Field(() => BlogStatus, { description: 'Which status is counted.' })
  status!: BlogStatus;

  @Field(() => Int, { description: 'Posts that have it.' })
  count!: number;
}

@ObjectType({
  implements: Page,
  description: 'One page of the posts that administrators look after, what was changed last first.',
})
export class BlogRecordPage extends Page {
  @Field(() => [BlogRecord], { description: 'The posts of this page.' })
  items!: BlogRecord[];

  @Field(() => Int, { description: 'All posts that the arguments ask for.' })
  override total!: number;

  @Field(() => [BlogStatusCount], { description: 'How many there are of every status.' })
  counts!: BlogStatusCount[];
}

@ObjectType({ description: 'The posts in figures.' })
export class BlogStats {
  @Field(() => Int, { description: 'All posts, in whatever state.' })
  total!: number;

  @Field(() => Int, { description: 'Posts that visitors may not read.' })
  draft!: number;

  @Field(() => Int, { description: 'Posts whose time is still to come.' })
  scheduled!: number;

  @Field(() => Int, { description: 'Posts that visitors may read.' })
  published!: number;

  @Field(() => Int, { description: 'Posts shown among the featured ones.' })
  featured!: number;

  @Field(() => Int, { description: 'Posts that stand before all others.' })
  pinned!: number;

  @Field(() => Int, { description: 'How often posts were liked.' })
  likes!: number;

  @Field(() => Int, { description: 'How often posts were shared.' })
  shares!: number;
}
