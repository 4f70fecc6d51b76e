import sql, { join, raw, type Sql } from 'sql-template-tag';
import { inSnakeCase } from '../platform/database/naming.ts';
import { ALL_COLUMNS } from './listingColumns.ts';

/** The rows of a listing and its waiting edit, without what the database derives. */
const stateOf = (id: string) => sql`jsonb_build_object(
  'property', (SELECT to_jsonb(p) - '{search,amenity_mask}'::text[] FROM property AS p WHERE p.id = ${id}),
  'property_revision', coalesce(
    (SELECT jsonb_agg(to_jsonb(r) - 'search') FROM property_revision AS r WHERE r.property_id = ${id}), '[]'))`;

/** What goes with a listing when it is removed. */
const INTEREST = ['favourite', 'listing_view', 'contact_grant'] as const;

const interestIn = (id: string) =>
  sql`jsonb_build_object(${join(
    INTEREST.map(
      (table) => sql`${raw(`'${table}'`)},
    coalesce((SELECT jsonb_agg(to_jsonb(t)) FROM ${raw(table)} AS t WHERE t.property_id = ${id}), '[]')`,
    ),
  )})`;

/** How it is now, as a text that no number changes in; with what goes with it where it is removed. */
export const beforeStatement = (id: string, removes: boolean) => sql`
  SELECT (${stateOf(id)} || ${removes ? interestIn(id) : sql`'{}'`})::text AS before`;

/** Takes the place of what could be undone before; pictures that it has left stay to be removed. */
export const keepStatement = (
  id: string,
  saved: {
    accountId: string;
    action: string;
    before: string;
    messageId: string | null;
    unshown: readonly string[];
  },
) => sql`
  INSERT INTO listing_undo AS u (property_id, account_id, action, before, after, message_id, unshown)
  VALUES (${id}, ${saved.accountId}, ${saved.action}, ${saved.before}, ${stateOf(id)}, ${saved.messageId}, ${saved.unshown})
  ON CONFLICT (property_id) DO UPDATE SET account_id = excluded.account_id, action = excluded.action,
    before = excluded.before, after = excluded.after, message_id = excluded.message_id,
    unshown = u.unshown || excluded.unshown, created_at = now()`;

/** What can be undone of a listing, locked, and whether it still can. */
export const undoableStatement = (id: string, accountId: string, heldSeconds: number) => sql`
  SELECT action, message_id AS "messageId", unshown, before->'property' AS property,
    after = ${stateOf(id)} AS "isUntouched",
    created_at > now() - make_interval(secs => ${heldSeconds}) AS "isInTime"
  FROM listing_undo WHERE property_id = ${id} AND account_id = ${accountId} FOR UPDATE`;

const COLUMNS = ALL_COLUMNS.map(inSnakeCase);
const EDIT_COLUMNS = 'property_id, content, status, rejection_reason, submitted_by, created_at';

/**
 * Writes everything back, in this order: what is counted by listing and day counts what has a listing, and none of it
 * a second time.
 */
export const restoreStatements = (id: string): Sql[] => [
  sql`SET CONSTRAINTS ALL DEFERRED`,
  ...INTEREST.map(
    (table) => sql`INSERT INTO ${raw(table)} SELECT t.* FROM listing_undo AS u,
      jsonb_populate_recordset(NULL::${raw(table)}, u.before->${raw(`'${table}'`)}) AS t WHERE u.property_id = ${id}`,
  ),
  sql`DELETE FROM removed_property WHERE id = ${id}`,
  sql`INSERT INTO property (${raw(COLUMNS.join(', '))})
    SELECT ${raw(COLUMNS.map((name) => `p.${name}`).join(', '))} FROM listing_undo AS u,
      jsonb_populate_record(NULL::property, u.before->'property') AS p WHERE u.property_id = ${id}
    ON CONFLICT (id) DO UPDATE SET ${raw(COLUMNS.map((name) => `${name} = excluded.${name}`).join(', '))}`,
  sql`DELETE FROM property_revision WHERE property_id = ${id}`,
  sql`INSERT INTO property_revision (${raw(EDIT_COLUMNS)}) SELECT ${raw(EDIT_COLUMNS)}
    FROM jsonb_populate_recordset(NULL::property_revision,
      (SELECT before->'property_revision' FROM listing_undo WHERE property_id = ${id}))`,
];

/** Takes some that cannot be undone any more, and answers the pictures that no version shows. */
export const settleStatement = (heldSeconds: number, most: number) => sql`
  DELETE FROM listing_undo WHERE property_id IN (
    SELECT property_id FROM listing_undo WHERE created_at < now() - make_interval(secs => ${heldSeconds})
    ORDER BY created_at LIMIT ${most} FOR UPDATE SKIP LOCKED)
  RETURNING property_id AS id, unshown`;

/** Of these pictures those that neither the listing nor its waiting edit shows. */
export const unshownStatement = (id: string, pictureIds: readonly string[]) => sql`
  SELECT picture FROM unnest(${pictureIds}::text[]) AS picture
  WHERE NOT EXISTS (SELECT FROM property WHERE id = ${id}
      AND pictures @> jsonb_build_array(jsonb_build_object('id', picture)))
    AND NOT EXISTS (SELECT FROM property_revision WHERE property_id = ${id}
      AND content->'pictures' @> jsonb_build_array(jsonb_build_object('id', picture)))`;

/**
 * A listing that has just become public may become a pending one again: it is announced once that is over. Literal,
 * a condition on property.
 */
export const IS_SETTLED = `NOT EXISTS (SELECT FROM listing_undo AS u WHERE u.property_id = property.id
  AND u.before->'property'->>'approval_status' <> 'approved')`;
