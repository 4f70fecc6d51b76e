import { tidy } from '../../../schema/rules/text.ts';
import { audit } from '../accounts/audit.ts';
import { findByMobile, findMember } from '../accounts/membership.ts';
import { type Context } from '../platform/context.ts';
import { conflict, forbidden, notFound } from '../platform/failures.ts';
import { isId } from '../platform/ids.ts';
import { consume } from '../platform/database/limits.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { type Site } from '../site/site.resolver.ts';
import {
  lockInvitation,
  invitationsOf,
  makeInvitation,
  type OpenInvitation,
  settle,
} from './invitation.ts';
import { ORGANISATION_AUDIT } from './organisation.audit.ts';
import { type InvitationInput } from './organisation.input.ts';
import { adminOf, givenRole } from './organisation.policy.ts';
import { lockAsAdmin } from './organisation.ts';
import { INVITATION_PER_MOBILE, INVITATION_PER_ORGANISATION } from './organisation.limits.ts';

/**
 * Invites somebody by their mobile as manager or executive; an SMS tells them. Inviting again renews
 * the invitation. Throws FORBIDDEN for everybody but an admin, CONFLICT for who is in the team already.
 */
export async function inviteMember(
  context: Context,
  site: Site,
  input: InvitationInput,
): Promise<OpenInvitation> {
  const admin = adminOf(context.viewer);
  const role = givenRole(input.role);
  if (role === 'admin') {
    throw forbidden(
      'Invite a manager or an executive. You can make them an admin after they join.',
    );
  }
  const mobile = input.mobile.trim();
  const name = tidy(input.name);
  await consume(context, INVITATION_PER_MOBILE, mobile);
  await consume(context, INVITATION_PER_ORGANISATION, admin.organisationId);
  return inTransaction(context, async (inside) => {
    const organisation = await lockAsAdmin(inside, admin);
    const known = await findByMobile(inside, mobile);
    if (known?.organisationId === organisation.id) {
      throw conflict('This person is already in your team.');
    }
    const by = await findMember(inside, organisation.id, admin.accountId);
    const id = await makeInvitation(inside, site, {
      organisation,
      name,
      mobile,
      role,
      invitedBy: { id: admin.accountId, name: by?.name ?? null },
    });
    const what = 'organisation ' + organisation.id + ' as ' + role;
    await audit(inside, ORGANISATION_AUDIT.invited, id, what);
    const made = (await invitationsOf(inside, organisation.id)).find((each) => each.id === id);
    if (!made) throw new Error('The invitation that was just made is not there.');
    return made;
  });
}

/** Takes an open invitation back; again changes nothing. CONFLICT once it was accepted. */
export async function withdrawInvitation(context: Context, id: string): Promise<void> {
  const admin = adminOf(context.viewer);
  await inTransaction(context, async (inside) => {
    const organisation = await lockAsAdmin(inside, admin);
    const invitation = isId(id) ? await lockInvitation(inside, id) : null;
    if (invitation?.organisationId !== organisation.id) {
      throw notFound('This invitation no longer exists.');
    }
    if (invitation.settledAs === 'accepted') {
      throw conflict(
        'This invitation has already been accepted. Remove the person from the team instead.',
      );
    }
    if (invitation.settledAs !== null) return;
    await settle(inside, id, 'withdrawn');
    await audit(inside, ORGANISATION_AUDIT.withdrawn, id, 'organisation ' + organisation.id);
  });
}
