import { AuditAction, nameSubjects } from '../platform/audit.ts';
import { In } from 'typeorm';
import { Amenity } from '../amenities/amenity.entity.ts';

/** What became of an amenity. */
export const AMENITY_AUDIT = {
  created: new AuditAction('amenity.created', 'Amenity added'),
  changed: new AuditAction('amenity.changed', 'Amenity changed'),
  deleted: new AuditAction('amenity.deleted', 'Amenity deleted'),
};

nameSubjects('amenity.', (manager, ids) =>
  manager.find(Amenity, { select: { id: true, name: true }, where: { id: In(ids) } }),
);
