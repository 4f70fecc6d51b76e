import { In } from 'typeorm';
import { type Context } from '../platform/context.ts';
import { Enquiry } from './enquiry.entity.ts';

/** How many enquiries each of these accounts was sent, or sent itself while signed in; absent for none. */
export async function countEnquiries(
  { manager }: Context,
  whose: 'sellerId' | 'buyerId',
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await manager
    .createQueryBuilder(Enquiry, 'enquiry')
    .select(`enquiry.${whose}`, 'accountId')
    .addSelect('count(*)::int', 'count')
    .where({ [whose]: In(accountIds) })
    .groupBy(`enquiry.${whose}`)
    .getRawMany<{ accountId: string; count: number }>();
  return new Map(rows.map(({ accountId, count }) => [accountId, count]));
}
