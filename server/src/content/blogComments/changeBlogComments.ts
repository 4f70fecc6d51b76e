import { In, MoreThan } from 'typeorm';
import { LIMITS } from '../../../../schema/limits.ts';
import { type HoldReason, heldFor, tidyMessage } from '../../../../schema/rules/blogComment.ts';
import { cut, textKey, tidy, trimmed } from '../../../../schema/rules/text.ts';
import { audit } from '../../accounts/audit.ts';
import { siteAdmin } from '../../authorization/viewer.policy.ts';
import { countSender, senderLimits } from '../../contactAccess/senderLimits.ts';
import { AuditAction, nameSubjects } from '../../platform/audit.ts';
import { type Context } from '../../platform/context.ts';
import { hashOfRequest } from '../../platform/database/idempotency.ts';
import { lockStatement } from '../../platform/database/lock.sql.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Failure, notFound } from '../../platform/failures.ts';
import { isId, newId } from '../../platform/ids.ts';
import { findBlog, NO_SUCH_BLOG } from '../blogs/findBlogs.ts';
import { BlogComment } from './blogComment.entity.ts';
import { type AddBlogCommentPayload, type BlogCommentRecord } from './blogComment.graphql.ts';
import { type AddBlogCommentInput } from './blogComment.input.ts';
import { findCommentRecord, NO_SUCH_COMMENT } from './findBlogComments.ts';

/** What administrators did with comments under posts. */
export const BLOG_COMMENT_AUDIT = {
  approved: new AuditAction('blog.comment_approved', 'Comment approved'),
  deleted: new AuditAction('blog.comment_deleted', 'Comment deleted'),
};

/** A comment by its first words. */
nameSubjects('blog.comment_', async (manager, ids) => {
  const select = { id: true, message: true } as const;
  const found = await manager.find(BlogComment, { select, where: { id: In(ids) } });
  return found.map(({ id, message }) => ({ id, name: cut(tidy(message), 60) }));
});

const PER_SENDER = senderLimits({
  name: 'blogComments',
  windows: [{ points: LIMITS.blogComment.perSenderPerHour, seconds: 3_600 }],
  sentence: 'You have already posted several comments.',
  whenStoreIsAway: 'refuse',
});
/** Beyond these a comment is looked at first. */
const SHOWN_PER_SENDER = senderLimits({
  name: 'blogCommentsShown',
  windows: [{ points: LIMITS.blogComment.shownPerHour, seconds: 3_600 }],
  sentence: 'Your comment will be reviewed first.',
  whenStoreIsAway: 'refuse',
});
export const BLOG_COMMENT_LIMITS = [...PER_SENDER, ...SHOWN_PER_SENDER];

/** What the sender is told. */
const SHOWN = 'Thank you for your comment!';
const HELD = 'Thank you! Your comment will be shown after a review.';

/**
 * Keeps what somebody says under a public post, signed in or not. It is shown at once, unless its words or
 * the number of comments of the sender make somebody look at it first. The same words sent again within
 * ten minutes are kept once, so that a retry is harmless. Throws NOT_FOUND, and TOO_MANY after ten an hour from one
 * account or browser.
 */
export async function addBlogComment(
  context: Context,
  input: AddBlogCommentInput,
): Promise<AddBlogCommentPayload> {
  const blog = await findBlog(context, input.blogId);
  if (blog === null) throw notFound(NO_SUCH_BLOG);
  await countSender(context, PER_SENDER);
  const now = context.clock.now();
  const words = { blogId: blog.id, name: trimmed(input.name), message: tidyMessage(input.message) };
  const lately = new Date(now.getTime() - LIMITS.blogComment.sameWordsMinutes * 60_000);
  const sentBefore = ({ manager }: Pick<Context, 'manager'>) =>
    manager.findOneBy(BlogComment, { ...words, createdAt: MoreThan(lately) });
  const again = await sentBefore(context);
  if (again !== null) return confirmationOf(again);
  const comment = {
    ...words,
    id: newId(),
    email: textKey(input.email ?? '') || null,
    accountId: context.viewer.kind === 'account' ? context.viewer.id : null,
    heldFor: heldFor(words.message) ?? (await heldForRate(context)),
    createdAt: now,
  };
  return inTransaction(context, async (inside) => {
    // The same sent twice at once, by two presses of a button, comes one after the other in every process.
    await inside.query(lockStatement(`blog comment ${hashOfRequest(words)}`));
    const meanwhile = await sentBefore(inside);
    if (meanwhile !== null) return confirmationOf(meanwhile);
    await inside.manager.insert(BlogComment, comment);
    return confirmationOf(comment);
  });
}

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

function confirmationOf(comment: BlogComment) {
  return comment.heldFor === null ? { message: SHOWN, comment } : { message: HELD, comment: null };
}

async function heldForRate(context: Context): Promise<HoldReason | null> {
  try {
    await countSender(context, SHOWN_PER_SENDER);
    return null;
  } catch (error) {
    if (error instanceof Failure && error.code === 'TOO_MANY') return 'rate';
    throw error;
  }
}
