import { LIMITS } from '../../../schema/limits.ts';
import { type AuditRow, findAudit } from '../accounts/findAudit.ts';
import { type Context, type Viewer } from '../platform/context.ts';
import { isId } from '../platform/ids.ts';
import { PROPERTY_AUDIT } from './property.audit.ts';

/** Something that happened to a listing, as those who may change it read it. */
export interface PropertyEvent {
  at: Date;
  action: string;
  label: string;
  by: string;
  note: string | null;
}

/** What another release has written and this one has no word for. */
export const OTHER_ACTION = 'property.changed';

/** The newest events of a listing; who may know of them is the caller's business. */
export async function findHistory(context: Context, id: string): Promise<PropertyEvent[]> {
  const entries = await findAudit(context, id, LIMITS.moderation.historyShown);
  return entries.map((entry) => ({
    at: entry.at,
    action: LABELS.has(entry.action) ? entry.action : OTHER_ACTION,
    label: LABELS.get(entry.action) ?? 'Changed',
    by: authorOf(context.viewer, entry),
    note: entry.note,
  }));
}

/** The administrator is named by the office and not by the person; an account that is gone has no name. */
function authorOf(viewer: Viewer, { actor, actorName, byAdministrator }: AuditRow): string {
  if (viewer.kind === 'account' && viewer.id === actor) return 'You';
  if (byAdministrator) return 'Administrator';
  return actorName ?? (isId(actor) ? 'Somebody' : 'Automatic');
}

const LABELS: ReadonlyMap<string, string> = new Map(
  Object.values(PROPERTY_AUDIT).map(({ key, label }) => [key, label]),
);
