import { pluralize } from '../../../schema/format/count.ts';
import {
  responseSchema,
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
  id: id('Id of the entry.'),
  at: moment('Time of the action.'),
  key: text('Machine-readable action.', { examples: ['property.approved'] }),
  label: text('Display name of the action.', { examples: ['Approved'] }),
  actorId: nullable(id('Id of the account that performed the action.')),
  actor: text('Name of the account or system component that performed the action.'),
  byAdministrator: yesNo('Whether an administrator performed the action.'),
  subjectId: text('Id of the subject.'),
  subject: nullable(text('Current name of the subject.')),
  note: nullable(text('Note on the action.')),
  changes: list(
    object({
      name: text('Name of the changed field.', { examples: ['status'] }),
      before: nullable(text('Value before the change.')),
      after: nullable(text('Value after the change.')),
    }),
  ),
  organisation: nullable(text('Name of the organisation whose id is in the note.')),
});

const ENTRIES_RESPONSE = responseSchema({ data: list(ENTRY), pagination: PAGINATION });

/** What narrows the list and its file. */
export const AUDIT_FILTERS: readonly RestParameter[] = [
  {
    name: 'noun',
    in: 'query',
    description: "Type of subject, as in the first part of the action's key.",
    example: 'property',
  },
  { name: 'actorId', in: 'query', description: 'Id of the account that performed the action.' },
  { name: 'subjectId', in: 'query', description: 'Id of the subject.' },
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
    summary: 'Lists the audit log, newest first. Requires site_admin.',
    parameters: [...AUDIT_FILTERS, ...PAGING_PARAMETERS],
    bearer: 'needed',
    policy: siteAdmin,
    response: ENTRIES_RESPONSE,
    handler: async (context, { query }) => {
      const found = await findAuditEntries(context, {
        ...readAuditFilter(query),
        ...readPage(query),
      });
      return {
        success: true,
        message: `${pluralize(found.total, 'entry', 'entries')} found.`,
        data: found.items.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
        pagination: presentPagination(found),
      };
    },
  }),
];
