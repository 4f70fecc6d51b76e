import { LIMITS } from '../../../schema/limits.ts';
import { type Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { type Counted } from '../platform/database/limits.ts';
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

/** One more contact that is shown to this receiver today: of each, the same listing counts once. */
export function usesOfReveal(
  { mobile, accountId, browser }: Receiver,
  propertyId: string,
): readonly Counted[] {
  return [
    [REVEAL_PER_MOBILE, mobile, propertyId],
    [REVEAL_PER_ACCOUNT, accountId, propertyId],
    [REVEAL_PER_BROWSER, browser?.toString('hex') ?? null, propertyId],
  ];
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
  const earlier = holders.map((holder) => ({ propertyId, ...holder }));
  // A fresh key has none yet.
  if (browser !== null || accountId !== null) await context.manager.delete(ContactGrant, earlier);
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
