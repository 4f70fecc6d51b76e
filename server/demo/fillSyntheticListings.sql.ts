import sql from 'sql-template-tag';

export const insertSellersStatement = (ids: readonly string[]) => sql`
  INSERT INTO account (id, name, user_type, kind)
  SELECT id, 'Synthetic seller', 'seller', (ARRAY['owner', 'owner', 'owner', 'agent', 'agent', 'builder'])[1 + n % 6]
  FROM unnest(${ids}::text[]) WITH ORDINALITY AS seller (id, n)`;
