import { ObjectType } from 'type-graphql';

/** Its fields come from the rooms that know them: what an administrator alone may read. */
@ObjectType('Administration', {
  description: 'What the administrators of the marketplace look after, such as the moderation.',
})
export class AdministrationFields {}
