import { Raw } from 'typeorm';
import { tidy } from '../../../schema/rules/text.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { audit } from '../accounts/audit.ts';
import { Organisation } from '../accounts/organisation.entity.ts';
import {
  findByMobile,
  findMembers,
  lockCandidate,
  putIntoOrganisation,
} from '../accounts/membership.ts';
import { type Context } from '../platform/context.ts';
import { conflict, forbidden, notFound } from '../platform/failures.ts';
import { newId } from '../platform/ids.ts';
import { consume } from '../platform/database/limits.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { type Site } from '../site/site.resolver.ts';
import { invitationsOf, makeInvitation, settle } from './invitation.ts';
import { ORGANISATION_AUDIT } from './organisation.audit.ts';
import { lockOrganisation } from './organisation.ts';
import { type OrganisationInput } from './organisation.input.ts';
import { INVITATION_PER_MOBILE } from './organisation.limits.ts';

/**
 * Makes an organisation and invites its first admin, with or without an account: nobody is put into
 * an organisation unasked. Called again while nobody has joined, it invites again, whoever is named then,
 * and nobody else. FORBIDDEN for everybody but a site_admin; CONFLICT for a name that is taken.
 */
export async function createOrganisation(
  context: Context,
  site: Site,
  input: OrganisationInput,
): Promise<Organisation> {
  siteAdmin(context.viewer);
  const name = tidy(input.name);
  const mobile = input.adminMobile.trim();
  await consume(context, INVITATION_PER_MOBILE, mobile);
  return inTransaction(context, async (inside) => {
    const organisation = (await insert(inside, name)) ?? (await withoutMembers(inside, name));
    const known = await findByMobile(inside, mobile);
    if (known && known.organisationId !== null) {
      throw conflict('This number belongs to a member of another organisation.');
    }
    for (const open of await invitationsOf(inside, organisation.id)) {
      if (open.mobile !== mobile) await settle(inside, open.id, 'withdrawn');
    }
    const invitation = { organisation, name: known?.name ?? '', mobile, role: 'admin' as const };
    const id = await makeInvitation(inside, site, { ...invitation, invitedBy: null });
    const what = 'organisation ' + organisation.id + ' as admin';
    await audit(inside, ORGANISATION_AUDIT.invited, id, what);
    return organisation;
  });
}

/**
 * Makes an organisation with this account as its first admin: somebody who signs up as a builder.
 * Throws CONFLICT for a name that is taken or an account that belongs to an organisation, FORBIDDEN for an
 * administrator of the marketplace.
 */
export async function createOrganisationFor(
  context: Context,
  accountId: string,
  givenName: string,
): Promise<Organisation> {
  const name = tidy(givenName);
  return inTransaction(context, async (inside) => {
    const candidate = await lockCandidate(inside, accountId);
    if (!candidate) throw notFound();
    if (candidate.userType === 'site_admin') {
      throw forbidden('An administrator of the marketplace cannot join an organisation.');
    }
    if (candidate.organisationId !== null) throw conflict('You already belong to an organisation.');
    const organisation = await insert(inside, name);
    if (!organisation) throw used(name);
    await putIntoOrganisation(inside, accountId, {
      organisationId: organisation.id,
      role: 'admin',
    });
    const what = 'organisation ' + organisation.id + ' as admin';
    await audit(inside, ORGANISATION_AUDIT.joined, accountId, what);
    return organisation;
  });
}

/** Null when the name is taken, in whatever capitals. */
async function insert(context: Context, name: string): Promise<Organisation | null> {
  const id = newId();
  await context.manager
    .createQueryBuilder()
    .insert()
    .into(Organisation)
    .values({ id, name })
    .orIgnore()
    .updateEntity(false)
    .execute();
  const made = await context.manager.findOneBy(Organisation, { id });
  if (made) await audit(context, ORGANISATION_AUDIT.created, id);
  return made;
}

async function withoutMembers(context: Context, name: string): Promise<Organisation> {
  const found = await context.manager.findOneBy(Organisation, {
    name: Raw((column) => `text_key(${column}) = text_key(:name)`, { name }),
  });
  if (!found) throw used(name);
  const organisation = await lockOrganisation(context, found.id);
  if ((await findMembers(context, organisation.id)).length > 0) throw used(organisation.name);
  return organisation;
}

function used(name: string): Error {
  return conflict(
    'There is already an organisation named ' + name + '. Add the town or the company suffix.',
  );
}
