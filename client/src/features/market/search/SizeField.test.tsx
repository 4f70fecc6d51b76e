import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { showIn } from '../property/shownUnit.ts';
import type { FilterChoices } from './FilterFields.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { readListing } from './listingAddress.ts';
import { sizeRange } from './sizeRanges.ts';
import { unitOfKind } from './unitOfKind.ts';

const kind = (key: string, type: 'RESIDENTIAL' | 'AGRICULTURAL', ...sizeUnits: string[]) => ({
  key,
  title: key,
  plural: key,
  slug: key,
  type,
  sizeUnits,
  propertyCount: 9,
});

const SUBTYPES = [
  kind('residential-land-plot', 'RESIDENTIAL', 'Sq yd', 'Sq ft'),
  kind('flat-apartment', 'RESIDENTIAL', 'Sq ft'),
  kind('agricultural-land', 'AGRICULTURAL', 'Acres', 'Bigha'),
  kind('farm-house', 'AGRICULTURAL', 'Acres'),
];

test.each([
  [{}, 'Sq ft'],
  [{ subtype: 'flat-apartment' }, 'Sq ft'],
  [{ subtype: 'residential-land-plot' }, 'Sq yd'],
  [{ subtype: 'agricultural-land', type: 'residential' }, 'Acres'],
  [{ type: 'agricultural' }, 'Acres'],
  [{ type: 'residential' }, 'Sq ft'],
  [{ type: 'land' }, 'Sq ft'],
  [{ subtype: 'castle' }, 'Sq ft'],
] as const)('sizes of %o are counted in %s', (filter, unit) => {
  expect(unitOfKind(filter, SUBTYPES)).toBe(unit);
});

const CHOICES: FilterChoices = {
  states: [],
  cities: [],
  subtypes: SUBTYPES,
  amenities: [],
  isBuiltIn: false,
};

function Panel() {
  const { search } = useLocation();
  const list = useMemo(() => readListing(new URLSearchParams(search), null), [search]);
  return <FilterPanel list={list} choices={CHOICES} roomCounts={[]} total="9 properties" />;
}

const show = (query: string) =>
  renderAt(`/property?${query}`, <Panel />, () => ({
    propertyCount: { __typename: 'PropertyCount', total: 3, totalIsLowerBound: false },
  }));

const box = (end: 'Lowest' | 'Highest', unit: string) =>
  screen.getByLabelText<HTMLInputElement>(`${end}, size in ${unit}`);
const type = (input: HTMLInputElement, value: string) =>
  fireEvent.change(input, { target: { value } });
const apply = () => fireEvent.click(screen.getByRole('button', { name: /^Show/ }));

beforeEach(() => localStorage.clear());
afterEach(() => act(() => showIn(null)));

test('farm land is asked for in acres and sent in square feet', async () => {
  const { address } = show('subtype=agricultural-land');
  expect(screen.getByText('50 acres +')).toBeDefined();
  type(box('Lowest', 'acres'), '0.5');
  expect(screen.getByText('From 0.5 acres')).toBeDefined();
  apply();
  await waitFor(() => expect(address()).toBe('/property?minSize=21780&subtype=agricultural-land'));
});

test('C8 an amount in words that is sent with Enter is searched for, one that is none is not', async () => {
  const { address } = show('subtype=agricultural-land');
  const price = screen.getByLabelText<HTMLInputElement>('Lowest, price in rupees');
  type(price, '50 lakh or so');
  expect(fireEvent.keyDown(price, { key: 'Enter' })).toBe(false);
  await screen.findByText(/“50 lakh or so” is not a valid number/);
  apply();
  expect(address()).toBe('/property?subtype=agricultural-land');
  type(price, '50 lakh');
  fireEvent.keyDown(price, { key: 'Enter' });
  type(box('Lowest', 'acres'), 'dhai acre');
  fireEvent.blur(box('Lowest', 'acres'));
  expect([price.value, box('Lowest', 'acres').value]).toEqual(['50,00,000', '2.5']);
  apply();
  await waitFor(() =>
    expect(address()).toBe('/property?minPrice=5000000&minSize=108900&subtype=agricultural-land'),
  );
});

test('plots are asked for in square yards; an end that nobody touches stays as it was', async () => {
  const { address } = show('maxSize=1801.5&minSize=900&subtype=residential-land-plot');
  expect(box('Lowest', 'square yards (gaj)').value).toBe('100');
  expect(box('Highest', 'square yards (gaj)').value).toBe('200.17');
  type(box('Lowest', 'square yards (gaj)'), '150');
  apply();
  await waitFor(() =>
    expect(address()).toBe('/property?maxSize=1801.5&minSize=1350&subtype=residential-land-plot'),
  );
});

test('what was typed is kept when another kind is chosen', async () => {
  const { address } = show('');
  type(box('Highest', 'square feet'), '1800');
  fireEvent.click(screen.getByLabelText(/^residential-land-plot/));
  expect(box('Highest', 'square yards (gaj)').value).toBe('200');
  apply();
  await waitFor(() =>
    expect(address()).toBe('/property?maxSize=1800&subtype=residential-land-plot'),
  );
});

test('a list that is gone back to brings its own sizes', async () => {
  const { goBack, address } = show('minSize=43560&subtype=farm-house');
  type(box('Lowest', 'acres'), '2');
  apply();
  await waitFor(() => expect(address()).toContain('minSize=87120'));
  type(box('Lowest', 'acres'), '7');
  await goBack();
  await waitFor(() => expect(address()).toContain('minSize=43560'));
  expect(box('Lowest', 'acres').value).toBe('1');
});

test('the unit that the visitor chose wins', () => {
  act(() => showIn('Sq m'));
  show('minSize=1076.4');
  expect(box('Lowest', 'square metres').value).toBe('100');
});

test('the highest size is rounded up, the lowest down, and an emptied end is not sent', async () => {
  const { address } = show('maxSize=1801.5&minSize=900&subtype=residential-land-plot');
  type(box('Highest', 'square yards (gaj)'), '150.5');
  type(box('Lowest', 'square yards (gaj)'), '');
  apply();
  await waitFor(() =>
    expect(address()).toBe('/property?maxSize=1355&subtype=residential-land-plot'),
  );
});

test.each([
  ['Sq ft', 'square feet', '1,200 square feet'],
  ['Sq m', 'square metres', '1,200 square metres'],
  ['Sq yd', 'square yards (gaj)', '1,200 square yards (gaj)'],
  ['Acres', 'acres', '1,200 acres'],
  ['Hectare', 'hectares', '1,200 hectares'],
] as const)('a size in %s is called one in %s', (unit, name, announced) => {
  const { legend, speak, failed } = sizeRange(unit);
  expect(legend).toBe(`Size in ${name}`);
  expect(speak(1_200)).toBe(announced);
  expect(failed).toBe('Size slider failed to load. Please refresh.');
});
