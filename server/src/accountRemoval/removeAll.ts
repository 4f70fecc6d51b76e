import { type AccountRow } from '../accounts/findAccount.ts';
import { deleteAccount } from '../accounts/deleteAccount.ts';
import { type Identifier, verifiedIdentifiers } from '../accounts/identifier.ts';
import { changePortrait } from '../accounts/portrait.ts';
import { forgetCommenter } from '../content/blogComments/changeBlogComments.ts';
import { forgetReporter } from '../cases/forgetReporter.ts';
import { forgetContactMessages } from '../content/contactMessages/changeContactMessages.ts';
import { type Codes } from '../oneTimeCodes/codes.ts';
import { discardDraftOf } from '../listingDrafts/draft.ts';
import { forgetSender } from '../feedback/forgetSender.ts';
import { forgetProofs } from '../contactAccess/mobileProofs.ts';
import { forgetSubscribers } from '../content/newsletter/newsletter.ts';
import { forgetInvitations } from '../organisations/leaveOrganisation.ts';
import { type Context } from '../platform/context.ts';
import { forgetResponses } from '../platform/database/idempotency.ts';
import { forgetMessages, send } from '../platform/messages/outbox.ts';
import { type Pictures } from '../platform/pictures/pictures.ts';
import { deleteAllProperties } from '../posting/deleteProperty.ts';
import { forgetActivity } from '../sellers/forgetActivity.ts';
import { forgetRegistrations } from '../signingIn/forgetRegistrations.ts';

export interface RemovalParts {
  codes: Codes;
  pictures: Pictures;
}

/**
 * What foreign keys do not do. The listings go first, because what is added up of a seller follows from them, and the
 * row itself last: sessions, favourites, contact grants, identities of providers and the enquiries to it go with it,
 * and its own enquiries, notes and invitations to others no longer say whose they were.
 */
export async function removeAll(
  inside: Context,
  { codes, pictures }: RemovalParts,
  account: AccountRow,
): Promise<void> {
  const { id, mobile, mobileVerifiedAt } = account;
  const addresses = verifiedIdentifiers(account).map(({ address }) => address);
  await deleteAllProperties(inside, id);
  await forgetActivity(inside, id);
  await discardDraftOf(inside, pictures, id);
  await changePortrait(inside, pictures, id, null);
  await pictures.forgetUploader(inside, id);
  await forgetSender(inside, id);
  await forgetReporter(inside, id, addresses);
  await forgetContactMessages(inside, id, addresses);
  await forgetCommenter(inside, addresses);
  await forgetSubscribers(inside, addresses);
  await forgetResponses(inside, id);
  if (mobile !== null && mobileVerifiedAt !== null) await forgetInvitations(inside, mobile);
  await forgetProofs(inside, addresses);
  await codes.forget(inside, addresses);
  await forgetRegistrations(inside, addresses);
  await forgetMessages(inside, addresses);
  await deleteAccount(inside, id);
}

/** Writes to somebody whose account is gone; call it after `removeAll`, which forgets what was on its way. */
export async function notifyOwner(
  inside: Context,
  { codes }: Pick<RemovalParts, 'codes'>,
  { channel, address }: Identifier,
  { how, doubt }: { how: string; doubt: string },
): Promise<void> {
  const siteName = codes.site.name;
  await send(inside, {
    channel,
    to: address,
    template: 'account-removed',
    ...(channel === 'email' && { subject: `Your ${siteName} account was removed` }),
    text: `Your ${siteName} account was ${how}, with all its listings. ${doubt}`,
  });
}
