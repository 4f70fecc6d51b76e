import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { selectCity } from '../../features/market/places/selectedCity.ts';
import { cardProperty, coverOf } from '../../testing/fixtures.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { LiveRegion } from '../../ui/announce.tsx';
import { Recommended } from './Recommended.tsx';

const PUNE = { id: 'pune', name: 'Pune', state: 'Maharashtra', slug: 'pune', path: '/pune' };
const CITIES = [{ ...PUNE, propertyCount: 7 }];
const NONE = { items: [], total: 0, totalIsLowerBound: false };

/** The server's answer: these places of a list of seven. */
function respond(from: number, to: number) {
  const items = Array.from({ length: to - from }, (_, n) => ({
    __typename: 'Property',
    ...cardProperty({ id: String(from + n).padStart(24, '0'), ...coverOf([]) }),
  }));
  return { properties: { __typename: 'PropertyPage', items, total: 7, totalIsLowerBound: false } };
}

const heading = () => document.querySelector('h2')?.textContent;

beforeEach(() => act(() => selectCity(null)));

test('V-2.4-12 V-4.6-10 a city loads its own list, six a request; no city brings the first one back', async () => {
  const responses = vi.fn((_operation: string, { page }: Record<string, unknown>) =>
    page === 1 ? respond(0, 6) : respond(6, 7),
  );
  const page = (
    <>
      <Recommended first={NONE} cities={CITIES} />
      <LiveRegion />
    </>
  );
  renderAt('/', page, responses);
  expect(heading()).toBe('Recommended properties');
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Pune, Maharashtra' } });
  await waitFor(() => expect(heading()).toBe('Properties in Pune'));
  const variables = { filter: { city: 'Pune', state: 'Maharashtra' }, pageSize: 6 };
  expect(responses).toHaveBeenLastCalledWith('RecommendedList', { ...variables, page: 1 });
  expect(screen.getByText('7 properties in Pune')).toBeDefined();

  fireEvent.click(screen.getByText('Show more'));
  await waitFor(() =>
    expect(responses).toHaveBeenLastCalledWith('RecommendedList', { ...variables, page: 2 }),
  );

  fireEvent.change(screen.getByLabelText('City'), { target: { value: '' } });
  await waitFor(() => expect(heading()).toBe('Recommended properties'));
});

test('V-4.6-10 more of all India comes eight a request', async () => {
  const responses = vi.fn(() => respond(1, 7));
  const first = { items: respond(0, 1).properties.items, total: 7, totalIsLowerBound: false };
  renderAt('/', <Recommended first={first} cities={CITIES} />, responses);
  fireEvent.click(screen.getByText('Show more'));
  await waitFor(() =>
    expect(responses).toHaveBeenLastCalledWith('RecommendedList', {
      filter: null,
      page: 2,
      pageSize: 8,
    }),
  );
});

test('V-2.4-14 a city without listings says so and lets the filter be cleared', async () => {
  act(() => selectCity({ city: 'Ratlam', state: 'Madhya Pradesh', propertyCount: 0 }));
  renderAt('/', <Recommended first={NONE} cities={CITIES} />, () => ({
    properties: { __typename: 'PropertyPage', ...NONE },
  }));
  expect(await screen.findByText('No properties found in Ratlam')).toBeDefined();
  fireEvent.click(screen.getByText('Clear Filter'));
  expect(heading()).toBe('Recommended properties');
  expect(localStorage.getItem('selectedCity')).toBeNull();
});
