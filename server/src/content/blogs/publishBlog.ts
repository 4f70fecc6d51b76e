import { blogTimeProblem, NO_BLOG_TEXT } from '../../../../schema/rules/blog.ts';
import { audit } from '../../accounts/audit.ts';
import { type Context } from '../../platform/context.ts';
import { unusable } from '../../platform/failures.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Blog, statusAt } from './blog.entity.ts';
import { type PublishBlogBody } from './blogRecord.input.ts';
import { BLOG_AUDIT, changeBlog } from './changeBlogs.ts';

/**
 * Shows a post from a time on: at once without one, or with one that has passed. No timer has to run: whether
 * it is public is asked whenever it is read. One that is public already keeps its day unless another is given. Throws
 * NOT_FOUND, and INVALID_INPUT for a post without a text and a time that is more than a year ahead.
 */
export function publishBlog(context: Context, id: string, at: Date | null): Promise<Blog> {
  return changeBlog(context, id, async (inside, blog) => {
    const now = context.clock.now();
    if (blog.wordCount === 0) throw unusable('content', NO_BLOG_TEXT);
    const problem = at === null ? null : blogTimeProblem(at, now);
    if (problem !== null) throw unusable('scheduledAt', problem);
    const isPublic = statusAt(blog, now) === 'published';
    if (at === null && isPublic) return blog;
    // A day that has passed is kept: it is what the post is dated.
    const publishedAt = at ?? now;
    const status: Blog['status'] = publishedAt > now ? 'scheduled' : 'published';
    if (blog.status === status && blog.publishedAt?.getTime() === publishedAt.getTime())
      return blog;
    await show(inside, blog, { status, publishedAt });
    const action = status === 'scheduled' ? BLOG_AUDIT.scheduled : BLOG_AUDIT.published;
    await audit(inside, action, id, {
      note: blog.title,
      after: { publishedAt: publishedAt.toISOString() },
    });
    return blog;
  });
}

/** Takes a post back to a draft. Throws NOT_FOUND. */
export function unpublishBlog(context: Context, id: string): Promise<Blog> {
  return changeBlog(context, id, async (inside, blog) => {
    if (blog.status === 'draft') return blog;
    await show(inside, blog, { status: 'draft', publishedAt: null });
    await audit(inside, BLOG_AUDIT.unpublished, id, blog.title);
    return blog;
  });
}

/**
 * Writes a post and shows it as the same call says, or does neither: documented clients send both at once. A time
 * alone publishes too. Throws like `write` and `publishBlog`.
 */
export function writeAndPublish(
  context: Context,
  { status = null, scheduledAt = null }: PublishBlogBody,
  write: (inside: Context) => Promise<Blog>,
): Promise<Blog> {
  return inTransaction(context, async (inside) => {
    const blog = await write(inside);
    if (status === null && scheduledAt === null) return blog;
    return publishAsSent(inside, blog.id, { status, scheduledAt });
  });
}

/**
 * A status of draft takes it back, whatever the time says; scheduled without a time leaves the one that
 * it waits for. Throws like `publishBlog`, and INVALID_INPUT for scheduled where there is none.
 */
export function publishAsSent(
  context: Context,
  id: string,
  { status, scheduledAt }: PublishBlogBody,
): Promise<Blog> {
  if (status === 'draft') return unpublishBlog(context, id);
  if (status === 'scheduled' && !scheduledAt) {
    return changeBlog(context, id, async (_inside, blog) => {
      if (statusAt(blog, context.clock.now()) === 'scheduled') return blog;
      throw unusable('scheduledAt', 'Please choose when to publish the post.');
    });
  }
  return publishBlog(context, id, scheduledAt ?? null);
}

async function show(
  { manager }: Context,
  blog: Blog,
  shown: Pick<Blog, 'status' | 'publishedAt'>,
): Promise<void> {
  Object.assign(blog, shown);
  await manager.update(Blog, blog.id, shown);
}
