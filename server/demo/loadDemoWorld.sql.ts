import sql from 'sql-template-tag';
import { type PictureRow } from '../src/pictures/picture.presenter.ts';
import { type DemoControl } from './world/contactControls.ts';
import { type DemoAccount } from './world/model.ts';

export const lockStatement = (lock: number) => sql`SELECT pg_advisory_lock(${lock})`;

export const unlockStatement = (lock: number) => sql`SELECT pg_advisory_unlock(${lock})`;

export const anyAccountStatement = sql`SELECT FROM account LIMIT 1`;

export const insertOrganisationStatement = (id: string, name: string) =>
  sql`INSERT INTO organisation (id, name) VALUES (${id}, ${name})`;

/** Nobody signs in with a mobile or an address that is not verified. */
export const insertAccountStatement = (
  account: DemoAccount,
  organisationId: string | null,
  avatar: PictureRow | null,
) => sql`
  INSERT INTO account (id, name, mobile, email, user_type, kind, role, organisation_id,
    verification_level, avatar, created_at, updated_at, mobile_verified_at, email_verified_at)
  VALUES (${account.id}, ${account.name}, ${account.mobile}, ${account.email}, ${account.userType},
    ${account.kind}, ${account.role}, ${organisationId}, ${account.verificationLevel},
    ${avatar && JSON.stringify(avatar)}, ${account.createdAt}, ${account.createdAt},
    ${account.mobile === null ? null : account.createdAt},
    ${account.email === null ? null : account.createdAt})`;

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
