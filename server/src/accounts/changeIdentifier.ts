import { type Codes, type CodeSent } from '../oneTimeCodes/codes.ts';
import { type Context } from '../platform/context.ts';
import { now } from '../platform/database/databaseTime.ts';
import { conflict, unauthenticated } from '../platform/failures.ts';
import { send } from '../platform/messages/outbox.ts';
import { Account } from './account.entity.ts';
import { signedIn } from '../authorization/viewer.policy.ts';
import {
  type Identifier,
  type IdentifierInput,
  clearOtherIdentifiers,
  readIdentifier,
  refuseDuplicate,
  refuseDuplicates,
} from './identifier.ts';
import { type AccountRow, findAccount } from './findAccount.ts';

/**
 * Sends a code to the mobile or e-mail address that the viewer's account is to have; also to its present one
 * while that is unverified. Throws CONFLICT when it belongs to another account, or to this one already.
 */
export async function requestIdentifierChange(
  context: Context,
  codes: Codes,
  input: IdentifierInput,
): Promise<CodeSent> {
  const { id } = signedIn(context.viewer);
  const identifier = readIdentifier(input);
  const account = await findAccount(context, id);
  if (isVerified(account, identifier))
    throw conflict(identifier.channel === 'sms' ? YOUR_MOBILE : YOUR_EMAIL);
  const request = { ...identifier, purpose: 'change' as const, accountId: id };
  return codes.send(context, request, {
    mayBeSent: () => refuseDuplicate(context, identifier, { accountId: id }),
  });
}

/**
 * Gives the viewer's account a mobile or an e-mail address with the code that was sent there. The one before
 * is notified by a message, in case it was not its owner who did this. `alongside` is done in the same
 * transaction. Throws INVALID_INPUT for a wrong code.
 */
export async function changeIdentifier(
  context: Context,
  codes: Codes,
  input: IdentifierInput & { code: string },
  alongside: (inside: Context) => Promise<void> = async () => undefined,
): Promise<AccountRow> {
  const { id } = signedIn(context.viewer);
  const identifier = readIdentifier(input);
  const attempt = { ...identifier, purpose: 'change' as const, accountId: id, code: input.code };
  return refuseDuplicates(
    () =>
      codes.redeem(context, attempt, async (inside) => {
        const before = await findAccount(inside, id);
        if (before === null) throw unauthenticated();
        await clearOtherIdentifiers(inside, identifier, id);
        await inside.manager.update(Account, id, { ...verified(identifier), updatedAt: now });
        await notifyPreviousAddress(inside, codes.site.name, before, identifier);
        await alongside(inside);
        return (await findAccount(inside, id)) ?? before;
      }),
    true,
  );
}

function verified({ channel, address }: Identifier) {
  return channel === 'sms'
    ? { mobile: address, mobileVerifiedAt: now }
    : { email: address, emailVerifiedAt: now };
}

function isVerified(account: AccountRow | null, { channel, address }: Identifier): boolean {
  if (account === null) return false;
  const [own, verifiedAt] =
    channel === 'sms'
      ? [account.mobile, account.mobileVerifiedAt]
      : [account.email?.toLowerCase(), account.emailVerifiedAt];
  return own === address && verifiedAt !== null;
}

async function notifyPreviousAddress(
  context: Context,
  siteName: string,
  before: AccountRow,
  { channel, address }: Identifier,
): Promise<void> {
  const isMobile = channel === 'sms';
  const to = isMobile ? before.mobile : before.email;
  const wasVerified = (isMobile ? before.mobileVerifiedAt : before.emailVerifiedAt) !== null;
  if (to === null || !wasVerified || to.toLowerCase() === address) return;
  const what = isMobile ? 'mobile number' : 'email address';
  await send(context, {
    channel,
    to,
    template: isMobile ? 'mobile-changed' : 'email-changed',
    ...(isMobile ? {} : { subject: `Your ${siteName} ${what} was changed` }),
    text: `The ${what} of your ${siteName} account was changed. If this was not you, please contact us immediately.`,
  });
}

const YOUR_MOBILE = 'This is already your mobile number.';
const YOUR_EMAIL = 'This is already your verified email address.';
