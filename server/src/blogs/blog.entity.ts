import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type PictureRow } from '../pictures/picture.presenter.ts';
import { IS_ID } from '../platform/database/checks.ts';

/** A post. It is public once it is no draft and its time has come (V-3-11, D-59). */
@Entity('blog')
@Check('blog_author_name_check', `author_name <> ''`)
@Check('blog_categories_check', `cardinality(categories) > 0`)
@Check('blog_published_check', `status = 'draft' OR published_at IS NOT NULL`)
@Check('blog_id_check', IS_ID)
@Check('blog_slug_check', `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)
@Check('blog_status_check', `status IN ('draft', 'published', 'scheduled')`)
@Check('blog_title_check', `title <> ''`)
@Check('blog_word_count_check', `word_count >= 0`)
@Index('blog_newest', ['publishedAt', 'id'], { where: `status <> 'draft'` })
export class Blog {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @Column({ type: 'text', collation: 'C', unique: true })
  slug!: string;

  @Column('text')
  title!: string;

  @Column('text', { default: '' })
  excerpt!: string;

  /** HTML, sanitised when it was written; read it through `safeHtml` all the same. */
  @Column('text', { default: '' })
  content!: string;

  /** Words of the content without its tags. */
  @Column('integer', { default: 0 })
  wordCount!: number;

  @Column('text', { default: 'Admin' })
  authorName!: string;

  /** At least one; the first is the post's category (D-58). */
  @Column('text', { array: true, default: () => `'{General}'` })
  categories!: string[];

  @Column('text', { default: 'draft' })
  status!: 'draft' | 'published' | 'scheduled';

  /** Null only for drafts. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  publishedAt!: Date | null;

  @Column('boolean', { default: false })
  featured!: boolean;

  @Column('jsonb', { nullable: true })
  picture!: PictureRow | null;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}

/** A post that visitors may read: its time has come. */
export type PublicBlog = Blog & { publishedAt: Date };
