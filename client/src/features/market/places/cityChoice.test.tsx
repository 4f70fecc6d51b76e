import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reply, fakeServer } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { CityPanel } from './CityPanel.tsx';
import { selectCity, selectState } from './selectedCity.ts';

const town = (name: string, propertyCount: number) => ({
  id: name,
  name,
  state: 'Maharashtra',
  slug: name.toLowerCase(),
  propertyCount,
});
const TOWNS: Reply = () => reply({ cities: [town('Pune', 1200), town('Nashik', 3)] });
const STATES: Reply = () => reply({ states: [{ name: 'Maharashtra', propertyCount: 1203 }] });

beforeEach(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined;
  selectCity(null);
});
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

function show(
  address = '/',
  SelectorCities: Reply = TOWNS,
  more: Readonly<Record<string, Reply>> = {},
) {
  const { link, requests } = fakeServer({ SelectorCities, SelectorStates: STATES, ...more });
  const onDone = vi.fn<(stays: boolean) => void>();
  const shown = renderAt(address, <CityPanel onDone={onDone} />, link);
  const cities = () => requests.filter(({ operation }) => operation === 'SelectorCities');
  return { ...shown, onDone, cities };
}

const towns = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
const clear = () => screen.getByText<HTMLButtonElement>('Clear Filter', { selector: 'button' });
const stored = () => [localStorage.getItem('selectedState'), localStorage.getItem('selectedCity')];

test('a list on screen follows the choice', async () => {
  const { onDone, address } = show('/property?bedrooms=2&location=Baner&page=3');
  await expect.poll(towns).toHaveLength(2);
  await act(async () => void fireEvent.click(document.querySelector('li') ?? document));
  expect(address()).toBe('/property?bedrooms=2&city=Pune&state=Maharashtra');
  expect(onDone.mock.calls).toEqual([[false]]);
});

test('the chosen state stays on show while the states cannot be had', () => {
  selectState('Goa');
  show();
  expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('Goa');
  expect(screen.getByText('Goa')).toBeDefined();
  expect(clear().disabled).toBe(false);
});

test('the own place is chosen once it is found, and a refusal is explained', async () => {
  const ask = vi.fn<(found: (at: object) => void, refused: (why: object) => void) => void>();
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: ask },
  });
  const locate = {
    latitude: 18.5,
    longitude: 73.8,
    city: 'Pune',
    state: 'Maharashtra',
    fullAddress: 'Pune',
    propertyCount: 4,
  };
  const { onDone } = show('/', TOWNS, { Locate: () => reply({ locate }) });
  const button = screen.getByText('Use my location', { selector: 'button' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(screen.getByText('Finding your location...')).toBeDefined();
  expect(ask).toHaveBeenCalledTimes(1);
  await act(async () => ask.mock.calls[0]?.[1]({ code: 1 }));
  expect(screen.getByText(/^Location access denied/)).toBeDefined();
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.click(button);
  expect(screen.queryByText(/^Location access denied/)).toBeNull();
  await act(async () => ask.mock.calls[1]?.[0]({ coords: { latitude: 18.5, longitude: 73.8 } }));
  await expect.poll(() => onDone.mock.calls).toEqual([[true]]);
  expect(JSON.parse(stored()[1] ?? '')).toMatchObject({ city: 'Pune', propertyCount: 4 });
});
