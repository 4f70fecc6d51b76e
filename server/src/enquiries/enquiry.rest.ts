import { LIMITS } from '../../../schema/limits.ts';
import { pluralize } from '../../../schema/format/count.ts';
import { formatPhone } from '../../../schema/format/phone.ts';
import { leadFormPath } from '../../../schema/routes.ts';
import { type Context } from '../platform/context.ts';
import { unusable } from '../platform/failures.ts';
import { text, type ValueOf } from '../platform/http/jsonSchema.ts';
import { HONEYPOT_FIELD } from '../platform/http/honeypot.ts';
import {
  PAGING_PARAMETERS,
  type PageRequest,
  presentPagination,
  readPage,
} from '../platform/database/paging.ts';
import { rowOfForm } from '../platform/http/plainForm.ts';
import { type RestParameter, type RestRow, restRow } from '../platform/http/rest.ts';
import { type RestBody } from '../platform/http/restField.ts';
import { setEnquiryStatus } from './changeEnquiry.ts';
import { EnquiryInput, EnquiryStatusInput } from './enquiry.input.ts';
import {
  type EnquiryFilter,
  type EnquiryOfPage,
  type EnquiryPage,
  findEnquiries,
} from './findEnquiries.ts';
import { CallTime, type EnquiryStatus } from './enquiry.entity.ts';
import { ENQUIRY_STATUSES, readEnquiryStatus } from './enquiryStatus.ts';
import { type EnquiryParts, type EnquirySent, sendEnquiry } from './sendEnquiry.ts';
import { ENQUIRY, ENQUIRY_RESPONSE, INBOX_RESPONSE, LEAD_RESPONSE } from './enquiry.schema.ts';

const TAG = 'Enquiries';

/** The inbox under every documented name. */
const INBOXES = ['/api/seller/leads', '/api/seller/enquiries', '/api/seller-leads/my'] as const;

/** The public form and the seller's inbox. */
export function enquiryRestRows(parts: EnquiryParts): readonly RestRow[] {
  return [
    restRow({
      method: 'POST',
      path: '/api/seller-leads',
      tag: TAG,
      summary:
        'Sends an enquiry to the seller of a listing and reveals the contact details. No bearer token needed. Supports Idempotency-Key for safe retries.',
      body: LEAD_FIELDS,
      input: EnquiryInput,
      bearer: 'used',
      refuses: ['CONFLICT', 'NOT_FOUND', 'TOO_MANY'],
      response: LEAD_RESPONSE,
      handler: async (context, { input, idempotencyKey }) => {
        const sent = await sendEnquiry(context, parts, input, idempotencyKey);
        const { message, enquiryId, contact, needsCode } = sent;
        return { success: true, message, data: { inquiryId: enquiryId, contact, needsCode } };
      },
    }),
    rowOfForm(parts.site, {
      path: leadFormPath(),
      tag: TAG,
      summary: 'Same for HTML forms in browsers without scripts. Returns a page.',
      title: 'Contact Seller',
      button: 'Submit',
      body: LEAD_FIELDS,
      input: EnquiryInput,
      fields: async () => [
        { name: 'propertyId', label: 'Property', type: 'hidden' },
        { name: 'name', label: 'Name', type: 'text' },
        { name: 'mobileNumber', label: 'Mobile number', type: 'tel' },
        { name: 'message', label: 'Message (optional)', type: 'textarea' },
        {
          name: 'callTime',
          label: 'Preferred time to call',
          type: 'select',
          options: Object.values(CallTime),
        },
      ],
      does: async (context, input) => toldInWords(await sendEnquiry(context, parts, input)),
    }),
    ...INBOXES.map((path) => inboxRow(path)),
    restRow({
      method: 'PUT',
      path: '/api/seller/leads/{id}/status',
      tag: TAG,
      summary: 'Sets the status of an enquiry, with an optional note.',
      parameters: [{ name: 'id', in: 'path', description: 'Id of the enquiry.' }],
      body: STATUS_FIELDS,
      input: EnquiryStatusInput,
      bearer: 'needed',
      refuses: ['TOO_MANY'],
      response: ENQUIRY_RESPONSE,
      handler: async (context, { params, input }) => {
        const enquiry = await setEnquiryStatus(context, params['id'] ?? '', input);
        return { success: true, message: 'Status updated.', data: presentEnquiry(enquiry) };
      },
    }),
  ];
}

