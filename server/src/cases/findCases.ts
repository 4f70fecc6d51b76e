import { In } from 'typeorm';
import { LIMITS } from '../../../schema/limits.ts';
import {
  CASE_KINDS,
  CASE_REASON_KEYS,
  CASE_STATUSES,
  type CaseDecision,
  type CaseDue,
  type CaseKind,
  type CaseReason,
  caseDue,
  caseNumber,
  caseNumberProblem,
  type CaseStatus,
  tidyCaseNumber,
} from '../../../schema/rules/case.ts';
import { indiaDay } from '../../../schema/format/time.ts';
import { type SettingsInForce } from '../../../schema/settings.ts';
import { cut } from '../../../schema/rules/text.ts';
import { Account } from '../accounts/account.entity.ts';
import { type Context } from '../platform/context.ts';
import { foldedWords } from '../platform/database/foldedWords.ts';
import { notFound } from '../platform/failures.ts';
import { isId } from '../platform/ids.ts';
import { clampPage, type Page, pageOf } from '../platform/database/paging.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { CaseFile } from './case.entity.ts';
import { type CasesInput } from './case.input.ts';
import { canDecide } from './case.policy.ts';
import { CaseNote } from './caseNote.entity.ts';
import { caseCountsStatement, type CaseFilter, caseIdsStatement } from './findCases.sql.ts';

/** What a case's time is told by. */
export interface CaseClockParts {
  settings: SettingsInForce;
}

export interface Ruling {
  decision: CaseDecision;
  reason: string;
  by: string | null;
  at: Date;
}

/** A case as administrators see it. */
export interface CaseRow extends Omit<CaseFile, 'assignedTo'>, CaseDue {
  number: string;
  /** A name. */
  assignedTo: string | null;
  ruling: Ruling | null;
  appealRuling: Ruling | null;
  viewerCanDecide: boolean;
  notes: { id: string; text: string; author: string | null; createdAt: Date }[];
}

export interface CasePage extends Page<CaseRow> {
  counts: { status: CaseStatus; count: number }[];
  kindCounts: { kind: CaseKind; count: number }[];
  reasonCounts: { reason: CaseReason; count: number }[];
}

/**
 * The cases, those with the least time left first. FORBIDDEN for everybody but a site_admin, here and below. Pages
 * are clamped; one past the end is empty.
 */
export async function findCases(
  context: Context,
  { settings }: CaseClockParts,
  input: CasesInput,
): Promise<CasePage> {
  siteAdmin(context.viewer);
  const page = clampPage(input);
  const filter = filterOf(input);
  const times = settings.values;
  const [groups, ids] = await Promise.all([
    context.query<CaseGroup>(caseCountsStatement(filter)),
    context.query<{ id: string }>(caseIdsStatement(filter, times, page)),
  ]);
  const items = await readCases(
    context,
    settings,
    ids.map(({ id }) => id),
  );
  return { ...pageOf(items, sumOf(groups, filter), page), ...countsOf(groups, filter) };
}

/** How many cases are alike in all that narrows the list. */
interface CaseGroup {
  kind: CaseKind;
  reason: CaseReason;
  status: CaseStatus;
  count: number;
}

type Narrowing = Partial<Pick<CaseFilter, 'statuses' | 'kind' | 'reason'>>;

function sumOf(groups: readonly CaseGroup[], { statuses, kind, reason }: Narrowing): number {
  return groups
    .filter(
      (each) =>
        (statuses?.includes(each.status) ?? true) &&
        (kind ?? each.kind) === each.kind &&
        (reason ?? each.reason) === each.reason,
    )
    .reduce((sum, { count }) => sum + count, 0);
}

/** Of each choice of one thing that narrows the list, what the others leave. */
function countsOf(groups: readonly CaseGroup[], { statuses, kind, reason }: CaseFilter) {
  const count = (narrowing: Narrowing) => sumOf(groups, narrowing);
  return {
    counts: CASE_STATUSES.map((status) => ({
      status,
      count: count({ statuses: [status], kind, reason }),
    })),
    kindCounts: CASE_KINDS.map((each) => ({
      kind: each,
      count: count({ statuses, kind: each, reason }),
    })),
    reasonCounts: CASE_REASON_KEYS.map((each) => ({
      reason: each,
      count: count({ statuses, kind, reason: each }),
    })),
  };
}

/** One case, or null. */
export async function findCase(
  context: Context,
  { settings }: CaseClockParts,
  id: string,
): Promise<CaseRow | null> {
  siteAdmin(context.viewer);
  if (!isId(id)) return null;
  const [found = null] = await readCases(context, settings, [id]);
  return found;
}

/** One case as it is now. Throws NOT_FOUND. */
export async function caseThatIs(
  context: Context,
  parts: CaseClockParts,
  id: string,
): Promise<CaseRow> {
  const found = await findCase(context, parts, id);
  if (found === null) throw notFound(UNKNOWN_CASE);
  return found;
}

export function numberOf({ openedAt, serial }: Pick<CaseFile, 'openedAt' | 'serial'>): string {
  return caseNumber(Number(indiaDay(openedAt).slice(0, 4)), serial);
}

/** The serial of what looks like the number of a case; null for anything else. */
export function serialOf(text: string): number | null {
  if (caseNumberProblem(text) !== null) return null;
  return Number(tidyCaseNumber(text).split('-')[2]);
}

function filterOf({ statuses, kind, reason, search }: CasesInput): CaseFilter {
  const text = cut(search?.trim() ?? '', LIMITS.keyword.sentMaxLength);
  return {
    statuses: statuses && statuses.length > 0 ? statuses : null,
    kind: kind ?? null,
    reason: reason ?? null,
    words: text === '' ? null : foldedWords(text),
    serial: serialOf(text),
    id: isId(text.toLowerCase()) ? text.toLowerCase() : null,
  };
}

/** In the order given. */
async function readCases(
  { manager, viewer, clock }: Context,
  settings: SettingsInForce,
  ids: readonly string[],
): Promise<CaseRow[]> {
  const files = await manager.findBy(CaseFile, { id: In([...ids]) });
  const notes = await manager.find(CaseNote, {
    where: { caseId: In([...ids]) },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  const people = [
    ...files.flatMap((file) => [file.assignedTo, file.decidedBy, file.appealDecidedBy]),
    ...notes.map(({ authorId }) => authorId),
  ];
  const accounts = await manager.find(Account, {
    select: { id: true, name: true },
    where: { id: In([...new Set(people.filter((each) => each !== null))]) },
  });
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const byId = new Map(files.map((file) => [file.id, file]));
  return ids.flatMap((id) => {
    const file = byId.get(id);
    if (file === undefined) return [];
    return Object.assign(file, {
      ...caseDue(file, settings.values, clock.now()),
      number: numberOf(file),
      assignedTo: nameOf(file.assignedTo),
      ruling: rulingOf(file.decision, file.decisionReason, nameOf(file.decidedBy), file.decidedAt),
      appealRuling: rulingOf(
        file.appealDecision,
        file.appealDecisionReason,
        nameOf(file.appealDecidedBy),
        file.appealDecidedAt,
      ),
      viewerCanDecide: canDecide(viewer, file),
      notes: notes
        .filter(({ caseId }) => caseId === id)
        .map(({ authorId, ...note }) => ({ ...note, author: nameOf(authorId) })),
    });
  });
}

function rulingOf(
  decision: CaseDecision | null,
  reason: string | null,
  by: string | null,
  at: Date | null,
): Ruling | null {
  return decision === null || at === null ? null : { decision, reason: reason ?? '', by, at };
}

export const UNKNOWN_CASE = 'This case does not exist.';
