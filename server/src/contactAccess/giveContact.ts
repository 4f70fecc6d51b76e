import { LIMITS } from '../../../schema/limits.ts';
import { type Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { type Limit, reserveAll } from '../platform/database/limits.ts';
import { prepareBrowserKey } from './browserKey.ts';
import { ContactGrant } from './contactGrant.entity.ts';
import { REVEAL_PER_ACCOUNT, REVEAL_PER_BROWSER, REVEAL_PER_MOBILE } from './grant.limits.ts';
import { secondsFromNow } from '../platform/database/databaseTime.ts';

/** Who is given a contact. */
export interface Receiver {
  /** The mobile it is asked with. */
  mobile: string;
  accountId: string | null;
  /** The hash of the browser's key, once that opens something. */
  browser: Buffer | null;
}

/**
 * Counts one more contact that is shown to this receiver today; the same listing counts once. Throws
 * TOO_MANY beyond the daily quota of the mobile, the account or the browser, and counts nothing then.
 */
export async function countReveal(
  context: Context,
  { mobile, accountId, browser }: Receiver,
  propertyId: string,
): Promise<void> {
  const counted: readonly (readonly [Limit, string | null])[] = [
    [REVEAL_PER_MOBILE, mobile],
    [REVEAL_PER_ACCOUNT, accountId],
    [REVEAL_PER_BROWSER, browser?.toString('hex') ?? null],
  ];
  await reserveAll(context, counted, propertyId);
}

/**
 * Lets the browser, and the account if there is one, see the contact of a listing for 30 days from now.
 * Call it inside the transaction that keeps the reason; the cookie is set after its commit.
 */
export async function giveContact(
  context: Context,
  { accountId, browser }: Receiver,
  { propertyId, enquiryId }: { propertyId: string; enquiryId: string },
): Promise<void> {
  const { keyHash, setCookie } = prepareBrowserKey(context, browser !== null);
  const holders = [{ keyHash }, ...(accountId === null ? [] : [{ accountId }])];
  for (const holder of holders) {
    await context.manager.delete(ContactGrant, { propertyId, ...holder });
  }
  await context.manager.insert(
    ContactGrant,
    holders.map((holder) => ({
      id: newId(),
      ...holder,
      propertyId,
      enquiryId,
      expiresAt: secondsFromNow(LIMITS.lead.grantDays * 86_400),
    })),
  );
  context.afterCommit(setCookie);
}
