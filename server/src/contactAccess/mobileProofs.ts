import { In, IsNull } from 'typeorm';
import { LIMITS } from '../../../schema/limits.ts';
import { type MobileCodeInput, type MobileInput } from '../accounts/account.input.ts';
import { type Codes, type CodeSent } from '../oneTimeCodes/codes.ts';
import { type Context } from '../platform/context.ts';
import { newerThan, secondsFromNow } from '../platform/database/databaseTime.ts';
import { newId } from '../platform/ids.ts';
import { prepareBrowserKey } from './browserKey.ts';
import { knownBrowser } from './knownBrowser.ts';
import { MobileProof } from './mobileProof.entity.ts';

/**
 * Sends a code to a mobile that an enquiry or a listing names. Nobody need be signed in. TOO_MANY beyond the limits
 * of codes.
 */
export function requestMobileProof(
  context: Context,
  codes: Codes,
  { mobile }: MobileInput,
): Promise<CodeSent> {
  return codes.send(context, requestFor(context, mobile.trim()));
}

/**
 * Remembers with the code that this browser, and the account if there is one, has the mobile; answers its ten
 * digits. INVALID_INPUT for a wrong code.
 */
export async function confirmMobileProof(
  context: Context,
  codes: Codes,
  input: MobileCodeInput,
): Promise<string> {
  const mobile = input.mobile.trim();
  const browser = await knownBrowser(context);
  return codes.redeem(
    context,
    { ...requestFor(context, mobile), code: input.code },
    async (inside) => {
      const { keyHash, setCookie } = prepareBrowserKey(context, browser !== null);
      const accountId = activeAccountId(context);
      const expiresAt = secondsFromNow(PROOF_SECONDS);
      const holders = [
        { keyHash, expiresAt },
        ...(accountId === null ? [] : [{ accountId, expiresAt: null }]),
      ];
      for (const { expiresAt: until, ...holder } of holders) {
        await inside.manager.delete(MobileProof, { mobile, ...holder });
        await inside.manager.insert(MobileProof, {
          id: newId(),
          mobile,
          expiresAt: until,
          ...holder,
        });
      }
      inside.afterCommit(setCookie);
      return mobile;
    },
  );
}

/** Whether this browser or account has proven the mobile within 90 days. */
export async function hasProven(
  context: Context,
  mobile: string,
  { accountId, browser }: { accountId: string | null; browser: Buffer | null },
): Promise<boolean> {
  const provenAt = newerThan(PROOF_SECONDS);
  const holders = [
    ...(accountId === null ? [] : [{ accountId }]),
    ...(browser === null ? [] : [{ keyHash: browser }]),
  ];
  if (holders.length === 0) return false;
  return context.manager.existsBy(
    MobileProof,
    holders.map((holder) => ({ mobile, provenAt, ...holder })),
  );
}

/** Forgets who has proven these mobiles without signing in; the proofs of accounts go with them. */
export async function forgetProofs(
  { manager }: Pick<Context, 'manager'>,
  mobiles: readonly string[],
): Promise<void> {
  await manager.delete(MobileProof, { mobile: In(mobiles), accountId: IsNull() });
}

/** The account that asks, where it may do anything. */
export function activeAccountId({ viewer }: Context): string | null {
  return viewer.kind === 'account' && viewer.status === 'active' ? viewer.id : null;
}

function requestFor(context: Context, mobile: string) {
  const accountId = activeAccountId(context);
  return {
    channel: 'sms' as const,
    address: mobile,
    purpose: 'prove' as const,
    ...(accountId !== null && { accountId }),
  };
}

const PROOF_SECONDS = LIMITS.lead.proofDays * 86_400;
