import { type Codes, type CodeSent } from '../codes/codes.ts';
import { type Context } from '../platform/context.ts';
import { now } from '../platform/database/databaseTime.ts';
import { conflict, unauthenticated } from '../platform/failures.ts';
import { send } from '../platform/outbox.ts';
import { Account } from './account.entity.ts';
import { signedIn } from '../viewers/viewer.policy.ts';
import {
  type Claim,
  type ClaimInput,
  clearOtherClaims,
  readClaim,
  refuseTaken,
  unlessTaken,
} from './claim.ts';
import { type AccountRow, findAccount } from './findAccount.ts';

/**
 * Sends a code to the mobile or e-mail address that the viewer's account is to have; also to its present one
 * while that is unverified (D-35). Throws CONFLICT when it belongs to another account, or to this one already.
 */
export async function requestClaimChange(
  context: Context,
  codes: Codes,
  input: ClaimInput,
): Promise<CodeSent> {
  const { id } = signedIn(context.viewer);
  const claim = readClaim(input);
  const account = await findAccount(context, id);
  if (isVerified(account, claim))
    throw conflict(claim.channel === 'sms' ? YOUR_MOBILE : YOUR_EMAIL);
  const request = { ...claim, purpose: 'change' as const, accountId: id };
  return codes.send(context, request, {
    mayBeSent: () => refuseTaken(context, claim, { accountId: id }),
  });
}

/**
 * Gives the viewer's account a mobile or an e-mail address with the code that was sent there. The one before
 * is notified by a message, in case it was not its owner who did this. `alongside` is done in the same
 * transaction. Throws INVALID_INPUT for a wrong code.
 */
export async function changeClaim(
  context: Context,
  codes: Codes,
  input: ClaimInput & { code: string },
  alongside: (inside: Context) => Promise<void> = async () => undefined,
): Promise<AccountRow> {
  const { id } = signedIn(context.viewer);
  const claim = readClaim(input);
  const attempt = { ...claim, purpose: 'change' as const, accountId: id, code: input.code };
  return unlessTaken(() =>
    codes.redeem(context, attempt, async (inside) => {
      const before = await findAccount(inside, id);
      if (before === null) throw unauthenticated();
      await clearOtherClaims(inside, claim, id);
      await inside.manager.update(Account, id, { ...verified(claim), updatedAt: now });
      await notifyPreviousAddress(inside, codes.site.name, before, claim);
      await alongside(inside);
      return (await findAccount(inside, id)) ?? before;
    }),
  );
}

function verified({ channel, address }: Claim) {
  return channel === 'sms'
    ? { mobile: address, mobileVerifiedAt: now }
    : { email: address, emailVerifiedAt: now };
}

function isVerified(account: AccountRow | null, { channel, address }: Claim): boolean {
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
  { channel, address }: Claim,
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
    text: `The ${what} of your ${siteName} account was changed. If this was not you, please contact us at once.`,
  });
}

const YOUR_MOBILE = 'This is your mobile number already.';
const YOUR_EMAIL = 'This is your email address already, and it is verified.';
