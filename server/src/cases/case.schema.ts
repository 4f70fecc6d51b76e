import {
  CASE_DECISIONS,
  CASE_KINDS,
  CASE_REASON_KEYS,
  CASE_STATUSES,
} from '../../../schema/rules/case.ts';
import {
  responseSchema,
  byName,
  id,
  list,
  moment,
  named,
  nullable,
  object,
  oneOf,
  text,
  integer,
  yesNo,
} from '../platform/http/jsonSchema.ts';
import { CaseClock } from './case.graphql.ts';
import { PAGINATION } from '../platform/database/paging.ts';

const RULING = object({
  decision: oneOf(CASE_DECISIONS, 'Whether the report, complaint or order is upheld.'),
  reason: text('Reason given to both sides.'),
  by: nullable(text('Name of the administrator who decided. Null if the account was deleted.')),
  at: moment('Time of the decision.'),
});

const NOTE = object({
  id: id('Id of the note.'),
  text: text('Text of the note.'),
  author: nullable(text('Name of the author. Null if the account was deleted.')),
  createdAt: moment('Time at which it was written.'),
});

/** A case as administrators see it. */
export const CASE = named(
  'Case',
  object({
    _id: id('Same as id.'),
    id: id('Number of the case.'),
    number: text('Case number shown to people.', { examples: ['C-2026-000123'] }),
    kind: oneOf(CASE_KINDS, 'How it was received.'),
    reason: oneOf(CASE_REASON_KEYS, 'Reason of the complaint.'),
    status: oneOf(CASE_STATUSES, 'Status of the case.'),
    propertyId: nullable(id('Id of the listing.')),
    propertyTitle: nullable(text('Title of the listing at the time of the report.')),
    text: text('Text of the sender. Empty for a report without text.'),
    name: nullable(text('Name of the sender. Null if not given.')),
    contact: nullable(text('Email address or ten-digit mobile.')),
    isContactProven: yesNo("Whether the contact is verified as the sender's."),
    assignedTo: nullable(text('Name of the assigned administrator.')),
    openedAt: moment('Time of receipt.'),
    acknowledgedAt: nullable(moment('Time of acknowledgement.')),
    acknowledgeBy: moment('Deadline for acknowledging the case.'),
    decideBy: moment('Deadline for deciding the case or its appeal.'),
    dueAt: nullable(moment('Next deadline. Null if nothing is due.')),
    clock: nullable(
      oneOf(Object.values(CaseClock), 'Time left until dueAt. Null if nothing is due.'),
    ),
    ruling: nullable(RULING),
    appealText: nullable(text('Text of the appeal. Null if there is none.')),
    appealedAt: nullable(moment('Time of the appeal.')),
    appealRuling: nullable(RULING),
    viewerCanDecide: yesNo('Whether the caller may make the next decision.'),
    notes: list(NOTE, 'Internal notes.'),
  }),
);

export const CASE_RESPONSE = responseSchema({ data: CASE, case: CASE });

const LIST = list(CASE);

export const CASES_RESPONSE = responseSchema({
  data: LIST,
  cases: LIST,
  counts: byName(integer('Number.'), 'Number of items by status.'),
  kindCounts: byName(integer('Number.'), 'Number of cases by kind.'),
  reasonCounts: byName(integer('Number.'), 'Number of cases by reason.'),
  pagination: PAGINATION,
});

export const CASE_OPENED_RESPONSE = responseSchema({
  data: object({ number: text('Number of the case.', { examples: ['C-2026-000123'] }) }),
});
