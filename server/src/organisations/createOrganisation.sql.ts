import sql from 'sql-template-tag';

/** The new organisation, or no row when the name is taken, in whatever capitals. */
export const createStatement = (id: string, name: string) => sql`
  INSERT INTO organisation (id, name) VALUES (${id}, ${name})
  ON CONFLICT (lower(name)) DO NOTHING RETURNING id, name, created_at AS "createdAt"`;
