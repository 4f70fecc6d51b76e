import { type BulkResult, changeEach } from '../platform/bulk.ts';
import { type Context } from '../platform/context.ts';
import { unusable } from '../platform/failures.ts';
import { type Site } from '../site/site.resolver.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { assignEnquiry } from './assignEnquiry.ts';
import { setEnquiryStatus } from './changeEnquiry.ts';
import { deleteEnquiry } from './deleteEnquiry.ts';
import { type UpdateEnquiriesInput } from './enquiry.input.ts';

/**
 * Does one thing to several enquiries, each in a transaction of its own: what cannot be done to one
 * does not stop the others. FORBIDDEN for everybody but a site_admin.
 */
export async function updateEnquiries(
  context: Context,
  parts: { site: Site },
  input: UpdateEnquiriesInput,
): Promise<BulkResult> {
  siteAdmin(context.viewer);
  return changeEach(input.ids, changeOf(context, parts, input));
}

function changeOf(
  context: Context,
  parts: { site: Site },
  { action, status, sellerId, confirm }: UpdateEnquiriesInput,
): (id: string) => Promise<unknown> {
  const changes: Record<UpdateEnquiriesInput['action'], () => (id: string) => Promise<unknown>> = {
    status: () => {
      if (!status) throw unusable('status', 'Please choose a status.');
      return (id) => setEnquiryStatus(context, id, { status });
    },
    assign: () => {
      if (!sellerId) throw unusable('sellerId', 'Please choose a seller.');
      return (id) => assignEnquiry(context, parts, id, { sellerId, confirm });
    },
    spam: () => (id) => setEnquiryStatus(context, id, { status: 'spam' }),
    delete: () => (id) => deleteEnquiry(context, id),
  };
  return changes[action]();
}
