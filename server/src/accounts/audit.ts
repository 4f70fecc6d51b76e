import { type AuditAction } from '../platform/audit.ts';
import { type Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { AuditEntry } from './auditEntry.entity.ts';

/**
 * Remembers who did what to whom; call it inside the transaction that does it. `subject` is an id, `note`
 * what was changed or said about it, such as the reason of a refusal.
 */
export async function audit(
  context: Context,
  action: AuditAction,
  subject: string,
  note: string | null = null,
): Promise<void> {
  const { viewer } = context;
  const actor = viewer.kind === 'account' ? viewer.id : 'visitor';
  await context.manager.insert(AuditEntry, {
    id: newId(),
    actor,
    action: action.key,
    subject,
    note,
  });
}
