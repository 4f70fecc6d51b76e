import { type FindOptionsWhere, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { tidy } from '../../../../schema/rules/text.ts';
import { countWords, safeHtml } from '../richText/safeHtml.ts';
import { type Context } from '../../platform/context.ts';
import { notFound } from '../../platform/failures.ts';
import { isId } from '../../platform/ids.ts';
import { clampPage, type Page, pageOf, type PageRequest } from '../../platform/database/paging.ts';
import { siteAdmin } from '../../authorization/viewer.policy.ts';
import { Blog, BlogStatus } from './blog.entity.ts';
import { readingMinutes } from './blog.presenter.ts';
import { type PreviewBlogInput } from './blogRecord.input.ts';
import { withWord, withWords } from './findBlogs.ts';

/** Which posts an administrator looks through; everything for nothing. */
export interface BlogRecordFilter extends PageRequest {
  status?: BlogStatus | null;
  search?: string | null;
  category?: string | null;
  featured?: boolean | null;
}

export interface BlogRecordsFound extends Page<Blog> {
  /** Of what the other filters leave, however many of a status are shown. */
  counts: { status: BlogStatus; count: number }[];
}

/** Every post, what was changed last first. FORBIDDEN for everybody but a site_admin, here and below. */
export async function findBlogRecords(
  { manager, viewer, clock }: Context,
  filter: BlogRecordFilter,
): Promise<BlogRecordsFound> {
  siteAdmin(viewer);
  const page = clampPage(filter);
  const where: FindOptionsWhere<Blog> = {
    ...(typeof filter.featured === 'boolean' && { featured: filter.featured }),
    ...withWord('categories', filter.category),
    ...withWords(filter.search),
  };
  const states = ofStatus(clock.now());
  const counts = [];
  for (const status of Object.values(BlogStatus)) {
    counts.push({ status, count: await manager.countBy(Blog, { ...where, ...states[status] }) });
  }
  const requested = filter.status ?? null;
  const items = await manager.find(Blog, {
    where: { ...where, ...(requested === null ? {} : states[requested]) },
    order: { updatedAt: 'DESC', id: 'DESC' },
    skip: page.offset,
    take: page.pageSize,
  });
  const total = counts
    .filter(({ status }) => requested === null || status === requested)
    .reduce((sum, { count }) => sum + count, 0);
  return { ...pageOf(items, total, page), counts };
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
    readingMinutes: readingMinutes({ wordCount: countWords(safe) }),
  };
}

/** Posts by status, what is shown before others, and what readers did. */
export async function countBlogs(context: Context) {
  const { manager, clock } = context;
  siteAdmin(context.viewer);
  const states = ofStatus(clock.now());
  const [draft, scheduled, published] = [
    await manager.countBy(Blog, states.draft),
    await manager.countBy(Blog, states.scheduled),
    await manager.countBy(Blog, states.published),
  ];
  return {
    total: draft + scheduled + published,
    draft,
    scheduled,
    published,
    featured: await manager.countBy(Blog, { featured: true }),
    pinned: await manager.countBy(Blog, { pinned: true }),
    likes: (await manager.sum(Blog, 'likes')) ?? 0,
    shares: (await manager.sum(Blog, 'shares')) ?? 0,
  };
}

export const NO_SUCH_BLOG = 'Blog not found';

const ofStatus = (now: Date): Record<`${BlogStatus}`, FindOptionsWhere<Blog>> => ({
  draft: { status: 'draft' },
  scheduled: { status: Not('draft'), publishedAt: MoreThan(now) },
  published: { status: Not('draft'), publishedAt: LessThanOrEqual(now) },
});
