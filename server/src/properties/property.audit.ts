import { AuditAction, nameSubjects } from '../platform/audit.ts';
import { In } from 'typeorm';
import { Property } from './property.entity.ts';
import { RemovedProperty } from './removedProperty.entity.ts';

/** What is done to a listing, in the words of its history. */
export const PROPERTY_AUDIT = {
  posted: new AuditAction('property.posted', 'Posted'),
  edited: new AuditAction('property.edited', 'Edited'),
  removed: new AuditAction('property.removed', 'Removed'),
  closed: new AuditAction('property.closed', 'Sold or rented'),
  reopened: new AuditAction('property.reopened', 'Available again'),
  approved: new AuditAction('property.approved', 'Approved'),
  rejected: new AuditAction('property.rejected', 'Rejected'),
  activated: new AuditAction('property.activated', 'Shown again'),
  deactivated: new AuditAction('property.deactivated', 'Hidden'),
  featured: new AuditAction('property.featured', 'Featured'),
  unfeatured: new AuditAction('property.unfeatured', 'No longer featured'),
  undone: new AuditAction('property.undone', 'Undone'),
};

/** One that is removed is called as it was. */
nameSubjects('property.', async (manager, ids) => {
  const select = { id: true, title: true } as const;
  const found = await manager.find(Property, { select, where: { id: In(ids) } });
  const known = new Set(found.map(({ id }) => id));
  const others = ids.filter((id) => !known.has(id));
  const removed =
    others.length > 0 ? await manager.findBy(RemovedProperty, { id: In(others) }) : [];
  return [
    ...found.map(({ id, title }) => ({ id, name: title })),
    ...removed.map(({ id, listing: { title } }) => ({
      id,
      name: typeof title === 'string' ? title : null,
    })),
  ];
});
