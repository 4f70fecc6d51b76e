import { emailProblem } from '../../../schema/rules/email.ts';
import { personNameInput, personNameProblem } from '../../../schema/rules/personName.ts';
import { type RegistrationType } from '../../../schema/rules/signIn.ts';
import { tidy } from '../../../schema/rules/text.ts';
import { emailClaim, findOwner, unlessTaken } from '../accounts/claim.ts';
import { accountKindOf } from '../accounts/openAccount.ts';
import { openSocialAccount } from '../accounts/openSocialAccount.ts';
import { type Context } from '../platform/context.ts';
import { inTransaction } from '../platform/transaction.ts';
import { type OpenedSession, type Sessions } from '../sessions/sessions.ts';
import type { VerifiedPerson } from './provider.ts';

export interface SocialSignIn extends OpenedSession {
  isNewAccount: boolean;
}

/**
 * Signs somebody in whom a provider has confirmed (V-4.3): the account they used before; else the one that
 * owns their address, if both sides have verified it; else a new one. `userType` is for a new account only.
 * Throws FORBIDDEN for an account that is not active, which then stays as it was.
 */
export async function signInWithPerson(
  context: Context,
  sessions: Sessions,
  person: VerifiedPerson,
  userType: RegistrationType | null,
): Promise<SocialSignIn> {
  return unlessTaken(() =>
    inTransaction(context, async (inside) => {
      await takeTurn(inside, person);
      const known = await findIdentity(inside, person);
      const linked = known ?? (await findByAddress(inside, person));
      const accountId = linked ?? (await openAccountFor(inside, person, userType));
      if (known === null) await remember(inside, person, accountId);
      const opened = await sessions.open(inside, accountId);
      return { ...opened, isNewAccount: linked === null };
    }),
  );
}

/** Two windows of one new person come one after the other, or both would open an account. */
async function takeTurn(context: Context, { provider, subject }: VerifiedPerson): Promise<void> {
  await context.query({
    text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`social ${provider} ${subject}`],
  });
}

async function findIdentity(
  context: Context,
  { provider, subject }: VerifiedPerson,
): Promise<string | null> {
  const [identity] = await context.query<{ accountId: string }>({
    text: IDENTITY,
    values: [provider, subject],
  });
  return identity?.accountId ?? null;
}

async function findByAddress(context: Context, person: VerifiedPerson): Promise<string | null> {
  const email = usableEmail(person);
  if (email === null || !person.isEmailVerified) return null;
  return (await findOwner(context, emailClaim(email)))?.id ?? null;
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
    (await findOwner(context, emailClaim(email))) !== null;
  return openSocialAccount(context, {
    name: usableName(person),
    email: isTaken ? null : email,
    isEmailVerified: person.isEmailVerified,
    // A builder's firm is named when the profile is completed (V-4.3-07); until then nothing is chosen.
    ...(userType === null || userType === 'builder' ? UNDECIDED : accountKindOf(userType)),
  });
}

const UNDECIDED = { userType: null, kind: null };

function usableEmail({ email }: VerifiedPerson): string | null {
  return email === null || emailProblem(email) !== null ? null : email.trim().toLowerCase();
}

function usableName({ name }: VerifiedPerson): string | null {
  const cleaned = tidy(personNameInput(name ?? ''));
  return personNameProblem(cleaned) === null ? cleaned : null;
}

async function remember(
  context: Context,
  { provider, subject }: VerifiedPerson,
  accountId: string,
): Promise<void> {
  await context.query({
    text: 'INSERT INTO social_identity (provider, subject, account_id) VALUES ($1, $2, $3)',
    values: [provider, subject, accountId],
  });
}

const IDENTITY = `
  SELECT account_id AS "accountId" FROM social_identity WHERE provider = $1 AND subject = $2`;
