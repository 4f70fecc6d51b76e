import { type Page } from '../platform/database/paging.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { OwnPropertyState } from './seller.graphql.ts';

/**
 * Where a listing of somebody's own stands: in one state or two. They overlap: an approved listing whose edited
 * version waits is both public and pending.
 */
export const OWN_STATES = Object.values(OwnPropertyState);

/** The newest version of a listing, and what came of it so far. */
export interface OwnProperty {
  property: PropertyRow;
  viewCount: number;
  enquiryCount: number;
  favouriteCount: number;
}

/** The total counts the listings of the state asked for, or all. */
export interface OwnPropertyPage extends Page<OwnProperty> {
  counts: { state: OwnPropertyState; count: number }[];
}
