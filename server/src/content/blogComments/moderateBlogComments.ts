import { audit } from '../../accounts/audit.ts';
import { type Context } from '../../platform/context.ts';
import { notFound } from '../../platform/failures.ts';
import { isId } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { siteAdmin } from '../../authorization/viewer.policy.ts';
import { BLOG_COMMENT_AUDIT } from './blogComment.audit.ts';
import { BlogComment } from './blogComment.entity.ts';
import { type BlogCommentRecord } from './blogComment.graphql.ts';
import { findCommentRecord, NO_SUCH_COMMENT } from './findBlogComments.ts';

/**
 * Lets visitors read a comment that is held; again changes nothing. FORBIDDEN for everybody but a site_admin, here
 * and below. Throws NOT_FOUND.
 */
export function approveBlogComment(context: Context, id: string): Promise<BlogCommentRecord> {
  siteAdmin(context.viewer);
  return inTransaction(context, async (inside) => {
    const { heldFor } = await findCommentRecord(inside, id);
    if (heldFor !== null) {
      await inside.manager.update(BlogComment, { id }, { heldFor: null });
      await audit(inside, BLOG_COMMENT_AUDIT.approved, id);
    }
    return findCommentRecord(inside, id);
  });
}

/** Takes a comment away; the audit keeps that there was one, and not what it said. Throws NOT_FOUND. */
export async function deleteBlogComment(context: Context, id: string): Promise<string> {
  siteAdmin(context.viewer);
  await inTransaction(context, async (inside) => {
    const { affected } = isId(id)
      ? await inside.manager.delete(BlogComment, { id })
      : { affected: 0 };
    if (affected === 0) throw notFound(NO_SUCH_COMMENT);
    await audit(inside, BLOG_COMMENT_AUDIT.deleted, id);
  });
  return id;
}

/** Forgets what was said with the e-mail addresses of an account that is removed; what it said signed in goes with it. */
export async function forgetCommenter({ manager }: Context, addresses: string[]): Promise<void> {
  for (const email of addresses) await manager.delete(BlogComment, { email });
}
