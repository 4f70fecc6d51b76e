import { room } from '../../platform/room.ts';
import { ContactControl } from './contactControl.entity.ts';
import { AdministeredContactControls, ContactControlResolver } from './contactControl.resolver.ts';
import { CONTACT_CONTROL_ROWS } from './contactControl.rest.ts';
import { CONTACT_CONTROLS } from './contactControlResource.ts';

/** What the contact form asks. */
export const contactControls = room({
  entities: [ContactControl],
  resolvers: [ContactControlResolver, AdministeredContactControls],
  rest: () => CONTACT_CONTROL_ROWS,
  audit: Object.values(CONTACT_CONTROLS.audit),
});
