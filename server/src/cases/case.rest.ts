import { pluralize } from '../../../schema/format/count.ts';
import {
  CASE_KINDS,
  CASE_REASON_KEYS,
  CASE_STATUSES,
  COMPLAINT_REASONS,
  REPORT_REASONS,
} from '../../../schema/rules/case.ts';
import { HONEYPOT_FIELD } from '../platform/http/honeypot.ts';
import { responseSchema, oneOf } from '../platform/http/jsonSchema.ts';
import { PAGING_PARAMETERS, presentPagination, readPage } from '../platform/database/paging.ts';
import { readWord } from '../platform/http/readWord.ts';
import { type RestParameter, type RestRow, restRow } from '../platform/http/rest.ts';
import { type RestBody } from '../platform/http/restField.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { appealCase } from './appealCase.ts';
import {
  AppealInput,
  AssignCaseInput,
  CaseNoteInput,
  ComplaintInput,
  DecisionInput,
  ReportInput,
} from './case.input.ts';
import { presentCase, presentOne, presentOpened } from './case.presenter.ts';
import { CASE_RESPONSE, CASE_OPENED_RESPONSE, CASES_RESPONSE } from './case.schema.ts';
import { addCaseNote, assignCase } from './changeCase.ts';
import { decideAppeal, decideCase } from './decideCase.ts';
import { caseThatIs, findCases } from './findCases.ts';
import { sendComplaint, sendReport } from './openCase.ts';
import { type CaseParts } from './notifyParties.ts';

const TAG = 'Cases';
const ROOM = '/api/site-admin/cases';

/** Reports, complaints and appeals of everybody, and how administrators settle them. */
export function caseRestRows(parts: CaseParts): readonly RestRow[] {
  return [
    restRow({
      ...OPEN_ROW,
      path: '/api/reports',
      summary: 'Reports a public listing. No bearer token needed.',
      body: REPORT_FIELDS,
      input: ReportInput,
      refuses: ['NOT_FOUND'],
      response: CASE_OPENED_RESPONSE,
      handler: async (context, { input }) => presentOpened(await sendReport(context, parts, input)),
    }),
    restRow({
      ...OPEN_ROW,
      path: '/api/complaints',
      summary: 'Sends a complaint to the grievance officer. No bearer token needed.',
      body: COMPLAINT_FIELDS,
      input: ComplaintInput,
      refuses: ['TOO_MANY'],
      response: CASE_OPENED_RESPONSE,
      handler: async (context, { input }) =>
        presentOpened(await sendComplaint(context, parts, input)),
    }),
    restRow({
      ...OPEN_ROW,
      path: '/api/complaints/appeal',
      summary: 'Appeals against a decision, identified by case number and contact.',
      body: { number: 'C-2026-000123', contact: CONTACT, text: TEXT },
      input: AppealInput,
      refuses: ['CONFLICT', 'NOT_FOUND', 'TOO_MANY'],
      response: responseSchema({}),
      handler: async (context, { input }) => ({
        success: true,
        message: (await appealCase(context, input)).message,
      }),
    }),
    restRow({
      ...ADMIN_ROW,
      method: 'GET',
      path: ROOM,
      summary: 'Lists cases, earliest deadline first.',
      parameters: LIST_PARAMETERS,
      response: CASES_RESPONSE,
      handler: async (context, { query }) => {
        const status = readWord(query, 'status', CASE_STATUSES);
        const found = await findCases(context, parts, {
          statuses: status === null ? null : [status],
          kind: readWord(query, 'kind', CASE_KINDS),
          reason: readWord(query, 'reason', CASE_REASON_KEYS),
          search: query.get('search'),
          ...readPage(query),
        });
        const cases = found.items.map(presentCase);
        return {
          success: true,
          message: pluralize(found.total, 'case') + ' found.',
          data: cases,
          cases,
          counts: Object.fromEntries(found.counts.map((each) => [each.status, each.count])),
          kindCounts: Object.fromEntries(found.kindCounts.map((each) => [each.kind, each.count])),
          reasonCounts: Object.fromEntries(
            found.reasonCounts.map((each) => [each.reason, each.count]),
          ),
          pagination: presentPagination(found),
        };
      },
    }),
    restRow({
      ...ADMIN_ROW,
      method: 'GET',
      path: ROOM + '/{id}',
      summary: 'Returns a case with its notes.',
      parameters: [ONE],
      response: CASE_RESPONSE,
      handler: async (context, { params }) =>
        presentOne('Case found.', await caseThatIs(context, parts, params['id'] ?? '')),
    }),
    restRow({
      ...ADMIN_ROW,
      method: 'POST',
      path: ROOM + '/{id}/notes',
      summary: 'Adds an internal note to a case.',
      parameters: [ONE],
      body: { text: 'Called the seller.' },
      input: CaseNoteInput,
      response: CASE_RESPONSE,
      handler: async (context, { params, input }) =>
        presentOne('Note added.', await addCaseNote(context, parts, params['id'] ?? '', input)),
    }),
    restRow({
      ...ADMIN_ROW,
      method: 'PUT',
      path: ROOM + '/{id}/assign',
      summary: 'Assigns a case to an administrator.',
      parameters: [ONE],
      body: { administratorId: '665f1c0ae4b0a1b2c3d4e5f6' },
      input: AssignCaseInput,
      response: CASE_RESPONSE,
      handler: async (context, { params, input }) =>
        presentOne(
          'Case assigned.',
          await assignCase(context, parts, params['id'] ?? '', input.administratorId),
        ),
    }),
    restRow({
      ...ADMIN_ROW,
      method: 'PUT',
      path: ROOM + '/{id}/decide',
      summary: 'Decides a case and sends the reason to both sides.',
      parameters: [ONE],
      body: DECISION_FIELDS,
      input: DecisionInput,
      refuses: ['CONFLICT'],
      response: CASE_RESPONSE,
      handler: async (context, { params, input }) =>
        presentOne('Case decided.', await decideCase(context, parts, params['id'] ?? '', input)),
    }),
    restRow({
      ...ADMIN_ROW,
      method: 'PUT',
      path: ROOM + '/{id}/decide-appeal',
      summary: 'Decides an appeal. Not allowed for the administrator who made the first decision.',
      parameters: [ONE],
      body: DECISION_FIELDS,
      input: DecisionInput,
      refuses: ['CONFLICT'],
      response: CASE_RESPONSE,
      handler: async (context, { params, input }) =>
        presentOne(
          'Appeal decided.',
          await decideAppeal(context, parts, params['id'] ?? '', input),
        ),
    }),
  ];
}

