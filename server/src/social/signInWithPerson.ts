import { emailProblem } from '../../../schema/rules/email.ts';
import { personNameInput, personNameProblem } from '../../../schema/rules/personName.ts';
import { type RegistrationType } from '../../../schema/rules/signIn.ts';
import { textKey, tidy } from '../../../schema/rules/text.ts';
import { emailIdentifier, findOwner, refuseDuplicates } from '../accounts/identifier.ts';
import { accountKindOf } from '../accounts/openAccount.ts';
import { openSocialAccount } from '../accounts/openSocialAccount.ts';
import { type Context } from '../platform/context.ts';
import { lockStatement } from '../platform/database/lock.sql.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { type OpenedSession, type Sessions } from '../sessions/sessions.ts';
import type { VerifiedPerson } from './provider.ts';
import { SocialIdentity } from './socialIdentity.entity.ts';

export interface SocialSignIn extends OpenedSession {
  isNewAccount: boolean;
}

/**
 * Signs somebody in whom a provider has confirmed: the account they used before; else the one that
 * owns their address, if both sides have verified it; else a new one. `userType` is for a new account only.
 * Throws FORBIDDEN for an account that is not active, which then stays as it was.
 */
export async function signInWithPerson(
  context: Context,
  sessions: Sessions,
  person: VerifiedPerson,
  userType: RegistrationType | null,
): Promise<SocialSignIn> {
  return refuseDuplicates(() =>
    inTransaction(context, async (inside) => {
      // Two windows of one new person come one after the other, or both would open an account.
      await inside.query(lockStatement(`social ${person.provider} ${person.subject}`));
      const known = await findIdentity(inside, person);
      const linked = known ?? (await findByAddress(inside, person));
      const accountId = linked ?? (await openAccountFor(inside, person, userType));
      if (known === null) await remember(inside, person, accountId);
      const opened = await sessions.open(inside, accountId);
      return { ...opened, isNewAccount: linked === null };
    }),
  );
}

async function findIdentity(
  { manager }: Context,
  { provider, subject }: VerifiedPerson,
): Promise<string | null> {
  const identity = await manager.findOneBy(SocialIdentity, { provider, subject });
  return identity?.accountId ?? null;
}

async function findByAddress(context: Context, person: VerifiedPerson): Promise<string | null> {
  const email = usableEmail(person);
  if (email === null || !person.isEmailVerified) return null;
  return (await findOwner(context, emailIdentifier(email)))?.id ?? null;
}

/** What the provider says is somebody else's text: what our own rules refuse is left out and asked for later. */
async function openAccountFor(
  context: Context,
  person: VerifiedPerson,
  userType: RegistrationType | null,
): Promise<string> {
  const email = usableEmail(person);
  const isTaken =
    email !== null &&
    !person.isEmailVerified &&
    (await findOwner(context, emailIdentifier(email))) !== null;
  return openSocialAccount(context, {
    name: usableName(person),
    email: isTaken ? null : email,
    isEmailVerified: person.isEmailVerified,
    // A builder's firm is named when the profile is completed; until then nothing is chosen.
    ...(userType === null || userType === 'builder' ? UNDECIDED : accountKindOf(userType)),
  });
}

const UNDECIDED = { userType: null, kind: null };

function usableEmail({ email }: VerifiedPerson): string | null {
  return email === null || emailProblem(email) !== null ? null : textKey(email);
}

function usableName({ name }: VerifiedPerson): string | null {
  const cleaned = tidy(personNameInput(name ?? ''));
  return personNameProblem(cleaned) === null ? cleaned : null;
}

async function remember(
  { manager }: Context,
  { provider, subject }: VerifiedPerson,
  accountId: string,
): Promise<void> {
  await manager.insert(SocialIdentity, { provider, subject, accountId });
}
