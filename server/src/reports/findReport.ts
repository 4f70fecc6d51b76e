import { LIMITS } from '../../../schema/limits.ts';
import { type Context } from '../platform/context.ts';
import { onlyRow } from '../platform/database/onlyRow.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { waitingStatement } from './findReport.sql.ts';
import {
  type ReportFields,
  type ReportTableFields,
  ReportTopic,
  type WaitingFields,
} from './report.graphql.ts';
import { type RangeRequest, readRange } from './reportRange.ts';
import { REPORTS } from './reportTables.ts';

export interface ReportRequest extends RangeRequest {
  /** All when absent or empty. */
  topics?: readonly ReportTopic[] | null;
}

/**
 * The marketplace over some days, each table with every period and the sums of the days before.
 * FORBIDDEN for everybody but a site_admin; INVALID_INPUT for days that cannot be used.
 */
export async function findReport(context: Context, request: ReportRequest): Promise<ReportFields> {
  siteAdmin(context.viewer);
  const range = readRange(request, context.clock.now());
  const requested = new Set(request.topics?.length ? request.topics : Object.values(ReportTopic));
  const tables: ReportTableFields[] = [];
  for (const topic of Object.values(ReportTopic)) {
    if (!requested.has(topic)) continue;
    const { read, ...kind } = REPORTS[topic];
    tables.push({ topic, ...kind, ...(await read(context, range)) });
  }
  const { from, to, step } = range;
  return { from, to, step, tables, waiting: await findWaiting(context) };
}

async function findWaiting(context: Context): Promise<WaitingFields> {
  const longSince = new Date(
    context.clock.now().getTime() - LIMITS.report.longWaitHours * 3_600_000,
  );
  return onlyRow(await context.query<WaitingFields>(waitingStatement(longSince)));
}
