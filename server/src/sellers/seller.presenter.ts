import { pluralize } from '../../../schema/format/count.ts';
import { NOTHING_UNLOCKED, type UnlockedListings } from '../contactAccess/unlockedListings.ts';
import { pictureAddress } from '../pictures/picture.presenter.ts';
import { type Viewer } from '../platform/context.ts';
import { type Page } from '../platform/database/paging.ts';
import {
  OWNER_TYPES,
  presentRestList,
  presentRestProperty,
} from '../properties/property.presenter.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { type SellerRecord } from './findSeller.ts';
import { type SellerSummary } from './findSummary.ts';
import { type OwnProperty, type OwnPropertyPage } from './ownProperty.ts';
import { type ValueOf } from '../platform/http/jsonSchema.ts';
import {
  type OWN_PROPERTIES_RESPONSE,
  type OWN_PROPERTY,
  type SELLER_RESPONSE,
  type SUMMARY_RESPONSE,
} from './seller.schema.ts';

/** The listings under every documented name, with what came of each. */
export function presentOwnProperties(
  viewer: Viewer,
  page: OwnPropertyPage,
): ValueOf<typeof OWN_PROPERTIES_RESPONSE> {
  const { items, total, counts } = page;
  const list = items.map((item) => presentOwnProperty(viewer, item));
  const message = pluralize(total, 'property', 'properties') + ' found.';
  const { pagination } = presentRestList(
    viewer,
    { ...page, items: [], totalIsLowerBound: false },
    message,
    NOTHING_UNLOCKED,
  );
  return {
    success: true,
    message,
    data: { data: list, properties: list, pagination, counts: byState(counts) },
    properties: list,
    pagination,
  };
}

export function presentSummary(
  viewer: Viewer,
  summary: SellerSummary,
): ValueOf<typeof SUMMARY_RESPONSE> {
  const { total, counts, views, leads, newLeads, favourites, recent } = summary;
  const list = recent.map((item) => presentOwnProperty(viewer, item));
  const data = {
    totalProperties: total,
    properties: { total, ...byState(counts) },
    totalViews: views,
    totalLeads: leads,
    newLeads,
    totalFavorites: favourites,
    recentProperties: list,
  };
  return { success: true, message: 'Summary found.', data, summary: data };
}

/** The record in `data` and in `seller`. */
export function presentSeller(
  viewer: Viewer,
  { seller, listingCount }: SellerRecord,
  listings: Page<PropertyRow>,
  unlocked: UnlockedListings,
): ValueOf<typeof SELLER_RESPONSE> {
  const { properties, pagination } = presentRestList(
    viewer,
    { ...listings, totalIsLowerBound: false },
    '',
    unlocked,
  );
  const record = {
    _id: seller.id,
    id: seller.id,
    name: seller.name,
    ownerType: OWNER_TYPES[seller.ownerType],
    verificationLevel: seller.verificationLevel,
    profileImage: seller.avatar && pictureAddress(seller.avatar),
    memberSince: seller.memberSince.toISOString(),
    totalProperties: listingCount,
    properties,
    pagination,
  };
  return { success: true, message: 'Seller found.', data: record, seller: record };
}

function presentOwnProperty(viewer: Viewer, item: OwnProperty): ValueOf<typeof OWN_PROPERTY> {
  const { property, viewCount, enquiryCount, favouriteCount } = item;
  return {
    ...presentRestProperty(viewer, property, NOTHING_UNLOCKED),
    isPublic: property.isPublic,
    rejectionReason: property.rejectionReason,
    views: viewCount,
    leads: enquiryCount,
    favorites: favouriteCount,
  };
}

function byState(counts: OwnPropertyPage['counts']): Record<string, number> {
  return Object.fromEntries(counts.map(({ state, count }) => [state, count]));
}
