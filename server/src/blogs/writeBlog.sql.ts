import sql, { type Sql } from 'sql-template-tag';
import { type PictureRow } from '../pictures/picture.presenter.ts';
import { type Blog } from './blog.entity.ts';
import { countWords, safeHtml } from '../content/safeHtml.ts';

/** A post as somebody wrote it. Author and categories have defaults (V-3-11). */
export interface BlogToWrite {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** HTML; what the allow-list does not know is taken out. */
  content: string;
  authorName?: string;
  categories?: readonly string[];
  status: Blog['status'];
  /** From when visitors may read it; null for a draft. */
  publishedAt: Date | null;
  featured?: boolean;
  picture?: PictureRow | null;
  createdAt: Date;
}

/** The statement that adds a post, with its HTML sanitised and its words counted. */
export function insertBlog(blog: BlogToWrite): Sql {
  const content = safeHtml(blog.content);
  const { authorName, categories = [] } = blog;
  const author = authorName?.trim() || 'Admin';
  const picture = blog.picture ? JSON.stringify(blog.picture) : null;
  return sql`
    INSERT INTO blog (id, slug, title, excerpt, content, word_count, author_name, categories, status,
      published_at, featured, picture, created_at, updated_at)
    VALUES (${blog.id}, ${blog.slug}, ${blog.title}, ${blog.excerpt}, ${content}, ${countWords(content)},
      ${author}, ${categories.length > 0 ? categories : ['General']}, ${blog.status}, ${blog.publishedAt},
      ${blog.featured ?? false}, ${picture}, ${blog.createdAt}, ${blog.createdAt})`;
}
