import sql from 'sql-template-tag';
import {
  URGENT_REASONS,
  type CaseKind,
  type CaseReason,
  type CaseStatus,
  type CaseTimes,
} from '../../../schema/rules/case.ts';

/** Texts are parts that may stand anywhere, written for LIKE; null leaves all. */
export interface CaseFilter {
  statuses: readonly CaseStatus[] | null;
  kind: CaseKind | null;
  reason: CaseReason | null;
  part: string | null;
  serial: number | null;
}

/** What a search leaves. */
const found = ({ part, serial }: Pick<CaseFilter, 'part' | 'serial'>) => sql`
  (${part}::text IS NULL OR f.serial = ${serial}::int
    OR f.text ILIKE ${part} OR f.name ILIKE ${part} OR f.contact ILIKE ${part}
    OR f.property_title ILIKE ${part} OR f.property_id ILIKE ${part})`;

/** How many cases a search leaves, by all that narrows the list: the counts of every chip come of it. */
export const caseCountsStatement = (filter: CaseFilter) => sql`
  SELECT kind, reason, status, count(*)::int AS count FROM case_file AS f
  WHERE ${found(filter)} GROUP BY kind, reason, status`;

/** The same moments as schema/rules/case.ts: what is due first stands first, then what was settled last. */
export const caseIdsStatement = (
  filter: CaseFilter,
  times: CaseTimes,
  page: { pageSize: number; offset: number },
) => sql`
  SELECT id FROM case_file AS f
  CROSS JOIN LATERAL (SELECT coalesce(appealed_at, opened_at) + make_interval(hours => CASE
    WHEN kind = 'order' THEN ${times.complaintOrderHours}::int
    WHEN reason = ANY(${URGENT_REASONS}::text[]) THEN ${times.complaintUrgentHours}::int
    ELSE ${times.complaintDays * 24}::int END) AS decide_by) AS d
  WHERE ${found(filter)}
    AND (${filter.statuses}::text[] IS NULL OR status = ANY(${filter.statuses}::text[]))
    AND (${filter.kind}::text IS NULL OR kind = ${filter.kind})
    AND (${filter.reason}::text IS NULL OR reason = ${filter.reason})
  ORDER BY CASE status
      WHEN 'open' THEN least(decide_by,
        opened_at + make_interval(hours => ${times.complaintAcknowledgeHours}::int))
      WHEN 'acknowledged' THEN decide_by
      WHEN 'appealed' THEN decide_by
    END NULLS LAST,
    coalesce(appeal_decided_at, decided_at) DESC NULLS LAST, id DESC
  LIMIT ${page.pageSize} OFFSET ${page.offset}`;
