import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { type Context } from '../platform/context.ts';
import {
  enquiriesStatement,
  interestStatement,
  listingsStatement,
  postedStatement,
  usersStatement,
} from './findReport.sql.ts';
import { type ReportTableFields, ReportTopic } from './report.graphql.ts';
import { type Cell, trendOf, type ReportNumbers } from './reportTrend.ts';
import { type ReportRange } from './reportRange.ts';
import { readReviews } from './reviewTimes.ts';

/** One table: what it is called, what counts, and how it is read. */
export interface ReportKind extends Omit<ReportTableFields, 'topic' | keyof ReportNumbers> {
  read: (context: Context, range: ReportRange) => Promise<ReportNumbers>;
}

/** The reports, in the order in which they stand on the page. A report is a row here and its statement. */
export const REPORTS: Readonly<Record<ReportTopic, ReportKind>> = {
  listings: {
    ...trend('Listings'),
    note: 'Posted includes listings removed since. Approved and rejected count decisions, including decisions on edits. Sold and rented count listings that still have that status.',
    read: async (context, range) =>
      trendOf(range, LISTINGS, await context.query<Cell>(listingsStatement(range))),
  },
  users: {
    ...trend('New users'),
    note: 'Accounts by the day they were created, without accounts removed since.',
    read: async (context, range) =>
      trendOf(range, USERS, await context.query<Cell>(usersStatement(range))),
  },
  sources: {
    ...trend('Enquiries by source'),
    note: 'Enquiries by the day they were sent, including spam.',
    read: async (context, range) =>
      trendOf(range, SOURCES, await context.query<Cell>(enquiriesStatement('source', range))),
  },
  statuses: {
    ...trend('Enquiries by status'),
    note: 'The same enquiries by their current status.',
    read: async (context, range) =>
      trendOf(range, STATUSES, await context.query<Cell>(enquiriesStatement('status', range))),
  },
  interest: {
    ...trend('Views and favourites'),
    note: 'How often listings were viewed and added to favourites.',
    read: async (context, range) =>
      trendOf(range, INTEREST, await context.query<Cell>(interestStatement(range))),
  },
  reviews: {
    ...trend('Review times'),
    note: 'From posting to the first decision, by the day of the decision.',
    read: readReviews,
  },
  cities: {
    title: 'Posted by city',
    note: `The ${LIMITS.report.cities} cities with the most new listings.`,
    isTrend: false,
    heads: ['City', 'State'],
    read: async (context, range) => {
      const cells = await context.query<PostedCell>(postedStatement(range));
      const found = cells.filter(({ city, posted }) => city !== null && posted > 0);
      const most = found
        .sort((a, b) => b.posted - a.posted || nameOf(a).localeCompare(nameOf(b)))
        .slice(0, LIMITS.report.cities);
      return ranking(most.map((cell) => ({ ...cell, names: [cell.city ?? '', cell.state ?? ''] })));
    },
  },
  subtypes: {
    title: 'Posted by subtype',
    note: 'Every subtype of the catalogue, most posted first.',
    isTrend: false,
    heads: ['Subtype'],
    read: async (context, range) => {
      const cells = await context.query<PostedCell>(postedStatement(range));
      const byKey = new Map(cells.map((cell) => [cell.subtype, cell]));
      const all = SUBTYPES.map(({ key, title }) => {
        const { posted = 0, before = 0 } = byKey.get(key) ?? {};
        return { names: [title], posted, before };
      });
      return ranking(all.sort((a, b) => b.posted - a.posted));
    },
  },
};

function trend(title: string) {
  return { title, isTrend: true, heads: ['From', 'To'] };
}

const LISTINGS = [
  ['posted', 'Posted'],
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
  ['reopened', 'Available again'],
  ['sold', 'Sold'],
  ['rented', 'Rented'],
] as const;

const USERS = [
  ['buyer', 'Buyers'],
  ['seller', 'Sellers'],
  ['builder', 'Builders'],
  ['site_admin', 'Administrators'],
  ['unknown', 'No type'],
] as const;

const SOURCES = [
  ['lead', 'Listing page'],
  ['contact', 'Contact form'],
  ['visit', 'Visit'],
  ['requirement', 'Requirement'],
] as const;

const STATUSES = [
  ['new', 'New'],
  ['verified', 'Verified'],
  ['assigned', 'Assigned'],
  ['contacted', 'Contacted'],
  ['closed', 'Closed'],
  ['spam', 'Spam'],
] as const;

const INTEREST = [
  ['views', 'Views'],
  ['favourites', 'Favourites'],
] as const;

interface PostedCell {
  city: string | null;
  state: string | null;
  subtype: string | null;
  posted: number;
  before: number;
}

const nameOf = ({ city, state }: PostedCell) => `${city}, ${state}`;

/** No totals: a ranking has not all of them. */
function ranking(
  rows: readonly { names: string[]; posted: number; before: number }[],
): ReportNumbers {
  const column = { measure: 'count', total: null, before: null } as const;
  return {
    columns: [
      { ...column, key: 'posted', label: 'Posted' },
      { ...column, key: 'before', label: 'Previous period' },
    ],
    rows: rows.map(({ names, posted, before }) => ({ names, values: [posted, before] })),
  };
}
