import { type FindOptionsWhere, In, IsNull, Not } from 'typeorm';
import { isMemberRole, MEMBER_ROLES, type MemberRole } from '../../../schema/accounts.ts';
import { type Context } from '../platform/context.ts';
import { now } from '../platform/database/databaseTime.ts';
import { isId } from '../platform/ids.ts';
import { Account } from './account.entity.ts';

/** An account as its organisation sees it. */
export interface Member extends Pick<Account, 'id' | 'name' | 'mobile' | 'email' | 'status'> {
  role: MemberRole;
}

/** What decides whether somebody may join an organisation. */
export interface Candidate extends Pick<Account, 'id' | 'name' | 'userType' | 'organisationId'> {
  /** Null unless it is verified. */
  mobile: string | null;
}

/** The people of an organisation: admins, managers, executives, the longest there first. */
export async function findMembers({ manager }: Context, organisationId: string): Promise<Member[]> {
  const found = await manager.find(Account, {
    select: MEMBER_COLUMNS,
    where: membersOf(organisationId),
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  const members = found.filter(isMember);
  return MEMBER_ROLES.flatMap((role) => members.filter((member) => member.role === role));
}

/** Who works for these organisations; nothing but whose is read. */
export async function findMembersOf(
  { manager }: Context,
  organisationIds: readonly string[],
): Promise<{ id: string; organisationId: string }[]> {
  const found = await manager.find(Account, {
    select: { id: true, organisationId: true },
    where: { organisationId: In(organisationIds), userType: 'builder', role: In(MEMBER_ROLES) },
  });
  return found.flatMap(({ id, organisationId }) =>
    organisationId === null ? [] : [{ id, organisationId }],
  );
}

/** One of them, or null. */
export async function findMember(
  { manager }: Context,
  organisationId: string,
  accountId: string,
): Promise<Member | null> {
  if (!isId(accountId)) return null;
  const found = await manager.findOne(Account, oneMember(organisationId, accountId));
  return found && isMember(found) ? found : null;
}

/** Like `findMember`; nobody can remove the member until the running transaction ends. */
export async function lockMember(
  { manager }: Context,
  organisationId: string,
  accountId: string,
): Promise<Member | null> {
  if (!isId(accountId)) return null;
  const found = await manager.findOne(Account, {
    ...oneMember(organisationId, accountId),
    lock: { mode: 'pessimistic_read' },
  });
  return found && isMember(found) ? found : null;
}

/** The account as one who may join; locked until the running transaction ends. */
export async function lockCandidate(
  { manager }: Context,
  accountId: string,
): Promise<Candidate | null> {
  const found = await manager.findOne(Account, {
    select: {
      id: true,
      name: true,
      mobile: true,
      mobileVerifiedAt: true,
      userType: true,
      organisationId: true,
    },
    where: { id: accountId },
    lock: { mode: 'for_no_key_update' },
  });
  if (!found) return null;
  const { id, name, mobile, mobileVerifiedAt, userType, organisationId } = found;
  return { id, name, mobile: mobileVerifiedAt && mobile, userType, organisationId };
}

/** The account that this mobile belongs to: whose owner verified it. */
export function findByMobile(
  { manager }: Context,
  mobile: string,
): Promise<Pick<Account, 'id' | 'name' | 'organisationId'> | null> {
  return manager.findOne(Account, {
    select: { id: true, name: true, organisationId: true },
    where: { mobile, mobileVerifiedAt: Not(IsNull()) },
  });
}

/** The verified mobile of an account, or null. */
export async function verifiedMobileOf(
  { manager }: Context,
  accountId: string,
): Promise<string | null> {
  const found = await manager.findOne(Account, {
    select: { mobile: true },
    where: { id: accountId, mobileVerifiedAt: Not(IsNull()) },
  });
  return found?.mobile ?? null;
}

/** Makes the account a builder of this organisation, whatever it was before. */
export async function putIntoOrganisation(
  { manager }: Context,
  accountId: string,
  place: { organisationId: string; role: MemberRole },
): Promise<void> {
  const builder = { userType: 'builder', kind: 'builder', updatedAt: now } as const;
  await manager.update(Account, accountId, { ...builder, ...place });
}

export async function setRole(
  { manager }: Context,
  accountId: string,
  role: MemberRole,
): Promise<void> {
  await manager.update(Account, accountId, { role, updatedAt: now });
}

/** Who leaves an organisation goes on as a seller of kind builder and keeps what it posted. */
export async function takeOutOfOrganisation(
  { manager }: Context,
  accountId: string,
): Promise<void> {
  await manager.update(Account, accountId, {
    userType: 'seller',
    kind: 'builder',
    organisationId: null,
    role: null,
    updatedAt: now,
  });
}

const MEMBER_COLUMNS = {
  id: true,
  name: true,
  mobile: true,
  email: true,
  role: true,
  status: true,
} as const;

function membersOf(organisationId: string): FindOptionsWhere<Account> {
  return { organisationId, userType: 'builder', role: In(MEMBER_ROLES) };
}

function oneMember(organisationId: string, id: string) {
  return { select: MEMBER_COLUMNS, where: { ...membersOf(organisationId), id } };
}

function isMember(account: Account): account is Account & Member {
  return isMemberRole(account.role);
}
