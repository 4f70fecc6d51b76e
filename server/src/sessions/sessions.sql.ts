import sql from 'sql-template-tag';
import { type AccessClaims } from './accessToken.ts';

/** Whose open session it is: the viewer of every request with a bearer token, or no row. */
export const viewerStatement = ({ sessionId, accountId }: AccessClaims) => sql`
  SELECT a.id, a.user_type AS "userType", a.role, a.status, a.organisation_id AS "organisationId",
    s.id AS "sessionId"
  FROM session AS s JOIN account AS a ON a.id = s.account_id
  WHERE s.id = ${sessionId} AND a.id = ${accountId} AND s.ended_at IS NULL`;
