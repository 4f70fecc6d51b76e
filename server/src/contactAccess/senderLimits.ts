import { LIMITS } from '../../../schema/limits.ts';
import { limitKey } from '../platform/http/address.ts';
import { type Context } from '../platform/context.ts';
import { type Limit, reserveAll } from '../platform/database/limits.ts';
import { browserKeyHash } from './browserKey.ts';

/** The limit of one sender, and that of all behind one address. */
export type SenderLimits = readonly [sender: Limit, address: Limit];

/** For what anybody may send. Mobile networks put many people behind one address: it may send ten times as much. */
export function senderLimits(limit: Limit): SenderLimits {
  const windows = limit.windows.map(({ points, seconds }) => ({
    points: points * LIMITS.sendersPerAddress,
    seconds,
  }));
  return [limit, { ...limit, name: `${limit.name}Address`, windows }];
}

/**
 * Counts one use for the account, the browser where it has a cookie, and the address. With `thing`, the same thing
 * counts once. Throws TOO_MANY beyond any of them, and counts nothing then.
 */
export async function countSender(
  context: Context,
  [sender, address]: SenderLimits,
  subject?: string,
): Promise<void> {
  const { viewer } = context;
  const browser = browserKeyHash(context);
  const counted: readonly (readonly [Limit, string | null])[] = [
    [sender, viewer.kind === 'account' ? viewer.id : null],
    [sender, browser && browser.toString('hex')],
    [address, limitKey(context.address)],
  ];
  await reserveAll(context, counted, subject);
}
