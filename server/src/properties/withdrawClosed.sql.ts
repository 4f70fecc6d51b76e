import sql from 'sql-template-tag';

/** Hides some of the listings that were closed so long ago. */
export const withdrawStatement = (days: number, most: number) => sql`
  UPDATE property SET is_active = false, hidden_by = 'closing', updated_at = now()
  WHERE id IN (SELECT id FROM property
    WHERE is_active AND closed_at < now() - ${days} * interval '1 day'
    ORDER BY closed_at LIMIT ${most} FOR UPDATE SKIP LOCKED)
  RETURNING id`;
