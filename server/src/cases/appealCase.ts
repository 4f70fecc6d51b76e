import { LIMITS } from '../../../schema/limits.ts';
import { tidyCaseNumber, tidyContact } from '../../../schema/rules/case.ts';
import { audit } from '../accounts/audit.ts';
import { limitKey } from '../platform/http/address.ts';
import { type Context } from '../platform/context.ts';
import { newerThan, now } from '../platform/database/databaseTime.ts';
import { conflict, notFound } from '../platform/failures.ts';
import { consume } from '../platform/database/limits.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { CASE_AUDIT } from './case.audit.ts';
import { CaseFile } from './case.entity.ts';
import { type AppealInput } from './case.input.ts';
import { APPEAL_PER_ADDRESS } from './case.limits.ts';
import { numberOf, serialOf } from './findCases.ts';
import { reachesSender } from './notifyParties.ts';

/**
 * The sender of a case asks for another decision, once; number and contact say that it is the sender. NOT_FOUND
 * where the two do not belong together, CONFLICT where there is nothing to appeal against, TOO_MANY for many tries.
 */
export async function appealCase(
  context: Context,
  { number, contact, text }: AppealInput,
): Promise<{ message: string }> {
  await consume(context, APPEAL_PER_ADDRESS, limitKey(context.address));
  const isReached = await inTransaction(context, async (inside) => {
    const file = await inside.manager.findOne(CaseFile, {
      where: { serial: serialOf(number) ?? 0, contact: tidyContact(contact) },
      lock: { mode: 'pessimistic_write' },
    });
    if (file === null || numberOf(file) !== tidyCaseNumber(number)) throw notFound(NO_CASE);
    await refuseUnlessDecided(inside, file);
    await inside.manager.update(CaseFile, file.id, {
      status: 'appealed',
      appealText: text.trim(),
      appealedAt: now,
    });
    const [before, after] = [{ status: 'decided' }, { status: 'appealed' }];
    await audit(inside, CASE_AUDIT.appealed, file.id, { before, after });
    return reachesSender(file);
  });
  return {
    message: `Thank you. Someone else will review the decision${isReached ? REACHED : NOT_REACHED}`,
  };
}

async function refuseUnlessDecided({ manager }: Context, { id, status }: CaseFile): Promise<void> {
  if (status === 'appealed' || status === 'closed') {
    throw conflict('This decision has already been appealed. Only one appeal is possible.');
  }
  if (status !== 'decided') {
    throw conflict('This case has not been decided yet. You can appeal after the decision.');
  }
  const { appealDays } = LIMITS.complaint;
  if (!(await manager.existsBy(CaseFile, { id, decidedAt: newerThan(appealDays * 86_400) }))) {
    throw conflict(`You can appeal within ${appealDays} days of the decision only.`);
  }
}

const REACHED = ' and write to you.';
const NOT_REACHED =
  '. We cannot write to an unverified mobile number. Please ask us for the outcome and give the case number.';

const NO_CASE =
  'We found no case with this number and this email address or mobile number. Please check both.';
