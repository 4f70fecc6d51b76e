import { type Context } from '../platform/context.ts';

/** Something that was done, and who did it. */
export interface AuditRow {
  at: Date;
  action: string;
  note: string | null;
  /** 'visitor', 'system' or the id of an account. */
  actor: string;
  /** Null when there is no such account, or it has no name. */
  actorName: string | null;
  byAdministrator: boolean;
}

/** The newest things done to a subject, the newest first. Who may know of them is the caller's business. */
export function findAudit(context: Context, subject: string, limit: number): Promise<AuditRow[]> {
  return context.query<AuditRow>({
    name: 'audit_of_subject',
    text: BY_SUBJECT,
    values: [subject, limit],
  });
}

const BY_SUBJECT = `
  SELECT e.at, e.action, e.note, e.actor, a.name AS "actorName",
    coalesce(a.user_type = 'site_admin', false) AS "byAdministrator"
  FROM audit_entry e LEFT JOIN account a ON a.id = e.actor
  WHERE e.subject = $1 ORDER BY e.at DESC, e.id DESC LIMIT $2`;
