import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type PictureRow } from '../pictures/picture.presenter.ts';
import { IS_ID } from '../platform/database/checks.ts';

/** What is kept; what it means depends on the time, see `statusAt`. */
export enum BlogStatus {
  DRAFT = 'draft',
  SCHEDULED = 'scheduled',
  PUBLISHED = 'published',
}
registerEnumType(BlogStatus, {
  name: 'BlogStatus',
  description: 'Whether visitors may read a post.',
  valuesConfig: {
    DRAFT: { description: 'Visitors may not read it.' },
    SCHEDULED: { description: 'Visitors may read it from publishedAt on.' },
    PUBLISHED: { description: 'Visitors may read it.' },
  },
});

/** A post. It is public once it is no draft and its time has come. */
@ObjectType('BlogRecord', { description: 'A blog post as administrators write it.' })
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
export class Blog {
  @Field(() => ID, { description: '24 lower-case hexadecimal characters.' })
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @Field(() => String, { description: 'Its part of an address; no other post has it.' })
  @Column({ type: 'text', collation: 'C', unique: true })
  slug!: string;

  @Field(() => String, { description: 'The title, for people.' })
  @Column('text')
  title!: string;

  @Field(() => String, { description: 'A sentence or two of text; may be empty.' })
  @Column('text', { default: '' })
  excerpt!: string;

  /** HTML, sanitised when it was written; read it through `safeHtml` all the same. */
  @Column('text', { default: '' })
  content!: string;

  /** Words of the content without its tags. */
  @Column('integer', { default: 0 })
  wordCount!: number;

  @Field(() => String, { description: "Who wrote it; 'Admin' where nobody is named." })
  @Column('text', { default: 'Admin' })
  authorName!: string;

  /** At least one; the first is the post's category. */
  @Field(() => [String], { description: "At least one; 'General' where none was given." })
  @Column('text', { array: true, default: () => `'{General}'` })
  categories!: string[];

  @Field(() => [String], { description: 'Words that it is found by.' })
  @Column('text', { array: true, default: () => `'{}'` })
  tags!: string[];

  @Column('text', { default: 'draft' })
  status!: `${BlogStatus}`;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when, or from when on, visitors may read it, UTC; null for a draft.',
  })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  publishedAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether it is shown among the featured ones.' })
  @Column('boolean', { default: false })
  featured!: boolean;

  @Field(() => Boolean, { description: 'Whether it stands before all others.' })
  @Column('boolean', { default: false })
  pinned!: boolean;

  @Column('jsonb', { nullable: true })
  picture!: PictureRow | null;

  @Column('jsonb', { default: () => `'[]'` })
  gallery!: PictureRow[];

  @Column('jsonb', { nullable: true })
  authorPicture!: PictureRow | null;

  @Field(() => Int, { description: 'How often it was liked.' })
  @Column('integer', { default: 0 })
  likes!: number;

  @Field(() => Int, { description: 'How often it was shared.' })
  @Column('integer', { default: 0 })
  shares!: number;

  /** Addresses that it had before, which lead to it. */
  @Column('text', { array: true, default: () => `'{}'` })
  formerSlugs!: string[];

  /** All that it says as plain text, for the index of words. */
  @Column('text', { default: '', select: false })
  words?: string;

  @Field(() => Int, { description: 'Counts the changes of what it says, from 1.' })
  @Column('integer', { default: 1 })
  version!: number;

  @Field(() => Date, { description: 'When it was begun, UTC.' })
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When what it says was last changed, UTC.' })
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}

/** A post that visitors may read: its time has come. */
export type PublicBlog = Blog & { publishedAt: Date };

/** A scheduled post is published from its time on, without anybody flipping it. */
export function statusAt({ status, publishedAt }: Blog, now: Date): BlogStatus {
  if (status === 'draft' || publishedAt === null) return BlogStatus.DRAFT;
  return publishedAt > now ? BlogStatus.SCHEDULED : BlogStatus.PUBLISHED;
}
