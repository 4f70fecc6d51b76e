import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Page } from '../platform/paging.graphql.ts';
import { Picture } from '../pictures/picture.graphql.ts';

// V-3-11.
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

  // D-58.
  @Field(() => [String], { description: "At least one; 'General' where none was given." })
  categories!: string[];

  @Field(() => Boolean, { description: 'True when the post is shown before others.' })
  featured!: boolean;

  @Field(() => Date, { description: 'Since when visitors may read it; UTC.' })
  publishedAt!: Date;

  @Field(() => Date, { description: 'When the post was written, UTC.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When the post was last changed, UTC.' })
  updatedAt!: Date;

  // Fields that are computed stand in the resolver: content, picture, category, readingMinutes, trending.
  @Field(() => Picture, { nullable: true, description: 'The picture of the post.' })
  picture!: Picture | null;
}

@ObjectType({ implements: Page, description: 'One page of the blog, newest first.' })
export class BlogPage extends Page {
  @Field(() => [Blog], { description: 'The posts of this page, newest first.' })
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
