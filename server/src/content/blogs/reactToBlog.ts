import { indiaDay } from '../../../../schema/format/time.ts';
import { limitKey } from '../../platform/http/address.ts';
import { type Context } from '../../platform/context.ts';
import { notFound } from '../../platform/failures.ts';
import { sha256 } from '../../platform/hash.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Blog } from './blog.entity.ts';
import { BlogReaction, type Reaction } from './blogReaction.entity.ts';
import { findBlog, NO_SUCH_BLOG } from './findBlogs.ts';

/**
 * Counts that a visitor likes or has shared a public post, once a day of India for an account or an address; again
 * answers the same and counts nothing. Throws NOT_FOUND.
 */
export async function reactToBlog(context: Context, id: string, kind: Reaction): Promise<Blog> {
  const found = await findBlog(context, id);
  if (found === null) throw notFound(NO_SUCH_BLOG);
  return inTransaction(context, async ({ manager }) => {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(BlogReaction)
      .values({
        blogId: found.id,
        kind,
        visitor: visitorOf(context),
        day: indiaDay(context.clock.now()),
      })
      .orIgnore()
      .returning('day')
      .execute();
    if (Array.isArray(raw) && raw.length > 0)
      await manager.increment(Blog, { id: found.id }, COUNTS[kind], 1);
    return manager.findOneByOrFail(Blog, { id: found.id });
  });
}

const COUNTS = { like: 'likes', share: 'shares' } as const;

function visitorOf({ viewer, address }: Context): string {
  return sha256(viewer.kind === 'account' ? viewer.id : limitKey(address)).toString('hex');
}
