import type { UserRole } from '../types.generated.ts';

/** The roles of an organisation in words. */
export const ROLE_WORDS: Record<UserRole, string> = {
  ADMIN: 'Admin',
  MANAGER: 'Manager',
  EXECUTIVE: 'Executive',
  SITE_ADMIN: 'Site Admin',
};

/** What somebody in a role does here, as 'This role …' goes on. */
export const ROLE_NOTES: Record<'ADMIN' | 'MANAGER' | 'EXECUTIVE', string> = {
  ADMIN: 'can see everything and manage the team',
  MANAGER: 'can see all properties of the organisation and who they are assigned to',
  EXECUTIVE: 'can see their own and assigned properties',
};

/** What members can be made; who joins is a manager or an executive at first. */
export const MEMBER_ROLES = ['ADMIN', 'MANAGER', 'EXECUTIVE'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];
