import { Raw } from 'typeorm';
import { type Context } from '../platform/context.ts';
import { Enquiry } from './enquiry.entity.ts';
import { now } from '../platform/database/databaseTime.ts';

/** Who leaves an organisation looks after none of the enquiries of others; its own stay with it. */
export async function unassignEnquiries({ manager }: Context, accountId: string): Promise<void> {
  const sellerId = Raw((column) => `${column} IS DISTINCT FROM :accountId`, { accountId });
  await manager.update(
    Enquiry,
    { assignedTo: accountId, sellerId },
    { assignedTo: null, updatedAt: now },
  );
}
