import { retainRows } from '../platform/jobs/retention.ts';
import { room } from '../platform/room.ts';
import { ListingView } from './listingView.entity.ts';
import { ViewResolver } from './view.resolver.ts';
import { type ViewCounter } from './viewCounter.ts';

/** How often listings are looked at. */
export const views = room<{ views: ViewCounter }>({
  entities: [ListingView],
  resolvers: [ViewResolver],
  retention: () => [retainRows('view', ListingView, 'day')],
});
