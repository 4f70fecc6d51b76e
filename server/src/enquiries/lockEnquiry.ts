import { type Context } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';
import { isId } from '../platform/ids.ts';
import { Enquiry } from './enquiry.entity.ts';
import { enquiryScope } from './enquiry.scope.ts';
import { type EnquiryOfPage, findEnquiry } from './findEnquiries.ts';

/** Any enquiry, locked until the end of the transaction. Throws NOT_FOUND. */
export async function lockEnquiry({ manager }: Context, id: string): Promise<Enquiry> {
  const found = isId(id)
    ? await manager.findOne(Enquiry, { where: { id }, lock: { mode: 'pessimistic_write' } })
    : null;
  if (!found) throw notFound(UNKNOWN_ENQUIRY);
  return found;
}

/** One that the viewer looks after, as it is now. Throws NOT_FOUND, as if others did not exist. */
export async function enquiryThatIs(context: Context, id: string): Promise<EnquiryOfPage> {
  const found = isId(id) ? await findEnquiry(context, await enquiryScope(context), id) : null;
  if (!found) throw notFound(UNKNOWN_ENQUIRY);
  return found;
}

const UNKNOWN_ENQUIRY = 'You have no such enquiry.';
