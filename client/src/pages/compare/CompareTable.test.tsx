import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { comparedProperties } from '../../features/market/compare/compareStore.ts';
import { comparedProperty } from '../../testing/fixtures.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import type { Compared } from './compareRows.ts';
import { CompareTable } from './CompareTable.tsx';

const [ONE, TWO] = ['1'.repeat(24), '2'.repeat(24)];

afterEach(() => comparedProperties.write([]));

const FLAT = comparedProperty({ id: ONE });
const HOUSE = comparedProperty({
  id: TWO,
  title: 'House by the lake',
  purpose: 'RENT',
  price: 25_000,
  pictures: [],
  facts: [],
});

function show(properties: readonly Compared[], onlyDifferences = false) {
  const ids = properties.map(({ id }) => id);
  const address = { ids, onlyDifferences };
  return renderAt('/', <CompareTable properties={properties} address={address} />);
}

/** Each row as it is read: its name, then the property of each column. */
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );

test('D-47 each row has every property, and says in words that they differ and what is not given', () => {
  show([FLAT, HOUSE]);
  expect(rows().slice(0, 2)).toEqual([
    ['Overview'],
    ['Price, differs', '₹1.25 Cr', '₹25,000 a month'],
  ]);
  expect(rows()).toContainEqual(['Area', '1,450 sq ft', '1,450 sq ft']);
  expect(rows().slice(-5)).toEqual([
    ['Building'],
    ['Floor, differs', '3', '–Not given'],
    ['Facing, differs', 'East', '–Not given'],
    ['Amenities'],
    ['Parking', 'Yes', 'Yes'],
  ]);
});

test('D-47 rows in which all agree, and groups of such rows, are left out when asked to', () => {
  show([FLAT, { ...HOUSE, facts: FLAT.facts }], true);
  expect(rows().map(([name]) => name)).toEqual([
    'Overview',
    'Price, differs',
    'Price per unit, differs',
    'Status, differs',
  ]);
});

test('D-47 a row is tinted where some agree and others do not, not where everything differs', () => {
  show([FLAT, { ...HOUSE, price: 9_000_000 }, comparedProperty({ id: '3'.repeat(24), price: 1 })]);
  const tinted = [...document.querySelectorAll('tbody tr')].flatMap((row) =>
    row.querySelector('.bg-brass-soft') ? (row.firstElementChild?.textContent ?? '') : [],
  );
  expect(tinted).toContain('Status, differs');
  expect(tinted).not.toContain('Price, differs');
});

test('one property alone shows all its rows', () => {
  show([FLAT], true);
  expect(rows()).toContainEqual(['Facing', 'East']);
});

test('twins agree in everything, and that is said', () => {
  show([FLAT, comparedProperty({ id: TWO })], true);
  expect(rows()).toEqual([]);
  expect(screen.getByText('These properties have no differences.')).toBeDefined();
});

test('D-47 over each column stands its property, which can be opened or taken away', async () => {
  comparedProperties.write([ONE, TWO]);
  const { address, keepsPlace } = show([FLAT, HOUSE], true);
  const [, first, second] = document.querySelectorAll<HTMLElement>('thead th');
  if (!first || !second) throw new Error('There are two columns.');
  expect(first.querySelector('img')).not.toBeNull();
  expect(second.querySelector('img')).toBeNull();
  expect(within(second).getByText('a month')).toBeDefined();
  const title = within(second).getByText('House by the lake');
  expect(title.getAttribute('href')).toContain(TWO);
  fireEvent.click(screen.getByLabelText('Remove Flat by the park from the comparison'));
  await expect.poll(address).toBe(`/compare?ids=${TWO}`);
  expect(keepsPlace()).toBe(true);
  expect(comparedProperties.read()).toEqual([TWO]);
});
