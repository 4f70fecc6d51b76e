import {
  AMENITIES,
  FIRST_ADDED_BIT,
  type Amenity as KnownAmenity,
} from '../../../schema/catalogue/amenities.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { amenityKey } from '../../../schema/rules/amenity.ts';
import { cut } from '../../../schema/rules/text.ts';
import { type Context } from '../platform/context.ts';
import { clampPage, type Page, pageOf } from '../platform/database/paging.ts';
import { countListingsWith } from '../properties/countListingsWith.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { Amenity } from '../amenities/amenity.entity.ts';
import { type AmenitiesInput } from './amenity.input.ts';

/** An amenity as administrators see it. */
export interface AmenityRow extends Omit<KnownAmenity, 'suits' | 'aliases'> {
  suits: Amenity['suits'];
  aliases: string[];
  isBuiltIn: boolean;
  propertyCount: number;
}

/**
 * The amenities, the newest of the added ones first, then the catalogue's in its order. FORBIDDEN for everybody but a
 * site_admin.
 */
export async function findAmenities(
  context: Context,
  { search, isBuiltIn, ...request }: AmenitiesInput,
): Promise<Page<AmenityRow>> {
  siteAdmin(context.viewer);
  const page = clampPage(request);
  const text = cut(search?.trim() ?? '', LIMITS.keyword.sentMaxLength);
  const sought = amenityKey(text);
  const found = listed(await storedAmenities(context)).filter(
    (amenity) =>
      (isBuiltIn == null || isBuiltIn === isOfCatalogue(amenity)) &&
      (text === '' || isNamed(amenity, text, sought)),
  );
  const shown = found.slice(page.offset, page.offset + page.pageSize);
  return pageOf(await withCounts(context, shown), found.length, page);
}

/** One of them as administrators see it. */
export async function amenityRow(context: Context, amenity: KnownAmenity): Promise<AmenityRow> {
  const [row] = await withCounts(context, [amenity]);
  if (row === undefined) throw new Error('One amenity has one row.');
  return row;
}

/** Every amenity as the database has it now, the catalogue's first; what is in memory may be a moment older. */
export async function storedAmenities({ manager }: Context): Promise<KnownAmenity[]> {
  const rows = await manager.find(Amenity, { order: { bit: 'ASC' } });
  const byId = new Map<string, KnownAmenity>(rows.map((row) => [row.id, row]));
  const added = rows.filter((row) => !isOfCatalogue(row));
  return [...AMENITIES.map((amenity) => byId.get(amenity.id) ?? amenity), ...added];
}

export function isOfCatalogue({ bit }: KnownAmenity): boolean {
  return bit < FIRST_ADDED_BIT;
}

function listed(amenities: readonly KnownAmenity[]): KnownAmenity[] {
  const added = amenities.filter((amenity) => !isOfCatalogue(amenity));
  return [...added.toReversed(), ...amenities.filter(isOfCatalogue)];
}

function isNamed({ id, name, aliases }: KnownAmenity, text: string, sought: string): boolean {
  if (id === text) return true;
  return sought !== '' && [name, ...aliases].some((each) => amenityKey(each).includes(sought));
}

async function withCounts(
  context: Context,
  amenities: readonly KnownAmenity[],
): Promise<AmenityRow[]> {
  const bits = amenities.map(({ bit }) => bit);
  const counts = await countListingsWith(context, bits, LIMITS.amenity.maxCounted);
  return amenities.map((amenity) => ({
    id: amenity.id,
    name: amenity.name,
    icon: amenity.icon,
    bit: amenity.bit,
    suits: [...amenity.suits],
    aliases: [...amenity.aliases],
    isBuiltIn: isOfCatalogue(amenity),
    propertyCount: counts.get(amenity.bit) ?? 0,
  }));
}
