import { In, IsNull } from 'typeorm';
import { type Context } from '../platform/context.ts';
import { Session } from './session.entity.ts';

/** When each of these accounts last used a device that is still signed in; absent for the others. */
export async function lastSeen(
  { manager }: Context,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await manager
    .createQueryBuilder(Session, 'session')
    .select('session.accountId', 'accountId')
    .addSelect('max(session.lastUsedAt)', 'at')
    .where({ accountId: In(accountIds), endedAt: IsNull() })
    .groupBy('session.accountId')
    .getRawMany<{ accountId: string; at: Date }>();
  return new Map(rows.map(({ accountId, at }) => [accountId, at]));
}
