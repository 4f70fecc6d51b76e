import { type RegistrationType } from '../../../schema/rules/signIn.ts';
import { type Context } from '../platform/context.ts';
import { now } from '../platform/database/databaseTime.ts';
import { newId } from '../platform/ids.ts';
import { Account } from './account.entity.ts';
import { type Identifier, clearOtherIdentifiers } from './identifier.ts';

export interface NewAccount extends Pick<Account, 'mobile' | 'email' | 'kind'> {
  name: string;
  userType: 'buyer' | 'seller';
}

/**
 * Writes a new account, of whose mobile and address the one that was `verified` belongs to it from now on.
 * Call it in a transaction and within `refuseDuplicates`. Answers the id.
 */
export async function openAccount(
  context: Context,
  account: NewAccount,
  verified: Identifier,
): Promise<string> {
  const id = newId();
  await clearOtherIdentifiers(context, verified, id);
  await context.manager.insert(Account, {
    id,
    ...account,
    mobileVerifiedAt: verified.channel === 'sms' ? now : null,
    emailVerifiedAt: verified.channel === 'email' ? now : null,
  });
  return id;
}

/** Agents and builders who register are sellers of that kind. */
export function accountKindOf(type: RegistrationType): Pick<NewAccount, 'userType' | 'kind'> {
  if (type === 'buyer') return { userType: 'buyer', kind: null };
  return { userType: 'seller', kind: type === 'seller' ? 'owner' : type };
}
