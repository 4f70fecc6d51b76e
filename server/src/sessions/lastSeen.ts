import { type FindOptionsWhere, In, IsNull } from 'typeorm';
import { type Context } from '../platform/context.ts';
import { Session } from './session.entity.ts';

/** When each of these accounts last used a device that is still signed in; absent for the others. */
export function lastSeen(
  context: Context,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  return lastUse(context, { accountId: In(accountIds), endedAt: IsNull() });
}

/** The same of any device that is still known. */
export function lastActive(
  context: Context,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  return lastUse(context, { accountId: In(accountIds) });
}

async function lastUse(
  { manager }: Context,
  sessions: FindOptionsWhere<Session>,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await manager
    .createQueryBuilder(Session, 'session')
    .select('session.accountId', 'accountId')
    .addSelect('max(session.lastUsedAt)', 'at')
    .where(sessions)
    .groupBy('session.accountId')
    .getRawMany<{ accountId: string; at: Date }>();
  return new Map(rows.map(({ accountId, at }) => [accountId, at]));
}
