import { POSTING_TEXTS, SELLER_TEXTS } from '../../../schema/catalogue/messages.ts';
import { invalid, notFound } from '../platform/failures.ts';
import { PAGING_PARAMETERS, readPage } from '../platform/paging.ts';
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
  ownRow('/api/properties/my-properties', "The caller's own listings, newest first (P-7-11)."),
  ownRow('/api/seller/properties', "The caller's own listings, one page (P-7-14)."),
  {
    method: 'GET',
    path: '/api/seller/dashboard-summary',
    tag: TAG,
    summary: "The caller's listings by state, views, leads, favourites and newest (P-7-13, D-78).",
    parameters: [],
    bearer: 'needed',
    status: 200,
    answer: async (context) => presentSummary(context.viewer, await findSummary(context)),
  },
  {
    method: 'GET',
    path: '/api/seller',
    tag: TAG,
    summary: 'Says that a seller record needs an id (P-8-01).',
    parameters: [],
    status: 200,
    answer: () => Promise.reject(withoutId()),
  },
  {
    method: 'GET',
    path: '/api/seller/{id}',
    tag: TAG,
    summary: 'The public record of a seller with a page of public listings (P-7-12, D-78).',
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

function ownRow(path: string, summary: string): RestRow {
  return {
    method: 'GET',
    path,
    tag: TAG,
    summary,
    parameters: [...PAGING_PARAMETERS, STATE],
    bearer: 'needed',
    status: 200,
    answer: async (context, { query }) => {
      const request = { ...readPage(query), state: stateOf(query) };
      return presentOwnProperties(context.viewer, await findOwnProperties(context, request));
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
