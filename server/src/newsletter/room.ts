import { Args, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { SubscribeToNewsletterPayload } from './newsletter.payload.ts';
import { counted } from '../../../schema/format/count.ts';
import { type Context } from '../platform/context.ts';
import { rowsOfLink } from '../platform/emailLinks.ts';
import { HONEYPOT_FIELD } from '../platform/honeypot.ts';
import { PageArgs } from '../platform/paging.graphql.ts';
import { PAGINATION, PAGING_PARAMETERS, presentPagination, readPage } from '../platform/paging.ts';
import { siteAdmin } from '../viewers/viewer.policy.ts';
import { type RestRow, restRow } from '../platform/rest.ts';
import { retainRows } from '../platform/retention.ts';
import { room } from '../platform/room.ts';
import { type Site } from '../site/site.resolver.ts';
import {
  confirm,
  CONFIRM_PATH,
  findSubscribers,
  NEWSLETTER_LIMITS,
  NewsletterInput,
  subscribe,
  unsubscribe,
  UNSUBSCRIBE_PATH,
} from './newsletter.ts';
import { NewsletterSubscriberPage, Subscriber } from './subscriber.entity.ts';
import { answer, id, list, moment, nullable, object, text } from '../platform/jsonSchema.ts';
import { AdministrationFields } from '../administration/administration.graphql.ts';

@Resolver(() => AdministrationFields)
class NewsletterResolver {
  private readonly site: Site;

  constructor({ site }: { site: Site }) {
    this.site = site;
  }

  @Mutation(() => SubscribeToNewsletterPayload, {
    description:
      'Asks for the newsletter; a link to confirm it goes to the address. INVALID_INPUT by field; TOO_MANY beyond the limits.',
  })
  async subscribeToNewsletter(
    @Ctx() context: Context,
    @Args(() => NewsletterInput) input: NewsletterInput,
  ) {
    return { isAccepted: await subscribe(context, this.site, input) };
  }

  @FieldResolver(() => NewsletterSubscriberPage, {
    nullable: true,
    description: 'Who asked for the newsletter, newest first.',
  })
  newsletterSubscribers(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return findSubscribers(context, page);
  }
}

const TAG = 'Newsletter';

const SUBSCRIBERS_ANSWER = answer({
  data: list(
    object({
      id: id('Of the address.'),
      email: text('In small letters.'),
      confirmedAt: nullable(moment('When its owner confirmed it.')),
      createdAt: moment('When it was asked for.'),
    }),
  ),
  pagination: PAGINATION,
});

function newsletterRestRows(site: Site): readonly RestRow[] {
  return [
    restRow({
      method: 'POST',
      path: '/api/newsletter/subscribe',
      tag: TAG,
      summary: 'Sends a link to confirm to {email}; the answer is the same for every address.',
      parameters: [],
      body: [
        { name: 'email', description: 'At most 56 characters.', example: 'asha@example.com' },
        HONEYPOT_FIELD,
      ],
      input: NewsletterInput,
      status: 200,
      answers: answer({}),
      answer: async (context, { input }) => ({
        success: await subscribe(context, site, input),
        message: 'Thank you for subscribing!',
      }),
    }),
    ...rowsOfLink(site, TAG, {
      path: CONFIRM_PATH,
      title: 'Our newsletter',
      question: 'Do you want it at this address?',
      button: 'Yes, send it to me',
      done: 'Your address is confirmed.',
      does: confirm,
    }),
    ...rowsOfLink(site, TAG, {
      path: UNSUBSCRIBE_PATH,
      title: 'No more newsletter',
      question: 'Shall we forget this address?',
      button: 'Yes, send me no more',
      done: 'Your address is forgotten.',
      does: unsubscribe,
    }),
    restRow({
      method: 'GET',
      path: '/api/site-admin/newsletter',
      tag: TAG,
      summary: 'Who asked for the newsletter, newest first; for site_admin.',
      parameters: PAGING_PARAMETERS,
      bearer: 'needed',
      policy: siteAdmin,
      status: 200,
      answers: SUBSCRIBERS_ANSWER,
      answer: async (context, { query }) => {
        const found = await findSubscribers(context, readPage(query));
        return {
          success: true,
          message: counted(found.total, 'subscriber') + ' found.',
          data: found.items.map(({ id: itsId, email, confirmedAt, createdAt }) => ({
            id: itsId,
            email,
            confirmedAt: confirmedAt?.toISOString() ?? null,
            createdAt: createdAt.toISOString(),
          })),
          pagination: presentPagination(found),
        };
      },
    }),
  ];
}

/** Who asked for news of the marketplace by e-mail. */
export const newsletter = room<{ site: Site }>({
  entities: [Subscriber],
  resolvers: [NewsletterResolver],
  rest: ({ site }) => newsletterRestRows(site),
  limits: NEWSLETTER_LIMITS,
  retention: () => [
    retainRows('newsletter', Subscriber, 'CASE WHEN confirmed_at IS NULL THEN created_at END'),
  ],
});
