import sql from 'sql-template-tag';

export const insertSellersStatement = (ids: readonly string[]) => sql`
  INSERT INTO account (id, name, user_type, kind)
  SELECT id, 'Synthetic seller', 'seller', 'owner' FROM unnest(${ids}::text[]) AS id`;
