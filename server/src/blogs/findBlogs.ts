import { LIMITS } from '../../../schema/limits.ts';
import { type Context } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { isId } from '../platform/ids.ts';
import { clampPage, type Page, pageOf, type WantedPage } from '../platform/paging.ts';
import { BLOG_COLUMNS, type PublicBlog } from './blog.row.ts';

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
  const filter = [context.clock.now(), wish.featured ?? null, category];
  const [[counted], items] = await Promise.all([
    context.database.read<{ total: number }>({ name: 'blog_count', text: COUNT, values: filter }),
    context.database.read<PublicBlog>({
      name: 'blog_page',
      text: PAGE,
      values: [...filter, page.pageSize, page.offset],
    }),
  ]);
  return pageOf(items, counted?.total ?? 0, page);
}

/** One public post by its id or its slug; null when there is none that visitors may read. */
export async function findBlog(context: Context, idOrSlug: string): Promise<PublicBlog | null> {
  if (!SLUG.test(idOrSlug)) return null;
  const [row] = await context.database.read<PublicBlog>({
    ...(isId(idOrSlug)
      ? { name: 'blog_by_id', text: BY_ID }
      : { name: 'blog_by_slug', text: BY_SLUG }),
    values: [context.clock.now(), idOrSlug],
  });
  return row ?? null;
}

/** The newest public posts except the one being read (V-2.8-02); at most 12. */
export async function findTrending(
  context: Context,
  exceptId: string,
  limit: number,
): Promise<PublicBlog[]> {
  return context.database.read<PublicBlog>({
    name: 'blog_trending',
    text: TRENDING,
    values: [context.clock.now(), exceptId, Math.min(Math.max(limit, 0), LIMITS.blog.maxTrending)],
  });
}

/** The categories of public posts with how many posts each has, the largest first. */
export async function countByCategory(
  context: Context,
): Promise<{ name: string; postCount: number }[]> {
  return context.database.read({
    name: 'blog_categories',
    text: CATEGORIES,
    values: [context.clock.now()],
  });
}

/** The public posts as a sitemap names them, newest first, at most `limit`. */
export function listPublicBlogs(
  database: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string; updatedAt: Date }[]> {
  return database.read({ name: 'blog_addresses', text: ADDRESSES, values: [now, limit] });
}

/** What an id or a slug can look like; anything else names nothing. */
const SLUG = /^[a-z0-9-]{1,200}$/;

/** D-59: a scheduled post is public from its time on, without anybody flipping it. */
const IS_PUBLIC = "status <> 'draft' AND published_at <= $1";
const NEWEST = 'ORDER BY published_at DESC, id DESC';
const FITS = [
  'FROM blog WHERE',
  IS_PUBLIC,
  'AND ($2::boolean IS NULL OR featured = $2) AND ($3::text IS NULL OR EXISTS',
  '(SELECT FROM unnest(categories) AS category WHERE lower(category) = lower($3)))',
].join(' ');

const COUNT = 'SELECT count(*)::int AS total ' + FITS;
const PAGE = ['SELECT', BLOG_COLUMNS, FITS, NEWEST, 'LIMIT $4 OFFSET $5'].join(' ');
const ADDRESSES = [
  'SELECT id, updated_at AS "updatedAt" FROM blog WHERE',
  IS_PUBLIC,
  NEWEST,
  'LIMIT $2',
].join(' ');
const ONE = ['SELECT', BLOG_COLUMNS, 'FROM blog WHERE', IS_PUBLIC].join(' ');
const BY_ID = ONE + ' AND id = $2';
const BY_SLUG = ONE + ' AND slug = $2';
const TRENDING = [ONE, 'AND id <> $2', NEWEST, 'LIMIT $3'].join(' ');
const CATEGORIES = [
  'SELECT name, count(*)::int AS "postCount" FROM blog, unnest(categories) AS name WHERE',
  IS_PUBLIC,
  'GROUP BY name ORDER BY count(*) DESC, name',
].join(' ');
