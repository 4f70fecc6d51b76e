import { LIMITS } from '../../../schema/limits.ts';
import { limitKey } from '../platform/http/address.ts';
import { type Context } from '../platform/context.ts';
import { type Counted, type Limit, reserveAll } from '../platform/database/limits.ts';
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
 * Counts one use for the account, the browser where it has a cookie, and the address. Throws TOO_MANY beyond any of
 * them, and counts nothing then.
 */
export async function countSender(context: Context, limits: SenderLimits): Promise<void> {
  await reserveAll(context, usesOfSender(context, limits));
}

/** The same to be counted together with others; with `subject` the same thing counts once. */
export function usesOfSender(
  context: Context,
  [sender, address]: SenderLimits,
  subject?: string,
): readonly Counted[] {
  const { viewer } = context;
  const browser = browserKeyHash(context);
  return [
    [sender, viewer.kind === 'account' ? viewer.id : null, subject],
    [sender, browser && browser.toString('hex'), subject],
    [address, limitKey(context.address), subject],
  ];
}
