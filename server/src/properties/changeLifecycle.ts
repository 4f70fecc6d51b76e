import { type Context } from '../platform/context.ts';
import { type Lifecycle } from './property.row.ts';

/**
 * Says where a listing stands. What is sold or rented is closed from now on, and stays closed since then when
 * only the word changes; what is open again comes back if only its closing had hidden it (D-85).
 */
export async function changeLifecycle(
  context: Context,
  id: string,
  lifecycle: Lifecycle,
): Promise<void> {
  const isClosed = lifecycle === 'sold' || lifecycle === 'rented';
  await context.query({ text: isClosed ? CLOSE : OPEN, values: [id, lifecycle] });
}

const CLOSE = `
  UPDATE property SET lifecycle = $2, closed_at = coalesce(closed_at, now()), updated_at = now()
  WHERE id = $1`;

const OPEN = `
  UPDATE property SET lifecycle = $2, closed_at = NULL, updated_at = now(),
    is_active = is_active OR hidden_by IS NOT DISTINCT FROM 'closing',
    hidden_by = nullif(hidden_by, 'closing')
  WHERE id = $1`;
