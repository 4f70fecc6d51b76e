import { BULK_RESPONSE, presentBulk } from '../platform/bulk.ts';
import { type ValueOf } from '../platform/http/jsonSchema.ts';
import { type RestParameter, type RestRow, restRow } from '../platform/http/rest.ts';
import { type RestBody } from '../platform/http/restField.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { assignEnquiry } from './assignEnquiry.ts';
import { setEnquiryStatus } from './changeEnquiry.ts';
import { AssignmentInput, EnquiryStatusInput, UpdateEnquiriesInput } from './enquiry.input.ts';
import {
  INBOX_PARAMETERS,
  presentEnquiry,
  presentInbox,
  readInbox,
  STATUS_FIELD,
  STATUS_FIELDS,
} from './enquiry.rest.ts';
import { INQUIRIES_RESPONSE, INQUIRY_RESPONSE, INQUIRY_STATS_RESPONSE } from './enquiry.schema.ts';
import { type EnquiryOfPage } from './findEnquiries.ts';
import { findEnquiryStats, presentEnquiryStats } from './findEnquiryStats.ts';
import { enquiryThatIs } from './lockEnquiry.ts';
import { type EnquiryParts } from './sendEnquiry.ts';
import { updateEnquiries } from './updateEnquiries.ts';

const INQUIRIES = '/api/site-admin/inquiries';

/** Every enquiry, for administrators, who call it an inquiry. */
export function inquiryRestRows(parts: EnquiryParts): readonly RestRow[] {
  return [
    restRow({
      ...ADMIN_ROW,
      method: 'GET',
      path: INQUIRIES,
      summary: 'Lists all enquiries, newest first.',
      parameters: INBOX_PARAMETERS,
      response: INQUIRIES_RESPONSE,
      handler: async (context, { query }) => {
        const { leads, enquiries: _, ...rest } = presentInbox(await readInbox(context, query));
        return { ...rest, inquiries: leads };
      },
    }),
    restRow({
      ...ADMIN_ROW,
      method: 'GET',
      path: INQUIRIES + '/stats',
      summary: 'Returns statistics of all enquiries.',
      response: INQUIRY_STATS_RESPONSE,
      handler: async (context) => {
        const stats = presentEnquiryStats(await findEnquiryStats(context));
        return { success: true, message: 'Statistics of all enquiries.', data: stats, stats };
      },
    }),
    restRow({
      ...ADMIN_ROW,
      method: 'POST',
      path: INQUIRIES + '/bulk-actions',
      summary:
        'Applies one action to several enquiries. A failure for one does not stop the others.',
      body: BULK_FIELDS,
      input: UpdateEnquiriesInput,
      response: BULK_RESPONSE,
      handler: async (context, { input }) =>
        presentBulk(await updateEnquiries(context, parts, input)),
    }),
    restRow({
      ...ADMIN_ROW,
      method: 'GET',
      path: INQUIRIES + '/{id}',
      summary: 'Returns an enquiry with its notes.',
      parameters: [ONE],
      response: INQUIRY_RESPONSE,
      handler: async (context, { params }) => {
        return presentInquiry('Enquiry found.', await enquiryThatIs(context, params['id'] ?? ''));
      },
    }),
    restRow({
      ...ADMIN_ROW,
      method: 'PUT',
      path: INQUIRIES + '/{id}/status',
      summary: 'Sets the status of an enquiry, with an optional note.',
      parameters: [ONE],
      body: STATUS_FIELDS,
      input: EnquiryStatusInput,
      response: INQUIRY_RESPONSE,
      handler: async (context, { params, input }) => {
        const enquiry = await setEnquiryStatus(context, params['id'] ?? '', input);
        return presentInquiry('Status updated.', enquiry);
      },
    }),
    restRow({
      ...ADMIN_ROW,
      method: 'PUT',
      path: INQUIRIES + '/{id}/assign',
      summary:
        'Assigns an enquiry to a seller and notifies them. Fails with 409 if confirmation is needed.',
      parameters: [ONE],
      body: {
        sellerId: { example: '665f1c0ae4b0a1b2c3d4e5f6', otherNames: ['assignedTo'] },
        confirm: CONFIRM,
      },
      input: AssignmentInput,
      refuses: ['CONFLICT'],
      response: INQUIRY_RESPONSE,
      handler: async (context, { params, input }) => {
        const enquiry = await assignEnquiry(context, parts, params['id'] ?? '', input);
        return presentInquiry('Enquiry assigned.', enquiry);
      },
    }),
  ];
}

const ADMIN_ROW = { tag: 'Enquiries', bearer: 'needed', policy: siteAdmin, status: 200 } as const;

const ONE: RestParameter = { name: 'id', in: 'path', description: 'Id of the enquiry.' };

function presentInquiry(message: string, enquiry: EnquiryOfPage): ValueOf<typeof INQUIRY_RESPONSE> {
  const inquiry = presentEnquiry(enquiry);
  return { success: true, message, data: inquiry, inquiry };
}

/** Whether it is confirmed is told by true and false alone. */
const CONFIRM = { read: undefined };

const BULK_FIELDS: RestBody = {
  action: 'status',
  ids: { example: ['665f1c0ae4b0a1b2c3d4e5f6'], otherNames: ['inquiryIds'] },
  ...STATUS_FIELD,
  sellerId: { otherNames: ['assignedTo'] },
  confirm: CONFIRM,
};
