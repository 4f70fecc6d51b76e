import { codeProblem } from '../../../schema/rules/code.ts';
import { textKey, tidy } from '../../../schema/rules/text.ts';
import { signedIn } from '../authorization/viewer.policy.ts';
import { changeIdentifier } from '../accounts/changeIdentifier.ts';
import { chooseUserType } from '../accounts/chooseUserType.ts';
import { type AccountRow, findAccount } from '../accounts/findAccount.ts';
import { lockAccount } from '../accounts/profile.ts';
import { type Codes } from '../oneTimeCodes/codes.ts';
import { createOrganisationFor } from '../organisations/createOrganisation.ts';
import { type Context } from '../platform/context.ts';
import { unauthenticated, unusable } from '../platform/failures.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { type SocialProfileInput } from './social.input.ts';

/**
 * Completes the profile of the viewer's account: what they are, once, and a mobile that
 * is theirs. A builder who names a firm becomes its admin; one without is a seller of that kind.
 * All of it happens or nothing. Throws INVALID_INPUT for a code that cannot be used, CONFLICT when the
 * user type was chosen before, or the mobile or the firm belongs to others.
 */
export async function completeSocialProfile(
  context: Context,
  codes: Codes,
  input: SocialProfileInput,
): Promise<AccountRow> {
  const { id } = signedIn(context.viewer);
  const account = await findAccount(context, id);
  if (account === null) throw unauthenticated();
  const name = textOf(input.name);
  const organisationName = input.userType === 'builder' ? textOf(input.organisationName) : null;
  const proof = proofIn(input, account);
  const message = proof && codeProblem(proof.code);
  if (message) throw unusable('code', message);
  const settle = async (inside: Context) => {
    // Who leads the firm already is done, also when the first call is not answered yet or its answer was lost.
    if (isDone(await lockAccount(inside, id), organisationName)) return;
    await chooseUserType(inside, id, { type: input.userType, name });
    if (organisationName !== null) await createOrganisationFor(inside, id, organisationName);
  };
  if (proof === null) await inTransaction(context, settle);
  else await changeIdentifier(context, codes, proof, settle);
  return (await findAccount(context, id)) ?? account;
}

/** Null when there is nothing to prove: no mobile was sent, or the account's own. */
function proofIn(
  { mobile, code }: SocialProfileInput,
  account: AccountRow,
): { mobile: string; code: string } | null {
  const value = textOf(mobile);
  const isOwn = value === account.mobile && account.mobileVerifiedAt !== null;
  return value === null || isOwn ? null : { mobile: value, code: textOf(code) ?? '' };
}

function isDone({ role, organisation }: AccountRow, organisationName: string | null): boolean {
  const isSameFirm = textKey(organisation?.name ?? '') === textKey(organisationName ?? '');
  return organisationName !== null && role === 'admin' && isSameFirm;
}

function textOf(text: string | null | undefined): string | null {
  const tidied = tidy(text ?? '');
  return tidied === '' ? null : tidied;
}
