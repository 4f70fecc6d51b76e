import { type Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';

/**
 * Remembers who did what to whom; call it inside the transaction that does it. `subject` is an id, `note`
 * what was said about it, such as the reason of a refusal.
 */
export async function audit(
  context: Context,
  action: string,
  subject: string,
  note: string | null = null,
): Promise<void> {
  const { viewer } = context;
  await context.query({
    text: 'INSERT INTO audit_entry (id, actor, action, subject, note) VALUES ($1, $2, $3, $4, $5)',
    values: [newId(), viewer.kind === 'account' ? viewer.id : 'visitor', action, subject, note],
  });
}
