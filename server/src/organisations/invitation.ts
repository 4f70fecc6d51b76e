import { LIMITS } from '../../../schema/limits.ts';
import { type Organisation } from '../accounts/organisation.entity.ts';
import { type Context } from '../platform/context.ts';
import { now } from '../platform/database/databaseTime.ts';
import { newId } from '../platform/ids.ts';
import { send, withoutAddresses } from '../platform/messages/outbox.ts';
import { myProfilePath } from '../../../schema/routes.ts';
import { type Site } from '../site/site.resolver.ts';
import { Invitation, type Settlement } from './invitation.entity.ts';
import { inviteStatement, openStatement } from './invitation.sql.ts';

/** An invitation that is open: not answered, not withdrawn, not older than 14 days. */
export interface OpenInvitation extends Omit<
  Invitation,
  'organisationId' | 'isExpired' | 'settledAt' | 'settledAs'
> {
  organisation: Pick<Organisation, 'id' | 'name'>;
  /** The name of who invited; null for the administrator of the marketplace. */
  invitedBy: string | null;
}

export interface InvitationToMake extends Pick<Invitation, 'name' | 'mobile' | 'role'> {
  organisation: Organisation;
  invitedBy: { id: string; name: string | null } | null;
}

/**
 * Writes an invitation and the message that tells of it. Whoever is invited again gets the newer one in the
 * place of the older. The organisation must be locked. Answers its id.
 */
export async function makeInvitation(
  context: Context,
  site: Site,
  invitation: InvitationToMake,
): Promise<string> {
  const { organisation, name, mobile, role, invitedBy } = invitation;
  const row = { id: newId(), organisationId: organisation.id, mobile, name, role };
  const [made] = await context.query<{ id: string }>(
    inviteStatement({ ...row, invitedBy: invitedBy?.id ?? null }, LIMITS.invitation.lifeDays),
  );
  await send(context, {
    channel: 'sms',
    to: mobile,
    template: 'invitation',
    text: textOf(site, invitation),
  });
  return made?.id ?? '';
}

/** The open invitations of an organisation, the newest first. */
export function invitationsOf(context: Context, organisationId: string): Promise<OpenInvitation[]> {
  return context.query(openStatement({ organisationId }));
}

/** The open invitations to a mobile, the newest first. */
export function invitationsTo(context: Context, mobile: string): Promise<OpenInvitation[]> {
  return context.query(openStatement({ mobile }));
}

/** The organisation that an invitation is to, or null. Hold it before the invitation. */
export async function organisationOf({ manager }: Context, id: string): Promise<string | null> {
  const found = await manager.findOne(Invitation, {
    select: { organisationId: true },
    where: { id },
  });
  return found?.organisationId ?? null;
}

/** One invitation in whatever state, locked until the running transaction ends. */
export function lockInvitation({ manager }: Context, id: string): Promise<Invitation | null> {
  return manager.findOne(Invitation, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

export async function settle(
  { manager }: Context,
  id: string,
  settledAs: Settlement,
): Promise<void> {
  await manager.update(Invitation, id, { settledAt: now, settledAs });
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
