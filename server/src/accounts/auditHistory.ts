import { LIMITS } from '../../../schema/limits.ts';
import { type AuditAction } from '../platform/audit.ts';
import { type Context, type Viewer } from '../platform/context.ts';
import { isId } from '../platform/ids.ts';
import { type AuditChange } from './auditEntry.entity.ts';
import { type AuditRecord } from './auditEntry.graphql.ts';
import { type AuditRow, findAudit } from './findAudit.ts';

/** The newest things done to a subject, in words for administrators; who may know of them is the caller's business. */
export async function findAuditHistory(
  context: Context,
  subject: string,
  actions: readonly AuditAction[],
): Promise<AuditRecord[]> {
  const labels = new Map<string, string>(actions.map(({ key, label }) => [key, label]));
  const entries = await findAudit(context, subject, LIMITS.moderation.historyShown);
  return entries.map((entry) => ({
    at: entry.at,
    // What another release has written and this one has no word for.
    label: labels.get(entry.action) ?? 'Changed',
    by: authorOf(context.viewer, entry),
    note: entry.note,
    changes: changesOf(entry.change),
  }));
}

function authorOf(viewer: Viewer, { actor, actorName }: AuditRow): string {
  if (viewer.kind === 'account' && viewer.id === actor) return 'You';
  return actorName ?? (isId(actor) ? 'Somebody' : 'Automatic');
}

/** What is different since, each thing by its name; what was nothing and still is, is left out. */
export function changesOf(change: AuditChange | null): AuditRecord['changes'] {
  const { before, after } = change ?? { before: null, after: null };
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((name) => {
    const each = { name, before: toLabel(before?.[name]), after: toLabel(after?.[name]) };
    return each.before || each.after ? [each] : [];
  });
}

const toLabel = (value: string | number | boolean | null | undefined) =>
  value == null ? null : String(value);
