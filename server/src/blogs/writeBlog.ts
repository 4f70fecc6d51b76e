import { type PictureRow } from '../pictures/picture.presenter.ts';
import { type Statement } from '../platform/database/connect.ts';
import { type BlogStatus } from './blog.row.ts';
import { countWords, safeHtml } from './safeHtml.ts';

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
  status: BlogStatus;
  /** From when visitors may read it; null for a draft. */
  publishedAt: Date | null;
  featured?: boolean;
  picture?: PictureRow | null;
  createdAt: Date;
}

/** The statement that adds a post, with its HTML sanitised and its words counted. */
export function insertBlog(blog: BlogToWrite): Statement {
  const content = safeHtml(blog.content);
  const { authorName, categories = [] } = blog;
  return {
    name: 'blog_insert',
    text: INSERT,
    values: [
      blog.id,
      blog.slug,
      blog.title,
      blog.excerpt,
      content,
      countWords(content),
      authorName?.trim() || 'Admin',
      categories.length > 0 ? categories : ['General'],
      blog.status,
      blog.publishedAt,
      blog.featured ?? false,
      blog.picture ? JSON.stringify(blog.picture) : null,
      blog.createdAt,
    ],
  };
}

const INSERT = `
  INSERT INTO blog (id, slug, title, excerpt, content, word_count, author_name, categories, status,
    published_at, featured, picture, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)`;
