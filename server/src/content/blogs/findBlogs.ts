import { type FindOptionsWhere, LessThanOrEqual, MoreThan, Not, Raw } from 'typeorm';
import { LIMITS } from '../../../../schema/limits.ts';
import { cut, tidy } from '../../../../schema/rules/text.ts';
import { siteAdmin } from '../../authorization/viewer.policy.ts';
import { findByStatus } from '../../platform/database/pageByStatus.ts';
import { notFound } from '../../platform/failures.ts';
import { type Context } from '../../platform/context.ts';
import { type Database } from '../../platform/database/connect.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { readEntities } from '../../platform/database/readEntities.ts';
import { wordsQuery } from '../../platform/database/wordsQuery.ts';
import { isId } from '../../platform/ids.ts';
import { clampPage, type Page, pageOf } from '../../platform/database/paging.ts';
import { countWords, safeHtml } from '../richText/safeHtml.ts';
import { Blog, BlogStatus, type PublicBlog, readingMinutes } from './blog.entity.ts';
import { type BlogCategory, type BlogRecordPage, type BlogTag } from './blog.graphql.ts';
import { type BlogsInput } from './blog.input.ts';
import { type BlogRecordsInput, type PreviewBlogInput } from './blogRecord.input.ts';
import { categoriesStatement, tagsStatement } from './findBlogs.sql.ts';

/** Public posts, pinned ones first and then the newest. Pages below 1 count as 1; at most 50 on a page. */
export async function findBlogs(context: Context, filter: BlogsInput): Promise<Page<PublicBlog>> {
  const page = clampPage(filter, LIMITS.blog.maxPageSize);
  const where = {
    ...publicAt(context.clock.now()),
    ...(typeof filter.featured === 'boolean' && { featured: filter.featured }),
    ...withWord('categories', filter.category),
    ...withWord('tags', filter.tag),
    ...withWords(filter.search),
  };
  const [items, total] = await readEntities(context.database, (manager) =>
    manager.findAndCount<PublicBlog>(Blog, {
      where,
      order: { pinned: 'DESC', ...NEWEST_FIRST },
      skip: page.offset,
      take: page.pageSize,
    }),
  );
  return pageOf(items, total, page);
}

/** One public post by its id, its slug or one that it had; null when there is none that visitors may read. */
export async function findBlog(context: Context, idOrSlug: string): Promise<PublicBlog | null> {
  if (!SLUG.test(idOrSlug)) return null;
  const isPublic = publicAt(context.clock.now());
  const name = isId(idOrSlug) ? { id: idOrSlug } : { slug: idOrSlug };
  return readEntities(context.database, async (manager) => {
    const found = await manager.findOneBy<PublicBlog>(Blog, { ...isPublic, ...name });
    if (found !== null || isId(idOrSlug)) return found;
    const had = Raw((column) => `${column} @> ARRAY[CAST(:slug AS text)]`, {
      slug: idOrSlug,
    });
    return manager.findOneBy<PublicBlog>(Blog, { ...isPublic, formerSlugs: had });
  });
}

/** The newest public posts except the one being read; at most 12. */
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
export function countByCategory(context: Context): Promise<BlogCategory[]> {
  return context.database.read(
    prepared('blog_categories', categoriesStatement(context.clock.now())),
  );
}

/** The same for tags, at most 50 of them. */
export function countByTag(context: Context): Promise<BlogTag[]> {
  const statement = tagsStatement(context.clock.now(), LIMITS.blog.maxPageSize);
  return context.database.read(prepared('blog_tags', statement));
}

