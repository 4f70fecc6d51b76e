import { ObjectType } from 'type-graphql';

/** Its fields come from the rooms that know them: what an account alone may read. */
@ObjectType('Viewer', {
  description:
    'Who asks, and what is its own. A field is null by itself where it is refused: UNAUTHENTICATED for a visitor, FORBIDDEN for an account that is suspended or may not read it.',
})
export class ViewerFields {}
