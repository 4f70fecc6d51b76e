import { type Context } from '../platform/context.ts';
import { prepared } from '../platform/database/prepared.ts';
import { type AuditEntry } from './auditEntry.entity.ts';
import { auditStatement } from './findAudit.sql.ts';

/** Something that was done, and who did it. */
export interface AuditRow extends Pick<AuditEntry, 'at' | 'action' | 'note' | 'actor'> {
  /** Null when there is no such account, or it has no name. */
  actorName: string | null;
  byAdministrator: boolean;
}

/** The newest things done to a subject, the newest first. Who may know of them is the caller's business. */
export function findAudit(context: Context, subject: string, limit: number): Promise<AuditRow[]> {
  return context.query(prepared('audit_of_subject', auditStatement(subject, limit)));
}
