import { ACCOUNT_AUDIT } from '../accounts/account.audit.ts';
import { audit } from '../accounts/audit.ts';
import { type Identifier, verifiedIdentifiers } from '../accounts/identifier.ts';
import { requireAnotherSiteAdmin } from '../accounts/deleteAccount.ts';
import { type AccountRow, findAccount } from '../accounts/findAccount.ts';
import { lockAccount } from '../accounts/profile.ts';
import { type CodeSent } from '../oneTimeCodes/codes.ts';
import { lockPlace, leaveForGood } from '../organisations/leaveOrganisation.ts';
import { type Context } from '../platform/context.ts';
import { conflict, forbidden, unauthenticated } from '../platform/failures.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { AUTH_PATH, REFRESH_COOKIE } from '../sessions/sessions.ts';
import { removeAll, type RemovalParts, notifyOwner } from './removeAll.ts';
import { NOT_ACTIVE } from '../../../schema/rules/signIn.ts';
import { signedIn } from '../authorization/viewer.policy.ts';

/**
 * Sends the code that removes the viewer's account to its verified mobile, or else to its verified e-mail address.
 * Throws CONFLICT when it has neither, for the only admin of an organisation with other members and for the only
 * site_admin; TOO_MANY.
 */
export async function requestAccountRemoval(
  context: Context,
  { codes }: RemovalParts,
): Promise<CodeSent> {
  const account = await ownAccount(context);
  return codes.send(context, requestFor(account), {
    mayBeSent: () =>
      inTransaction(context, async (inside) => {
        await requireAnotherSiteAdmin(inside, account);
        await lockPlace(inside, account.id);
      }),
  });
}

/**
 * Removes the viewer's account with the code that was sent: all of it or nothing. Its listings leave the
 * market like those that are removed one by one, its sessions end at once everywhere, and what else is known of its
 * owner goes; the mobile and the e-mail address are free again and are notified. Throws like `requestAccountRemoval`,
 * and INVALID_INPUT for a wrong code.
 */
export async function removeAccount(
  context: Context,
  parts: RemovalParts,
  code: string,
): Promise<true> {
  const account = await ownAccount(context);
  return parts.codes.redeem<true>(context, { ...requestFor(account), code }, async (inside) => {
    // Whoever changes a team locks the organisation before the account.
    await leaveForGood(inside, account.id);
    const locked = await lockAccount(inside, account.id);
    if (locked.status !== 'active') throw forbidden(NOT_ACTIVE);
    await requireAnotherSiteAdmin(inside, locked);
    await removeAll(inside, parts, locked);
    await audit(inside, ACCOUNT_AUDIT.removed, locked.id);
    await notifyOwner(inside, parts, provenIdentifier(locked), OWN);
    inside.afterCommit(() => inside.cookies.clear(REFRESH_COOKIE, AUTH_PATH));
    return true;
  });
}

async function ownAccount(context: Context): Promise<AccountRow> {
  const account = await findAccount(context, signedIn(context.viewer).id);
  if (account === null) throw unauthenticated();
  return account;
}

function requestFor(account: AccountRow) {
  return { ...provenIdentifier(account), purpose: 'remove' as const, accountId: account.id };
}

/** Where its owner can be reached for certain. */
function provenIdentifier(account: AccountRow): Identifier {
  const [identifier] = verifiedIdentifiers(account);
  if (identifier !== undefined) return identifier;
  throw conflict(
    'Please verify your mobile number or email address first. We send the code to remove your account there.',
  );
}

const OWN = {
  how: 'removed',
  doubt: 'If this was not you, please contact us immediately.',
};
