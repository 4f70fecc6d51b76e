import { audit } from '../accounts/audit.ts';
import { type Context } from '../platform/context.ts';
import { now } from '../platform/database/databaseTime.ts';
import { conflict } from '../platform/failures.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { CASE_AUDIT } from './case.audit.ts';
import { CaseFile } from './case.entity.ts';
import { type DecisionInput } from './case.input.ts';
import { type CaseRow, caseThatIs } from './findCases.ts';
import { lockCase } from './lockCase.ts';
import { notifyDecided, type CaseParts } from './notifyParties.ts';

/**
 * Decides a case and tells both sides why. FORBIDDEN for everybody but a site_admin, NOT_FOUND when there is no such
 * case, CONFLICT for one that is decided already.
 */
export async function decideCase(
  context: Context,
  parts: CaseParts,
  id: string,
  input: DecisionInput,
): Promise<CaseRow> {
  const { id: decidedBy } = siteAdmin(context.viewer);
  const { decision, reason } = tidied(input);
  await inTransaction(context, async (inside) => {
    const file = await lockCase(inside, id);
    const { status } = file;
    if (status !== 'open' && status !== 'acknowledged') {
      throw conflict('This case has already been decided. Please reload the list.');
    }
    await inside.manager.update(CaseFile, id, {
      status: 'decided',
      acknowledgedAt: file.acknowledgedAt ?? now,
      decision,
      decisionReason: reason,
      decidedBy,
      decidedAt: now,
    });
    const [before, after] = [{ status }, { status: 'decided', decision }];
    await audit(inside, CASE_AUDIT.decided, id, { note: reason, before, after });
    await notifyDecided(inside, parts, file, { decision, reason, isAppeal: false });
  });
  return caseThatIs(context, parts, id);
}

/**
 * Decides an appeal, for good. CONFLICT where there is none to decide, and for the administrator who decided first:
 * somebody else has to look at it.
 */
export async function decideAppeal(
  context: Context,
  parts: CaseParts,
  id: string,
  input: DecisionInput,
): Promise<CaseRow> {
  const { id: appealDecidedBy } = siteAdmin(context.viewer);
  const { decision, reason } = tidied(input);
  await inTransaction(context, async (inside) => {
    const file = await lockCase(inside, id);
    if (file.status !== 'appealed') throw conflict('This case has no appeal to decide.');
    if (file.decidedBy === appealDecidedBy) throw conflict(SAME_PERSON);
    await inside.manager.update(CaseFile, id, {
      status: 'closed',
      appealDecision: decision,
      appealDecisionReason: reason,
      appealDecidedBy,
      appealDecidedAt: now,
    });
    const before = { status: file.status, decision: file.decision };
    const after = { status: 'closed', decision };
    await audit(inside, CASE_AUDIT.appealDecided, id, { note: reason, before, after });
    await notifyDecided(inside, parts, file, { decision, reason, isAppeal: true });
  });
  return caseThatIs(context, parts, id);
}

function tidied({ decision, reason }: DecisionInput): DecisionInput {
  return { decision, reason: reason.trim() };
}

const SAME_PERSON = 'You decided this case. Please ask another administrator to decide the appeal.';
