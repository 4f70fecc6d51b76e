import { listingsOf, type Sellers, sellersOf } from '../overview/listingsOfScope.ts';
import { type Context } from '../platform/context.ts';
import { clampPage, pageOf, type WantedPage } from '../platform/paging.ts';
import { REVISION_COLUMN } from '../properties/findProperty.sql.ts';
import { dated, type PropertyWithRevision } from '../properties/findProperty.ts';
import { newestVersion } from '../properties/listingContent.ts';
import { PROPERTY_COLUMNS, type PropertyRow } from '../properties/property.row.ts';
import {
  OWN_STATES,
  type OwnPropertyPage,
  type OwnState,
  STATE_CONDITIONS,
} from './ownProperty.ts';
import { countOfListings } from './countOfListings.ts';
import { ownScope } from './seller.policy.ts';

/**
 * The listings that the viewer calls its own, newest first, each in its newest version with what came of it
 * (D-78, D-99). Asks the primary: people look for what they changed a moment ago. `page` and `pageSize` are
 * clamped.
 */
export async function findOwnProperties(
  context: Context,
  wanted: WantedPage & { state?: OwnState | null },
): Promise<OwnPropertyPage> {
  const sellers = await sellersOf(context, ownScope(context.viewer));
  const state = wanted.state ?? null;
  const page = clampPage(wanted);
  const [counted, rows] = await Promise.all([
    countOwnProperties(context, sellers),
    newestVersions(context, sellers, { ...page, state }),
  ]);
  const counts = await countOfListings(
    context,
    rows.map(({ id }) => id),
  );
  const items = rows.map((property) => ({ property, ...counts.of(property.id) }));
  return {
    ...pageOf(items, counted[state ?? 'total'], page),
    counts: OWN_STATES.map((each) => ({ state: each, count: counted[each] })),
  };
}

type OwnCounts = Record<OwnState, number> & { total: number };

/** How many listings of these sellers stand where. */
async function countOwnProperties(context: Context, sellers: Sellers): Promise<OwnCounts> {
  const [counted] = await context.query<OwnCounts>({
    name: 'own_property_counts',
    text: COUNTS,
    values: [sellers.sellerIds, sellers.assignedTo],
  });
  return counted ?? { total: 0, public: 0, pending: 0, rejected: 0, closed: 0, hidden: 0 };
}

async function newestVersions(
  context: Context,
  { sellerIds, assignedTo }: Sellers,
  { state, pageSize, offset }: { state: OwnState | null; pageSize: number; offset: number },
): Promise<PropertyRow[]> {
  const found = await context.query<PropertyWithRevision>({
    name: 'own_properties_' + (state ?? 'all'),
    text: PAGES[state ?? 'all'],
    values: [sellerIds, assignedTo, pageSize, offset],
  });
  return found.map(({ revision, ...row }) => newestVersion(row, dated(revision)));
}

export const COUNTS = [
  'SELECT count(*)::int AS total,',
  OWN_STATES.map((state) =>
    ['count(*) FILTER (WHERE', STATE_CONDITIONS[state], `)::int AS "${state}"`].join(' '),
  ).join(', '),
  'FROM (',
  listingsOf('id, approval_status, is_active, lifecycle'),
  ') AS p LEFT JOIN property_revision AS r ON r.property_id = p.id',
].join(' ');

/** Each seller's listings are walked in the order of their index; only one page of rows is read whole. */
function pageWhere(condition: string): string {
  const listings = [
    'SELECT p.id, p.created_at FROM property AS p',
    'LEFT JOIN property_revision AS r ON r.property_id = p.id',
  ].join(' ');
  const newest = 'ORDER BY p.created_at DESC, p.id DESC LIMIT $3::bigint + $4::bigint';
  return [
    'SELECT',
    PROPERTY_COLUMNS.text + ',',
    REVISION_COLUMN.text,
    'FROM (SELECT newest.id, newest.created_at FROM unnest($1::text[]) AS seller (id)',
    'CROSS JOIN LATERAL (',
    [listings, 'WHERE p.seller_id = seller.id AND', condition, newest].join(' '),
    ') AS newest UNION SELECT id, created_at FROM (',
    [listings, 'WHERE p.assigned_to = $2 AND', condition, newest].join(' '),
    ') AS assigned ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4) AS picked',
    'JOIN property AS p ON p.id = picked.id JOIN account AS s ON s.id = p.seller_id',
    'LEFT JOIN property_revision AS r ON r.property_id = p.id',
    'ORDER BY picked.created_at DESC, picked.id DESC',
  ].join(' ');
}

export const PAGES: Readonly<Record<OwnState | 'all', string>> = {
  all: pageWhere('true'),
  public: pageWhere(STATE_CONDITIONS.public),
  pending: pageWhere(STATE_CONDITIONS.pending),
  rejected: pageWhere(STATE_CONDITIONS.rejected),
  closed: pageWhere(STATE_CONDITIONS.closed),
  hidden: pageWhere(STATE_CONDITIONS.hidden),
};
