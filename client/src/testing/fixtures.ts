import type { Account } from '../session/viewer.ts';
import type { OwnListing } from '../features/seller/ownProperties/listingStatus.ts';
import type { Member } from '../features/seller/team/MemberRow.tsx';
import type { PropertyCard_PropertyFragment } from '../features/market/property/PropertyCard.generated.ts';
import type { Compared } from '../pages/compare/compareRows.ts';
import type { PictureData } from '../ui/Picture.tsx';

/** A picture as the server describes it; `number` makes it a different one. */
export function picture(number: number, changes: Partial<PictureData> = {}): PictureData {
  const id = number.toString(16).padStart(24, '0');
  return {
    id,
    path: `/media/${id}`,
    alt: `View ${number}`,
    label: `Room ${number}`,
    width: 1600,
    height: 1200,
    widths: [320, 640, 960, 1600],
    thumbhash: null,
    isIllustration: false,
    ...changes,
  };
}

/** A property with everything a card can show. */
export function cardProperty(
  changes: Partial<PropertyCard_PropertyFragment> = {},
): PropertyCard_PropertyFragment {
  return {
    id: '66f0000000000000000000aa',
    title: '3 BHK Flat for Sale in Gomti Nagar, Lucknow',
    type: 'RESIDENTIAL',
    subtype: { key: 'flat-apartment', title: 'Flat/Apartment', sizeUnits: ['Sq ft'] },
    purpose: 'SELL',
    state: 'Uttar Pradesh',
    city: 'Lucknow',
    locality: 'Gomti Nagar',
    price: 12_500_000,
    area: 1450,
    areaUnit: 'Sq ft',
    bedrooms: 3,
    bathrooms: 2,
    rooms: 3,
    amenities: ['Parking', 'Elevator', 'Garden', 'CCTV', 'WiFi', 'Security'].map((name) => ({
      id: name,
      name,
    })),
    ...coverOf([picture(1), picture(2), picture(3)]),
    approvalStatus: 'APPROVED',
    featured: false,
    lifecycle: 'AVAILABLE',
    createdAt: '2026-11-18T06:00:00.000Z',
    cardFacts: [],
    ...changes,
  };
}

/** What a card has of these pictures. */
export function coverOf(pictures: readonly PictureData[]) {
  return { cover: pictures.slice(0, 1), pictureCount: pictures.length };
}

/** A property as the comparison shows it. */
export function comparedProperty(changes: Partial<Compared> = {}): Compared {
  return {
    id: '66f0000000000000000000aa',
    title: 'Flat by the park',
    type: 'RESIDENTIAL',
    subtype: { key: 'flat-apartment', title: 'Flat/Apartment', sizeUnits: ['Sq ft'] },
    purpose: 'SELL',
    state: 'Uttar Pradesh',
    city: 'Lucknow',
    locality: 'Gomti Nagar',
    price: 12_500_000,
    area: 1450,
    areaUnit: 'Sq ft',
    amenities: [{ id: 'a', name: 'Parking' }],
    pictures: [picture(1)],
    lifecycle: 'AVAILABLE',
    createdAt: '2026-11-18T06:00:00.000Z',
    facts: [
      {
        title: 'Building',
        facts: [
          { key: 'floor', label: 'Floor', value: '3' },
          { key: 'facing', label: 'Facing', value: 'East' },
        ],
      },
    ],
    ...changes,
  };
}

/** Somebody who is signed in: a buyer with a complete profile. */
export function account(changes: Partial<Account> = {}): Account {
  return {
    kind: 'account',
    id: '66f0000000000000000000ff',
    name: 'Asha',
    email: 'asha@example.com',
    mobile: '9876543210',
    userType: 'buyer',
    sellerKind: null,
    role: null,
    isComplete: true,
    landingPath: '/property',
    ...changes,
  };
}

/** A public listing as its owner sees it. */
export function ownListing(changes: Partial<OwnListing> = {}): OwnListing {
  return {
    toConfirm: [],
    id: '66f0000000000000000000aa',
    title: 'Flat by the park',
    purpose: 'SELL',
    state: 'Maharashtra',
    city: 'Pune',
    locality: 'Baner',
    price: 12_500_000,
    approvalStatus: 'APPROVED',
    isActive: true,
    isPublic: true,
    rejectionReason: null,
    lifecycle: 'AVAILABLE',
    createdAt: '2026-11-18T06:00:00.000Z',
    pictures: [],
    ...changes,
  };
}

/** Somebody of an organisation's team. */
export const RAVI: Member = {
  id: '66f0000000000000000000ab',
  name: 'Ravi Shah',
  mobile: '9876543211',
  email: null,
  role: 'EXECUTIVE',
  status: 'ACTIVE',
  propertyCount: 2,
  lastSeenAt: null,
};
