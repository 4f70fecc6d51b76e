import sql from 'sql-template-tag';

/** One statement sees one moment, so that a name written meanwhile is not taken for one that nobody carries. */
export const refreshNameWeightsStatement = sql`
WITH carried AS (
  SELECT 'PROJECT' AS kind, project AS name, sum(count) AS weight
  FROM listing_project GROUP BY project HAVING sum(count) > 0
  UNION ALL
  SELECT 'LOCALITY', locality, sum(count)
  FROM listing_locality WHERE locality <> '' GROUP BY locality HAVING sum(count) > 0
), gone AS (
  DELETE FROM listing_name WHERE NOT EXISTS (
    SELECT FROM carried WHERE carried.kind = listing_name.kind AND carried.name = listing_name.name)
)
INSERT INTO listing_name (kind, name, key, weight)
SELECT kind, name, name_key(name), weight FROM carried ORDER BY kind, name
ON CONFLICT (kind, name) DO UPDATE SET weight = excluded.weight
WHERE listing_name.weight <> excluded.weight`;
