import { AuditAction, nameSubjects } from '../../platform/audit.ts';
import { In } from 'typeorm';
import { cut, tidy } from '../../../../schema/rules/text.ts';
import { BlogComment } from './blogComment.entity.ts';

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
