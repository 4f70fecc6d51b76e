import { audit } from '../accounts/audit.ts';
import { findAccount } from '../accounts/findAccount.ts';
import { type Context } from '../platform/context.ts';
import { now } from '../platform/database/databaseTime.ts';
import { unusable } from '../platform/failures.ts';
import { newId } from '../platform/ids.ts';
import { consume } from '../platform/database/limits.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { CASE_AUDIT } from './case.audit.ts';
import { CaseFile } from './case.entity.ts';
import { type CaseNoteInput } from './case.input.ts';
import { CASE_NOTE_PER_ACCOUNT } from './case.limits.ts';
import { CaseNote } from './caseNote.entity.ts';
import { type CaseClockParts, type CaseRow, caseThatIs } from './findCases.ts';
import { lockCase } from './lockCase.ts';

/**
 * Keeps a note beside a case, for administrators. FORBIDDEN for everybody but a site_admin, NOT_FOUND when there is
 * no such case, here and below; TOO_MANY for very many notes.
 */
export async function addCaseNote(
  context: Context,
  parts: CaseClockParts,
  id: string,
  { text }: CaseNoteInput,
): Promise<CaseRow> {
  const { id: authorId } = siteAdmin(context.viewer);
  await consume(context, CASE_NOTE_PER_ACCOUNT, authorId);
  await inTransaction(context, async (inside) => {
    await lockCase(inside, id);
    const note = { id: newId(), caseId: id, authorId, text: text.trim() };
    await inside.manager.insert(CaseNote, note);
    // The words stay with the case and end with it.
    await audit(inside, CASE_AUDIT.noted, id);
  });
  return caseThatIs(context, parts, id);
}

/**
 * Says which administrator looks after a case; where its sender could not be written to, this acknowledges it. To
 * the same one again changes nothing. INVALID_INPUT for somebody who is no active administrator.
 */
export async function assignCase(
  context: Context,
  parts: CaseClockParts,
  id: string,
  administratorId: string,
): Promise<CaseRow> {
  siteAdmin(context.viewer);
  await inTransaction(context, async (inside) => {
    const { assignedTo, status } = await lockCase(inside, id);
    if (assignedTo === administratorId) return;
    const account = await findAccount(inside, administratorId);
    if (account?.userType !== 'site_admin' || account.status !== 'active') {
      throw unusable('administratorId', 'Please choose an active administrator.');
    }
    await inside.manager.update(CaseFile, id, {
      assignedTo: administratorId,
      ...(status === 'open' && { status: 'acknowledged', acknowledgedAt: now }),
    });
    const [before, after] = [{ assignedTo }, { assignedTo: administratorId }];
    await audit(inside, CASE_AUDIT.assigned, id, { before, after });
  });
  return caseThatIs(context, parts, id);
}
