import sql from 'sql-template-tag';

/** Adds to the counts of listings; the same place of each list is one listing on one day. Removed ones are left out. */
export const addStatement = (seen: { ids: string[]; days: string[]; counts: number[] }) => sql`
  INSERT INTO listing_view (property_id, day, count)
  SELECT seen.id, seen.day::date, seen.count
  FROM unnest(${seen.ids}::text[], ${seen.days}::text[], ${seen.counts}::int[])
    AS seen (id, day, count)
  JOIN property AS p ON p.id = seen.id ORDER BY seen.id, seen.day
  ON CONFLICT (property_id, day) DO UPDATE SET count = listing_view.count + excluded.count`;
