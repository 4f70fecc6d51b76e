import { findAccount } from '../accounts/findAccount.ts';
import { findMembers } from '../accounts/membership.ts';
import { countEnquiries } from '../enquiries/countEnquiries.ts';
import { type Context } from '../platform/context.ts';
import { countListingsOf } from '../properties/countListingsOf.ts';
import { type AccountRemoval } from './accountRemoval.graphql.ts';

/** What the removal of an account takes along; who may know of it is the caller's business. */
export async function findRemoval(context: Context, id: string): Promise<AccountRemoval> {
  const account = await findAccount(context, id);
  const organisationId = account?.organisationId ?? null;
  const members = organisationId === null ? null : await findMembers(context, organisationId);
  const enquiries = await countEnquiries(context, 'sellerId', [id]);
  return {
    propertyCount: await countListingsOf(context, id),
    enquiryCount: enquiries.get(id) ?? 0,
    otherMemberCount: members && members.filter((member) => member.id !== id).length,
  };
}
