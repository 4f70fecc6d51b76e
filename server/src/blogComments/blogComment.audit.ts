import { AuditAction } from '../platform/audit.ts';

/** What administrators did with comments under posts. */
export const BLOG_COMMENT_AUDIT = {
  approved: new AuditAction('blog.comment_approved', 'Comment let through'),
  deleted: new AuditAction('blog.comment_deleted', 'Comment deleted'),
};
