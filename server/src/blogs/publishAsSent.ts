import { type Context } from '../platform/context.ts';
import { inTransaction } from '../platform/transaction.ts';
import { type Blog, BlogStatus } from './blog.entity.ts';
import { type PublishBlogBody } from './blogRecord.input.ts';
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

/** A-7.3-13, D-59: a status of draft takes it back, whatever the time says. */
export function publishAsSent(
  context: Context,
  id: string,
  { status, scheduledAt }: PublishBlogBody,
): Promise<Blog> {
  if (status === BlogStatus.DRAFT) return unpublishBlog(context, id);
  return publishBlog(context, id, scheduledAt ?? null);
}
