import type { Account } from '../../session/viewer.ts';

/** Admins and managers see everything of their organisation, and lead its people. */
export function isLead({ userType, role }: Account): boolean {
  return userType === 'builder' && (role === 'admin' || role === 'manager');
}
