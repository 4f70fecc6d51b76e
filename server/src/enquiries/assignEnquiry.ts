import { workspaceHome } from '../../../schema/accounts.ts';
import { formatPhone } from '../../../schema/format/phone.ts';
import { SEND_CONFIRM } from '../../../schema/rules/lead.ts';
import { workspacePath } from '../../../schema/routes.ts';
import { audit } from '../accounts/audit.ts';
import { type AccountRow, findAccount } from '../accounts/findAccount.ts';
import { notifyAccount } from '../accounts/notifyAccount.ts';
import { type Context, type Viewer } from '../platform/context.ts';
import { now } from '../platform/database/databaseTime.ts';
import { conflict, unusable } from '../platform/failures.ts';
import { withoutAddresses } from '../platform/messages/outbox.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { type Site } from '../site/site.resolver.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { ENQUIRY_AUDIT } from './enquiry.audit.ts';
import { Enquiry } from './enquiry.entity.ts';
import { type AssignmentInput } from './enquiry.input.ts';
import { enquiryScope } from './enquiry.scope.ts';
import { type EnquiryOfPage, findEnquiry } from './findEnquiries.ts';
import { enquiryThatIs, lockEnquiry } from './lockEnquiry.ts';

/**
 * Hands an enquiry to a seller, who finds it in the inbox from now on and is told of it. To the same
 * one again changes nothing. FORBIDDEN for everybody but a site_admin, NOT_FOUND when there is no such enquiry,
 * INVALID_INPUT for somebody who does not sell or is not active, CONFLICT for what is to be confirmed first: that a
 * closed one opens again, and that the buyer's number goes to somebody who does not look after it so far.
 */
export async function assignEnquiry(
  context: Context,
  { site }: { site: Site },
  id: string,
  { sellerId, confirm }: AssignmentInput,
): Promise<EnquiryOfPage> {
  siteAdmin(context.viewer);
  await inTransaction(context, async (inside) => {
    const enquiry = await lockEnquiry(inside, id);
    if (enquiry.assignedTo === sellerId && enquiry.status === 'assigned') return;
    const seller = await findAccount(inside, sellerId);
    const home = seller === null ? null : workspaceHome(seller);
    if (seller?.status !== 'active' || home === null) throw unusable('sellerId', NO_SELLER);
    if (!confirm) await refuseUnasked(inside, enquiry, seller);
    await inside.manager.update(Enquiry, id, {
      assignedTo: sellerId,
      status: 'assigned',
      updatedAt: now,
    });
    await audit(inside, ENQUIRY_AUDIT.assigned, id, seller.name);
    const who = withoutAddresses(enquiry.name);
    await notifyAccount(inside, seller, {
      template: 'enquiry-assigned',
      subject: `New enquiry for you: ${enquiry.propertyTitle}`,
      text: `${site.name} has assigned you the enquiry from ${who} about "${withoutAddresses(enquiry.propertyTitle)}". Call ${formatPhone(enquiry.mobile)}. ${site.url}${workspacePath(home, 'enquiries')}`,
    });
  });
  return enquiryThatIs(context, id);
}

async function refuseUnasked(
  context: Context,
  { id, status }: Enquiry,
  { userType, role, organisationId, ...seller }: AccountRow,
): Promise<void> {
  const viewer: Viewer = {
    kind: 'account',
    id: seller.id,
    status: seller.status,
    userType,
    role,
    organisationId,
    sessionId: null,
  };
  const isTheirs = (await findEnquiry(context, await enquiryScope(context, viewer), id)) !== null;
  const why = [
    ...(status === 'closed' ? ['This enquiry is closed. Assigning it will reopen it.'] : []),
    ...(isTheirs ? [] : [`${seller.name ?? 'This person'} ${STRANGER}`]),
  ];
  if (why.length > 0) throw conflict([...why, SEND_CONFIRM].join(' '));
}

const STRANGER =
  'did not post and does not manage this property, and will get the name, number and message of the buyer.';
const NO_SELLER = 'Please choose a seller or builder team member with an active account.';
