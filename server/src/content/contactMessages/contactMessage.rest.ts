import { pluralize } from '../../../../schema/format/count.ts';
import { contactFormPath } from '../../../../schema/routes.ts';
import { valueAt } from '../../../../schema/rules/json.ts';
import { CONTACT_MESSAGE_STATUSES } from '../../../../schema/rules/contactMessage.ts';
import { CONTACT_CONTROLS } from '../contactControls/contactControlResource.ts';
import { findActive } from '../../sortable/findOrdered.ts';
import { HONEYPOT_FIELD } from '../../platform/http/honeypot.ts';
import { responseSchema, oneOf } from '../../platform/http/jsonSchema.ts';
import {
  type PageRequest,
  PAGING_PARAMETERS,
  presentPagination,
  readPage,
} from '../../platform/database/paging.ts';
import { type PlainField, rowOfForm } from '../../platform/http/plainForm.ts';
import { readWord } from '../../platform/http/readWord.ts';
import { type RestParameter, type RestRow, restRow } from '../../platform/http/rest.ts';
import { type RestBody } from '../../platform/http/restField.ts';
import { type Site } from '../../site/site.resolver.ts';
import { siteAdmin } from '../../authorization/viewer.policy.ts';
import {
  createEnquiryOfMessage,
  deleteContactMessage,
  setContactMessageStatus,
} from './changeContactMessages.ts';
import {
  ContactMessageInput,
  type ContactMessagesInput,
  EnquiryOfMessageInput,
  MessageStatusInput,
} from './contactMessage.input.ts';
import {
  MESSAGE_RESPONSE,
  MESSAGES_RESPONSE,
  presentMessage,
  presentOneMessage,
} from './contactMessage.presenter.ts';
import { findContactMessages } from './findContactMessages.ts';
import { type SentAnswers, sendContactMessage } from './sendContactMessage.ts';

/** What people write, and what administrators do about it. */
export function contactMessageRestRows(site: Site): readonly RestRow[] {
  return [
    ...['/api/contact-us/messages', '/api/contact-us'].map((path) =>
      restRow({
        method: 'POST',
        path,
        tag: TAG,
        summary:
          'Sends a message to the marketplace. No bearer token needed. Answers to the inputs listed by /api/contact-us/input-controls/active are sent as further fields, each under its name.',
        body: FIELDS,
        input: ContactMessageInput,
        bearer: 'used',
        refuses: ['TOO_MANY'],
        response: responseSchema({}),
        handler: async (context, { input, body }) => {
          const { message } = await sendContactMessage(context, input, answersIn(body));
          return { success: true, message };
        },
      }),
    ),
    rowOfForm(site, {
      path: contactFormPath(),
      tag: TAG,
      summary: 'Same for HTML forms in browsers without scripts. Returns a page.',
      title: 'Write to us',
      button: 'Send Message',
      body: FIELDS,
      input: ContactMessageInput,
      fields: async (context) => {
        const controls = await findActive(context, CONTACT_CONTROLS);
        return [...PLAIN_FIELDS, ...controls];
      },
      does: async (context, input, body) => {
        const { message } = await sendContactMessage(context, input, answersIn(body));
        return message;
      },
    }),
    restRow({
      ...ADMIN_ROW,
      method: 'GET',
      path: '/api/contact-us/messages/admin',
      summary: 'Lists messages sent through the contact page, newest first. Requires site_admin.',
      parameters: [...CONTACT_MESSAGE_FILTERS, ...PAGING_PARAMETERS],
      response: MESSAGES_RESPONSE,
      handler: async (context, { query }) => {
        const request = { ...readContactMessagesFilter(query), ...readPage(query) };
        const found = await findContactMessages(context, request);
        const messages = found.items.map(presentMessage);
        return {
          success: true,
          message: pluralize(found.total, 'message') + ' found.',
          data: messages,
          messages,
          counts: Object.fromEntries(found.counts.map(({ status, count }) => [status, count])),
          pagination: presentPagination(found),
        };
      },
    }),
    restRow({
      ...ADMIN_ROW,
      method: 'PUT',
      path: ROOM + '/{id}/status',
      summary: 'Sets the status of a message. Requires site_admin.',
      parameters: [ONE],
      body: {
        status: {
          example: 'answered',
          schema: oneOf(CONTACT_MESSAGE_STATUSES),
          description: 'Status to be set.',
        },
      },
      input: MessageStatusInput,
      response: MESSAGE_RESPONSE,
      handler: async (context, { params, input }) =>
        presentOneMessage(
          'Message updated.',
          await setContactMessageStatus(context, params['id'] ?? '', input.status),
        ),
    }),
    restRow({
      ...ADMIN_ROW,
      method: 'POST',
      path: ROOM + '/{id}/enquiry',
      summary:
        'Creates an enquiry from a message for the seller of a public listing. Requires site_admin.',
      parameters: [ONE],
      body: { listing: '0194d5b2c3a47e1f00000001' },
      input: EnquiryOfMessageInput,
      response: MESSAGE_RESPONSE,
      handler: async (context, { params, input: { listing } }) =>
        presentOneMessage(
          'Enquiry created.',
          await createEnquiryOfMessage(context, site, { id: params['id'] ?? '', listing }),
        ),
    }),
    restRow({
      ...ADMIN_ROW,
      method: 'DELETE',
      path: ROOM + '/{id}',
      summary: 'Permanently deletes a message. Requires site_admin.',
      parameters: [ONE],
      response: responseSchema({}),
      handler: async (context, { params }) => {
        await deleteContactMessage(context, params['id'] ?? '');
        return { success: true, message: 'Message deleted.' };
      },
    }),
  ];
}

const TAG = 'Contact page';
const ROOM = '/api/site-admin/contact-us-messages';
const ADMIN_ROW = { tag: TAG, bearer: 'needed', policy: siteAdmin } as const;
const ONE: RestParameter = { name: 'id', in: 'path', description: 'Id of the message.' };

const FIELDS: RestBody = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '98765 43210',
  subject: 'Selling in two cities',
  message: 'Can I post homes in Pune and Nagpur with one account?',
  ...HONEYPOT_FIELD,
};

const PLAIN_FIELDS: readonly PlainField[] = [
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'phone', label: 'Phone (optional)', type: 'tel' },
  { name: 'subject', label: 'Subject', type: 'text' },
  { name: 'message', label: 'Message', type: 'textarea' },
];

/** What narrows the list, and its file. */
export const CONTACT_MESSAGE_FILTERS: readonly RestParameter[] = [
  {
    name: 'search',
    in: 'query',
    description: 'Part of the name, email address, phone, subject or text, or an id.',
  },
  {
    name: 'status',
    in: 'query',
    description: 'Filters by this value. All if omitted.',
    schema: oneOf(CONTACT_MESSAGE_STATUSES),
  },
];

/** INVALID_INPUT for a status that is not known. */
export function readContactMessagesFilter(
  query: URLSearchParams,
): Omit<ContactMessagesInput, keyof PageRequest> {
  return {
    search: query.get('search'),
    status: readWord(query, 'status', CONTACT_MESSAGE_STATUSES),
  };
}

/** The answers stand among the other keys of a body, of which those that nobody asks for mean nothing. */
function answersIn(body: unknown): SentAnswers {
  return (controls) => new Map(controls.map(({ name }) => [name, valueAt(body, name)]));
}
