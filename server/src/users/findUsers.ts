import { In, MoreThanOrEqual } from 'typeorm';
import { startOfIndiaDay } from '../../../schema/format/time.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { cut } from '../../../schema/rules/text.ts';
import { Account } from '../accounts/account.entity.ts';
import { type AccountRow, findAccount } from '../accounts/findAccount.ts';
import { namedPageStatement } from '../accounts/accountsNamed.sql.ts';
import { accountNames } from '../accounts/findAccountIds.ts';
import { Organisation } from '../accounts/organisation.entity.ts';
import { countEnquiries } from '../enquiries/countEnquiries.ts';
import { type Context } from '../platform/context.ts';
import { onlyRow } from '../platform/database/onlyRow.ts';
import { readDay } from '../platform/days.ts';
import { isId } from '../platform/ids.ts';
import { clampPage, type Page, pageOf } from '../platform/database/paging.ts';
import { countListingsBySeller } from '../properties/countListings.ts';
import { lastActive } from '../sessions/lastSeen.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { type UsersInput } from './user.input.ts';

/** An account as administrators see it. */
export interface UserRow extends AccountRow {
  lastActiveAt: Date | null;
  propertyCount: number;
  enquiryCount: number;
  sentEnquiryCount: number;
}

/** Users one page after the other. FORBIDDEN for everybody but a site_admin, here and below. */
export async function findUsers(context: Context, input: UsersInput): Promise<Page<UserRow>> {
  siteAdmin(context.viewer);
  const page = clampPage(input);
  const text = cut(input.search?.trim() ?? '', LIMITS.keyword.sentMaxLength);
  const find = text === '' ? findAll : findNamed;
  const { accounts, total } = await find(context, input, { ...page, text });
  return pageOf(
    await withFigures(context, await withOrganisations(context, accounts)),
    total,
    page,
  );
}

/** One user, or null. */
export async function findUser(context: Context, id: string): Promise<UserRow | null> {
  siteAdmin(context.viewer);
  const account = isId(id) ? await findAccount(context, id) : null;
  if (account === null) return null;
  const [user = null] = await withFigures(context, [account]);
  return user;
}

interface Found {
  accounts: Account[];
  total: number;
}

interface Asked {
  text: string;
  offset: number;
  pageSize: number;
}

async function findAll(
  { manager }: Context,
  input: UsersInput,
  { offset: skip, pageSize: take }: Asked,
): Promise<Found> {
  const { userTypes, since, ...others } = filterOf(input);
  const [only] = userTypes?.length === 1 ? userTypes : [];
  const where = {
    ...others,
    ...(userTypes && { userType: only ?? In(userTypes) }),
    ...(since && { createdAt: MoreThanOrEqual(since) }),
  };
  const query = manager.createQueryBuilder(Account, 'account').where(where);
  const accounts = await query.orderBy(ORDERS[input.sort]).offset(skip).limit(take).getMany();
  return { accounts, total: await manager.countBy(Account, where) };
}

const ORDERS = {
  newest: { 'account.createdAt': 'DESC', 'account.id': 'DESC' },
  oldest: { 'account.createdAt': 'ASC', 'account.id': 'ASC' },
  name: { 'account.name_key': 'ASC', 'account.id': 'ASC' },
} as const;

async function findNamed(
  context: Context,
  input: UsersInput,
  { text, pageSize, offset }: Asked,
): Promise<Found> {
  const page = { order: input.sort, pageSize, offset };
  const { ids, total } = onlyRow(
    await context.query<{ ids: string[]; total: number }>(
      namedPageStatement(accountNames(text), filterOf(input), page),
    ),
  );
  const found = await context.manager.findBy(Account, { id: In(ids) });
  const byId = new Map(found.map((account) => [account.id, account]));
  return { accounts: ids.flatMap((id) => byId.get(id) ?? []), total };
}

/** What was asked for; a filter of nothing is none. */
function filterOf({ userTypes, status, verificationLevel, joinedSince }: UsersInput) {
  const day = readDay(joinedSince, 'joinedSince');
  return {
    ...(day !== null && { since: startOfIndiaDay(day) }),
    ...(userTypes && userTypes.length > 0 && { userTypes }),
    ...(status && { status }),
    ...(verificationLevel && { verificationLevel }),
  };
}

async function withOrganisations(
  { manager }: Context,
  accounts: readonly Account[],
): Promise<AccountRow[]> {
  const ids = accounts.flatMap(({ organisationId }) => organisationId ?? []);
  const found = await manager.find(Organisation, {
    select: { id: true, name: true },
    where: { id: In([...new Set(ids)]) },
  });
  const byId = new Map(found.map((organisation) => [organisation.id, organisation]));
  return accounts.map((account) =>
    Object.assign(account, { organisation: byId.get(account.organisationId ?? '') ?? null }),
  );
}

/** One statement a figure for the whole page. */
async function withFigures(context: Context, accounts: readonly AccountRow[]): Promise<UserRow[]> {
  const ids = accounts.map(({ id }) => id);
  const active = await lastActive(context, ids);
  const properties = await countListingsBySeller(context, ids);
  const received = await countEnquiries(context, 'sellerId', ids);
  const sent = await countEnquiries(context, 'buyerId', ids);
  return accounts.map((account) => ({
    ...account,
    lastActiveAt: active.get(account.id) ?? null,
    propertyCount: properties.get(account.id) ?? 0,
    enquiryCount: received.get(account.id) ?? 0,
    sentEnquiryCount: sent.get(account.id) ?? 0,
  }));
}
