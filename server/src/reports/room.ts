import { room } from '../platform/room.ts';
import { SITE_OVERVIEW_REST_ROWS } from './siteOverview.rest.ts';
import { TransactionResolver } from './transaction.resolver.ts';

/** What administrators read of all rooms together. */
export const reports = room({
  resolvers: [TransactionResolver],
  rest: () => SITE_OVERVIEW_REST_ROWS,
});
