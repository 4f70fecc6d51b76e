import { type Context } from '../platform/context.ts';

/** How many inquiries each of these listings has had; one without any is left out. */
export async function countEnquiries(
  context: Context,
  propertyIds: readonly string[],
): Promise<Map<string, number>> {
  if (propertyIds.length === 0) return new Map();
  const rows = await context.query<{ id: string; count: number }>({
    name: 'inquiry_count_by_listing',
    text: `SELECT property_id AS id, count(*)::int AS count FROM inquiry
      WHERE property_id = ANY($1::text[]) AND status <> 'spam' GROUP BY property_id`,
    values: [[...new Set(propertyIds)]],
  });
  return new Map(rows.map(({ id, count }) => [id, count]));
}
