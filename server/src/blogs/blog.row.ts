import { type PictureRow } from '../pictures/picture.presenter.ts';

export type BlogStatus = 'draft' | 'published' | 'scheduled';

/** A blog post as the database keeps it, with the names of TypeScript. */
export interface BlogRow {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** HTML, sanitised when it was written; read it through `safeHtml` all the same. */
  content: string;
  /** Words of the content without its tags. */
  wordCount: number;
  authorName: string;
  /** At least one; the first is the post's category (D-58). */
  categories: string[];
  status: BlogStatus;
  /** Null only for drafts. */
  publishedAt: Date | null;
  featured: boolean;
  picture: PictureRow | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A post that visitors may read: its time has come. */
export type PublicBlog = BlogRow & { publishedAt: Date };

export const BLOG_COLUMNS = [
  'id, slug, title, excerpt, content, word_count AS "wordCount", author_name AS "authorName",',
  'categories, status, published_at AS "publishedAt", featured, picture,',
  'created_at AS "createdAt", updated_at AS "updatedAt"',
].join(' ');
