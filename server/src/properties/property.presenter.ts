import { amenitiesInForce, type Amenity } from '../../../schema/catalogue/amenities.ts';
import {
  cardRows,
  displayRows,
  readAliases,
  subtypeByKey,
} from '../../../schema/catalogue/interpret.ts';
import { type Details } from '../../../schema/catalogue/model.ts';
import { AREA_UNITS } from '../../../schema/catalogue/units.ts';
import { maskEmail, maskPhone } from '../../../schema/format/phone.ts';
import { closedState } from '../../../schema/rules/leadClosed.ts';
import { type UnlockedListings } from '../contactAccess/unlockedListings.ts';
import { pictureAddress, presentPicture } from '../pictures/picture.presenter.ts';
import { type Viewer } from '../platform/context.ts';
import { groupBy } from '../platform/groupBy.ts';
import { type Page, presentPagination } from '../platform/database/paging.ts';
import { pick } from '../platform/pick.ts';
import { REST_COLUMNS } from './listingColumns.ts';
import { versionOf } from './listingContent.ts';
import { canEdit, canSeeContact } from './property.policy.ts';
import { type OwnerKind, type PropertyRow } from './property.row.ts';
import { type ValueOf } from '../platform/http/jsonSchema.ts';
import { type PROPERTY, type PROPERTY_LIST_RESPONSE } from './property.schema.ts';

export const OWNER_TYPES = {
  owner: 'Owner',
  agent: 'Agent',
  builder: 'Builder',
} as const satisfies Record<OwnerKind, string>;

export function knownArea(property: Pick<PropertyRow, 'areaSqm'>): number | null {
  return property.areaSqm > 0 ? Math.round(property.areaSqm * 100) / 100 : null;
}

export function pricePerSquareFoot(
  property: Pick<PropertyRow, 'price' | 'areaSqm' | 'purpose'>,
): number | null {
  if (property.purpose !== 'sell' || property.price === 0 || property.areaSqm === 0) return null;
  const rate = Math.round((property.price * AREA_UNITS['Sq ft'].squareMetres) / property.areaSqm);
  return rate > 0 && rate <= LARGEST_RATE ? rate : null;
}

/** The largest Int of GraphQL; what is dearer has a wrong area. */
const LARGEST_RATE = 2 ** 31 - 1;

export function amenitiesOf(property: Pick<PropertyRow, 'amenityBits'>): Amenity[] {
  const bits = new Set(property.amenityBits);
  return amenitiesInForce().filter((amenity) => bits.has(amenity.bit));
}

type SellerFacts = Pick<
  PropertyRow,
  'sellerId' | 'sellerName' | 'sellerKind' | 'sellerVerification' | 'sellerAvatar' | 'sellerSince'
>;

export function sellerOf(property: SellerFacts) {
  return {
    id: property.sellerId,
    name: property.sellerName ?? 'User',
    ownerType: property.sellerKind ?? 'owner',
    verificationLevel: property.sellerVerification,
    avatar: property.sellerAvatar && presentPicture(property.sellerAvatar),
    memberSince: property.sellerSince,
  };
}

/**
 * The contact as this viewer may see it: in full for those who may change the listing and, while that can be had, for
 * those who were given it, which `unlocked` says. Masking happens here and nowhere later.
 */
export function contactOf(
  viewer: Viewer,
  property: PropertyRow,
  unlocked: UnlockedListings,
): { isOpen: boolean; phone: string; email: string } {
  const isGiven = unlocked.has(property.id) && closedState(property.lifecycle) === null;
  if (isGiven || canSeeContact(viewer, property)) {
    return { isOpen: true, phone: property.contactPhone, email: property.contactEmail };
  }
  const { contactPhone, contactEmail } = property;
  return { isOpen: false, phone: maskPhone(contactPhone), email: maskEmail(contactEmail) };
}

export function factsOf({ subtype, details, purpose }: PropertyRow) {
  const rows = displayRows(subtypeByKey(subtype), details, purpose);
  return Array.from(
    groupBy(rows, ({ group }) => [group]),
    ([title, facts]) => ({
      title,
      facts: facts.map(({ key, label, value }) => ({ key, label, value })),
    }),
  );
}

/** What its card says of its details. */
export function cardFactsOf({ subtype, details }: PropertyRow) {
  return cardRows(subtypeByKey(subtype), details);
}

/** The details with what is kept beside them. */
export function detailsOf(property: PropertyRow): Details {
  const { description } = property;
  return {
    ...property.details,
    subType: subtypeByKey(property.subtype).title,
    ...(description === '' ? {} : { description }),
    images: property.pictures.map(pictureAddress),
    shareWithAgents: property.shareWithAgents,
  };
}

/** A listing as the documented clients read it. */
export function presentRestProperty(
  viewer: Viewer,
  property: PropertyRow,
  unlocked: UnlockedListings,
): ValueOf<typeof PROPERTY> {
  const contact = contactOf(viewer, property, unlocked);
  const images = property.pictures.map(pictureAddress);
  const subtype = subtypeByKey(property.subtype);
  const details: Record<string, unknown> = readAliases(detailsOf(property), subtype);
  const { builtArea } = details;
  const price = property.price || null;
  const area = property.area || null;
  const cost = price ?? details[subtype.price.field] ?? null;
  details.area ??= area;
  details.locality ??= property.locality;
  details.bedrooms ??= property.bedrooms;
  details.cost = cost;
  details.price = cost;
  const isOwn = canEdit(viewer, property);
  // Not by spreading, which costs four times as much for an object of so many names.
  return Object.assign(pick(property, REST_COLUMNS), {
    _id: property.id,
    propertyId: property.id,
    subtype: subtype.title,
    status: property.purpose,
    location: property.locality,
    images,
    image: images[0] ?? null,
    isPublic: property.isPublic,
    rejectionReason: isOwn ? property.rejectionReason : null,
    version: isOwn ? versionOf(property) : null,
    price,
    area,
    builtArea: typeof builtArea === 'number' ? builtArea : area,
    amenities: amenitiesOf(property).map(({ id, name }) => ({ _id: id, id, name })),
    ownerType: OWNER_TYPES[property.sellerKind ?? 'owner'],
    contactPhone: contact.phone,
    contactEmail: contact.email,
    sellerName: property.sellerName,
    seller: {
      _id: property.sellerId,
      name: property.sellerName,
      profileImage: property.sellerAvatar ? pictureAddress(property.sellerAvatar) : null,
    },
    sellerProfile: { verificationLevel: property.sellerVerification },
    sellerAvatar: property.sellerAvatar ? pictureAddress(property.sellerAvatar) : null,
    details,
    createdAt: property.createdAt.toISOString(),
    updatedAt: property.updatedAt.toISOString(),
  });
}

/** What a page of listings has besides them, whatever list it is. */
interface RestList extends Page<PropertyRow> {
  totalIsLowerBound: boolean;
}

/** The list under every documented name, the pagination beside it. */
export function presentRestList(
  viewer: Viewer,
  page: RestList,
  message: string,
  unlocked: UnlockedListings,
): ValueOf<typeof PROPERTY_LIST_RESPONSE> {
  const list = page.items.map((item) => presentRestProperty(viewer, item, unlocked));
  const pagination = {
    ...presentPagination(page),
    totalProperties: page.total,
    totalIsLowerBound: page.totalIsLowerBound,
  };
  return {
    success: true,
    message,
    data: { data: list, properties: list, pagination },
    properties: list,
    pagination,
  };
}
