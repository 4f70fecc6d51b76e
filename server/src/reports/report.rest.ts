import {
  list,
  answer,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
  yesNo,
} from '../platform/http/jsonSchema.ts';
import { unusable } from '../platform/failures.ts';
import { readWholeNumber } from '../platform/database/paging.ts';
import { type RestParameter, type RestRow, restRow } from '../platform/http/rest.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { findReport, type ReportRequest } from './findReport.ts';
import { ReportMeasure, ReportStep, ReportTopic } from './report.graphql.ts';

const TOPICS: readonly `${ReportTopic}`[] = Object.values(ReportTopic);
const STEPS: readonly `${ReportStep}`[] = Object.values(ReportStep);
const MEASURES: readonly `${ReportMeasure}`[] = Object.values(ReportMeasure);

const TABLE = named(
  'ReportTable',
  object({
    topic: oneOf(TOPICS, 'What is counted.'),
    title: text('For people.', { examples: ['Listings'] }),
    note: text('What counts.'),
    isTrend: yesNo('Whether the rows are periods, the oldest first; a ranking otherwise.'),
    heads: list(text(), 'Of the names of a row.'),
    columns: list(
      object({
        key: text('For programs.', { examples: ['posted'] }),
        label: text('For people.', { examples: ['Posted'] }),
        measure: oneOf(MEASURES, 'What the numbers are.'),
        total: nullable(whole('Of the whole range; null where there is none.')),
        before: nullable(whole('The same of as many days just before.')),
      }),
    ),
    rows: list(
      object({
        names: list(text(), 'What the row is about, such as the first and last day of a period.'),
        values: list(nullable(whole()), 'One for each column; null where there is none.'),
      }),
    ),
  }),
);

const REPORT = object({
  from: text('The first day in India.', { format: 'date' }),
  to: text('The last day.', { format: 'date' }),
  step: oneOf(STEPS, 'Length of each row in trends.'),
  tables: list(TABLE),
  waiting: object({
    total: whole('Listings and edits that wait for a decision at this moment.'),
    long: whole('Number of listings waiting for more than 24 hours.'),
  }),
});

/** Which days; the reports and their files take them alike. */
export const RANGE_PARAMETERS: readonly RestParameter[] = [
  {
    name: 'days',
    in: 'query',
    description: 'The last so many days, today among them: 1 to 366, 30 by default.',
    schema: whole(),
    example: '30',
  },
  { name: 'from', in: 'query', description: 'The first day in India, instead of days.' },
  { name: 'to', in: 'query', description: 'The last day in India; today when absent.' },
  {
    name: 'step',
    in: 'query',
    description: 'How long a row of a trend is; by the number of days when absent.',
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
  const given = sent?.trim().toLowerCase() ?? '';
  if (given === '') return null;
  const word = words.find((each) => each === given);
  if (word === undefined) throw unusable(name, `Use ${words.join(', ')} for ${name}.`);
  return word;
}

export const REPORT_REST_ROWS: readonly RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/site-admin/reports',
    tag: 'Reports',
    summary:
      'Listings, users, enquiries, views and review times over some days, with the days before; for site_admin.',
    parameters: [
      ...RANGE_PARAMETERS,
      {
        name: 'topic',
        in: 'query',
        description: 'Only this table; all when absent.',
        schema: oneOf(TOPICS),
      },
    ],
    bearer: 'needed',
    policy: siteAdmin,
    status: 200,
    answers: answer({ data: REPORT, report: REPORT }),
    answer: async (context, { query }) => {
      const topic = wordOf(query.get('topic'), 'topic', TOPICS);
      const topics = topic === null ? [] : [topic];
      const report = await findReport(context, { ...readReportRequest(query), topics });
      const message = `The reports of ${report.from} to ${report.to}.`;
      return { success: true, message, data: report, report };
    },
  }),
];
