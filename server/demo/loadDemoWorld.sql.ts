import sql from 'sql-template-tag';
import { inSnakeCase } from '../src/platform/database/naming.ts';
import { type PictureRow } from '../src/pictures/picture.presenter.ts';
import { type DemoControl } from './world/contactControls.ts';
import { type DemoAccount } from './world/model.ts';

export const lockStatement = (lock: number) => sql`SELECT pg_advisory_lock(${lock})`;

export const unlockStatement = (lock: number) => sql`SELECT pg_advisory_unlock(${lock})`;

export const anyAccountStatement = sql`SELECT FROM account LIMIT 1`;

export const insertOrganisationStatement = (id: string, name: string) =>
  sql`INSERT INTO organisation (id, name) VALUES (${id}, ${name})`;

/** All of them at once. Nobody signs in with a mobile or an address that is not verified. */
export const insertAccountsStatement = (accounts: readonly AccountRow[]) => sql`
  INSERT INTO account (id, name, mobile, email, user_type, kind, role, organisation_id,
    verification_level, avatar, created_at, updated_at, mobile_verified_at, email_verified_at)
  SELECT id, name, mobile, email, user_type, kind, role, organisation_id, verification_level,
    avatar, created_at, created_at, created_at, CASE WHEN email IS NOT NULL THEN created_at END
  FROM jsonb_populate_recordset(NULL::account, ${JSON.stringify(
    accounts.map((account) =>
      Object.fromEntries(Object.entries(account).map(([key, value]) => [inSnakeCase(key), value])),
    ),
  )}::jsonb)`;

interface AccountRow extends Omit<DemoAccount, 'organisation' | 'avatarFile'> {
  organisationId: string | null;
  avatar: PictureRow | null;
}

/** What a reader says under a post. */
export const insertCommentStatement = (comment: {
  id: string;
  blogId: string;
  name: string;
  message: string;
  saidAt: Date;
}) => sql`
  INSERT INTO blog_comment (id, blog_id, name, message, created_at)
  VALUES (${comment.id}, ${comment.blogId}, ${comment.name}, ${comment.message}, ${comment.saidAt})`;

/** A field of the contact form. */
export const insertControlStatement = (control: DemoControl & { id: string; order: number }) => sql`
  INSERT INTO contact_control (id, sort_order, is_active, label, name, type, placeholder, options, required,
    validation, "group")
  VALUES (${control.id}, ${control.order}, true, ${control.label}, ${control.name}, ${control.type},
    ${control.placeholder}, ${control.options}, false, ${JSON.stringify(control.validation)}, 'general')`;

/** A firm that the home page names as a partner. */
export const insertPartnerStatement = (id: string, name: string, order: number) => sql`
  INSERT INTO partner (id, sort_order, name, link) VALUES (${id}, ${order}, ${name}, '')`;

/** Every third listing of these sellers. */
export const assignStatement = (executiveId: string, sellerIds: readonly string[]) => sql`
  UPDATE property SET assigned_to = ${executiveId} WHERE id IN (
    SELECT id FROM (
      SELECT id, row_number() OVER (ORDER BY created_at DESC, id) AS place
      FROM property WHERE seller_id = ANY(${sellerIds})
    ) AS listing WHERE place % 3 = 1)`;
