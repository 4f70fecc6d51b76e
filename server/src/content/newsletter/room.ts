import { retainRows } from '../../platform/jobs/retention.ts';
import { room } from '../../platform/room.ts';
import { type Site } from '../../site/site.resolver.ts';
import { NewsletterResolver } from './newsletter.resolver.ts';
import { newsletterRestRows } from './newsletter.rest.ts';
import { NEWSLETTER_LIMITS } from './newsletter.ts';
import { Subscriber } from './subscriber.entity.ts';
import { NEWSLETTER_AUDIT } from './subscribers.ts';

/** Who asked for news of the marketplace by e-mail. */
export const newsletter = room<{ site: Site }>({
  entities: [Subscriber],
  resolvers: [NewsletterResolver],
  rest: ({ site }) => newsletterRestRows(site),
  limits: NEWSLETTER_LIMITS,
  audit: Object.values(NEWSLETTER_AUDIT),
  retention: () => [
    retainRows('newsletter', Subscriber, 'CASE WHEN confirmed_at IS NULL THEN created_at END'),
  ],
});
