import { type RegistrationType } from '../../../schema/rules/signIn.ts';
import { type Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { type Claim, clearOtherClaims } from './claim.ts';

export interface NewAccount {
  name: string;
  mobile: string | null;
  email: string | null;
  userType: 'buyer' | 'seller';
  kind: 'owner' | 'agent' | 'builder' | null;
}

/**
 * Writes a new account, of whose mobile and address the one that was `verified` belongs to it from now on.
 * Call it in a transaction and within `unlessTaken`. Answers the id.
 */
export async function openAccount(
  context: Context,
  { name, mobile, email, userType, kind }: NewAccount,
  verified: Claim,
): Promise<string> {
  const id = newId();
  await clearOtherClaims(context, verified, id);
  await context.query({
    text: INSERT,
    values: [id, name, mobile, email, userType, kind, verified.channel],
  });
  return id;
}

/** Agents and builders who register are sellers of that kind (D-27). */
export function accountKindOf(type: RegistrationType): Pick<NewAccount, 'userType' | 'kind'> {
  if (type === 'buyer') return { userType: 'buyer', kind: null };
  return { userType: 'seller', kind: type === 'seller' ? 'owner' : type };
}

const INSERT = `
  INSERT INTO account (id, name, mobile, email, user_type, kind, mobile_verified_at, email_verified_at)
  VALUES ($1, $2, $3, $4, $5, $6,
    CASE WHEN $7 = 'sms' THEN now() END, CASE WHEN $7 = 'email' THEN now() END)`;
