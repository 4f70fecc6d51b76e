import { room } from '../platform/room.ts';
import { OPTION_REST_ROWS } from './option.rest.ts';
import { PropertySubtypeResolver } from './propertySubtype.resolver.ts';
import { SubtypeFormResolver } from './subtypeForm.resolver.ts';
import { SubtypeResolver } from './subtype.resolver.ts';
import { SUBTYPE_REST_ROWS } from './subtype.rest.ts';

/** What kinds of property there are. */
export const subtypes = room({
  resolvers: [SubtypeResolver, PropertySubtypeResolver, SubtypeFormResolver],
  rest: () => [...SUBTYPE_REST_ROWS, ...OPTION_REST_ROWS],
});
