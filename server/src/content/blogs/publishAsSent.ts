import { type Context } from '../../platform/context.ts';
import { unusable } from '../../platform/failures.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type Blog, BlogStatus, statusAt } from './blog.entity.ts';
import { type PublishBlogBody } from './blogRecord.input.ts';
import { changeBlog } from './changeBlogs.ts';
import { publishBlog, unpublishBlog } from './publishBlog.ts';

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
  if (status === BlogStatus.DRAFT) return unpublishBlog(context, id);
  if (status === BlogStatus.SCHEDULED && !scheduledAt) {
    return changeBlog(context, id, async (_inside, blog) => {
      if (statusAt(blog, context.clock.now()) === BlogStatus.SCHEDULED) return blog;
      throw unusable('scheduledAt', 'Please choose when to publish the post.');
    });
  }
  return publishBlog(context, id, scheduledAt ?? null);
}
