import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { selectCity } from '../../features/market/places/selectedCity.ts';
import { MARKET, pageOf, SUBTYPE, town, wholeProperty } from '../../testing/market.ts';
import { snapshot } from '../../testing/snapshot.ts';
import { openSite } from '../../testing/site.tsx';
import type { Market } from '../../testing/site.tsx';
import { LiveRegion } from '../../ui/announce.tsx';

beforeEach(() => act(() => selectCity(null)));

const id = (number: number) => number.toString(16).padStart(24, '0');
const CITIES = [
  town('Agra', { propertyCount: 1_500 }),
  town('Pune', { state: 'Maharashtra', propertyCount: 12 }),
];

/** A market of so many properties, the newest first; a page past `broken` fails. */
function market(total: number, changes: Market = {}): Market {
  return {
    ...MARKET,
    cities: CITIES,
    categories: [{ key: 'COMMERCIAL', propertyCount: 1_200 }],
    properties: ({ page, pageSize }: { page: number; pageSize: number }) => {
      const first = (page - 1) * pageSize;
      const count = Math.max(0, Math.min(pageSize, total - first));
      const items = Array.from({ length: count }, (_, index) =>
        wholeProperty({ id: id(first + index + 1) }),
      );
      return pageOf(items, { total, page, pageSize });
    },
    ...changes,
  };
}

/** What the market answers to these arguments. */
function listOf({ properties }: Market, args: object): unknown {
  return typeof properties === 'function' ? properties(args) : properties;
}

const button = (name: string) => screen.getByText(name, { selector: 'button' });
const section = (title: string) => {
  const found = screen.getByText(title, { selector: 'h2' }).closest('section');
  if (!found) throw new Error(`There is no ${title}.`);
  return found;
};
const cards = (title: string) => section(title).querySelectorAll('article').length;
/** Where a part of the page leads besides its cards. */
const waysOn = (title: string) =>
  [...section(title).querySelectorAll('a')]
    .filter((link) => !link.closest('article'))
    .map((link) => link.getAttribute('href'));

test('V-2.4-12 homes to look at, and how to see others', async () => {
  const { container } = await openSite('/', market(2));
  expect(container.querySelector('h1 + p')?.textContent).toBe(
    '2 properties across India, with clear prices and full details.',
  );
  expect(cards('Recommended properties')).toBe(2);
  expect(waysOn('Recommended properties')).toEqual([
    '/property?status=sell',
    '/property?type=project',
    '/property?type=commercial',
    '/property',
  ]);
});

test('V-2.4-22 partners stand on the page where there are any', async () => {
  await openSite('/', market(1, { partners: [{ id: id(1), name: 'Vrikshal', link: '' }] }));
  await screen.findByText('Recent blogs');
  expect(section('Trusted partners').textContent).toContain('Vrikshal');
});

test('V-2.4-22 without partners the page has no such part', async () => {
  await openSite('/', market(1));
  await screen.findByText('Recent blogs');
  expect(screen.queryByText('Trusted partners')).toBeNull();
});

test('V-2.4-12 the list follows the city that is chosen, which is said, and goes back', async () => {
  render(<LiveRegion />);
  const { requests } = await openSite('/', market(2));
  const shownText = () => document.querySelector('output[aria-live]')?.textContent?.trim();
  const choice = screen.getByLabelText<HTMLSelectElement>('City');
  await act(async () => fireEvent.change(choice, { target: { value: 'Pune, Maharashtra' } }));
  expect(await screen.findByText('Properties in Pune')).toBeDefined();
  await waitFor(() => expect(shownText()).toBe('2 properties in Pune'));
  // Other parts of the page may ask after it.
  expect(requests.map(({ variables }) => variables['filter'])).toContainEqual({
    city: 'Pune',
    state: 'Maharashtra',
  });
  expect(waysOn('Properties in Pune').at(-1)).toBe('/property?city=Pune&state=Maharashtra');
  await act(async () => fireEvent.change(choice, { target: { value: '' } }));
  expect(screen.getByText('Recommended properties')).toBeDefined();
  expect(choice.value).toBe('');
});

test('a city that was chosen elsewhere stands among the choices', async () => {
  await openSite('/', market(2));
  await act(async () => selectCity({ city: 'Diu', state: 'Daman and Diu', propertyCount: 1_234 }));
  const choice = screen.getByLabelText<HTMLSelectElement>('City');
  await screen.findByText('Properties in Diu');
  expect([...choice.options].map(({ text }) => text)).toEqual([
    'All cities',
    'Diu (1,234)',
    'Agra (1,500)',
    'Pune (12)',
  ]);
  expect(choice.value).toBe('Diu, Daman and Diu');
});

