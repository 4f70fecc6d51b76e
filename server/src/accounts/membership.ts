import { type UserType } from '../../../schema/accounts.ts';
import { type Context } from '../platform/context.ts';
import { isId } from '../platform/ids.ts';
import { type Account } from './account.entity.ts';

/** The inner roles of a builder organisation (D-99); `site_admin` is none of them. */
export type MemberRole = 'admin' | 'manager' | 'executive';

/** An account as its organisation sees it. */
export interface Member {
  id: string;
  name: string | null;
  mobile: string | null;
  email: string | null;
  role: MemberRole;
  status: Account['status'];
}

/** What decides whether somebody may join an organisation. */
export interface Candidate {
  id: string;
  name: string | null;
  /** Null unless it is verified. */
  mobile: string | null;
  userType: UserType | null;
  organisationId: string | null;
}

/** The people of an organisation: admins, managers, executives, the longest there first. */
export function findMembers(context: Context, organisationId: string): Promise<Member[]> {
  return context.query<Member>({ text: MEMBERS, values: [organisationId] });
}

/** One of them, or null. */
export async function findMember(
  context: Context,
  organisationId: string,
  accountId: string,
): Promise<Member | null> {
  if (!isId(accountId)) return null;
  const [member] = await context.query<Member>({
    text: ONE_MEMBER,
    values: [organisationId, accountId],
  });
  return member ?? null;
}

/** Like `findMember`; nobody can remove the member until the running transaction ends. */
export async function holdMember(
  context: Context,
  organisationId: string,
  accountId: string,
): Promise<Member | null> {
  if (!isId(accountId)) return null;
  const [member] = await context.query<Member>({
    text: ONE_MEMBER + ' FOR SHARE',
    values: [organisationId, accountId],
  });
  return member ?? null;
}

/** The account as one who may join; held until the running transaction ends. */
export async function holdCandidate(
  context: Context,
  accountId: string,
): Promise<Candidate | null> {
  const [found] = await context.query<Candidate>({ text: CANDIDATE, values: [accountId] });
  return found ?? null;
}

/** The account that this mobile belongs to: whose owner verified it. */
export async function findByMobile(
  context: Context,
  mobile: string,
): Promise<Pick<Candidate, 'id' | 'name' | 'organisationId'> | null> {
  const [found] = await context.query<Candidate>({ text: BY_MOBILE, values: [mobile] });
  return found ?? null;
}

/** The verified mobile of an account, or null. */
export async function verifiedMobileOf(
  context: Context,
  accountId: string,
): Promise<string | null> {
  const [found] = await context.query<{ mobile: string }>({
    text: 'SELECT mobile FROM account WHERE id = $1 AND mobile_verified_at IS NOT NULL',
    values: [accountId],
  });
  return found?.mobile ?? null;
}

/** Makes the account a builder of this organisation, whatever it was before. */
export async function putIntoOrganisation(
  context: Context,
  accountId: string,
  place: { organisationId: string; role: MemberRole },
): Promise<void> {
  await context.query({
    text: `UPDATE account SET user_type = 'builder', kind = 'builder', organisation_id = $2,
             role = $3, updated_at = now() WHERE id = $1`,
    values: [accountId, place.organisationId, place.role],
  });
}

export async function setRole(
  context: Context,
  accountId: string,
  role: MemberRole,
): Promise<void> {
  await context.query({
    text: 'UPDATE account SET role = $2, updated_at = now() WHERE id = $1',
    values: [accountId, role],
  });
}

/** Who leaves an organisation goes on as a seller of kind builder and keeps what it posted. */
export async function takeOutOfOrganisation(context: Context, accountId: string): Promise<void> {
  await context.query({
    text: `UPDATE account SET user_type = 'seller', kind = 'builder', organisation_id = NULL,
             role = NULL, updated_at = now() WHERE id = $1`,
    values: [accountId],
  });
}

const MEMBER_COLUMNS = 'id, name, mobile, email, role, status';
const IS_MEMBER = `organisation_id = $1 AND user_type = 'builder'
  AND role IN ('admin', 'manager', 'executive')`;

const MEMBERS = [
  'SELECT',
  MEMBER_COLUMNS,
  'FROM account WHERE',
  IS_MEMBER,
  `ORDER BY array_position(ARRAY['admin', 'manager', 'executive'], role), created_at, id`,
].join(' ');

const ONE_MEMBER = ['SELECT', MEMBER_COLUMNS, 'FROM account WHERE', IS_MEMBER, 'AND id = $2'].join(
  ' ',
);

const CANDIDATE = `
  SELECT id, name, CASE WHEN mobile_verified_at IS NOT NULL THEN mobile END AS mobile,
    user_type AS "userType", organisation_id AS "organisationId"
  FROM account WHERE id = $1 FOR NO KEY UPDATE`;

const BY_MOBILE = `
  SELECT id, name, organisation_id AS "organisationId" FROM account
  WHERE mobile = $1 AND mobile_verified_at IS NOT NULL`;