const OPEN_ROW = { method: 'POST', tag: TAG, parameters: [], bearer: 'used', status: 200 } as const;
const ADMIN_ROW = { tag: TAG, bearer: 'needed', policy: siteAdmin, status: 200 } as const;

const ONE: RestParameter = { name: 'id', in: 'path', description: 'Id of the case.' };

const CONTACT = 'asha@example.com';
const TEXT = 'Nobody has answered my messages.';

const REPORT_FIELDS: RestBody = {
  propertyId: '0194d5b2c3a47e1f00000001',
  reason: { schema: oneOf(REPORT_REASONS), example: 'wrong_facts' },
  text: TEXT,
  name: 'Asha Rao',
  contact: CONTACT,
  ...HONEYPOT_FIELD,
};

const COMPLAINT_FIELDS: RestBody = {
  reason: { schema: oneOf(COMPLAINT_REASONS), example: 'conduct' },
  text: TEXT,
  name: 'Asha Rao',
  contact: CONTACT,
  ...HONEYPOT_FIELD,
};

const DECISION_FIELDS: RestBody = {
  decision: 'upheld',
  reason: 'The price was not the one asked for.',
};

const LIST_PARAMETERS: readonly RestParameter[] = [
  choice('status', CASE_STATUSES),
  choice('kind', CASE_KINDS),
  choice('reason', CASE_REASON_KEYS),
  {
    name: 'search',
    in: 'query',
    description: 'Case number, part of the text, name or title, contact, or id of a listing.',
  },
  ...PAGING_PARAMETERS,
];

function choice(name: string, words: readonly string[]): RestParameter {
  return {
    name,
    in: 'query',
    description: 'Filters by this value. All if omitted.',
    schema: oneOf(words),
  };
}
