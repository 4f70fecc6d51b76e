import { type AuditAction } from '../platform/audit.ts';
import { type Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { pick } from '../platform/pick.ts';
import { type AuditChange, AuditEntry } from './auditEntry.entity.ts';

/** What is said of something that was done: in words, such as the reason of a refusal, and what is different now. */
export interface AuditDetails extends Partial<AuditChange> {
  note?: string | null;
}

/** What is different between two states of a record, and what is named as different all the same. */
export function changedValues(
  before: AuditValues,
  after: AuditValues,
  also: readonly string[] = [],
): { before: AuditValues; after: AuditValues } {
  const names = Object.keys(after).filter(
    (name) => also.includes(name) || after[name] !== before[name],
  );
  return { before: pick(before, names), after: pick(after, names) };
}

type AuditValues = NonNullable<AuditChange['after']>;

/**
 * Remembers who did what to whom; call it inside the transaction that does it. `subject` is an id, `said` the
 * note alone or all that is to be remembered.
 */
export async function audit(
  context: Context,
  action: AuditAction,
  subject: string,
  message: string | null | AuditDetails = null,
): Promise<void> {
  const { viewer } = context;
  const {
    note = null,
    before,
    after,
  } = typeof message === 'string' ? { note: message } : (message ?? {});
  const actor = viewer.kind === 'account' ? viewer.id : 'visitor';
  await context.manager.insert(AuditEntry, {
    id: newId(),
    actor,
    action: action.key,
    subject,
    note,
    change:
      before === undefined && after === undefined
        ? null
        : { before: before ?? null, after: after ?? null },
  });
}
