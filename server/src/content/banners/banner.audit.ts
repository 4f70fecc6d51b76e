import { AuditAction, nameSubjects } from '../../platform/audit.ts';
import { In } from 'typeorm';
import { Banner } from './banner.entity.ts';

/** What became of one. */
export const BANNER_AUDIT = {
  created: new AuditAction('banner.created', 'Banner added'),
  changed: new AuditAction('banner.changed', 'Banner changed'),
  duplicated: new AuditAction('banner.duplicated', 'Banner duplicated'),
  ordered: new AuditAction('banner.ordered', 'Banner moved'),
  deleted: new AuditAction('banner.deleted', 'Banner deleted'),
};

nameSubjects('banner.', async (manager, ids) => {
  const found = await manager.find(Banner, {
    select: { id: true, title: true },
    where: { id: In(ids) },
  });
  return found.map(({ id, title }) => ({ id, name: title }));
});
