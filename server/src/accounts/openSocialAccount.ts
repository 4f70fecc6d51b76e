import { type Context } from '../platform/context.ts';
import { now } from '../platform/database/databaseTime.ts';
import { newId } from '../platform/ids.ts';
import { Account } from './account.entity.ts';
import { clearOtherIdentifiers, emailIdentifier } from './identifier.ts';

export type NewSocialAccount = Pick<Account, 'name' | 'email' | 'userType' | 'kind'> & {
  /** A provider vouches for the address; otherwise it is unverified. */
  isEmailVerified: boolean;
};

/**
 * Writes the account of somebody whom a provider has confirmed and who has none here. Call it in a
 * transaction and within `refuseDuplicates`. Answers the id.
 */
export async function openSocialAccount(
  context: Context,
  { isEmailVerified, ...account }: NewSocialAccount,
): Promise<string> {
  const id = newId();
  const verified = isEmailVerified ? account.email : null;
  if (verified !== null) await clearOtherIdentifiers(context, emailIdentifier(verified), id);
  const emailVerifiedAt = verified === null ? null : now;
  await context.manager.insert(Account, { id, ...account, emailVerifiedAt });
  return id;
}
