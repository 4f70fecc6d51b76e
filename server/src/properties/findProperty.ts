import { LIMITS } from '../../../schema/limits.ts';
import { isId } from '../platform/ids.ts';
import { type Context } from '../platform/context.ts';
import { canRead } from './property.policy.ts';
import { type Lifecycle, PROPERTY_COLUMNS, type PropertyRow } from './property.row.ts';

/**
 * One listing by its id, or null when there is none that this viewer may read: a private listing answers
 * as if it did not exist (D-09). Any text is accepted as an id; only 24 hexadecimal characters can hit.
 */
export async function findProperty(context: Context, id: string): Promise<PropertyRow | null> {
  if (!isId(id)) return null;
  const [row] = await context.database.read<PropertyRow>({
    name: 'property_by_id',
    text: PROPERTY_BY_ID,
    values: [id],
  });
  return row && canRead(context.viewer, row, context.clock.now()) ? row : null;
}

/** One listing whoever asks, read inside the running transaction; for commands, which decide themselves. */
export async function findPropertyNow(context: Context, id: string): Promise<PropertyRow | null> {
  if (!isId(id)) return null;
  const [row] = await context.query<PropertyRow>({ text: PROPERTY_BY_ID, values: [id] });
  return row ?? null;
}

export interface ClosedProperty {
  id: string;
  lifecycle: Lifecycle;
  subtype: string;
  city: string;
  state: string;
}

/**
 * What stood at this id and was sold or rented more than 30 days ago, or null: its page is gone for good,
 * where any other that cannot be read just is not there.
 */
export async function findClosedProperty(
  context: Context,
  id: string,
): Promise<ClosedProperty | null> {
  if (!isId(id)) return null;
  const [row] = await context.database.read<ClosedProperty>({
    name: 'closed_property_by_id',
    text: CLOSED_BY_ID,
    values: [id, context.clock.now(), LIMITS.listing.closedDays],
  });
  return row ?? null;
}

const CLOSED_BY_ID = `
  SELECT id, lifecycle, subtype, city, state FROM property
  WHERE id = $1 AND approval_status = 'approved'
    AND closed_at < $2::timestamptz - $3 * interval '1 day'`;

const PROPERTY_BY_ID = [
  'SELECT',
  PROPERTY_COLUMNS,
  'FROM property AS p JOIN account AS s ON s.id = p.seller_id WHERE p.id = $1',
].join(' ');
