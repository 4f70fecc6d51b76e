import { room } from '../platform/room.ts';
import { ActivityChange } from './activityChange.entity.ts';
import { ActivityDay } from './activityDay.entity.ts';
import { ACTIVITY_JOBS } from './activity.jobs.ts';
import { OwnListingsResolver, SellerResolver } from './seller.resolver.ts';
import { SELLER_REST_ROWS } from './seller.rest.ts';

/** What sellers have and what came of it. */
export const sellers = room({
  entities: [ActivityDay, ActivityChange],
  resolvers: [OwnListingsResolver, SellerResolver],
  rest: () => SELLER_REST_ROWS,
  jobs: () => [ACTIVITY_JOBS],
});
