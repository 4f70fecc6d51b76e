import { audit } from '../accounts/audit.ts';
import { type Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { ENQUIRY_AUDIT } from './enquiry.audit.ts';
import { Enquiry } from './enquiry.entity.ts';
import { lockEnquiry } from './lockEnquiry.ts';

/**
 * Deletes an enquiry with its notes, for everybody; the audit keeps that it was there. FORBIDDEN for everybody but a
 * site_admin, NOT_FOUND when there is no such enquiry.
 */
export async function deleteEnquiry(context: Context, id: string): Promise<void> {
  siteAdmin(context.viewer);
  await inTransaction(context, async (inside) => {
    const { propertyTitle } = await lockEnquiry(inside, id);
    await inside.manager.delete(Enquiry, id);
    await audit(inside, ENQUIRY_AUDIT.deleted, id, propertyTitle || null);
  });
}
