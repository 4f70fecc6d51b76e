import { type Context } from '../platform/context.ts';
import { Account } from './account.entity.ts';

/** Requests that change what belongs to an account come one after the other, until the transaction ends. */
export async function lockAccount({ manager }: Context, id: string): Promise<void> {
  await manager.findOne(Account, {
    select: { id: true },
    where: { id },
    lock: { mode: 'for_no_key_update' },
  });
}
