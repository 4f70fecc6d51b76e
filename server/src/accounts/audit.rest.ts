import { counted } from '../../../schema/format/count.ts';
import {
  answer,
  id,
  list,
  moment,
  nullable,
  object,
  text,
  yesNo,
} from '../platform/http/jsonSchema.ts';
import {
  PAGINATION,
  PAGING_PARAMETERS,
  presentPagination,
  readPage,
} from '../platform/database/paging.ts';
import { type RestParameter, type RestRow, restRow } from '../platform/http/rest.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { findAuditEntries } from './findAuditEntries.ts';

const ENTRY = object({
  id: id('Of the entry.'),
  at: moment('When it was done.'),
  key: text('What was done, for programs.', { examples: ['property.approved'] }),
  label: text('What was done, for people.', { examples: ['Approved'] }),
  actorId: nullable(id('Of the account that did it.')),
  actor: text('Its name, or what else did it.'),
  byAdministrator: yesNo('Whether an administrator did it.'),
  subjectId: text('Id of the subject.'),
  subject: nullable(text('What it is called now.')),
  note: nullable(text('What was said about it.')),
  changes: list(
    object({
      name: text('What was changed.', { examples: ['status'] }),
      before: nullable(text('What it was.')),
      after: nullable(text('What it is since.')),
    }),
  ),
  organisation: nullable(text('The name of the organisation that the note names by its id.')),
});

const ENTRIES_ANSWER = answer({ data: list(ENTRY), pagination: PAGINATION });

/** What narrows the list and its file. */
export const AUDIT_FILTERS: readonly RestParameter[] = [
  { name: 'noun', in: 'query', description: 'The first word of the action.', example: 'property' },
  { name: 'actorId', in: 'query', description: 'Id of the account that performed the action.' },
  { name: 'subjectId', in: 'query', description: 'What it was done to.' },
];

export function readAuditFilter(query: URLSearchParams) {
  return {
    noun: query.get('noun'),
    actorId: query.get('actorId'),
    subjectId: query.get('subjectId'),
  };
}

export const AUDIT_REST_ROWS: readonly RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/site-admin/audit',
    tag: 'Audit',
    summary: 'Who did what to whom, newest first; for site_admin.',
    parameters: [...AUDIT_FILTERS, ...PAGING_PARAMETERS],
    bearer: 'needed',
    policy: siteAdmin,
    status: 200,
    answers: ENTRIES_ANSWER,
    answer: async (context, { query }) => {
      const found = await findAuditEntries(context, {
        ...readAuditFilter(query),
        ...readPage(query),
      });
      return {
        success: true,
        message: `${counted(found.total, 'entry', 'entries')} found.`,
        data: found.items.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
        pagination: presentPagination(found),
      };
    },
  }),
];
