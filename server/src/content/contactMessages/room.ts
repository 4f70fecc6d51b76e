import { retainRows } from '../../platform/jobs/retention.ts';
import { room } from '../../platform/room.ts';
import { type Site } from '../../site/site.resolver.ts';
import { CONTACT_MESSAGE_AUDIT } from './changeContactMessages.ts';
import { ContactMessage } from './contactMessage.entity.ts';
import { ContactMessageResolver } from './contactMessage.resolver.ts';
import { contactMessageRestRows } from './contactMessage.rest.ts';
import { CONTACT_MESSAGE_LIMITS } from './sendContactMessage.ts';

/** What people write to the marketplace. */
export const contactMessages = room<{ site: Site }>({
  entities: [ContactMessage],
  resolvers: [ContactMessageResolver],
  rest: ({ site }) => contactMessageRestRows(site),
  limits: CONTACT_MESSAGE_LIMITS,
  audit: Object.values(CONTACT_MESSAGE_AUDIT),
  retention: () => [retainRows('contactMessage', ContactMessage, 'created_at')],
});
