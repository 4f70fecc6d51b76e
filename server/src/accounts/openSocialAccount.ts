import { type Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { type Account } from './account.entity.ts';
import { clearOtherClaims, emailClaim } from './claim.ts';

export type NewSocialAccount = Pick<Account, 'name' | 'email' | 'userType' | 'kind'> & {
  /** A provider vouches for the address; otherwise it is a claim. */
  isEmailVerified: boolean;
};

/**
 * Writes the account of somebody whom a provider has confirmed and who has none here (V-2.1-15). Call it in a
 * transaction and within `unlessTaken`. Answers the id.
 */
export async function openSocialAccount(
  context: Context,
  { name, email, isEmailVerified, userType, kind }: NewSocialAccount,
): Promise<string> {
  const id = newId();
  if (email !== null && isEmailVerified) await clearOtherClaims(context, emailClaim(email), id);
  await context.query({
    text: INSERT,
    values: [id, name, email, userType, kind, email !== null && isEmailVerified],
  });
  return id;
}

const INSERT = `
  INSERT INTO account (id, name, email, user_type, kind, email_verified_at)
  VALUES ($1, $2, $3, $4, $5, CASE WHEN $6::boolean THEN now() END)`;
