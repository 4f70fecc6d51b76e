import { JsonContains } from 'typeorm';
import { type Context } from '../platform/context.ts';
import { countsWithStatement } from './countListingsWith.sql.ts';
import { PropertyRevision } from './propertyRevision.entity.ts';

/** How many listings have each amenity, by its bit, in whatever state they are; counted up to `most`. */
export async function countListingsWith(
  context: Context,
  bits: readonly number[],
  most: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await context.query<{ bit: number; count: number }>(countsWithStatement(bits, most));
  return new Map(rows.map(({ bit, count }) => [bit, Math.min(count, most)]));
}

/** How many edited versions, which nobody approved yet, have an amenity. */
export function countRevisionsWith({ manager }: Context, amenityId: string): Promise<number> {
  return manager.countBy(PropertyRevision, {
    content: JsonContains({ details: { amenities: [amenityId] } }),
  });
}