/** What a browser without scripts is told: the contact, where it may be shown at once. */
function toldInWords({ message, contact, needsCode }: EnquirySent): string {
  if (contact) {
    return `${message}. You can reach the seller at ${formatPhone(contact.phone)} and ${contact.email}.`;
  }
  return needsCode
    ? `${message}. This seller shows the number only to people with a verified mobile number. Verifying needs JavaScript.`
    : `${message}.`;
}

export function readInbox(context: Context, query: URLSearchParams): Promise<EnquiryPage> {
  return findEnquiries(context, { ...readInboxFilter(query), ...readPage(query) });
}

/** What narrows the inbox; INVALID_INPUT for a status that is not known. */
export function readInboxFilter(query: URLSearchParams): Omit<EnquiryFilter, keyof PageRequest> {
  const status = query.get('status') ?? '';
  return {
    status: status.trim() === '' ? null : statusOf(status),
    propertyId: query.get('propertyId'),
    search: query.get('search'),
  };
}

function inboxRow(path: string): RestRow {
  return restRow({
    method: 'GET',
    path,
    tag: TAG,
    summary: "Lists the enquiries about the caller's listings, newest first.",
    parameters: INBOX_PARAMETERS,
    bearer: 'needed',
    response: INBOX_RESPONSE,
    handler: async (context, { query }) => presentInbox(await readInbox(context, query)),
  });
}

export function presentInbox(found: EnquiryPage): ValueOf<typeof INBOX_RESPONSE> {
  const { items, counts, total } = found;
  const leads = items.map(presentEnquiry);
  return {
    success: true,
    message: pluralize(total, 'enquiry', 'enquiries') + ' found.',
    data: leads,
    leads,
    enquiries: leads,
    counts: Object.fromEntries(counts.map(({ status, count }) => [status, count])),
    pagination: presentPagination(found),
  };
}

export function presentEnquiry(enquiry: EnquiryOfPage): ValueOf<typeof ENQUIRY> {
  const { id, source, propertyId, propertyTitle, name, mobile, message, status, times } = enquiry;
  return {
    _id: id,
    id,
    source,
    propertyId,
    propertyTitle,
    name,
    latestName: enquiry.latestName,
    mobileNumber: mobile,
    isMobileVerified: enquiry.isMobileVerified,
    message,
    callTime: enquiry.callTime,
    status,
    times,
    assignedTo: enquiry.assignedTo,
    assignedToName: enquiry.assignedTo?.name ?? null,
    notes: enquiry.notes.map((note) => ({ ...note, createdAt: note.createdAt.toISOString() })),
    createdAt: enquiry.createdAt.toISOString(),
    askedAt: enquiry.askedAt.toISOString(),
    updatedAt: enquiry.updatedAt.toISOString(),
  };
}

function statusOf(text: string): EnquiryStatus {
  const status = readEnquiryStatus(text);
  if (status !== null) return status;
  const message = 'The status must be one of: ' + ENQUIRY_STATUSES.join(', ') + '.';
  throw unusable('status', message);
}

const LEAD_FIELDS: RestBody = {
  name: 'Asha Rao',
  mobileNumber: '9876501234',
  propertyId: '0194d5b2c3a47e1f00000001',
  sellerId: {
    description: "Account id of the seller. The listing's seller is used if they differ.",
    isOptional: true,
  },
  message: 'Is it still available?',
  // Nothing is chosen in a plain form: an empty text.
  callTime: { example: 'evening', read: (sent) => (sent === '' ? null : sent) },
  ...HONEYPOT_FIELD,
};

export const STATUS_FIELD: RestBody = {
  status: {
    description:
      'new, verified, assigned, contacted, closed or spam. pending, in-progress and resolved are also accepted.',
    schema: text(),
    example: 'contacted',
    read: (sent) => (typeof sent === 'string' && readEnquiryStatus(sent)) || sent,
  },
};

export const STATUS_FIELDS: RestBody = {
  ...STATUS_FIELD,
  note: {
    description: `At most ${LIMITS.lead.noteMaxLength} characters.`,
    example: 'Visits on Sunday.',
    isOptional: true,
  },
};

export const INBOX_PARAMETERS: readonly RestParameter[] = [
  { name: 'status', in: 'query', description: 'Filters by status.', example: 'new' },
  { name: 'propertyId', in: 'query', description: 'Filter by id of a listing.' },
  {
    name: 'search',
    in: 'query',
    description: "Words of the sender's name or the title, a mobile or its first digits, or an id.",
    example: 'asha',
  },
  ...PAGING_PARAMETERS,
];
