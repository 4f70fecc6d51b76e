import { tidy } from '../../../schema/rules/text.ts';
import { ACCOUNT_AUDIT } from '../accounts/account.audit.ts';
import { audit } from '../accounts/audit.ts';
import { requireAnotherSiteAdmin } from '../accounts/deleteAccount.ts';
import { Account } from '../accounts/account.entity.ts';
import { type BulkResult, changeEach } from '../platform/bulk.ts';
import { type Context } from '../platform/context.ts';
import { now } from '../platform/database/databaseTime.ts';
import { conflict, notFound } from '../platform/failures.ts';
import { isId } from '../platform/ids.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { endSessions } from '../sessions/sessions.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { findUser, type UserRow } from './findUsers.ts';
import {
  type UpdateUsersInput,
  type UserChange,
  type UserStatusInput,
  type UserVerificationInput,
} from './user.input.ts';

/**
 * Says whether an account may be used. Who is not active is signed out everywhere at once. The same
 * status again changes nothing. FORBIDDEN for everybody but a site_admin, NOT_FOUND when there is none; CONFLICT
 * when something has changed since `seen`, here and below, and for one's own account.
 */
export function setUserStatus(
  context: Context,
  id: string,
  { status, ...change }: UserStatusInput,
): Promise<UserRow> {
  return changeUser(context, id, change, async (inside, account, note) => {
    if (account.status === status) return;
    await requireMayStop(inside, account);
    await changeStatus(inside, account, status, note);
  });
}

/**
 * Says it of several accounts, each in a transaction of its own: what is refused for one does not stop the others.
 * Administrators are changed one at a time.
 */
export async function updateUsers(
  context: Context,
  { status, ids, ...change }: UpdateUsersInput,
): Promise<BulkResult> {
  siteAdmin(context.viewer);
  return changeEach(ids, (id) =>
    inTransaction(context, async (inside) => {
      const account = await lockUser(inside, id, change);
      if (account.id === siteAdmin(inside.viewer).id) throw conflict(OWN);
      if (account.userType === 'site_admin') throw conflict(ADMINISTRATOR);
      if (account.status !== status) await changeStatus(inside, account, status, noteOf(change));
    }),
  );
}

/** Says how well a user is known; the same level again changes nothing. */
export function setUserVerification(
  context: Context,
  id: string,
  { level: verificationLevel, ...change }: UserVerificationInput,
): Promise<UserRow> {
  return changeUser(context, id, change, async (inside, account, note) => {
    if (account.verificationLevel === verificationLevel) return;
    await inside.manager.update(Account, id, { verificationLevel, updatedAt: now });
    const before = { verificationLevel: account.verificationLevel };
    await audit(inside, ACCOUNT_AUDIT.verified, id, { note, before, after: { verificationLevel } });
  });
}

/** The account of a user, locked as an administrator saw it. Throws NOT_FOUND and CONFLICT. */
export async function lockUser(
  { manager }: Context,
  id: string,
  { seen }: Pick<UserChange, 'seen'>,
): Promise<Account> {
  const account = isId(id)
    ? await manager.findOne(Account, { where: { id }, lock: { mode: 'pessimistic_write' } })
    : null;
  if (account === null) throw notFound(NO_USER);
  if (seen && account.updatedAt.getTime() > seen.getTime()) {
    throw conflict('This user has changed since you opened it. Please review it again.');
  }
  return account;
}

/** Throws CONFLICT for the viewer itself, and where no administrator would be left. */
export async function requireMayStop(inside: Context, account: Account): Promise<void> {
  if (account.id === siteAdmin(inside.viewer).id) throw conflict(OWN);
  await requireAnotherSiteAdmin(inside, account, LAST);
}

/** Whoever is not active any more is signed out everywhere in the same transaction. */
async function changeStatus(
  inside: Context,
  { id, status: earlier }: Account,
  status: Account['status'],
  note: string | null,
): Promise<void> {
  await inside.manager.update(Account, id, { status, updatedAt: now });
  if (status !== 'active') await endSessions(inside, { accountId: id }, 'suspended');
  const [before, after] = [{ status: earlier }, { status }];
  await audit(inside, ACCOUNT_AUDIT.statusChanged, id, { note, before, after });
}

async function changeUser(
  context: Context,
  id: string,
  change: UserChange,
  work: (inside: Context, account: Account, note: string | null) => Promise<void>,
): Promise<UserRow> {
  siteAdmin(context.viewer);
  return inTransaction(context, async (inside) => {
    await work(inside, await lockUser(inside, id, change), noteOf(change));
    const user = await findUser(inside, id);
    if (user === null) throw notFound(NO_USER);
    return user;
  });
}

function noteOf({ reason }: Pick<UserChange, 'reason'>): string | null {
  return tidy(reason ?? '') || null;
}

const NO_USER = 'This user does not exist. The account may have been removed.';
const OWN = 'This is your own account. Please ask another administrator to change it.';
const ADMINISTRATOR = 'This is an administrator. Please change administrators one at a time.';
const LAST = 'This is the only administrator of the marketplace. Add another administrator first.';
