import { AUDIT_FILTERS, readAuditFilter } from '../accounts/audit.rest.ts';
import { findAuditEntries } from '../accounts/findAuditEntries.ts';
import { INBOX_PARAMETERS, readInboxFilter } from '../enquiries/enquiry.rest.ts';
import { findEnquiries } from '../enquiries/findEnquiries.ts';
import {
  CONTACT_MESSAGE_FILTERS,
  readContactMessagesFilter,
} from '../content/contactMessages/contactMessage.rest.ts';
import { findContactMessages } from '../content/contactMessages/findContactMessages.ts';
import { grouped } from '../../../schema/format/grouped.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { findQueue } from '../moderation/findQueue.ts';
import {
  SUBSCRIBER_FILTERS,
  readSubscribersFilter,
} from '../content/newsletter/newsletter.rest.ts';
import { findSubscribers } from '../content/newsletter/subscribers.ts';
import { QUEUE_PARAMETERS } from '../moderation/moderation.rest.ts';
import { readQueueRequest } from '../moderation/readQueueRequest.ts';
import { type Context } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';
import { oneOf, integer } from '../platform/http/jsonSchema.ts';
import { PAGING_PARAMETERS, readWholeNumber } from '../platform/database/paging.ts';
import { type CsvFile, type RestParameter, type RestRow, restRow } from '../platform/http/rest.ts';
import { findTransactions } from '../properties/findTransactions.ts';
import { findReport } from '../reports/findReport.ts';
import { type ReportColumnFields, ReportTopic } from '../reports/report.graphql.ts';
import { RANGE_PARAMETERS, readReportRequest, wordOf } from '../reports/report.rest.ts';
import { findUsers } from '../users/findUsers.ts';
import { readUsersFilter, USER_FILTERS, USER_TYPES } from '../users/user.rest.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import {
  AUDIT_COLUMNS,
  CONTACT_MESSAGE_COLUMNS,
  ENQUIRY_COLUMNS,
  PROPERTY_COLUMNS,
  SUBSCRIBER_COLUMNS,
  TRANSACTION_COLUMNS,
  USER_COLUMNS,
} from './exportColumns.ts';
import { type ExportedList, exportList, exportTable } from './exportTable.ts';

type Answer = (
  context: Context,
  query: URLSearchParams,
  params: Readonly<Record<string, string>>,
) => Promise<CsvFile>;

function exportRow(
  path: string,
  what: string,
  parameters: readonly RestParameter[],
  response: Answer,
): RestRow {
  return restRow({
    method: 'GET',
    path: `/api/site-admin/exports/${path}`,
    tag: 'Exports',
    summary: `Exports ${what} as CSV. Requires site_admin.`,
    parameters: parameters.filter(({ name }) => !PAGING.has(name)),
    bearer: 'needed',
    policy: siteAdmin,
    refuses: ['NOT_FOUND'],
    response: 'csv',
    handler: (context, { query, params }) => response(context, query, params),
  });
}

const PART: RestParameter = {
  name: 'part',
  in: 'query',
  description: `Number of the part to export, starting at 1. A part has at most ${grouped(LIMITS.export.rows)} rows.`,
  schema: integer(),
};

/** More than any list has, and few enough to count the rows of. */
const MOST_PARTS = 100_000;

/** A row of a list, in parts; `list` is told how far its part counts. */
function listRow<Item extends { id: string }>(
  path: string,
  what: string,
  parameters: readonly RestParameter[],
  list: (
    context: Context,
    query: URLSearchParams,
    counted: number,
  ) => Omit<ExportedList<Item>, 'part'>,
): RestRow {
  return exportRow(path, what, [...parameters, PART], (context, query) => {
    const part = Math.min(Math.max(0, readWholeNumber(query, 'part') ?? 1), MOST_PARTS);
    return exportList(context, { part, ...list(context, query, LIMITS.export.rows * (part + 1)) });
  });
}

