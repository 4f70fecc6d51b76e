import { type Context } from '../platform/context.ts';

/** Who leaves an organisation looks after none of the inquiries of others; its own stay with it. */
export async function unassignInquiries(context: Context, accountId: string): Promise<void> {
  await context.query({
    text: `UPDATE inquiry SET assigned_to = NULL, updated_at = now()
      WHERE assigned_to = $1 AND seller_id IS DISTINCT FROM $1`,
    values: [accountId],
  });
}
