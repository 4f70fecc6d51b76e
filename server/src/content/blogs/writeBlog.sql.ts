import sql, { type Sql } from 'sql-template-tag';
import { type PictureRow } from '../../pictures/picture.presenter.ts';
import { Blog } from './blog.entity.ts';
import { writeTexts } from './blogContent.ts';

/** A post as somebody wrote it. Author and categories have defaults. */
export interface BlogToWrite {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** HTML; what the allow-list does not know is taken out. */
  content: string;
  authorName?: string;
  categories?: string[];
  tags?: string[];
  status: Blog['status'];
  /** From when visitors may read it; null for a draft. */
  publishedAt: Date | null;
  featured?: boolean;
  pinned?: boolean;
  picture?: PictureRow | null;
  createdAt: Date;
}

/** The statement that adds a post, with its HTML sanitised and its words counted. */
export function insertBlog(input: BlogToWrite): Sql {
  const blog = Object.assign(new Blog(), {
    authorName: '',
    categories: [],
    tags: [],
    featured: false,
    pinned: false,
    ...input,
  });
  writeTexts(blog, {});
  const picture = blog.picture ? JSON.stringify(blog.picture) : null;
  return sql`
    INSERT INTO blog (id, slug, title, excerpt, content, word_count, author_name, categories, tags, words, status,
      published_at, featured, pinned, picture, created_at, updated_at)
    VALUES (${blog.id}, ${blog.slug}, ${blog.title}, ${blog.excerpt}, ${blog.content}, ${blog.wordCount},
      ${blog.authorName}, ${blog.categories}, ${blog.tags}, ${blog.words}, ${blog.status}, ${blog.publishedAt},
      ${blog.featured}, ${blog.pinned}, ${picture}, ${blog.createdAt}, ${blog.createdAt})`;
}
