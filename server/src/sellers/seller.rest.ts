import { POSTING_TEXTS, SELLER_TEXTS } from '../../../schema/catalogue/messages.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { invalid, notFound } from '../platform/failures.ts';
import { PAGING_PARAMETERS, pagingParameters, readPage } from '../platform/paging.ts';
import { type RestParameter, type RestRequest, type RestRow } from '../platform/rest.ts';
import { findOwnProperties } from './findOwnProperties.ts';
import { findSeller, findSellerListings } from './findSeller.ts';
import { findSummary } from './findSummary.ts';
import { OWN_STATES, type OwnState } from './ownProperty.ts';
import { presentOwnProperties, presentSeller, presentSummary } from './seller.presenter.ts';

const TAG = 'Sellers';

const STATE: RestParameter = {
  name: 'state',
  in: 'query',
  description: 'public, pending, rejected, closed or hidden; all when absent.',
  example: 'pending',
};

/** P-7-11 to P-7-14 (D-78). */
export const SELLER_REST_ROWS: readonly RestRow[] = [
  {
    ...ownRow(LIMITS.page.wholeSize, LIMITS.page.wholeSize),
    path: '/api/properties/my-properties',
    summary: "The caller's own listings, newest first: all of them up to 200, or one page.",
  },
  {
    ...ownRow(LIMITS.page.defaultSize, LIMITS.page.maxSize),
    path: '/api/seller/properties',
    summary: "The caller's own listings, one page.",
  },
  {
    method: 'GET',
    path: '/api/seller/dashboard-summary',
    tag: TAG,
    summary: "The caller's listings by state, views, leads, favourites and newest.",
    parameters: [],
    bearer: 'needed',
    status: 200,
    answer: async (context) => presentSummary(context.viewer, await findSummary(context)),
  },
  {
    method: 'GET',
    path: '/api/seller',
    tag: TAG,
    summary: 'Says that a seller record needs an id.',
    parameters: [],
    status: 200,
    answer: () => Promise.reject(withoutId()),
  },
  {
    method: 'GET',
    path: '/api/seller/{id}',
    tag: TAG,
    summary: 'The public record of a seller with a page of public listings.',
    parameters: [
      { name: 'id', in: 'path', description: '24 hexadecimal characters of an account.' },
      ...PAGING_PARAMETERS,
    ],
    status: 200,
    answer: async (context, { params, query }) => {
      const id = (params['id'] ?? '').trim();
      if (id === '') throw withoutId();
      const record = await findSeller(context.database, id);
      if (!record) throw notFound(SELLER_TEXTS.notFound);
      const listings = await findSellerListings(context.database, record, readPage(query));
      return presentSeller(context.viewer, record, listings);
    },
  },
];

/** Documented clients read the one list whole and the other in pages. */
function ownRow(defaultSize: number, maxSize: number): Omit<RestRow, 'path' | 'summary'> {
  return {
    method: 'GET',
    tag: TAG,
    parameters: [...pagingParameters(defaultSize, maxSize), STATE],
    bearer: 'needed',
    status: 200,
    answer: async (context, { query }) => {
      const request = { ...readPage(query, defaultSize), state: stateOf(query) };
      const found = await findOwnProperties(context, request, maxSize);
      return presentOwnProperties(context.viewer, found);
    },
  };
}

function withoutId() {
  const message = POSTING_TEXTS.sellerIdRequired;
  return invalid([{ path: 'id', code: 'required', message }]);
}

function stateOf(query: RestRequest['query']): OwnState | null {
  const text = (query.get('state') ?? '').trim().toLowerCase();
  if (text === '' || text === 'all') return null;
  const state = OWN_STATES.find((each) => each === text);
  if (state) return state;
  const message = 'Use public, pending, rejected, closed or hidden for state.';
  throw invalid([{ path: 'state', code: 'unknown', message }]);
}
