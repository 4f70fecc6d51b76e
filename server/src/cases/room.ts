import { retainRows } from '../platform/jobs/retention.ts';
import { room } from '../platform/room.ts';
import { CASE_AUDIT } from './case.audit.ts';
import { CaseFile } from './case.entity.ts';
import { CASE_LIMITS } from './case.limits.ts';
import { CaseHistoryResolver, CasesResolver } from './case.resolver.ts';
import { caseRestRows } from './case.rest.ts';
import { CaseNote } from './caseNote.entity.ts';
import { type CaseParts } from './notifyParties.ts';

/** Reports on listings, complaints and orders, and how they are settled. */
export const cases = room<CaseParts>({
  entities: [CaseFile, CaseNote],
  resolvers: [CasesResolver, CaseHistoryResolver],
  rest: caseRestRows,
  limits: CASE_LIMITS,
  audit: Object.values(CASE_AUDIT),
  retention: () => [
    retainRows(
      'case',
      CaseFile,
      `CASE WHEN status IN ('decided', 'closed') THEN coalesce(appeal_decided_at, decided_at) END`,
    ),
  ],
});
