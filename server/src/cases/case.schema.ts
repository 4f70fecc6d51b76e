import {
  CASE_DECISIONS,
  CASE_KINDS,
  CASE_REASON_KEYS,
  CASE_STATUSES,
} from '../../../schema/rules/case.ts';
import {
  answer,
  byName,
  id,
  list,
  moment,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
  yesNo,
} from '../platform/http/jsonSchema.ts';
import { PAGINATION } from '../platform/database/paging.ts';

const RULING = object({
  decision: oneOf(CASE_DECISIONS, 'Whether the complaint is upheld.'),
  reason: text('Reason given to both sides.'),
  by: nullable(text('Who decided; null where the account is gone.')),
  at: moment('When it was decided.'),
});

const NOTE = object({
  id: id('Of the note.'),
  text: text('What it says.'),
  author: nullable(text('Who wrote it; null where the account is gone.')),
  createdAt: moment('When it was written.'),
});

/** A case as administrators see it. */
export const CASE = named(
  'Case',
  object({
    _id: id('The same as id.'),
    id: id('Of the case.'),
    number: text('What people call it by.', { examples: ['C-2026-000123'] }),
    kind: oneOf(CASE_KINDS, 'How it came.'),
    reason: oneOf(CASE_REASON_KEYS, 'What it is about.'),
    status: oneOf(CASE_STATUSES, 'How far it has come.'),
    propertyId: nullable(id('Of the listing.')),
    propertyTitle: nullable(text('Title of the listing when it was reported.')),
    text: text('Text of the sender. Empty for a report without text.'),
    name: nullable(text('Name of the sender. Null if not given.')),
    contact: nullable(text('An e-mail address or ten digits.')),
    isContactProven: yesNo('Whether the contact is known to be theirs.'),
    assignedTo: nullable(text('Name of the administrator who looks after it.')),
    openedAt: moment('When it came.'),
    acknowledgedAt: nullable(moment('When it was acknowledged.')),
    acknowledgeBy: moment('By when it has to be acknowledged.'),
    decideBy: moment('By when it, or its appeal, has to be decided.'),
    dueAt: nullable(moment('By when the next thing has to be done; null where nothing is left.')),
    clock: nullable(
      oneOf(['enough', 'short', 'overdue'], 'How much time is left; null where nothing is.'),
    ),
    ruling: nullable(RULING),
    appealText: nullable(text('Text of the appeal. Null if there is none.')),
    appealedAt: nullable(moment('When its sender appealed.')),
    appealRuling: nullable(RULING),
    viewerCanDecide: yesNo('Whether the caller may decide what is to be decided next.'),
    notes: list(NOTE, 'What was written beside it.'),
  }),
);

export const CASE_ANSWER = answer({ data: CASE, case: CASE });

const LIST = list(CASE);

export const CASES_ANSWER = answer({
  data: LIST,
  cases: LIST,
  counts: byName(whole('How many.'), 'Number of items by status.'),
  kindCounts: byName(whole('How many.'), 'Number of cases by kind.'),
  reasonCounts: byName(whole('How many.'), 'Number of cases by reason.'),
  pagination: PAGINATION,
});

export const CASE_OPENED_ANSWER = answer({
  data: object({ number: text('Of the case.', { examples: ['C-2026-000123'] }) }),
});
