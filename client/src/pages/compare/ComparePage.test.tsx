import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { comparedProperties } from '../../features/market/compare/compareStore.ts';
import { MARKET, wholeProperty } from '../../testing/market.ts';
import { openSite } from '../../testing/site.tsx';

const id = (number: number) => number.toString(16).padStart(24, '0');
const GONE = id(9);

beforeEach(() => comparedProperties.write([]));

async function show(...numbers: number[]) {
  const query = numbers.length > 0 ? `?ids=${numbers.map(id).join()}` : '';
  const site = await openSite(`/compare${query}`, {
    ...MARKET,
    propertiesByIds: ({ ids }: { ids: string[] }) =>
      ids
        .filter((each) => each !== GONE)
        .map((each) =>
          wholeProperty({
            id: each,
            title: `Home ${Number.parseInt(each, 16)}`,
            price: Number.parseInt(each, 16) * 100_000,
          }),
        ),
  });
  return { ...site, path: () => decodeURIComponent(site.address()) };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));

test.each([
  ['nothing', [], 'Nothing to compare yet', 'Show all rows'],
  ['one', [1], 'Add another property', 'Show all rows'],
  ['gone', [1, 9, 2], 'One of these properties is no longer on the market.', 'Swipe the table'],
  ['four', [1, 2, 3, 4], 'Swipe the table sideways to see all 4.', 'Add another property'],
])('D-47 the page of a comparison: %s', async (_what, numbers, message, unsaid) => {
  const { container } = await show(...numbers);
  expect(container.textContent).toContain(message);
  expect(container.textContent).not.toContain(unsaid);
});

test('D-47 two that are gone are counted, and what is shown can be narrowed and widened', async () => {
  const { path, container, keepsPlace } = await show(1, 2);
  const rows = () => container.querySelectorAll('tbody tr').length;
  const differences = rows();
  await press('Show all rows');
  expect(path()).toBe(`/compare?ids=${id(1)},${id(2)}&rows=all`);
  expect(keepsPlace()).toBe(true);
  expect(rows()).toBeGreaterThan(differences);
  await press('Show differences only');
  expect(path()).toBe(`/compare?ids=${id(1)},${id(2)}`);
  expect(rows()).toBe(differences);
});

test('D-47 one that is taken away goes from the address and from this browser', async () => {
  comparedProperties.write([1, 2].map(id));
  const { path, head } = await show(1, 2);
  expect(head().title).toBe('Compare 2 properties | Aangan');
  await act(async () =>
    fireEvent.click(screen.getByLabelText('Remove Home 1 from the comparison')),
  );
  expect(path()).toBe(`/compare?ids=${id(2)}`);
  expect(comparedProperties.read()).toEqual([id(2)]);
  expect(head().title).toBe('Compare properties | Aangan');
});

test('D-47 without an address the choice of this browser takes its place; a shared one leaves it alone', async () => {
  comparedProperties.write([id(3)]);
  const { path, go } = await show(1);
  expect(path()).toBe(`/compare?ids=${id(1)}`);
  await go('/contact');
  await go('/compare');
  expect(path()).toBe(`/compare?ids=${id(3)}`);
  await go(-1);
  expect(path()).toBe('/contact');
});

test('where none is there, one sentence says so', async () => {
  const market = { ...MARKET, propertiesByIds: [] };
  const { container } = await openSite(`/compare?ids=${id(1)}`, market);
  expect(screen.getByText('This property is not on the market')).toBeDefined();
  expect(container.textContent).not.toMatch(/no longer|Nothing to compare/);
});

test('where none of several is there, one sentence says so', async () => {
  const market = { ...MARKET, propertiesByIds: [] };
  await openSite(`/compare?ids=${id(1)},${id(2)}`, market);
  expect(screen.getByText('None of these properties is on the market')).toBeDefined();
});

test('two that are gone, and the paper', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await openSite(`/compare?ids=${[1, 2, 3].map(id).join()}`, {
    ...MARKET,
    propertiesByIds: [wholeProperty({ id: id(1) })],
  });
  expect(screen.getByText('2 of these properties are no longer on the market.')).toBeDefined();
  await press('Print');
  expect(print).toHaveBeenCalledTimes(1);
});
