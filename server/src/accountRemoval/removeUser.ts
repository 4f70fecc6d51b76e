import { tidy } from '../../../schema/rules/text.ts';
import { ACCOUNT_AUDIT } from '../accounts/account.audit.ts';
import { audit } from '../accounts/audit.ts';
import { verifiedIdentifiers } from '../accounts/identifier.ts';
import { lockAccount } from '../accounts/profile.ts';
import { leaveForGood, lockPlace } from '../organisations/leaveOrganisation.ts';
import { type Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { lockUser, requireMayStop } from '../users/changeUser.ts';
import { type UserChange } from '../users/user.input.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { removeAll, type RemovalParts, notifyOwner } from './removeAll.ts';

/**
 * Removes somebody's account for an administrator, with all that goes where its owner removes it.
 * FORBIDDEN for everybody but a site_admin, NOT_FOUND when there is none; CONFLICT when something has changed since
 * `seen`, for one's own account and for the only admin of an organisation with other members.
 */
export async function removeUser(
  context: Context,
  parts: RemovalParts,
  id: string,
  { reason, seen }: UserChange,
): Promise<void> {
  siteAdmin(context.viewer);
  await inTransaction(context, async (inside) => {
    // Whoever changes a team locks the organisation before the account.
    await lockPlace(inside, id);
    const user = await lockUser(inside, id, { seen });
    await requireMayStop(inside, user);
    await leaveForGood(inside, id);
    await removeAll(inside, parts, await lockAccount(inside, id));
    const { userType, status, verificationLevel } = user;
    const before = { userType, status, verificationLevel };
    const note = tidy(reason ?? '') || null;
    await audit(inside, ACCOUNT_AUDIT.removed, id, { note, before, after: null });
    const [owner] = verifiedIdentifiers(user);
    if (owner !== undefined) await notifyOwner(inside, parts, owner, BY_ADMINISTRATOR);
  });
}

const BY_ADMINISTRATOR = {
  how: 'removed by an administrator',
  doubt: 'If you think this is a mistake, please contact us.',
};
