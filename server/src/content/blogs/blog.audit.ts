import { AuditAction, nameSubjects } from '../../platform/audit.ts';
import { In } from 'typeorm';
import { Blog } from './blog.entity.ts';

/** What became of a post. */
export const BLOG_AUDIT = {
  created: new AuditAction('blog.created', 'Blog post created'),
  changed: new AuditAction('blog.changed', 'Blog post changed'),
  published: new AuditAction('blog.published', 'Blog post published'),
  scheduled: new AuditAction('blog.scheduled', 'Blog post scheduled'),
  unpublished: new AuditAction('blog.unpublished', 'Blog post changed back to a draft'),
  featured: new AuditAction('blog.featured', 'Blog post featured'),
  unfeatured: new AuditAction('blog.unfeatured', 'Blog post no longer featured'),
  pinned: new AuditAction('blog.pinned', 'Blog post pinned'),
  unpinned: new AuditAction('blog.unpinned', 'Blog post no longer pinned'),
  deleted: new AuditAction('blog.deleted', 'Blog post deleted'),
};

nameSubjects('blog.', async (manager, ids) => {
  const found = await manager.find(Blog, {
    select: { id: true, title: true },
    where: { id: In(ids) },
  });
  return found.map(({ id, title }) => ({ id, name: title }));
});
