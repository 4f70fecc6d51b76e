import { ObjectType } from 'type-graphql';

/** Its fields come from the rooms that know them: what an administrator alone may read. */
@ObjectType('Administration', {
  description: 'Data for site administrators, such as the moderation queue.',
})
export class AdministrationFields {}
