import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { CityBlock } from './CityBlock.tsx';

const city = (name: string, propertyCount: number) => ({
  __typename: 'City',
  id: name.toLowerCase(),
  name,
  state: 'Some State',
  slug: name.toLowerCase(),
  path: `/${name.toLowerCase()}`,
  propertyCount,
});

test('V-2.4-18 cities of the fixed list and those with listings are Active, others show none', async () => {
  renderAt('/', <CityBlock hasFailed={false} />, () => ({
    cities: [city('Agra', 15), city('Mumbai', 0), city('Ratlam', 0)],
  }));
  await screen.findByRole('list');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Agra15 propertiesActive',
    'Mumbai0 propertiesActive',
    'Ratlam0 properties',
  ]);
});

test('V-2.4-19 V-8-01 cities that cannot be fetched: the sentence in red, in place of the grid', async () => {
  let isBroken = true;
  renderAt('/', <CityBlock hasFailed={false} />, () => {
    if (isBroken) throw new Error('no network');
    return { cities: [city('Agra', 15)] };
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to fetch cities');
  expect(alert.className).toContain('text-danger');
  expect(screen.queryByRole('list')).toBeNull();
  isBroken = false;
  within(alert).getByRole('button', { name: 'Try Again' }).click();
  expect(await screen.findByRole('link', { name: /Agra/ })).toBeDefined();
});

test('what failed on the server is not asked for again by itself', () => {
  let requests = 0;
  renderAt('/', <CityBlock hasFailed />, () => {
    requests += 1;
    return { cities: [] };
  });
  expect(screen.getByRole('alert').textContent).toContain('Failed to fetch cities');
  expect(requests).toBe(0);
});
