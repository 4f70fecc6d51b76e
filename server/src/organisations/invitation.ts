import { type MemberRole } from '../accounts/membership.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { type Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { send, withoutAddresses } from '../platform/outbox.ts';
import { myProfilePath } from '../../../schema/routes.ts';
import { type Site } from '../site/site.resolver.ts';
import { type Organisation } from './organisation.ts';

/** An invitation that is open: not answered, not withdrawn, not older than 14 days. */
export interface Invitation {
  id: string;
  organisation: Organisation;
  name: string;
  mobile: string;
  role: MemberRole;
  /** Who invited; null for the administrator of the marketplace. */
  invitedBy: string | null;
  createdAt: Date;
  expiresAt: Date;
}

export interface InvitationToMake {
  organisation: Organisation;
  name: string;
  mobile: string;
  role: MemberRole;
  invitedBy: { id: string; name: string | null } | null;
}

/**
 * Writes an invitation and the message that tells of it. Whoever is invited again gets the newer one in the
 * place of the older. The organisation must be held. Answers its id.
 */
export async function makeInvitation(
  context: Context,
  site: Site,
  invitation: InvitationToMake,
): Promise<string> {
  const { organisation, name, mobile, role, invitedBy } = invitation;
  const [made] = await context.query<{ id: string }>({
    text: UPSERT,
    values: [
      newId(),
      organisation.id,
      mobile,
      name,
      role,
      invitedBy?.id ?? null,
      LIMITS.invitation.lifeDays,
    ],
  });
  await send(context, {
    channel: 'sms',
    to: mobile,
    template: 'invitation',
    text: textOf(site, invitation),
  });
  return made?.id ?? '';
}

/** The open invitations of an organisation, the newest first. */
export function invitationsOf(context: Context, organisationId: string): Promise<Invitation[]> {
  return context.query<Invitation>({ text: OF_ORGANISATION, values: [organisationId] });
}

/** The open invitations to a mobile, the newest first. */
export function invitationsTo(context: Context, mobile: string): Promise<Invitation[]> {
  return context.query<Invitation>({ text: TO_MOBILE, values: [mobile] });
}

export type Settlement = 'accepted' | 'declined' | 'withdrawn';

export interface HeldInvitation {
  id: string;
  organisationId: string;
  mobile: string;
  role: MemberRole;
  isExpired: boolean;
  settledAs: Settlement | null;
}

/** The organisation that an invitation is to, or null. Hold it before the invitation. */
export async function organisationOf(context: Context, id: string): Promise<string | null> {
  const [found] = await context.query<{ organisationId: string }>({
    text: 'SELECT organisation_id AS "organisationId" FROM invitation WHERE id = $1',
    values: [id],
  });
  return found?.organisationId ?? null;
}

/** One invitation in whatever state, held until the running transaction ends. */
export async function holdInvitation(context: Context, id: string): Promise<HeldInvitation | null> {
  const [found] = await context.query<HeldInvitation>({ text: HOLD, values: [id] });
  return found ?? null;
}

export async function settle(context: Context, id: string, as: Settlement): Promise<void> {
  await context.query({
    text: 'UPDATE invitation SET settled_at = now(), settled_as = $2 WHERE id = $1',
    values: [id, as],
  });
}

/** What the invited person reads; the page asks who is not signed in to do so. */
function textOf(site: Site, { organisation, role, invitedBy }: InvitationToMake): string {
  const by = withoutAddresses(invitedBy?.name ?? site.name);
  return (
    by +
    ' invites you to ' +
    withoutAddresses(organisation.name) +
    ' on ' +
    site.name +
    ' as ' +
    role +
    '. Sign in or sign up with this number to accept: ' +
    site.url +
    myProfilePath()
  );
}

const UPSERT = `
  INSERT INTO invitation (id, organisation_id, mobile, name, role, invited_by, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7))
  ON CONFLICT (organisation_id, mobile) WHERE settled_at IS NULL
  DO UPDATE SET name = excluded.name, role = excluded.role, invited_by = excluded.invited_by,
    created_at = now(), expires_at = excluded.expires_at
  RETURNING id`;

const OPEN = `
  SELECT i.id, json_build_object('id', o.id, 'name', o.name) AS organisation, i.name, i.mobile, i.role,
    a.name AS "invitedBy", i.created_at AS "createdAt", i.expires_at AS "expiresAt"
  FROM invitation AS i JOIN organisation AS o ON o.id = i.organisation_id
    LEFT JOIN account AS a ON a.id = i.invited_by
  WHERE i.settled_at IS NULL AND i.expires_at > now()`;

const NEWEST = 'ORDER BY i.created_at DESC, i.id DESC LIMIT 200';

const OF_ORGANISATION = [OPEN, 'AND i.organisation_id = $1', NEWEST].join(' ');

const TO_MOBILE = [OPEN, 'AND i.mobile = $1', NEWEST].join(' ');

const HOLD = `
  SELECT id, organisation_id AS "organisationId", mobile, role, expires_at <= now() AS "isExpired",
    settled_as AS "settledAs"
  FROM invitation WHERE id = $1 FOR UPDATE`;
