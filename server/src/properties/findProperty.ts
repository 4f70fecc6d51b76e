import { LessThan } from 'typeorm';
import { LIMITS } from '../../../schema/limits.ts';
import { isId } from '../platform/ids.ts';
import { type Context } from '../platform/context.ts';
import { prepared } from '../platform/database/prepared.ts';
import { readEntities } from '../platform/database/readEntities.ts';
import { lockedPropertyStatement, propertyStatement } from './findProperty.sql.ts';
import { newestVersion, type Revision } from './listingContent.ts';
import { Property } from './property.entity.ts';
import { canEdit, canRead } from './property.policy.ts';
import { type PropertyRow } from './property.row.ts';

/**
 * One listing by its id, or null when there is none that this viewer may read: a private listing answers
 * as if it did not exist. Those who may change it see its newest version, which may still wait.
 * Any text is accepted as an id; only 24 hexadecimal characters can hit.
 */
export async function findProperty(context: Context, id: string): Promise<PropertyRow | null> {
  const row = await readProperty(context, id);
  if (!row || !canRead(context.viewer, row, context.clock.now())) return null;
  const { revision, ...approved } = row;
  return canEdit(context.viewer, row) ? newestVersion(approved, dated(revision)) : approved;
}

/** One listing as visitors see it, whoever asks; null when they see none. */
export async function findPublicProperty(
  context: Context,
  id: string,
): Promise<PropertyRow | null> {
  return seenByVisitors(await readProperty(context, id), context);
}

async function readProperty(
  { database }: Context,
  id: string,
): Promise<PropertyWithRevision | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await database.read<PropertyWithRevision>(byId(id));
  return row;
}

const byId = (id: string) => prepared('property_by_id', propertyStatement(id));

/** A listing as it stands for everybody, and the newer version that waits beside it or was refused. */
export interface PropertyVersions {
  row: PropertyRow;
  revision: Revision | null;
}

/**
 * One listing whoever asks, read inside the running transaction and locked until its end; for commands, which
 * decide themselves.
 */
export async function lockProperty(context: Context, id: string): Promise<PropertyVersions | null> {
  if (!isId(id)) return null;
  // Locked before it is read: a statement that waits for the lock reads the newer version as it was before.
  await context.manager.findOne(Property, {
    select: { id: true },
    where: { id },
    lock: { mode: 'for_no_key_update' },
  });
  const [found] = await context.query<PropertyWithRevision>(byId(id));
  if (found === undefined) return null;
  const { revision, ...row } = found;
  return { row, revision: dated(revision) };
}

/**
 * One listing as visitors see it, read inside the running transaction; it cannot be removed before the end of
 * that, and whoever names the same `turn` waits for it. Null when visitors see none.
 */
export async function lockPublicProperty(
  context: Context,
  id: string,
  turn: string,
): Promise<PropertyRow | null> {
  if (!isId(id)) return null;
  const statement = prepared('property_lock', lockedPropertyStatement(id, turn));
  const [found] = await context.query<PropertyWithRevision>(statement);
  return seenByVisitors(found, context);
}

function seenByVisitors(
  found: PropertyWithRevision | undefined,
  { clock }: Context,
): PropertyRow | null {
  if (!found || !canRead({ kind: 'visitor' }, found, clock.now())) return null;
  const { revision: _waiting, ...row } = found;
  return row;
}

/** As it comes in JSON: the time is a text. */
export type RevisionJson = Omit<Revision, 'createdAt'> & { createdAt: string };

export type PropertyWithRevision = PropertyRow & { revision: RevisionJson | null };

export function dated(revision: RevisionJson | null): Revision | null {
  return revision && { ...revision, createdAt: new Date(revision.createdAt) };
}

const DAY_MS = 86_400_000;

export type ClosedProperty = Pick<Property, 'id' | 'lifecycle' | 'subtype' | 'city' | 'state'>;

/**
 * What stood at this id and was sold or rented more than 12 months ago, or null: its page is gone for good,
 * where any other that cannot be read just is not there.
 */
export async function findClosedProperty(
  context: Context,
  id: string,
): Promise<ClosedProperty | null> {
  if (!isId(id)) return null;
  const closedBefore = context.clock.now().getTime() - LIMITS.listing.closedDays * DAY_MS;
  return readEntities(context.database, (manager) =>
    manager.findOne(Property, {
      select: { id: true, lifecycle: true, subtype: true, city: true, state: true },
      where: { id, approvalStatus: 'approved', closedAt: LessThan(new Date(closedBefore)) },
    }),
  );
}
