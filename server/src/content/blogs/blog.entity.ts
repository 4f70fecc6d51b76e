import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { LIMITS } from '../../../../schema/limits.ts';
import { Picture } from '../../pictures/picture.graphql.ts';
import { type PictureRow, presentPicture } from '../../pictures/picture.presenter.ts';
import { IS_ID } from '../../platform/database/checks.ts';
import { QUERY_COST } from '../../platform/observability/queryCost.ts';
import { safeHtml } from '../richText/safeHtml.ts';
import { graphqlEnum } from '../../platform/graphqlEnum.ts';

/** What is kept; what it means depends on the time, see `statusAt`. */
export const BlogStatus = graphqlEnum('BlogStatus', 'Publication status of a post.', {
  draft: 'Not visible to visitors.',
  scheduled: 'Becomes visible to visitors at publishedAt.',
  published: 'Published and visible to visitors.',
});
export type BlogStatus = (typeof BlogStatus)[string];

/** What visitors and administrators read of a post alike. */
@ObjectType()
export abstract class BlogContent {
  @Field(() => ID, { description: 'Id of 24 lower-case hexadecimal characters.' })
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @Field(() => String, { description: 'Title of the post.' })
  @Column('text')
  title!: string;

  /** HTML, sanitised when it was written; read it through `safeHtml` all the same. */
  @Column('text', { default: '' })
  content!: string;

  /** Words of the content without its tags. */
  @Column('integer', { default: 0 })
  wordCount!: number;

  @Field(() => String, { description: "Name of the author. 'Admin' if none was given." })
  @Column('text', { default: 'Admin' })
  authorName!: string;

  /** At least one; the first is the post's category. */
  @Field(() => [String], { description: "Categories, at least one. 'General' if none was given." })
  @Column('text', { array: true, default: () => `'{General}'` })
  categories!: string[];

  @Field(() => [String], { description: 'Tags that describe the post.' })
  @Column('text', { array: true, default: () => `'{}'` })
  tags!: string[];

  @Field(() => Boolean, { description: 'Whether the post is featured.' })
  @Column('boolean', { default: false })
  featured!: boolean;

  @Field(() => Boolean, { description: 'Whether the post is pinned to the top.' })
  @Column('boolean', { default: false })
  pinned!: boolean;

  @Column('jsonb', { nullable: true })
  picture!: PictureRow | null;

  @Column('jsonb', { default: () => `'[]'` })
  gallery!: PictureRow[];

  @Column('jsonb', { nullable: true })
  authorPicture!: PictureRow | null;

  @Field(() => String, {
    name: 'content',
    description: 'Sanitised HTML, safe to render.',
    complexity: QUERY_COST.article,
  })
  get safeContent(): string {
    return safeHtml(this.content);
  }

  @Field(() => Int, { description: 'Reading time in minutes: 200 words a minute, rounded up.' })
  get readingMinutes(): number {
    return readingMinutes(this.wordCount);
  }

  @Field(() => Picture, {
    name: 'picture',
    nullable: true,
    description: 'Main picture of the post.',
  })
  get mainPicture(): Picture | null {
    return this.picture && presentPicture(this.picture);
  }

  @Field(() => [Picture], {
    name: 'gallery',
    description: 'Pictures below the text, in display order.',
  })
  get galleryPictures(): Picture[] {
    return this.gallery.map(presentPicture);
  }

  @Field(() => Picture, {
    name: 'authorPicture',
    nullable: true,
    description: 'Portrait of the author.',
  })
  get portrait(): Picture | null {
    return this.authorPicture && presentPicture(this.authorPicture);
  }
}

/** A post. It is public once it is no draft and its time has come. */
@ObjectType('BlogRecord', { description: 'A blog post, as seen by administrators.' })
@Entity('blog')
@Check('blog_author_name_check', `author_name <> ''`)
@Check('blog_categories_check', `cardinality(categories) > 0`)
@Check('blog_published_check', `status = 'draft' OR published_at IS NOT NULL`)
@Check('blog_id_check', IS_ID)
@Check('blog_slug_check', `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)
@Check('blog_status_check', `status IN ('draft', 'published', 'scheduled')`)
@Check('blog_title_check', `title <> ''`)
@Check('blog_word_count_check', `word_count >= 0`)
@Index('blog_newest', ['pinned', 'publishedAt', 'id'], { where: `status <> 'draft'` })
@Index('blog_changed', ['updatedAt', 'id'])
@Index('blog_words', { synchronize: false })
@Index('blog_former_slugs', { synchronize: false })
export class Blog extends BlogContent {
  @Field(() => String, { description: 'Unique slug of the post.' })
  @Column({ type: 'text', collation: 'C', unique: true })
  slug!: string;

  @Field(() => String, { description: 'One or two sentences of plain text. May be empty.' })
  @Column('text', { default: '' })
  excerpt!: string;

  @Column('text', { default: 'draft' })
  status!: BlogStatus;

  @Field(() => Date, {
    nullable: true,
    description: 'Time of publication, past or scheduled, UTC. Null for a draft.',
  })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  publishedAt!: Date | null;

  @Field(() => Int, { description: 'Total number of likes.' })
  @Column('integer', { default: 0 })
  likes!: number;

  @Field(() => Int, { description: 'Total number of shares.' })
  @Column('integer', { default: 0 })
  shares!: number;

  /** Addresses that it had before, which lead to it. */
  @Column('text', { array: true, default: () => `'{}'` })
  formerSlugs!: string[];

  /** All that it says as plain text, for the index of words. */
  @Column('text', { default: '', select: false })
  words?: string;

  @Field(() => Int, {
    description: 'Version of the content, starting at 1. Increases with every change.',
  })
  @Column('integer', { default: 1 })
  version!: number;

  @Field(() => Date, { description: 'Time of creation, UTC.' })
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Field(() => Date, { description: 'Time of the last content change, UTC.' })
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}

/** A post that visitors may read: its time has come. */
export type PublicBlog = Blog & { publishedAt: Date };

/** A scheduled post is published from its time on, without anybody flipping it. */
export function statusAt({ status, publishedAt }: Blog, now: Date): BlogStatus {
  if (status === 'draft' || publishedAt === null) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}

/** Whole minutes at 200 words each, rounded up; the shortest post takes one. */
export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.ceil(wordCount / LIMITS.blog.wordsPerMinute));
}
