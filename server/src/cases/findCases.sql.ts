import sql, { empty, raw } from 'sql-template-tag';
import { hasWords } from '../platform/database/foldedWords.ts';
import {
  URGENT_REASONS,
  type CaseKind,
  type CaseReason,
  type CaseStatus,
  type CaseTimes,
} from '../../../schema/rules/case.ts';

/** `words` may stand anywhere, in any order; null leaves all. */
export interface CaseFilter {
  statuses: readonly CaseStatus[] | null;
  kind: CaseKind | null;
  reason: CaseReason | null;
  words: readonly string[] | null;
  serial: number | null;
  id: string | null;
}

/** What is looked through for words, word for word what the index case_file_words says. */
const TEXTS =
  raw(`folded_text(coalesce(property_title, '') || E'\\n' || coalesce(property_id, '') || E'\\n' || text || E'\\n' ||
  coalesce(name, '') || E'\\n' || coalesce(contact, ''))`);

/** What a search leaves. */
const found = ({ words, serial, id }: CaseFilter) =>
  words === null
    ? raw('true')
    : sql`(${hasWords(TEXTS, words)} OR serial = ${serial}::int OR id = ${id})`;

/** How many cases a search leaves, by all that narrows the list: the counts of every chip come of it. */
export const caseCountsStatement = (filter: CaseFilter) => sql`
  SELECT kind, reason, status, count(*)::int AS count FROM case_file
  WHERE ${found(filter)} GROUP BY kind, reason, status`;

/**
 * The same moments as schema/rules/case.ts: what is due first stands first, then what was settled last. What waits is
 * little and put in order; what is settled is walked in its order.
 */
export const caseIdsStatement = (
  filter: CaseFilter,
  times: CaseTimes,
  { pageSize, offset }: { pageSize: number; offset: number },
) => sql`
  SELECT id FROM (
    (SELECT id, ${dueBy(times)} AS due, NULL::timestamptz AS settled FROM case_file
      WHERE status IN ('open', 'acknowledged', 'appealed') AND ${matching(filter)}
      ORDER BY due, id DESC LIMIT ${offset + pageSize})
    UNION ALL
    (SELECT id, NULL, ${SETTLED} FROM case_file
      WHERE status IN ('decided', 'closed') AND ${matching(filter)} AND ${settledIsWanted(filter)}
      ORDER BY ${SETTLED} DESC NULLS LAST, id DESC LIMIT ${offset + pageSize})
  ) AS found
  ORDER BY due NULLS LAST, settled DESC NULLS LAST, id DESC LIMIT ${pageSize} OFFSET ${offset}`;

/** False keeps the walk of what is settled from looking for what is not in it. */
const settledIsWanted = ({ statuses }: CaseFilter) =>
  raw(
    statuses === null || statuses.some((each) => each === 'decided' || each === 'closed')
      ? 'true'
      : 'false',
  );

/** What stands in the list: all that narrows it. */
const matching = (filter: CaseFilter) => sql`${found(filter)}
  ${filter.statuses === null ? empty : sql`AND status = ANY(${filter.statuses}::text[])`}
  ${filter.kind === null ? empty : sql`AND kind = ${filter.kind}`}
  ${filter.reason === null ? empty : sql`AND reason = ${filter.reason}`}`;

const SETTLED = raw('coalesce(appeal_decided_at, decided_at)');

/** When somebody has to have done something. */
const dueBy = (times: CaseTimes) => sql`
  least(coalesce(appealed_at, opened_at) + make_interval(hours => CASE
      WHEN kind = 'order' THEN ${times.complaintOrderHours}::int
      WHEN reason = ANY(${URGENT_REASONS}::text[]) THEN ${times.complaintUrgentHours}::int
      ELSE ${times.complaintDays * 24}::int END),
    CASE WHEN status = 'open'
      THEN opened_at + make_interval(hours => ${times.complaintAcknowledgeHours}::int) END)`;
