import { ModerationView } from '../features/admin/moderation/ModerationView.tsx';
import type { ListingCheck } from '../features/admin/moderation/QueueItem.tsx';
import type { QueuedListing } from '../features/admin/moderation/approvalWords.ts';
import { administrationResponse, reply, fakeServer } from './fakeServer.ts';
import type { Reply } from './fakeServer.ts';
import { renderAt } from './renderAt.tsx';

export const HOME = '/site-admin';
export const ID = '66f0000000000000000000aa';
export const SEEN = '2026-11-19T06:00:00.000Z';

/** A listing that waits for an administrator. */
export function listing(changes: Partial<QueuedListing> = {}): QueuedListing {
  return {
    id: ID,
    title: 'Flat by the park',
    purpose: 'SELL',
    state: 'Maharashtra',
    city: 'Pune',
    locality: 'Baner',
    price: 12_500_000,
    area: 1450,
    areaUnit: 'Sq ft',
    bedrooms: 3,
    rooms: null,
    approvalStatus: 'PENDING',
    rejectionReason: null,
    isActive: true,
    isPublic: false,
    featured: false,
    lifecycle: 'AVAILABLE',
    createdAt: '2026-11-18T06:00:00.000Z',
    updatedAt: SEEN,
    subtype: { key: 'flat-apartment', title: 'Flat/Apartment' },
    pictures: [],
    seller: { id: '66f0000000000000000000bb', name: 'Rakesh', ownerType: 'AGENT' },
    edit: null,
    ...changes,
  };
}

export const EDIT: QueuedListing['edit'] = {
  submittedAt: '2026-11-20T04:30:00.000Z',
  changes: [
    { key: 'cost', label: 'Price', before: '₹1 Cr', after: '₹1.25 Cr' },
    { key: 'facing', label: 'Facing', before: null, after: 'East' },
  ],
  addedPictures: [],
  removedPictures: [],
};

/** The answer with these listings. */
export function queue(
  items: readonly QueuedListing[],
  changes: object = {},
  /** What else than nothing speaks for and against a listing, by its id. */
  checks: Readonly<Record<string, Partial<ListingCheck>>> = {},
): Reply {
  const moderationQueue = {
    total: items.length,
    totalIsLowerBound: false,
    pageCount: 1,
    items,
    checks: items.map(({ id }) => ({
      __typename: 'ListingCheck',
      propertyId: id,
      isPhoneProven: true,
      isEmailVerified: true,
      doubts: [],
      repeats: [],
      ...checks[id],
    })),
    ...changes,
  };
  const propertyStats = { total: 1234, pending: 3, approved: 1230, rejected: 1 };
  return () => administrationResponse({ propertyStats, moderationQueue });
}

const DECIDED = { id: ID };

/** Draws the queue; `changes` are the requests for anything else. */
export function show(list: Reply, query = '', replies: Readonly<Record<string, Reply>> = {}) {
  const done: Readonly<Record<string, Reply>> = {
    ApproveProperty: () => reply({ approveProperty: { property: DECIDED } }),
    RejectProperty: () => reply({ rejectProperty: { property: DECIDED } }),
    FeatureProperty: () => reply({ setPropertyFeatured: { property: DECIDED } }),
    ActivateProperty: () => reply({ activateProperty: { property: DECIDED } }),
    DeactivateProperty: () => reply({ deactivateProperty: { property: DECIDED } }),
  };
  const { link, requests } = fakeServer({ ModerationQueue: list, ...done, ...replies });
  const address = `${HOME}?view=properties${query}`;
  const shown = renderAt(address, <ModerationView home={HOME} />, link);
  const changes = () => requests.filter(({ operation }) => operation !== 'ModerationQueue');
  return { ...shown, requests, changes };
}
