import sql from 'sql-template-tag';

/** Rows `{ name, postCount }` of public posts, most first. */
export const categoriesStatement = (now: Date) => sql`
  SELECT name, count(*)::int AS "postCount" FROM blog, unnest(categories) AS name
  WHERE status <> 'draft' AND published_at <= ${now}
  GROUP BY name ORDER BY count(*) DESC, name`;

/** The same of their tags. */
export const tagsStatement = (now: Date, most: number) => sql`
  SELECT name, count(*)::int AS "postCount" FROM blog, unnest(tags) AS name
  WHERE status <> 'draft' AND published_at <= ${now}
  GROUP BY name ORDER BY count(*) DESC, name LIMIT ${most}`;
