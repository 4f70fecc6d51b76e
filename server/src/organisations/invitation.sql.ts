import sql from 'sql-template-tag';
import { type Invitation } from './invitation.entity.ts';

/** Opens an invitation, or renews the one that is open. One row `{ id }`. */
export const inviteStatement = (
  invitation: Pick<Invitation, 'id' | 'organisationId' | 'mobile' | 'name' | 'role' | 'invitedBy'>,
  lifeDays: number,
) => sql`
  INSERT INTO invitation (id, organisation_id, mobile, name, role, invited_by, expires_at)
  VALUES (${invitation.id}, ${invitation.organisationId}, ${invitation.mobile}, ${invitation.name},
    ${invitation.role}, ${invitation.invitedBy}, now() + make_interval(days => ${lifeDays}))
  ON CONFLICT (organisation_id, mobile) WHERE settled_at IS NULL
  DO UPDATE SET name = excluded.name, role = excluded.role, invited_by = excluded.invited_by,
    created_at = now(), expires_at = excluded.expires_at
  RETURNING id`;

/** The open ones of an organisation or to a mobile, the newest first, with the names of both. */
export const openStatement = (whose: { organisationId: string } | { mobile: string }) => sql`
  SELECT i.id, json_build_object('id', o.id, 'name', o.name) AS organisation, i.name, i.mobile, i.role,
    a.name AS "invitedBy", i.created_at AS "createdAt", i.expires_at AS "expiresAt"
  FROM invitation AS i JOIN organisation AS o ON o.id = i.organisation_id
    LEFT JOIN account AS a ON a.id = i.invited_by
  WHERE i.settled_at IS NULL AND i.expires_at > now() AND ${
    'mobile' in whose
      ? sql`i.mobile = ${whose.mobile}`
      : sql`i.organisation_id = ${whose.organisationId}`
  }
  ORDER BY i.created_at DESC, i.id DESC LIMIT 200`;
