import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { selectCity } from '../../features/market/places/selectedCity.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { Recommended } from './Recommended.tsx';

const NONE = { items: [], total: 0, totalIsLowerBound: false };

beforeEach(() => selectCity(null));

test('V-2.4-14 a marketplace without listings says so', () => {
  renderAt('/', <Recommended first={NONE} cities={[]} />);
  expect(screen.getByText('No properties available at the moment')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Clear Filter' })).toBeNull();
});

test('a city whose list cannot be loaded leaves the old one, says so and can be asked for again', async () => {
  let isBroken = true;
  renderAt('/', <Recommended first={NONE} cities={[]} />, () => {
    if (isBroken) throw new Error('no network');
    return { properties: { __typename: 'PropertyPage', ...NONE } };
  });
  act(() => selectCity({ city: 'Pune', state: 'Maharashtra', propertyCount: 23 }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The properties could not be loaded.',
  );
  expect(screen.getByText('No properties available at the moment')).toBeDefined();
  isBroken = false;
  act(() => screen.getByRole('button', { name: 'Try Again' }).click());
  expect(await screen.findByText('No properties found in Pune')).toBeDefined();
  act(() => screen.getByRole('button', { name: 'Clear Filter' }).click());
  expect(screen.getByText('No properties available at the moment')).toBeDefined();
});
