import sql from 'sql-template-tag';

export const auditStatement = (subject: string, limit: number) => sql`
  SELECT e.at, e.action, e.note, e.actor, a.name AS "actorName",
    coalesce(a.user_type = 'site_admin', false) AS "byAdministrator"
  FROM audit_entry AS e LEFT JOIN account AS a ON a.id = e.actor
  WHERE e.subject = ${subject} ORDER BY e.at DESC, e.id DESC LIMIT ${limit}`;
