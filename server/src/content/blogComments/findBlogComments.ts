import { type FindOptionsWhere, In, IsNull, MoreThan, Not } from 'typeorm';
import { LIMITS } from '../../../../schema/limits.ts';
import { blogPath } from '../../../../schema/routes.ts';
import { Blog } from '../blogs/blog.entity.ts';
import { type Context } from '../../platform/context.ts';
import { notFound } from '../../platform/failures.ts';
import { findByStatus } from '../../platform/database/pageByStatus.ts';
import { isId } from '../../platform/ids.ts';
import { clampPage, type Page, pageOf, type PageRequest } from '../../platform/database/paging.ts';
import { siteAdmin } from '../../authorization/viewer.policy.ts';
import { BlogComment, BlogCommentStatus } from './blogComment.entity.ts';
import {
  type BlogCommentRecord,
  type BlogCommentRecordPage,
  type RecentBlogComment,
} from './blogComment.graphql.ts';
import { type BlogCommentRecordsInput, type RecentCommentsInput } from './blogComment.input.ts';

/** A post that visitors may read; null where they were asked about another one, which has no comments for them. */
type Asked = { id: string } | null;

/** What visitors read under a post, newest first. At most 50 on a page. */
export async function findBlogComments(
  context: Context,
  blog: Asked,
  request: PageRequest,
): Promise<Page<BlogComment>> {
  const page = clampPage(request, LIMITS.blogComment.maxPageSize);
  if (blog === null) return pageOf([], 0, page);
  const [items, total] = await context.manager.findAndCount(BlogComment, {
    where: { blogId: blog.id, heldFor: IsNull() },
    order: NEWEST_FIRST,
    skip: page.offset,
    take: page.pageSize,
  });
  return pageOf(items, total, page);
}

/** The newest comments under public posts, with their posts; at most 20. */
export async function findRecentComments(
  context: Context,
  { limit, exceptBlogId }: RecentCommentsInput,
): Promise<RecentBlogComment[]> {
  const most = Math.min(Math.max(limit, 1), LIMITS.blogComment.maxRecent);
  const comments = await context.manager
    .createQueryBuilder(BlogComment, 'comment')
    .innerJoin(Blog, 'blog', 'blog.id = comment.blogId')
    .where({ heldFor: IsNull(), blogId: Not(exceptBlogId ?? '') })
    .andWhere(`blog.status <> 'draft' AND blog.publishedAt <= :now`, { now: context.clock.now() })
    .orderBy({ 'comment.createdAt': 'DESC', 'comment.id': 'DESC' })
    .limit(most)
    .getMany();
  return withBlogs(context, comments);
}

/** How many comments visitors read under a post, and how many of the last seven days. */
export async function countBlogComments(context: Context, blog: Asked) {
  if (blog === null) return { totalComments: 0, recentComments: 0 };
  const where = { blogId: blog.id, heldFor: IsNull() };
  const since = context.clock.now().getTime() - LIMITS.blogComment.recentDays * 86_400_000;
  const createdAt = MoreThan(new Date(since));
  return {
    totalComments: await context.manager.countBy(BlogComment, where),
    recentComments: await context.manager.countBy(BlogComment, { ...where, createdAt }),
  };
}

/** All comments, newest first. FORBIDDEN for everybody but a site_admin, here and below. */
export async function findCommentRecords(
  context: Context,
  { blogId, ...request }: BlogCommentRecordsInput,
): Promise<BlogCommentRecordPage> {
  siteAdmin(context.viewer);
  const { items, ...page } = await findByStatus(context.manager, BlogComment, {
    ...request,
    states: STATES,
    where: blogId ? { blogId: isId(blogId) ? blogId : '' } : {},
    order: NEWEST_FIRST,
  });
  return { ...page, items: (await withBlogs(context, items)).map(recordOf) };
}

/** Throws NOT_FOUND. */
export async function findCommentRecord(context: Context, id: string): Promise<BlogCommentRecord> {
  siteAdmin(context.viewer);
  const found = isId(id) ? await context.manager.findOneBy(BlogComment, { id }) : null;
  const [record] = found === null ? [] : (await withBlogs(context, [found])).map(recordOf);
  if (record === undefined) throw notFound(NO_SUCH_COMMENT);
  return record;
}

export const NO_SUCH_COMMENT = 'This comment does not exist. It may have been deleted.';

async function withBlogs(
  { manager }: Context,
  comments: readonly BlogComment[],
): Promise<RecentBlogComment[]> {
  const ids = [...new Set(comments.map(({ blogId }) => blogId))];
  const blogs = await manager.find(Blog, {
    select: { id: true, title: true, slug: true },
    where: { id: In(ids) },
  });
  const byId = new Map(
    blogs.map(({ id, title, slug }) => [id, { id, title, path: blogPath(slug) }]),
  );
  return comments.flatMap((comment) => {
    const blog = byId.get(comment.blogId);
    return blog === undefined ? [] : [{ comment, blog }];
  });
}

function recordOf({ comment, blog }: RecentBlogComment): BlogCommentRecord {
  const { id, email, heldFor } = comment;
  const status = heldFor === null ? 'shown' : 'held';
  return { id, comment, blog, email, status, heldFor };
}

const NEWEST_FIRST = { createdAt: 'DESC', id: 'DESC' } as const;

const STATES = new Map<BlogCommentStatus, FindOptionsWhere<BlogComment>>([
  ['shown', { heldFor: IsNull() }],
  ['held', { heldFor: Not(IsNull()) }],
]);
