import sql from 'sql-template-tag';

/** What this key or this account opens; null opens nothing. */
export const unlockedStatement = (keyHash: Buffer | null, accountId: string | null) => sql`
  SELECT property_id AS id FROM contact_grant
  WHERE (key_hash = ${keyHash}::bytea OR account_id = ${accountId}::text) AND expires_at > now()`;
