import { room } from '../platform/room.ts';
import { ReportResolver } from './report.resolver.ts';
import { REPORT_REST_ROWS } from './report.rest.ts';
import { SITE_OVERVIEW_REST_ROWS } from './siteOverview.rest.ts';
import { TransactionResolver } from './transaction.resolver.ts';

/** What administrators read of all rooms together. */
export const reports = room({
  resolvers: [TransactionResolver, ReportResolver],
  rest: () => [...SITE_OVERVIEW_REST_ROWS, ...REPORT_REST_ROWS],
});
