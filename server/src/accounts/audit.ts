import { type Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';

/** Remembers who did what to whom; call it inside the transaction that does it. `subject` is an id. */
export async function audit(context: Context, action: string, subject: string): Promise<void> {
  const { viewer } = context;
  await context.query({
    text: 'INSERT INTO audit_entry (id, actor, action, subject) VALUES ($1, $2, $3, $4)',
    values: [newId(), viewer.kind === 'account' ? viewer.id : 'visitor', action, subject],
  });
}
