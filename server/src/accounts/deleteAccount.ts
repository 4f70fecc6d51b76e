import { Not } from 'typeorm';
import { type Context } from '../platform/context.ts';
import { lockStatement } from '../platform/database/lock.sql.ts';
import { conflict } from '../platform/failures.ts';
import { Account } from './account.entity.ts';

/**
 * Deletes the row of an account, which must have no listings. What refers to it goes too or forgets it, as the
 * foreign keys of each table say.
 */
export async function deleteAccount({ manager }: Context, id: string): Promise<void> {
  await manager.delete(Account, id);
}

/**
 * Throws CONFLICT for the only active administrator of the marketplace. Two who go at the same time come one after
 * the other.
 */
export async function requireAnotherSiteAdmin(
  context: Context,
  { id, userType }: Pick<Account, 'id' | 'userType'>,
  sentence: string = ONLY_YOU,
): Promise<void> {
  if (userType !== 'site_admin') return;
  await context.query(lockStatement('site_admin'));
  const another = { id: Not(id), userType: 'site_admin', status: 'active' } as const;
  if (await context.manager.existsBy(Account, another)) return;
  throw conflict(sentence);
}

const ONLY_YOU =
  'You are the only administrator of the marketplace. Add another administrator first, then try again.';
