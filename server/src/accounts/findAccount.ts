import { type Context } from '../platform/context.ts';
import { Account } from './account.entity.ts';
import { type Organisation } from './organisation.entity.ts';

export interface AccountRow extends Omit<Account, 'organisation'> {
  organisation: Pick<Organisation, 'id' | 'name'> | null;
}

/** One account with its organisation, or null. Read from the primary: it may have been written just now. */
export async function findAccount({ manager }: Context, id: string): Promise<AccountRow | null> {
  const account = await manager
    .createQueryBuilder(Account, 'account')
    .leftJoin('account.organisation', 'organisation')
    .addSelect(['organisation.id', 'organisation.name'])
    .where({ id })
    .getOne();
  return account && Object.assign(account, { organisation: account.organisation ?? null });
}
