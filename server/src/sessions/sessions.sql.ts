import sql from 'sql-template-tag';
import { type AccessClaims } from './accessToken.ts';

/**
 * Whose session it is: the viewer of every request with a bearer token, or no row. One that an administrator has
 * ended is found as long as its account may not be used, so that its owner is told why.
 */
export const viewerStatement = ({ sessionId, accountId }: AccessClaims) => sql`
  SELECT a.id, a.user_type AS "userType", a.role, a.status, a.organisation_id AS "organisationId",
    s.id AS "sessionId", s.ended_at IS NOT NULL AS "isSuspended"
  FROM session AS s JOIN account AS a ON a.id = s.account_id
  WHERE s.id = ${sessionId} AND a.id = ${accountId} 
    AND (s.ended_at IS NULL OR s.ended_why = 'suspended' AND a.status <> 'active')`;
