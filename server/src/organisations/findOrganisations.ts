import { Raw, type SelectQueryBuilder } from 'typeorm';
import { LIMITS } from '../../../schema/limits.ts';
import { cut } from '../../../schema/rules/text.ts';
import { Account } from '../accounts/account.entity.ts';
import { findMembersOf } from '../accounts/membership.ts';
import { Organisation } from '../accounts/organisation.entity.ts';
import { type Context } from '../platform/context.ts';
import { foldedWords } from '../platform/database/foldedWords.ts';
import { isId } from '../platform/ids.ts';
import { clampPage, type Page, pageOf } from '../platform/database/paging.ts';
import { countListingsBySeller } from '../properties/countListings.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { type OrganisationsInput } from './organisation.input.ts';

/** An organisation as administrators of the marketplace see it. */
export interface OrganisationRow extends Organisation {
  memberCount: number;
  propertyCount: number;
}

/** Organisations, the newest first. FORBIDDEN for everybody but a site_admin, here and below. */
export async function findOrganisations(
  context: Context,
  input: OrganisationsInput,
): Promise<Page<OrganisationRow>> {
  siteAdmin(context.viewer);
  const page = clampPage(input);
  const [found, total] = await matching(context, input)
    .orderBy({ 'organisation.createdAt': 'DESC', 'organisation.id': 'DESC' })
    .offset(page.offset)
    .limit(page.pageSize)
    .getManyAndCount();
  return pageOf(await withFigures(context, found), total, page);
}

/** One of them, or null. */
export async function findOrganisationRecord(
  context: Context,
  id: string,
): Promise<OrganisationRow | null> {
  siteAdmin(context.viewer);
  const found = isId(id) ? await context.manager.findOneBy(Organisation, { id }) : null;
  const [row = null] = found === null ? [] : await withFigures(context, [found]);
  return row;
}

function matching(
  { manager }: Context,
  { search, hasMembers }: OrganisationsInput,
): SelectQueryBuilder<Organisation> {
  const query = manager.createQueryBuilder(Organisation, 'organisation');
  const text = cut(search?.trim() ?? '', LIMITS.keyword.sentMaxLength);
  const words = foldedWords(text);
  const named = {
    name: Raw(
      (name) =>
        words.map((_, at) => `folded_text(${name}) LIKE :word${at}`).join(' AND ') || 'false',
      Object.fromEntries(words.map((word, at) => [`word${at}`, `%${word}%`])),
    ),
  };
  if (text !== '') query.where(isId(text) ? [{ id: text }, named] : named);
  if (hasMembers == null) return query;
  const members = query
    .subQuery()
    .select('member.id')
    .from(Account, 'member')
    .where('member.organisationId = organisation.id')
    .getQuery();
  return query.andWhere(hasMembers ? `EXISTS ${members}` : `NOT EXISTS ${members}`);
}

/** One statement a figure for the whole page. */
async function withFigures(
  context: Context,
  organisations: readonly Organisation[],
): Promise<OrganisationRow[]> {
  const ids = organisations.map(({ id }) => id);
  const members = await findMembersOf(context, ids);
  const listings = await countListingsBySeller(
    context,
    members.map(({ id }) => id),
  );
  return organisations.map(({ id, name, createdAt }) => {
    const own = members.filter(({ organisationId }) => organisationId === id);
    const propertyCount = own.reduce((sum, member) => sum + (listings.get(member.id) ?? 0), 0);
    return { id, name, createdAt, memberCount: own.length, propertyCount };
  });
}
