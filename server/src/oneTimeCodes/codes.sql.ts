import sql from 'sql-template-tag';
import { type CodeBinding } from './codeHash.ts';

/** The fresh code takes the place of the one before. One row `{ expiresAt }`. */
export const replaceStatement = (
  binding: CodeBinding,
  { hash, sentFrom, lifeSeconds }: { hash: Buffer; sentFrom: string; lifeSeconds: number },
) => sql`
  INSERT INTO one_time_code
    (channel, address, purpose, transaction_id, user_type, account_id, hash, sent_from, expires_at)
  VALUES (${binding.channel}, ${binding.address}, ${binding.purpose}, ${binding.transactionId},
    ${binding.userType}, ${binding.accountId}, ${hash}, ${sentFrom},
    now() + make_interval(secs => ${lifeSeconds}))
  ON CONFLICT (channel, address, purpose) DO UPDATE SET
    transaction_id = excluded.transaction_id, user_type = excluded.user_type,
    account_id = excluded.account_id, hash = excluded.hash, sent_from = excluded.sent_from,
    tries = 0, created_at = now(),
    expires_at = excluded.expires_at, consumed_at = NULL
  RETURNING expires_at AS "expiresAt"`;

/** Counts a try and answers what it is compared with, or no row when there is no code to try. */
export const countTryStatement = (
  { channel, address, purpose }: Pick<CodeBinding, 'channel' | 'address' | 'purpose'>,
  mostTries: number,
) => sql`
  UPDATE one_time_code SET tries = tries + 1
  WHERE channel = ${channel} AND address = ${address} AND purpose = ${purpose} AND tries < ${mostTries}
    AND expires_at > now() AND consumed_at IS NULL
  RETURNING transaction_id AS "transactionId", user_type AS "userType", sent_from AS "sentFrom", hash`;
