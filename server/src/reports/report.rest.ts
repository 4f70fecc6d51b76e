import {
  list,
  responseSchema,
  named,
  nullable,
  object,
  oneOf,
  text,
  integer,
  yesNo,
} from '../platform/http/jsonSchema.ts';
import { unusable } from '../platform/failures.ts';
import { readWholeNumber } from '../platform/database/paging.ts';
import { type RestParameter, type RestRow, restRow } from '../platform/http/rest.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { findReport, type ReportRequest } from './findReport.ts';
import { ReportMeasure, ReportStep, ReportTopic } from './report.graphql.ts';

const TOPICS: readonly ReportTopic[] = Object.values(ReportTopic);
const STEPS: readonly ReportStep[] = Object.values(ReportStep);
const MEASURES: readonly ReportMeasure[] = Object.values(ReportMeasure);

const TABLE = named(
  'ReportTable',
  object({
    topic: oneOf(TOPICS, 'Topic of the table.'),
    title: text('Display text.', { examples: ['Listings'] }),
    note: text('Explanation of the figures.'),
    isTrend: yesNo('Whether rows are periods, oldest first. False for a ranking.'),
    heads: list(text(), 'Headings of the row labels.'),
    columns: list(
      object({
        key: text('Machine-readable value.', { examples: ['posted'] }),
        label: text('Display text.', { examples: ['Posted'] }),
        measure: oneOf(MEASURES, 'Unit of the values.'),
        total: nullable(integer('Value for the whole range. Null if there is none.')),
        before: nullable(integer('Value for the same number of days before the range.')),
      }),
    ),
    rows: list(
      object({
        names: list(text(), 'Row labels, such as the first and last day of a period.'),
        values: list(nullable(integer()), 'One value for each column. Null if there is none.'),
      }),
    ),
  }),
);

const REPORT = object({
  from: text('First day (Indian time).', { format: 'date' }),
  to: text('Last day (Indian time).', { format: 'date' }),
  step: oneOf(STEPS, 'Length of each row in trends.'),
  tables: list(TABLE),
  waiting: object({
    total: integer('Number of listings and edits awaiting a decision now.'),
    long: integer('Number of listings waiting for more than 24 hours.'),
  }),
});

/** Which days; the reports and their files take them alike. */
export const RANGE_PARAMETERS: readonly RestParameter[] = [
  {
    name: 'days',
    in: 'query',
    description: 'Number of days up to and including today, 1 to 366. Default: 30.',
    schema: integer(),
    example: '30',
  },
  { name: 'from', in: 'query', description: 'First day (Indian time). Replaces days.' },
  { name: 'to', in: 'query', description: 'Last day (Indian time). Default: today.' },
  {
    name: 'step',
    in: 'query',
    description: 'Length of each row of a trend. Chosen by the number of days if omitted.',
    schema: oneOf(STEPS),
  },
];

export function readReportRequest(query: URLSearchParams): ReportRequest {
  return {
    days: readWholeNumber(query, 'days'),
    from: query.get('from'),
    to: query.get('to'),
    step: wordOf(query.get('step'), 'step', STEPS),
  };
}

/** One of the words, null for none; INVALID_INPUT for another word. */
export function wordOf<Word extends string>(
  sent: string | null,
  name: string,
  words: readonly Word[],
): Word | null {
  const value = sent?.trim().toLowerCase() ?? '';
  if (value === '') return null;
  const word = words.find((each) => each === value);
  if (word === undefined) throw unusable(name, `Use ${words.join(', ')} for ${name}.`);
  return word;
}

export const REPORT_REST_ROWS: readonly RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/site-admin/reports',
    tag: 'Reports',
    summary:
      'Returns listings, users, enquiries, views and review times over a range of days, compared with the days before. Requires site_admin.',
    parameters: [
      ...RANGE_PARAMETERS,
      {
        name: 'topic',
        in: 'query',
        description: 'Only this table. All if omitted.',
        schema: oneOf(TOPICS),
      },
    ],
    bearer: 'needed',
    policy: siteAdmin,
    response: responseSchema({ data: REPORT, report: REPORT }),
    handler: async (context, { query }) => {
      const topic = wordOf(query.get('topic'), 'topic', TOPICS);
      const topics = topic === null ? [] : [topic];
      const report = await findReport(context, { ...readReportRequest(query), topics });
      const message = `The reports of ${report.from} to ${report.to}.`;
      return { success: true, message, data: report, report };
    },
  }),
];
