import { isId } from '../platform/ids.ts';
import { type Context } from '../platform/context.ts';
import { canRead } from './property.policy.ts';
import { PROPERTY_COLUMNS, type PropertyRow } from './property.row.ts';

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
  return row && canRead(context.viewer, row) ? row : null;
}

const PROPERTY_BY_ID = [
  'SELECT',
  PROPERTY_COLUMNS,
  'FROM property AS p JOIN account AS s ON s.id = p.seller_id WHERE p.id = $1',
].join(' ');