/** A file has no pages. */
const PAGING: ReadonlySet<string> = new Set(PAGING_PARAMETERS.map(({ name }) => name));

const CLOSED = ['sold', 'rented'] as const;
const LIFECYCLE: RestParameter = {
  name: 'lifecycle',
  in: 'query',
  description: 'SOLD or RENTED. Both if omitted.',
  schema: oneOf(CLOSED),
};

const TOPICS: readonly ReportTopic[] = Object.values(ReportTopic);
const TOPIC: RestParameter = {
  name: 'topic',
  in: 'path',
  description: 'Topic of the table.',
  schema: oneOf(TOPICS),
};

/** What administrators see in a list or a report as a file, by the filters of the list. */
export const EXPORT_REST_ROWS: readonly RestRow[] = [
  listRow('properties', 'listings', QUEUE_PARAMETERS, (context, query) => {
    const request = readQueueRequest(query);
    return {
      name: 'listings',
      columns: PROPERTY_COLUMNS,
      find: (page) => findQueue(context, { ...request, ...page }),
    };
  }),
  listRow('users', 'users', [USER_TYPES, ...USER_FILTERS], (context, query) => {
    const filter = readUsersFilter(query, []);
    return {
      name: 'users',
      columns: USER_COLUMNS,
      find: (page) => findUsers(context, { ...filter, ...page }),
    };
  }),
  listRow('inquiries', 'enquiries', INBOX_PARAMETERS, (context, query) => {
    const filter = readInboxFilter(query);
    return {
      name: 'enquiries',
      columns: ENQUIRY_COLUMNS,
      find: (page) => findEnquiries(context, { ...filter, ...page }),
    };
  }),
  listRow('transactions', 'sold and rented listings', [LIFECYCLE], (context, query, counted) => {
    const lifecycle = wordOf(query.get('lifecycle'), 'lifecycle', CLOSED);
    return {
      name: 'transactions',
      columns: TRANSACTION_COLUMNS,
      find: (page) => findTransactions(context, { lifecycle, ...page }, counted),
    };
  }),
  listRow('newsletter', 'newsletter subscribers', SUBSCRIBER_FILTERS, (context, query) => {
    const filter = readSubscribersFilter(query);
    return {
      name: 'subscribers',
      columns: SUBSCRIBER_COLUMNS,
      find: (page) => findSubscribers(context, { ...filter, ...page }),
    };
  }),
  listRow('contact-messages', 'contact messages', CONTACT_MESSAGE_FILTERS, (context, query) => {
    const filter = readContactMessagesFilter(query);
    return {
      name: 'contact-messages',
      columns: CONTACT_MESSAGE_COLUMNS,
      find: (page) => findContactMessages(context, { ...filter, ...page }),
    };
  }),
  listRow('audit', 'the audit log', AUDIT_FILTERS, (context, query, counted) => {
    const filter = readAuditFilter(query);
    return {
      name: 'audit',
      columns: AUDIT_COLUMNS,
      find: (page) => findAuditEntries(context, { ...filter, ...page }, counted),
    };
  }),
  exportRow(
    'reports/{topic}',
    'a report table',
    [TOPIC, ...RANGE_PARAMETERS],
    async (context, query, params) => {
      const topic = TOPICS.find((each) => each === params['topic']);
      if (topic === undefined) throw notFound(`Unknown report. Use ${TOPICS.join(', ')}.`);
      const { tables, from, to } = await findReport(context, {
        ...readReportRequest(query),
        topics: [topic],
      });
      const [table] = tables;
      const heads = [...(table?.heads ?? []), ...(table?.columns.map(headOf) ?? [])];
      const rows = table?.rows.map(({ names, values }) => [...names, ...values]) ?? [];
      return exportTable(context, `report-${topic}-${from}-to-${to}`, heads, rows);
    },
  ),
];

/** A number of minutes says so by its head. */
function headOf({ label, measure }: ReportColumnFields): string {
  return measure === 'minutes' ? `${label} (minutes)` : label;
}
