import { POSTING_TEXTS, SELLER_TEXTS } from '../../../schema/catalogue/messages.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { unlockedListings } from '../contactAccess/unlockedListings.ts';
import { notFound, unusable } from '../platform/failures.ts';
import { oneOf } from '../platform/http/jsonSchema.ts';
import { PAGING_PARAMETERS, pagingParameters, readPage } from '../platform/database/paging.ts';
import {
  type RestParameter,
  type RestRequest,
  type RestRow,
  restRow,
} from '../platform/http/rest.ts';
import { findOwnProperties } from './findOwnProperties.ts';
import { findSeller, findSellerListings } from './findSeller.ts';
import { findSummary } from './findSummary.ts';
import { OWN_STATES } from './ownProperty.ts';
import { type OwnPropertyState } from './seller.graphql.ts';
import { presentOwnProperties, presentSeller, presentSummary } from './seller.presenter.ts';
import { OWN_PROPERTIES_RESPONSE, SELLER_RESPONSE, SUMMARY_RESPONSE } from './seller.schema.ts';

const TAG = 'Sellers';

const STATE: RestParameter = {
  name: 'state',
  in: 'query',
  description: 'Filters by this value. All if omitted.',
  schema: oneOf([...OWN_STATES, 'all']),
  example: 'pending',
};

export const SELLER_REST_ROWS: readonly RestRow[] = [
  ownRow({
    path: '/api/properties/my-properties',
    summary: "Lists the caller's own listings, newest first: all of them up to 200, or one page.",
    defaultSize: LIMITS.page.wholeSize,
    maxSize: LIMITS.page.wholeSize,
  }),
  ownRow({
    path: '/api/seller/properties',
    summary: "Lists the caller's own listings.",
    defaultSize: LIMITS.page.defaultSize,
    maxSize: LIMITS.page.maxSize,
  }),
  restRow({
    method: 'GET',
    path: '/api/seller/dashboard-summary',
    tag: TAG,
    summary:
      "Returns statistics of the caller's listings: states, views, leads, favourites and the newest listings.",
    bearer: 'needed',
    response: SUMMARY_RESPONSE,
    handler: async (context) => presentSummary(context.viewer, await findSummary(context)),
  }),
  restRow({
    method: 'GET',
    path: '/api/seller',
    tag: TAG,
    summary: 'Always fails, since a seller profile needs an id.',
    response: SELLER_RESPONSE,
    handler: () => Promise.reject(withoutId()),
  }),
  restRow({
    method: 'GET',
    path: '/api/seller/{id}',
    tag: TAG,
    summary: 'Returns the public profile of a seller with a page of public listings.',
    parameters: [
      { name: 'id', in: 'path', description: 'Id of the account, 24 hexadecimal characters.' },
      ...PAGING_PARAMETERS,
    ],
    bearer: 'used',
    response: SELLER_RESPONSE,
    handler: async (context, { params, query }) => {
      const id = (params['id'] ?? '').trim();
      if (id === '') throw withoutId();
      const record = await findSeller(context.database, id);
      if (!record) throw notFound(SELLER_TEXTS.notFound);
      const listings = await findSellerListings(context.database, record, readPage(query));
      return presentSeller(context.viewer, record, listings, await unlockedListings(context));
    },
  }),
];

interface OwnRow extends Pick<RestRow, 'path' | 'summary'> {
  defaultSize: number;
  maxSize: number;
}

/** Documented clients read the one list whole and the other in pages. */
function ownRow(row: OwnRow): RestRow {
  const { path, summary, defaultSize, maxSize } = row;
  return restRow({
    method: 'GET',
    path,
    summary,
    tag: TAG,
    parameters: [...pagingParameters(defaultSize, maxSize), STATE],
    bearer: 'needed',
    response: OWN_PROPERTIES_RESPONSE,
    handler: async (context, { query }) => {
      const request = { ...readPage(query, defaultSize), state: stateOf(query) };
      const found = await findOwnProperties(context, request, maxSize);
      return presentOwnProperties(context.viewer, found);
    },
  });
}

function withoutId() {
  return unusable('id', POSTING_TEXTS.sellerIdRequired);
}

function stateOf(query: RestRequest['query']): OwnPropertyState | null {
  const text = (query.get('state') ?? '').trim().toLowerCase();
  if (text === '' || text === 'all') return null;
  const state = OWN_STATES.find((each) => each === text);
  if (state) return state;
  throw unusable('state', 'Use public, pending, rejected, closed or hidden for state.');
}
