import { sellersOf } from '../overview/listingsOfScope.ts';
import { type Context } from '../platform/context.ts';
import { prepared } from '../platform/database/prepared.ts';
import { onlyRow } from '../platform/database/onlyRow.ts';
import { clampPage, pageOf, type PageRequest } from '../platform/database/paging.ts';
import { dated, type PropertyWithRevision } from '../properties/findProperty.ts';
import { newestVersion } from '../properties/listingContent.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { countsStatement, pageStatement } from './findOwnProperties.sql.ts';
import { OWN_STATES, type OwnPropertyPage } from './ownProperty.ts';
import { type OwnPropertyState } from './seller.graphql.ts';
import { countOfListings } from './countOfListings.ts';
import { ownScope } from './seller.policy.ts';
import { type Sellers } from '../overview/listingsOfScope.sql.ts';

/**
 * The listings that the viewer calls its own, newest first, each in its newest version with what came of it.
 * Asks the primary: people look for what they changed a moment ago. `page` and `pageSize` are
 * clamped, the size to `maxSize`.
 */
export async function findOwnProperties(
  context: Context,
  request: PageRequest & { state?: OwnPropertyState | null },
  maxSize?: number,
): Promise<OwnPropertyPage> {
  const sellers = await sellersOf(context, ownScope(context.viewer));
  const state = request.state ?? null;
  const page = clampPage(request, maxSize);
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

type OwnCounts = Record<OwnPropertyState, number> & { total: number };

/** How many listings of these sellers stand where. */
async function countOwnProperties(context: Context, sellers: Sellers): Promise<OwnCounts> {
  return onlyRow(
    await context.query<OwnCounts>(prepared('own_property_counts', countsStatement(sellers))),
  );
}

async function newestVersions(
  context: Context,
  sellers: Sellers,
  request: Parameters<typeof pageStatement>[1],
): Promise<PropertyRow[]> {
  const found = await context.query<PropertyWithRevision>(
    prepared('own_properties_' + (request.state ?? 'all'), pageStatement(sellers, request)),
  );
  return found.map(({ revision, ...row }) => newestVersion(row, dated(revision)));
}
