import { findAmenity } from '../../../schema/catalogue/amenities.ts';
import { headline, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { localityPlace } from '../gazetteer/localityPlace.ts';
import { sha256 } from '../platform/hash.ts';
import { pick } from '../platform/pick.ts';
import { type DerivedColumn, POSTER_COLUMNS } from './listingColumns.ts';
import { type Property } from './property.entity.ts';
import { type PropertyRow, type ListingContent } from './property.row.ts';
import { type PropertyRevision } from './propertyRevision.entity.ts';

/** An edited version that waits for approval, or was refused, while the approved one stands. */
export type Revision = Pick<
  PropertyRevision,
  'content' | 'status' | 'rejectionReason' | 'createdAt'
>;

type Stated = Pick<ListingContent, 'subtype' | 'details' | 'city' | 'state' | 'locality'>;

/** What is searched and sorted, as the catalogue and the gazetteer derive it from what is stated. */
export function derivedFacts(content: Stated): Pick<Property, DerivedColumn> {
  const { details, city, state, locality } = content;
  const subtype = subtypeByKey(content.subtype);
  const facts = headline(subtype, details);
  const amenities = details['amenities'];
  return {
    type: subtype.type,
    place: localityPlace(city, state, locality).key,
    project: facts.project ?? '',
    price: Math.round(facts.price ?? 0),
    area: facts.area ?? 0,
    areaUnit: facts.areaUnit,
    areaSqm: facts.areaSqm ?? 0,
    bedrooms: facts.bedrooms,
    bathrooms: facts.bathrooms,
    rooms: facts.rooms,
    isNewProject: facts.isNewProject,
    amenityBits: Array.isArray(amenities)
      ? amenities.flatMap((id) => findAmenity(id)?.bit ?? [])
      : [],
  };
}

/** The columns that a content fills. */
export function contentColumns(content: ListingContent) {
  return {
    ...contentOf(content),
    pictures: [...content.pictures],
    ...derivedFacts(content),
  };
}

/**
 * The newest version of a listing, for those who may change it: what waits or was refused laid over the
 * approved row, which visitors go on seeing.
 */
export function newestVersion(row: PropertyRow, revision: Revision | null): PropertyRow {
  if (revision === null) return row;
  const { content } = revision;
  return {
    ...row,
    ...content,
    ...derivedFacts({ ...row, ...content }),
    pictures: [...content.pictures],
    approvalStatus: revision.status,
    rejectionReason: revision.rejectionReason,
    updatedAt: revision.createdAt,
    publicVersion: contentOf(row),
  };
}

/** What a row says, and nothing besides: the base of an edit and what an edit is compared with. */
export function contentOf(row: ListingContent): ListingContent {
  return pick(row, POSTER_COLUMNS);
}

/** Names what a listing says: the same for the same content, whoever wrote it and whatever was undone between. */
export function versionOf(row: ListingContent): string {
  const content = { ...contentOf(row), pictures: row.pictures.map(({ id, label }) => [id, label]) };
  return sha256(JSON.stringify(content)).toString('hex').slice(0, VERSION_DIGITS);
}

const VERSION_DIGITS = 16;