test('V-2.4-15 Show more brings the next page once, and leads to what it brought', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const complete = market(20);
  const { requests } = await openSite('/', {
    ...complete,
    properties: async (args: { page: number }) => {
      if (args.page > 1) await released;
      return listOf(complete, args);
    },
  });
  const first = cards('Recommended properties');
  await act(async () => fireEvent.click(button('Show more')));
  const busy = button('Loading properties...');
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  await act(async () => fireEvent.click(busy));
  await act(async () => release());
  await waitFor(() => expect(cards('Recommended properties')).toBeGreaterThan(first));
  expect(requests.filter(({ variables }) => variables['page'] === 2)).toHaveLength(1);
  await waitFor(() => {
    expect(document.activeElement?.getAttribute('href') ?? '').toContain(id(first + 1));
  });
  while (screen.queryByText('Show more')) {
    const before = cards('Recommended properties');
    await act(async () => fireEvent.click(button('Show more')));
    await waitFor(() => expect(cards('Recommended properties')).toBeGreaterThan(before));
  }
  expect(cards('Recommended properties')).toBe(20);
});

test('a page that does not come says so, the list stays, and it can be asked for again', async () => {
  let isBroken = true;
  const complete = market(20);
  await openSite('/', {
    ...complete,
    properties: (args: { page: number }) => {
      if (args.page > 1 && isBroken) throw new Error('no network');
      return listOf(complete, args);
    },
  });
  const first = cards('Recommended properties');
  await act(async () => fireEvent.click(button('Show more')));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The properties could not be loaded.',
  );
  expect(cards('Recommended properties')).toBe(first);
  isBroken = false;
  await act(async () => fireEvent.click(button('Try Again')));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => fireEvent.click(button('Show more')));
  await waitFor(() => expect(cards('Recommended properties')).toBeGreaterThan(first));
});

test('while another city is on its way the old list stays and is marked', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const complete = market(2);
  await openSite('/', {
    ...complete,
    properties: async (args: { filter?: { city?: string } }) => {
      if (args.filter?.city === 'Agra') await released;
      return listOf(complete, { page: 1, pageSize: 12, ...args });
    },
  });
  const block = section('Recommended properties');
  await act(async () => selectCity({ city: 'Agra', state: 'Uttar Pradesh', propertyCount: 3 }));
  expect(block.querySelector('[aria-busy=true]')).not.toBeNull();
  expect(screen.getByText('Recommended properties')).toBeDefined();
  // One that is chosen meanwhile is the one that is shown.
  await act(async () => selectCity({ city: 'Pune', state: 'Maharashtra', propertyCount: 3 }));
  await screen.findByText('Properties in Pune');
  await act(async () => release());
  expect(screen.getByText('Properties in Pune')).toBeDefined();
  expect(block.querySelector('[aria-busy=true]')).toBeNull();
});

/** How many slides a carousel shows from which window width on. */
function slidesInSight(label: string): Record<string, number> {
  const { style } = screen.getByLabelText(label);
  const widths = [...style].map((name) => [name, Number(style.getPropertyValue(name))]);
  return Object.fromEntries(widths);
}

/** In the order of the widths that a carousel knows. */
const inSight = (...counts: number[]) =>
  Object.fromEntries(
    [0, 640, 641, 768, 769, 1024, 1025, 1280].map((width, index) => [`--n${width}`, counts[index]]),
  );

test('below stand the kinds, the cities, the voices and the posts', async () => {
  await openSite(
    '/',
    market(2, { subtypes: [SUBTYPE, { ...SUBTYPE, key: 'villa', title: 'Villa' }] }),
  );
  for (const [name, title] of [
    ['kinds', 'Try Searching For'],
    ['showcase', 'Popular cities on the map'],
  ] as const) {
    await screen.findByText(title, { selector: 'h2' });
    expect(snapshot(section(title), 'article')).toMatchSnapshot(name);
  }
  await screen.findByText('1,500 properties');
  await screen.findByText('Stamp duty');
  expect(waysOn('Properties By Cities')).toEqual(['/Agra', '/Pune']);
  expect(waysOn('Become Partners')).toEqual(['/add-property', '/property']);
  expect(slidesInSight('Property types')).toEqual(inSight(2, 3, 3, 4, 4, 5, 5, 6));
  expect(slidesInSight('Popular cities')).toEqual(inSight(2, 3, 3, 3, 3, 4, 4, 5));
  expect(slidesInSight('Recent blogs')).toEqual(inSight(1, 1, 2, 2, 3, 3, 4, 4));
});
