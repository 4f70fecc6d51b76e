import { type SellerKind } from '../../../schema/accounts.ts';
import { tidy } from '../../../schema/rules/text.ts';
import { type Context } from '../platform/context.ts';
import { now } from '../platform/database/databaseTime.ts';
import { conflict, forbidden, invalid, unauthenticated } from '../platform/failures.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Account, type Preferences } from './account.entity.ts';
import { type ProfileChangeInput, type ProfileInput } from './account.input.ts';
import { signedIn } from '../authorization/viewer.policy.ts';
import { type Identifier, emailIdentifier, refuseDuplicate } from './identifier.ts';
import { type AccountRow, findAccount } from './findAccount.ts';

/** What is absent or null stays as it is. */
export interface ProfileChange extends Pick<ProfileChangeInput, 'name' | 'preferences'> {
  /** Only for an account that has none yet: a change needs a code. */
  email?: string | null;
}

/**
 * Gives an account its name and, unverified, its e-mail address. An address that is there
 * already changes with a code only.
 */
export async function completeProfile(
  context: Context,
  { name, email }: ProfileInput,
): Promise<AccountRow> {
  return updateProfile(context, { name, email });
}

/**
 * Changes what the viewer's account says of itself; what is absent stays. Throws INVALID_INPUT for
 * an address that needs a code, CONFLICT for one of somebody else, and changes nothing then.
 */
export async function updateProfile(context: Context, change: ProfileChange): Promise<AccountRow> {
  const { id } = signedIn(context.viewer);
  const name = change.name == null ? null : tidy(change.name);
  const email = change.email == null ? null : emailIdentifier(change.email);
  if (email !== null) {
    // Before anybody else's account is looked at: what cannot be changed must not tell who is registered.
    refuseAnother(email, await findAccount(context, id));
    await refuseDuplicate(context, email, { accountId: id, askedBy: id });
  }
  return inTransaction(context, async (inside) => {
    const account = await lockAccount(inside, id);
    if (email !== null) refuseAnother(email, account);
    await inside.manager.update(Account, id, {
      name: name ?? account.name,
      email: account.email ?? email?.address ?? null,
      preferences: { ...account.preferences, ...preferencesOf(change.preferences) },
      updatedAt: now,
    });
    return lockAccount(inside, id);
  });
}

/** What was said, without the words that were left out. */
function preferencesOf(preferences: ProfileChange['preferences']): Partial<Preferences> {
  const { productNews, whatsApp, contactForProven } = preferences ?? {};
  return {
    ...(productNews == null ? {} : { productNews }),
    ...(whatsApp == null ? {} : { whatsApp }),
    ...(contactForProven == null ? {} : { contactForProven }),
  };
}

/** An address that is there already changes with a code only. */
function refuseAnother({ address }: Identifier, account: AccountRow | null): void {
  const saved = account?.email?.toLowerCase() ?? address;
  if (saved !== address) throw needsCode('email');
}

/** A buyer becomes a seller of this kind. Again changes nothing; FORBIDDEN for everybody else. */
export async function startSelling(context: Context, kind: SellerKind): Promise<AccountRow> {
  const { id } = signedIn(context.viewer);
  return inTransaction(context, async (inside) => {
    const { userType } = await lockAccount(inside, id);
    if (userType === null) throw conflict('Please complete your profile first.');
    if (userType !== 'buyer' && userType !== 'seller') throw forbidden(POSTS_ALREADY);
    if (userType === 'buyer')
      await inside.manager.update(Account, id, { userType: 'seller', kind, updatedAt: now });
    return lockAccount(inside, id);
  });
}

/** What must be changed with a code and was sent without one. */
export function needsCode(path: 'mobile' | 'email'): Error {
  const message =
    path === 'mobile'
      ? 'Please confirm your new mobile number with a code.'
      : 'Please confirm your new email address with a code.';
  return invalid([{ path, code: 'needsCode', message }]);
}

const POSTS_ALREADY = 'This account does not need to become a seller.';

/** The account, which nobody else changes until the transaction ends. */
export async function lockAccount(inside: Context, id: string): Promise<AccountRow> {
  await inside.manager.findOne(Account, {
    select: { id: true },
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  const account = await findAccount(inside, id);
  if (account === null) throw unauthenticated();
  return account;
}
