import { LIMITS } from '../../../schema/limits.ts';
import { type Context } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { prepared } from '../platform/database/prepared.ts';
import { isId } from '../platform/ids.ts';
import { clampPage, type Page, pageOf, type WantedPage } from '../platform/paging.ts';
import { type PublicBlog } from './blog.entity.ts';
import {
  addressesStatement,
  byIdStatement,
  bySlugStatement,
  categoriesStatement,
  countStatement,
  pageStatement,
  trendingStatement,
} from './findBlogs.sql.ts';

export interface BlogWish extends WantedPage {
  /** Only featured posts, or only the others; null for all. */
  featured?: boolean | null;
  /** In any case of letters; null for all. */
  category?: string | null;
}

/** Public posts, newest first (V-7-29). Pages below 1 count as 1; at most 50 on a page. */
export async function findBlogs(context: Context, wish: BlogWish): Promise<Page<PublicBlog>> {
  const page = clampPage(wish, LIMITS.blog.maxPageSize);
  // PostgreSQL has no text with a zero byte in it.
  const category = wish.category?.replaceAll('\0', '').trim() || null;
  const filter = { now: context.clock.now(), featured: wish.featured ?? null, category };
  const { database } = context;
  const [[counted], items] = await Promise.all([
    database.read<{ total: number }>(prepared('blog_count', countStatement(filter))),
    database.read<PublicBlog>(
      prepared('blog_page', pageStatement(filter, page.pageSize, page.offset)),
    ),
  ]);
  return pageOf(items, counted?.total ?? 0, page);
}

/** One public post by its id or its slug; null when there is none that visitors may read. */
export async function findBlog(context: Context, idOrSlug: string): Promise<PublicBlog | null> {
  if (!SLUG.test(idOrSlug)) return null;
  const now = context.clock.now();
  const [row] = await context.database.read<PublicBlog>(
    isId(idOrSlug)
      ? prepared('blog_by_id', byIdStatement(now, idOrSlug))
      : prepared('blog_by_slug', bySlugStatement(now, idOrSlug)),
  );
  return row ?? null;
}

/** The newest public posts except the one being read (V-2.8-02); at most 12. */
export async function findTrending(
  context: Context,
  exceptId: string,
  limit: number,
): Promise<PublicBlog[]> {
  const most = Math.min(Math.max(limit, 0), LIMITS.blog.maxTrending);
  return context.database.read<PublicBlog>(
    prepared('blog_trending', trendingStatement(context.clock.now(), exceptId, most)),
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
  return database.read(prepared('blog_addresses', addressesStatement(now, limit)));
}

/** What an id or a slug can look like; anything else names nothing. */
const SLUG = /^[a-z0-9-]{1,200}$/;
