import sql from 'sql-template-tag';

/** Rows `{ name, postCount }` of public posts, most first; a name is written as most posts write it. */
export const categoriesStatement = (now: Date) => sql`
  SELECT mode() WITHIN GROUP (ORDER BY name) AS name, count(*)::int AS "postCount" FROM blog, unnest(categories) AS name
  WHERE status <> 'draft' AND published_at <= ${now}
  GROUP BY text_key(name) ORDER BY count(*) DESC, mode() WITHIN GROUP (ORDER BY name) COLLATE "und-x-icu"`;

/** The same of their tags. */
export const tagsStatement = (now: Date, most: number) => sql`
  SELECT mode() WITHIN GROUP (ORDER BY name) AS name, count(*)::int AS "postCount" FROM blog, unnest(tags) AS name
  WHERE status <> 'draft' AND published_at <= ${now}
  GROUP BY text_key(name) ORDER BY count(*) DESC, mode() WITHIN GROUP (ORDER BY name) COLLATE "und-x-icu" LIMIT ${most}`;
