import { ObjectType } from 'type-graphql';

/** Its fields come from the rooms that know them: what an account alone may read. */
@ObjectType('Viewer', {
  description:
    'The viewer and their data. Fields the viewer may not read are null, with UNAUTHENTICATED if not signed in, or FORBIDDEN if the account is suspended or not permitted.',
})
export class ViewerFields {}
