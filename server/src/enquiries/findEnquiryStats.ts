import { type Context } from '../platform/context.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { EnquirySource, EnquiryStatus } from './enquiry.entity.ts';
import { statsStatement } from './findEnquiryStats.sql.ts';

export interface EnquiryStats {
  total: number;
  statuses: { status: EnquiryStatus; count: number }[];
  sources: { source: EnquirySource; count: number }[];
  lastDay: number;
  lastWeek: number;
  lastMonth: number;
}

/** The enquiries of the whole market in figures. FORBIDDEN for everybody but a site_admin. */
export async function findEnquiryStats(context: Context): Promise<EnquiryStats> {
  siteAdmin(context.viewer);
  const cells = await context.query<Cell>(statsStatement);
  const sum = (of: (cell: Cell) => number) => cells.reduce((total, cell) => total + of(cell), 0);
  return {
    total: sum(({ count }) => count),
    statuses: Object.values(EnquiryStatus).map((status) => ({
      status,
      count: sum((cell) => (cell.status === status ? cell.count : 0)),
    })),
    sources: Object.values(EnquirySource).map((source) => ({
      source,
      count: sum((cell) => (cell.source === source ? cell.count : 0)),
    })),
    lastDay: sum((cell) => cell.lastDay),
    lastWeek: sum((cell) => cell.lastWeek),
    lastMonth: sum((cell) => cell.lastMonth),
  };
}

/** The figures by the names of their statuses and sources, as the REST door says them. */
export function presentEnquiryStats({ statuses, sources, ...figures }: EnquiryStats) {
  return {
    ...figures,
    byStatus: Object.fromEntries(statuses.map(({ status, count }) => [status, count])),
    bySource: Object.fromEntries(sources.map(({ source, count }) => [source, count])),
  };
}

interface Cell {
  status: EnquiryStatus;
  source: EnquirySource;
  count: number;
  lastDay: number;
  lastWeek: number;
  lastMonth: number;
}
