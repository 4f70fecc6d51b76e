import { AuditAction } from '../platform/audit.ts';

/** What is done to an organisation, to an invitation and to who is asked or belongs to it. */
export const ORGANISATION_AUDIT = {
  created: new AuditAction('organisation.created', 'Organisation made'),
  invited: new AuditAction('organisation.invited', 'Invited into an organisation'),
  withdrawn: new AuditAction('organisation.withdrawn', 'Invitation taken back'),
  joined: new AuditAction('organisation.joined', 'Joined an organisation'),
  declined: new AuditAction('organisation.declined', 'Declined an invitation'),
  roleChanged: new AuditAction('organisation.role_changed', 'Role changed'),
  left: new AuditAction('organisation.left', 'Left the organisation'),
  removed: new AuditAction('organisation.removed', 'Taken out of the organisation'),
  ended: new AuditAction('organisation.ended', 'Organisation gone with its last member'),
};
