import { pluralize } from '../../../../schema/format/count.ts';
import { newsletterFormPath } from '../../../../schema/routes.ts';
import { rowsOfLink } from '../../platform/messages/emailLinks.ts';
import { HONEYPOT_FIELD } from '../../platform/http/honeypot.ts';
import {
  responseSchema,
  byName,
  id,
  list,
  moment,
  nullable,
  object,
  oneOf,
  text,
  integer,
} from '../../platform/http/jsonSchema.ts';
import {
  type PageRequest,
  PAGINATION,
  PAGING_PARAMETERS,
  presentPagination,
  readPage,
} from '../../platform/database/paging.ts';
import { rowOfForm } from '../../platform/http/plainForm.ts';
import { readWord } from '../../platform/http/readWord.ts';
import { type RestParameter, type RestRow, restRow } from '../../platform/http/rest.ts';
import { type RestBody } from '../../platform/http/restField.ts';
import { type Site } from '../../site/site.resolver.ts';
import { siteAdmin } from '../../authorization/viewer.policy.ts';
import { NewsletterInput, type SubscribersInput } from './newsletter.input.ts';
import {
  confirm,
  CONFIRM_PATH,
  isConfirmed,
  NEWSLETTER_THANKS,
  subscribe,
  unsubscribe,
  UNSUBSCRIBE_PATH,
} from './newsletter.ts';
import { SubscriberStatus } from './subscriber.entity.ts';
import { deleteSubscriber, findSubscribers } from './subscribers.ts';

/** Asking for the newsletter, the links of its e-mail, and who looks after the addresses. */
export function newsletterRestRows(site: Site): readonly RestRow[] {
  return [
    restRow({
      method: 'POST',
      path: '/api/newsletter/subscribe',
      tag: TAG,
      summary: 'Sends a confirmation link to {email}. The response is the same for every address.',
      body: SUBSCRIBE_FIELDS,
      input: NewsletterInput,
      refuses: ['TOO_MANY'],
      response: responseSchema({}),
      handler: async (context, { input }) => ({
        success: await subscribe(context, site, input),
        message: NEWSLETTER_THANKS,
      }),
    }),
    rowOfForm(site, {
      path: newsletterFormPath(),
      tag: TAG,
      summary: 'Same for HTML forms in browsers without scripts. Returns a page.',
      title: 'Our newsletter',
      button: 'Subscribe',
      body: SUBSCRIBE_FIELDS,
      input: NewsletterInput,
      fields: async () => [{ name: 'email', label: 'Email', type: 'email' }],
      does: async (context, input) => {
        await subscribe(context, site, input);
        return `${NEWSLETTER_THANKS} Please open the link in the email we send you.`;
      },
    }),
    ...rowsOfLink(site, TAG, {
      path: CONFIRM_PATH,
      title: 'Our newsletter',
      question: 'Do you want to receive it at this address?',
      button: 'Yes, subscribe',
      done: 'Your address is confirmed.',
      does: confirm,
      already: 'Your address is already confirmed.',
      isDone: isConfirmed,
    }),
    ...rowsOfLink(site, TAG, {
      path: UNSUBSCRIBE_PATH,
      title: 'Unsubscribe from the newsletter',
      question: 'Do you want to unsubscribe this address?',
      button: 'Yes, unsubscribe',
      done: 'You are unsubscribed.',
      does: unsubscribe,
    }),
    restRow({
      ...ADMIN_ROW,
      method: 'GET',
      path: LIST,
      summary: 'Lists newsletter subscribers, newest first. Requires site_admin.',
      parameters: [...SUBSCRIBER_FILTERS, ...PAGING_PARAMETERS],
      response: SUBSCRIBERS_RESPONSE,
      handler: async (context, { query }) => {
        const request = { ...readSubscribersFilter(query), ...readPage(query) };
        const found = await findSubscribers(context, request);
        return {
          success: true,
          message: pluralize(found.total, 'subscriber') + ' found.',
          data: found.items.map(({ id: itsId, email, status, confirmedAt, createdAt }) => ({
            id: itsId,
            email,
            status,
            confirmedAt: confirmedAt?.toISOString() ?? null,
            createdAt: createdAt.toISOString(),
          })),
          counts: Object.fromEntries(found.counts.map(({ status, count }) => [status, count])),
          pagination: presentPagination(found),
        };
      },
    }),
    restRow({
      ...ADMIN_ROW,
      method: 'DELETE',
      path: LIST + '/{id}',
      summary: "Deletes a subscriber at the owner's request. Requires site_admin.",
      parameters: [{ name: 'id', in: 'path', description: 'Id of the subscriber.' }],
      response: responseSchema({}),
      handler: async (context, { params }) => {
        await deleteSubscriber(context, params['id'] ?? '');
        return { success: true, message: 'Address deleted.' };
      },
    }),
  ];
}

const TAG = 'Newsletter';
const LIST = '/api/site-admin/newsletter';
const ADMIN_ROW = { tag: TAG, bearer: 'needed', policy: siteAdmin } as const;

const SUBSCRIBE_FIELDS: RestBody = { email: 'asha@example.com', ...HONEYPOT_FIELD };

const STATUSES: readonly SubscriberStatus[] = Object.values(SubscriberStatus);

/** What narrows the list, and its file. */
export const SUBSCRIBER_FILTERS: readonly RestParameter[] = [
  { name: 'search', in: 'query', description: 'Part of the email address.' },
  {
    name: 'status',
    in: 'query',
    description: 'Filters by this value. All if omitted.',
    schema: oneOf(STATUSES),
  },
];

/** INVALID_INPUT for a status that is not known. */
export function readSubscribersFilter(
  query: URLSearchParams,
): Omit<SubscribersInput, keyof PageRequest> {
  return { search: query.get('search'), status: readWord(query, 'status', STATUSES) };
}

const SUBSCRIBERS_RESPONSE = responseSchema({
  data: list(
    object({
      id: id('Id of the subscriber.'),
      email: text('Email address in lower case.'),
      status: oneOf(STATUSES, 'Whether the owner confirmed the address.'),
      confirmedAt: nullable(moment('Time of confirmation by the owner.')),
      createdAt: moment('Time of the subscription request.'),
    }),
  ),
  counts: byName(integer(), 'Number of items by status.'),
  pagination: PAGINATION,
});
