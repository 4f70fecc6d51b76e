import { type FindOptionsWhere, LessThanOrEqual, Not, Raw } from 'typeorm';
import { LIMITS } from '../../../schema/limits.ts';
import { type Context } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { prepared } from '../platform/database/prepared.ts';
import { readEntities } from '../platform/database/readEntities.ts';
import { isId } from '../platform/ids.ts';
import { clampPage, type Page, pageOf, type PageRequest } from '../platform/paging.ts';
import { Blog, type PublicBlog } from './blog.entity.ts';
import { categoriesStatement } from './findBlogs.sql.ts';

export interface BlogFilter extends PageRequest {
  /** Only featured posts, or only the others; null for all. */
  featured?: boolean | null;
  /** In any case of letters; null for all. */
  category?: string | null;
}

/** Public posts, newest first (V-7-29). Pages below 1 count as 1; at most 50 on a page. */
export async function findBlogs(context: Context, filter: BlogFilter): Promise<Page<PublicBlog>> {
  const page = clampPage(filter, LIMITS.blog.maxPageSize);
  // PostgreSQL has no text with a zero byte in it.
  const category = filter.category?.replaceAll('\0', '').trim() || null;
  const where = {
    ...publicAt(context.clock.now()),
    ...(typeof filter.featured === 'boolean' && { featured: filter.featured }),
    ...(category !== null && { categories: hasCategory(category) }),
  };
  const [items, total] = await readEntities(context.database, (manager) =>
    manager.findAndCount<PublicBlog>(Blog, {
      where,
      order: NEWEST_FIRST,
      skip: page.offset,
      take: page.pageSize,
    }),
  );
  return pageOf(items, total, page);
}

/** One public post by its id or its slug; null when there is none that visitors may read. */
export async function findBlog(context: Context, idOrSlug: string): Promise<PublicBlog | null> {
  if (!SLUG.test(idOrSlug)) return null;
  const where = {
    ...publicAt(context.clock.now()),
    ...(isId(idOrSlug) ? { id: idOrSlug } : { slug: idOrSlug }),
  };
  return readEntities(context.database, (manager) => manager.findOneBy<PublicBlog>(Blog, where));
}

/** The newest public posts except the one being read (V-2.8-02); at most 12. */
export async function findTrending(
  context: Context,
  exceptId: string,
  limit: number,
): Promise<PublicBlog[]> {
  const most = Math.min(Math.max(limit, 0), LIMITS.blog.maxTrending);
  const where = { ...publicAt(context.clock.now()), id: Not(exceptId) };
  return readEntities(context.database, (manager) =>
    manager.find<PublicBlog>(Blog, { where, order: NEWEST_FIRST, take: most }),
  );
}

/** The categories of public posts with how many posts each has, the largest first. */
export async function countByCategory(
  context: Context,
): Promise<{ name: string; postCount: number }[]> {
  return context.database.read(
    prepared('blog_categories', categoriesStatement(context.clock.now())),
  );
}

/** The public posts as a sitemap names them, newest first, at most `limit`. */
export function listPublicBlogs(
  database: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string; updatedAt: Date }[]> {
  return readEntities(database, (manager) =>
    manager.find(Blog, {
      select: { id: true, updatedAt: true },
      where: publicAt(now),
      order: NEWEST_FIRST,
      take: limit,
    }),
  );
}

/** D-59: a scheduled post is public from its time on, without anybody flipping it. */
const publicAt = (now: Date): FindOptionsWhere<Blog> => ({
  status: Not('draft'),
  publishedAt: LessThanOrEqual(now),
});

/** In any case of letters. */
const hasCategory = (category: string) =>
  Raw((column) => `lower(:category) = ANY(lower(CAST(${column} AS text))::text[])`, { category });

const NEWEST_FIRST = { publishedAt: 'DESC', id: 'DESC' } as const;

/** What an id or a slug can look like; anything else names nothing. */
const SLUG = /^[a-z0-9-]{1,200}$/;
