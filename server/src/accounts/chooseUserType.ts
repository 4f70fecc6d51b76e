import { mobileProblem } from '../../../schema/rules/mobile.ts';
import { personNameProblem } from '../../../schema/rules/personName.ts';
import { type RegistrationType } from '../../../schema/rules/signIn.ts';
import { type Context } from '../platform/context.ts';
import { now } from '../platform/database/databaseTime.ts';
import { conflict, invalid } from '../platform/failures.ts';
import { Account } from './account.entity.ts';
import { accountKindOf } from './openAccount.ts';
import { lockAccount } from './profile.ts';

/**
 * Says what the holder of an account is, once; saying the same again changes nothing. `name` may be
 * null when the account has one. Call it in a transaction, after the mobile was proved. Throws INVALID_INPUT
 * for an account without a name or a verified mobile, CONFLICT when something else was chosen before.
 */
export async function chooseUserType(
  context: Context,
  accountId: string,
  { type, name }: { type: RegistrationType; name: string | null },
): Promise<void> {
  const account = await lockAccount(context, accountId);
  const { userType, kind } = accountKindOf(type);
  const isAsBefore = account.userType === userType && account.kind === kind;
  if (account.userType !== null && !isAsBefore) throw conflict(CHOSEN);
  const problems = [
    { path: 'name', message: personNameProblem(name ?? account.name ?? '') },
    {
      path: 'mobile',
      message: account.mobileVerifiedAt === null ? mobileProblem('') : null,
    },
  ].flatMap(({ path, message }) => (message === null ? [] : [{ path, code: 'required', message }]));
  if (problems.length > 0) throw invalid(problems);
  await context.manager.update(Account, accountId, {
    userType,
    kind,
    name: name ?? account.name,
    updatedAt: now,
  });
}

const CHOSEN =
  'You have already chosen your account type. Your profile shows it and how to change it.';
