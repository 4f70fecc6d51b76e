import { AuditAction, nameSubjects } from '../platform/audit.ts';
import { In } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { Organisation } from '../accounts/organisation.entity.ts';
import { Invitation } from './invitation.entity.ts';

/** What is done to an organisation, to an invitation and to who is asked or belongs to it. */
export const ORGANISATION_AUDIT = {
  created: new AuditAction('organisation.created', 'Organisation created'),
  invited: new AuditAction('organisation.invited', 'Invited to an organisation'),
  withdrawn: new AuditAction('organisation.withdrawn', 'Invitation withdrawn'),
  joined: new AuditAction('organisation.joined', 'Joined an organisation'),
  declined: new AuditAction('organisation.declined', 'Declined an invitation'),
  roleChanged: new AuditAction('organisation.role_changed', 'Role changed'),
  left: new AuditAction('organisation.left', 'Left the organisation'),
  removed: new AuditAction('organisation.removed', 'Removed from the organisation'),
  ended: new AuditAction('organisation.ended', 'Organisation removed with its last member'),
};

/** Whoever joins, leaves or gets another role is the subject and not the organisation; who is asked, the invitation. */
nameSubjects('organisation.', async (manager, ids) => {
  const options = { select: { id: true, name: true }, where: { id: In(ids) } } as const;
  const members = await manager.find(Account, options);
  const invitations = await manager.find(Invitation, options);
  return [...members, ...invitations, ...(await manager.find(Organisation, options))];
});