/** The public posts as a sitemap and a feed name them, newest first, at most `limit`. */
export function listPublicBlogs(
  database: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<Pick<PublicBlog, 'id' | 'slug' | 'title' | 'excerpt' | 'publishedAt' | 'updatedAt'>[]> {
  return readEntities(database, (manager) =>
    manager.find<PublicBlog>(Blog, {
      select: {
        id: true,
        slug: true,
        title: true,
        excerpt: true,
        publishedAt: true,
        updatedAt: true,
      },
      where: publicAt(now),
      order: NEWEST_FIRST,
      take: limit,
    }),
  );
}

/** Every post, what was changed last first. FORBIDDEN for everybody but a site_admin, here and below. */
export async function findBlogRecords(
  { manager, viewer, clock }: Context,
  { search, category, ...request }: BlogRecordsInput,
): Promise<BlogRecordPage> {
  siteAdmin(viewer);
  return findByStatus(manager, Blog, {
    ...request,
    states: statesAt(clock.now()),
    where: { ...withWord('categories', category), ...withWords(search) },
    order: { updatedAt: 'DESC', id: 'DESC' },
  });
}

/** A post in whatever state. Throws NOT_FOUND. */
export async function findBlogRecord({ manager, viewer }: Context, id: string): Promise<Blog> {
  siteAdmin(viewer);
  const found = isId(id) ? await manager.findOneBy(Blog, { id }) : null;
  if (found === null) throw notFound(NO_SUCH_BLOG);
  return found;
}

/** What somebody is writing, as visitors would read it; nothing is kept, and nothing in it is filled in. */
export function previewBlog({ viewer }: Context, { title, excerpt, content }: PreviewBlogInput) {
  siteAdmin(viewer);
  const safe = safeHtml(content);
  return {
    title: tidy(title),
    excerpt: tidy(excerpt),
    content: safe,
    readingMinutes: readingMinutes(countWords(safe)),
  };
}

/** Posts by status, what is shown before others, and what readers did. */
export async function countBlogs({ manager, viewer, clock }: Context) {
  siteAdmin(viewer);
  const counts = { draft: 0, scheduled: 0, published: 0 };
  for (const [status, ofStatus] of statesAt(clock.now())) {
    counts[status] = await manager.countBy(Blog, ofStatus);
  }
  return {
    ...counts,
    total: counts.draft + counts.scheduled + counts.published,
    featured: await manager.countBy(Blog, { featured: true }),
    pinned: await manager.countBy(Blog, { pinned: true }),
    likes: (await manager.sum(Blog, 'likes')) ?? 0,
    shares: (await manager.sum(Blog, 'shares')) ?? 0,
  };
}

export const NO_SUCH_BLOG = 'Blog not found';

/** A scheduled post is public from its time on, without anybody flipping it. */
const publicAt = (now: Date): FindOptionsWhere<Blog> => ({
  status: Not('draft'),
  publishedAt: LessThanOrEqual(now),
});

const statesAt = (now: Date) =>
  new Map<BlogStatus, FindOptionsWhere<Blog>>([
    ['draft', { status: 'draft' }],
    ['scheduled', { status: Not('draft'), publishedAt: MoreThan(now) }],
    ['published', publicAt(now)],
  ]);

/** Those whose list has a word, in any case of letters; all for none. */
function withWord(
  list: 'categories' | 'tags',
  word: string | null | undefined,
): FindOptionsWhere<Blog> {
  // PostgreSQL has no text with a zero byte in it.
  const sought = word?.replaceAll('\0', '').trim() || null;
  if (sought === null) return {};
  const isAmong = (column: string) => `text_key(:${list}) = ANY(text_keys(${column}))`;
  return { [list]: Raw(isAmong, { [list]: sought }) };
}

/** Those that have all the words; all for none. */
function withWords(search: string | null | undefined): FindOptionsWhere<Blog> {
  const text = cut(search?.replaceAll('\0', '').trim() ?? '', LIMITS.keyword.sentMaxLength);
  if (text === '') return {};
  const sought = wordsQuery(text);
  return {
    words: Raw((column) => `to_tsvector('listing', ${column}) @@ to_tsquery('listing', :sought)`, {
      sought,
    }),
  };
}

const NEWEST_FIRST = { publishedAt: 'DESC', id: 'DESC' } as const;

/** What an id or a slug can look like; anything else names nothing. */
const SLUG = /^[a-z0-9-]{1,200}$/;
