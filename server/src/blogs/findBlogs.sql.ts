import sql, { raw } from 'sql-template-tag';

export interface BlogFilter {
  /** Posts whose time comes later are not public yet. */
  now: Date;
  featured: boolean | null;
  category: string | null;
}

const COLUMNS = raw(`id, slug, title, excerpt, content, word_count AS "wordCount",
  author_name AS "authorName", categories, status, published_at AS "publishedAt", featured, picture,
  created_at AS "createdAt", updated_at AS "updatedAt"`);

/** D-59: a scheduled post is public from its time on, without anybody flipping it. */
const isPublic = (now: Date) => sql`status <> 'draft' AND published_at <= ${now}`;

const NEWEST = raw('ORDER BY published_at DESC, id DESC');

const fitting = ({ now, featured, category }: BlogFilter) => sql`
  FROM blog WHERE ${isPublic(now)} AND (${featured}::boolean IS NULL OR featured = ${featured})
    AND (${category}::text IS NULL
      OR EXISTS (SELECT FROM unnest(categories) AS name WHERE lower(name) = lower(${category})))`;

/** One row `{ total }`. */
export const countStatement = (filter: BlogFilter) =>
  sql`SELECT count(*)::int AS total ${fitting(filter)}`;

export const pageStatement = (filter: BlogFilter, pageSize: number, offset: number) => sql`
  SELECT ${COLUMNS} ${fitting(filter)} ${NEWEST} LIMIT ${pageSize} OFFSET ${offset}`;

export const byIdStatement = (now: Date, id: string) =>
  sql`SELECT ${COLUMNS} FROM blog WHERE ${isPublic(now)} AND id = ${id}`;

export const bySlugStatement = (now: Date, slug: string) =>
  sql`SELECT ${COLUMNS} FROM blog WHERE ${isPublic(now)} AND slug = ${slug}`;

export const trendingStatement = (now: Date, exceptId: string, limit: number) => sql`
  SELECT ${COLUMNS} FROM blog WHERE ${isPublic(now)} AND id <> ${exceptId} ${NEWEST} LIMIT ${limit}`;

export const categoriesStatement = (now: Date) => sql`
  SELECT name, count(*)::int AS "postCount" FROM blog, unnest(categories) AS name
  WHERE ${isPublic(now)} GROUP BY name ORDER BY count(*) DESC, name`;

export const addressesStatement = (now: Date, limit: number) => sql`
  SELECT id, updated_at AS "updatedAt" FROM blog WHERE ${isPublic(now)} ${NEWEST} LIMIT ${limit}`;
