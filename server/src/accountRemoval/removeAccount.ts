import { ACCOUNT_AUDIT } from '../accounts/account.audit.ts';
import { audit } from '../accounts/audit.ts';
import { type Identifier, verifiedIdentifiers } from '../accounts/identifier.ts';
import { deleteAccount, requireAnotherSiteAdmin } from '../accounts/deleteAccount.ts';
import { type AccountRow, findAccount } from '../accounts/findAccount.ts';
import { saveProfile } from '../accounts/portrait.ts';
import { lockAccount } from '../accounts/profile.ts';
import { type Codes, type CodeSent } from '../codes/codes.ts';
import { discardDraft } from '../drafts/draft.ts';
import { forgetProofs } from '../grants/mobileProofs.ts';
import { forgetSender } from '../feedback/forgetSender.ts';
import { forgetSubscribers } from '../newsletter/newsletter.ts';
import { forgetInvitations, lockPlace, leaveForGood } from '../organisations/leaveOrganisation.ts';
import { type Context } from '../platform/context.ts';
import { conflict, forbidden, unauthenticated } from '../platform/failures.ts';
import { forgetAnswers } from '../platform/idempotency.ts';
import { forgetMessages, send } from '../platform/outbox.ts';
import { type Pictures } from '../platform/pictures.ts';
import { inTransaction } from '../platform/transaction.ts';
import { deleteAllProperties } from '../posting/deleteProperty.ts';
import { forgetActivity } from '../sellers/forgetActivity.ts';
import { AUTH_PATH, REFRESH_COOKIE } from '../sessions/sessions.ts';
import { forgetRegistrations } from '../signingIn/forgetRegistrations.ts';
import { NOT_ACTIVE, signedIn } from '../viewers/viewer.policy.ts';

export interface RemovalParts {
  codes: Codes;
  pictures: Pictures;
}

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
 * Removes the viewer's account with the code that was sent: all of it or nothing (D-86). Its listings leave the
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
    await notifyOwner(inside, parts.codes.site.name, provenIdentifier(locked));
    inside.afterCommit(() => inside.cookies.clear(REFRESH_COOKIE, AUTH_PATH));
    return true;
  });
}

/**
 * What foreign keys do not do. The listings go first, because what is added up of a seller follows from them, and the
 * row itself last: sessions, favourites, contact grants, identities of providers and the enquiries to it go with it,
 * and its own enquiries, notes and invitations to others no longer say whose they were.
 */
async function removeAll(
  inside: Context,
  { codes, pictures }: RemovalParts,
  account: AccountRow,
): Promise<void> {
  const { id, mobile, mobileVerifiedAt } = account;
  const addresses = verifiedIdentifiers(account).map(({ address }) => address);
  await deleteAllProperties(inside, id);
  await forgetActivity(inside, id);
  await discardDraft(inside, pictures);
  await saveProfile(inside, pictures, { picture: null });
  await pictures.forgetUploader(inside, id);
  await forgetSender(inside, id);
  await forgetSubscribers(inside, addresses);
  await forgetAnswers(inside, id);
  if (mobile !== null && mobileVerifiedAt !== null) await forgetInvitations(inside, mobile);
  await forgetProofs(inside, addresses);
  await codes.forget(inside, addresses);
  await forgetRegistrations(inside, addresses);
  await forgetMessages(inside, addresses);
  await deleteAccount(inside, id);
}

async function notifyOwner(
  inside: Context,
  siteName: string,
  { channel, address }: Identifier,
): Promise<void> {
  await send(inside, {
    channel,
    to: address,
    template: 'account-removed',
    ...(channel === 'email' && { subject: `Your ${siteName} account was removed` }),
    text: `Your ${siteName} account was removed, with all its listings. If this was not you, please contact us at once.`,
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
    'Please verify your mobile number or e-mail address first: the code that removes the account goes there.',
  );
}
