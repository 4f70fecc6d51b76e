import { Raw } from 'typeorm';
import { type Context } from '../platform/context.ts';
import { Inquiry } from './inquiry.entity.ts';
import { now } from '../platform/database/databaseTime.ts';

/** Who leaves an organisation looks after none of the inquiries of others; its own stay with it. */
export async function unassignInquiries({ manager }: Context, accountId: string): Promise<void> {
  const sellerId = Raw((column) => `${column} IS DISTINCT FROM :accountId`, { accountId });
  await manager.update(
    Inquiry,
    { assignedTo: accountId, sellerId },
    { assignedTo: null, updatedAt: now },
  );
}
