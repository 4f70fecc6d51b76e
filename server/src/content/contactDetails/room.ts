import { room } from '../../platform/room.ts';
import { ContactDetails } from './contactDetails.entity.ts';
import { AdministeredContactDetails, ContactDetailsResolver } from './contactDetails.resolver.ts';
import { CONTACT_DETAILS_ROWS } from './contactDetails.rest.ts';
import { CONTACT_DETAILS } from './contactDetailsResource.ts';

/** Where the marketplace can be reached. */
export const contactDetails = room({
  entities: [ContactDetails],
  resolvers: [ContactDetailsResolver, AdministeredContactDetails],
  rest: () => CONTACT_DETAILS_ROWS,
  audit: Object.values(CONTACT_DETAILS.audit),
});
