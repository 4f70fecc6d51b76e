import { type Context } from '../platform/context.ts';
import { type Account } from './account.entity.ts';

export interface AccountRow extends Omit<Account, 'updatedAt'> {
  organisation: { id: string; name: string } | null;
}

/** One account with its organisation, or null. Read from the primary: it may have been written just now. */
export async function findAccount(context: Context, id: string): Promise<AccountRow | null> {
  const [row] = await context.query<AccountRow>({ text: BY_ID, values: [id] });
  return row ?? null;
}

const BY_ID = `
  SELECT a.id, a.name, a.mobile, a.mobile_verified_at AS "mobileVerifiedAt", a.email,
    a.email_verified_at AS "emailVerifiedAt", a.user_type AS "userType", a.kind, a.role,
    a.organisation_id AS "organisationId", a.verification_level AS "verificationLevel", a.status,
    a.avatar, a.preferences, a.created_at AS "createdAt",
    CASE WHEN o.id IS NOT NULL THEN json_build_object('id', o.id, 'name', o.name) END AS organisation
  FROM account a LEFT JOIN organisation o ON o.id = a.organisation_id
  WHERE a.id = $1`;
