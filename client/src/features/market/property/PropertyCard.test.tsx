import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PropertyCard_PropertyFragment } from './PropertyCard.generated.ts';
import { account, cardProperty } from '../../../testing/fixtures.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { showViewer } from '../../../session/viewer.ts';
import type { UserType } from '../../../session/viewer.ts';
import { PropertyCardView } from './PropertyCard.tsx';

function show(changes: Partial<PropertyCard_PropertyFragment> = {}, index = 0) {
  return renderAt('/', <PropertyCardView property={cardProperty(changes)} index={index} />);
}

test('V-2.6-01 the card shows title, price, area, place, subtype and status', () => {
  const { container } = show();
  expect(screen.getByRole('heading').textContent).toBe(
    '3 BHK Flat for Sale in Gomti Nagar, Lucknow',
  );
  expect(container.querySelector('data')?.value).toBe('12500000');
  for (const text of [
    'Gomti Nagar, Lucknow, Uttar Pradesh',
    'Flat/Apartment',
    'For Sale',
    '3 BHK',
    '2 baths',
    '1,450\u00a0sq\u00a0ft',
  ]) {
    expect(container.textContent).toContain(text);
  }
});

test('V-2.1-08 the one link of the card leads to the property', () => {
  show();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/property-details-v1/66f0000000000000000000aa',
  ]);
});

test('V-2.6-02 the first four amenities and the number of the others', () => {
  show();
  const list = screen.getByRole('list', { name: 'Amenities' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Parking', 'Elevator', 'Garden', 'CCTV', '+2 more']);
});

test.each([
  ['APPROVED', true, true],
  ['APPROVED', false, false],
] as const)(
  'V-2.6-03 approval %s and featured %s: badge %s',
  (approvalStatus, featured, isShown) => {
    show({ approvalStatus, featured });
    expect(screen.queryByText('Featured') !== null).toBe(isShown);
  },
);

test('V-2.6-04 missing values show NA, a missing area 900 sqft', () => {
  const { container } = show({
    title: '',
    price: null,
    area: null,
    locality: null,
    city: '',
    state: '',
    bedrooms: null,
    rooms: null,
    bathrooms: null,
  });
  expect(screen.getByRole('heading').textContent).toBe('NA');
  expect(screen.getByText('900 sqft')).toBeDefined();
  expect(container.querySelector('data')).toBeNull();
  expect(screen.getAllByText('NA')).toHaveLength(3);
});

test.each([
  [{ purpose: 'SELL', lifecycle: 'AVAILABLE' }, 'For Sale'],
  [{ purpose: 'RENT', lifecycle: 'AVAILABLE' }, 'For Rent'],
  [{ purpose: 'SELL', lifecycle: 'SOLD' }, 'Sold'],
  [{ purpose: 'RENT', lifecycle: 'RENTED' }, 'Rented'],
] as const)('V-2.6-05 %o shows %s', (status, label) => {
  show({ ...status, title: 'A home' });
  expect(screen.getByText(label)).toBeDefined();
});

test('V-2.6-11 a card without an id says that it cannot be opened', () => {
  show({ id: '' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^3 BHK Flat/ }));
  expect(screen.getByRole('alert').textContent).toBe(
    'Property ID not available. Please try again later.',
  );
});

test('V-2.6-12 farms and fields show what they are judged by, in acres when no unit is given', () => {
  const cardFacts = [
    { key: 'waterSource', label: 'Water', value: 'Canal' },
    { key: 'soilType', label: 'Soil', value: 'Black' },
  ];
  const subtype = { key: 'farm-house', title: 'Farm House', sizeUnits: ['Acres'] };
  const { container } = show({ type: 'AGRICULTURAL', subtype, cardFacts, area: 3, areaUnit: null });
  expect(screen.getByText('Water: Canal')).toBeDefined();
  expect(screen.getByText('Soil: Black')).toBeDefined();
  expect(container.textContent).toContain('3\u00a0acres');
});

test.each([
  ['buyer', 'SELL', true],
  ['seller', 'SELL', false],
  ['buyer', 'RENT', false],
] as const)(
  'V-2.6-06 for a %s the badge of a property to %s is highlighted: %s',
  (userType: UserType, purpose, isHighlighted) => {
    showViewer(account({ userType }));
    renderAt('/', <PropertyCardView property={cardProperty({ purpose })} index={0} />);
    const badge = screen.getByText(purpose === 'SELL' ? 'For Sale' : 'For Rent');
    expect(badge.hasAttribute('data-highlighted')).toBe(isHighlighted);
  },
);

test('V-2.6-06 for visitors it is not', () => {
  show();
  expect(screen.getByText('For Sale').hasAttribute('data-highlighted')).toBe(false);
});
