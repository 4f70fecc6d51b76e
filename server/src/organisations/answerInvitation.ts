import { type AccountRow, findAccount } from '../accounts/findAccount.ts';
import { audit } from '../accounts/audit.ts';
import { signedIn } from '../authorization/viewer.policy.ts';
import {
  type Candidate,
  lockCandidate,
  putIntoOrganisation,
  verifiedMobileOf,
} from '../accounts/membership.ts';
import { type Context } from '../platform/context.ts';
import { conflict, forbidden, notFound } from '../platform/failures.ts';
import { isId } from '../platform/ids.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { type Invitation, type Settlement } from './invitation.entity.ts';
import {
  lockInvitation,
  invitationsTo,
  type OpenInvitation,
  organisationOf,
  settle,
} from './invitation.ts';
import { ORGANISATION_AUDIT } from './organisation.audit.ts';
import { lockOrganisation } from './organisation.ts';

/** The open invitations to the viewer's verified mobile; nobody sees those to a number they have not verified. */
export async function findOwnInvitations(context: Context): Promise<OpenInvitation[]> {
  const { id } = signedIn(context.viewer);
  const mobile = await verifiedMobileOf(context, id);
  return mobile === null ? [] : invitationsTo(context, mobile);
}

/**
 * Joins an organisation: the account becomes a builder with the role of the invitation, and its listings
 * are the organisation's to see. Accepting again changes nothing. NOT_FOUND for an invitation to another
 * mobile; CONFLICT when it is no longer open, or for somebody who belongs to an organisation already.
 */
export async function acceptInvitation(context: Context, id: string): Promise<AccountRow> {
  const viewer = signedIn(context.viewer);
  return inTransaction(context, async (inside) => {
    const { invitation, candidate } = await lockAnswered(inside, viewer.id, id);
    const { organisationId, role, settledAs } = invitation;
    const isDone = settledAs === 'accepted' && candidate.organisationId === organisationId;
    if (!isDone) {
      refuseClosed(invitation);
      if (candidate.userType === 'site_admin') {
        throw forbidden('An administrator of the marketplace cannot join an organisation.');
      }
      if (candidate.organisationId !== null) {
        throw conflict('You already belong to an organisation. Leave it first, then accept.');
      }
      await putIntoOrganisation(inside, candidate.id, { organisationId, role });
      await settle(inside, id, 'accepted');
      const what = 'organisation ' + organisationId + ' as ' + role;
      await audit(inside, ORGANISATION_AUDIT.joined, candidate.id, what);
    }
    const account = await findAccount(inside, candidate.id);
    if (!account) throw notFound();
    return account;
  });
}

/** Says no; again changes nothing. NOT_FOUND for an invitation to another mobile. */
export async function declineInvitation(context: Context, id: string): Promise<void> {
  const viewer = signedIn(context.viewer);
  await inTransaction(context, async (inside) => {
    const { invitation, candidate } = await lockAnswered(inside, viewer.id, id);
    if (invitation.settledAs === 'declined') return;
    refuseClosed(invitation);
    await settle(inside, id, 'declined');
    const what = 'organisation ' + invitation.organisationId;
    await audit(inside, ORGANISATION_AUDIT.declined, candidate.id, what);
  });
}

/** The organisation, then the invitation, then the account: always in this order. */
async function lockAnswered(
  context: Context,
  accountId: string,
  id: string,
): Promise<{ invitation: Invitation; candidate: Candidate }> {
  const organisationId = isId(id) ? await organisationOf(context, id) : null;
  if (organisationId === null) throw notFound(UNKNOWN);
  await lockOrganisation(context, organisationId);
  const invitation = await lockInvitation(context, id);
  const candidate = await lockCandidate(context, accountId);
  if (!invitation || !candidate || candidate.mobile !== invitation.mobile) throw notFound(UNKNOWN);
  return { invitation, candidate };
}

const UNKNOWN = 'You have no such invitation.';

function refuseClosed({ settledAs, isExpired }: Invitation): void {
  if (settledAs !== null) throw conflict(CLOSED[settledAs]);
  if (isExpired) throw conflict('This invitation has expired. Please ask for a new one.');
}

const CLOSED: Record<Settlement, string> = {
  accepted: 'This invitation has already been used. Please ask for a new one.',
  declined: 'You declined this invitation. Please ask for a new one.',
  withdrawn: 'This invitation was withdrawn. Please ask for a new one.',
};
