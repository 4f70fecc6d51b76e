import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reply, bare, fakeServer, never } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { LiveRegion } from '../../../ui/announce.tsx';
import { CitySelector } from './CitySelector.tsx';
import { selectCity } from './selectedCity.ts';

const town = (name: string, state: string, propertyCount: number) => ({
  __typename: 'City',
  id: name,
  name,
  state,
  slug: name.toLowerCase(),
  propertyCount,
});
const TOWNS = [town('Pune', 'Maharashtra', 40), town('Mysuru', 'Karnataka', 1_207)];
const STATES = [{ __typename: 'State', name: 'Karnataka', propertyCount: 1_300 }];

/** Towns that fit, as the server finds them. */
const found: Reply = ({ search, state }) =>
  reply({
    cities: TOWNS.filter(
      (each) =>
        (state === null || each.state === state) &&
        each.name.toLowerCase().includes(typeof search === 'string' ? search : ''),
    ),
  });

/** Opens the selector over a list; what its queries get may be changed on the way. */
async function openSelector(replies: Record<string, Reply> = {}, address = '/property?bedrooms=2') {
  const now: Record<string, Reply> = {
    SelectorCities: found,
    SelectorStates: () => reply({ states: STATES }),
    ...replies,
  };
  const { link } = fakeServer({
    SelectorCities: (variables) => now['SelectorCities']?.(variables) ?? bare(503),
    SelectorStates: (variables) => now['SelectorStates']?.(variables) ?? bare(503),
    Locate: (variables) => now['Locate']?.(variables) ?? bare(503),
  });
  const page = (
    <>
      <CitySelector />
      <h1>The list</h1>
      <LiveRegion />
    </>
  );
  const rendered = renderAt(address, page, link);
  fireEvent.click(button());
  await screen.findByLabelText('City', FIELD);
  return { ...rendered, now };
}

/** The list has the same name. */
const FIELD = { selector: 'input' };
const button = () => screen.getByText('City:').closest('button') ?? document.body;
const field = () => screen.getByLabelText<HTMLInputElement>('City', FIELD);
const options = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
const panel = () => document.querySelector('fieldset');
const stored = () => localStorage.getItem('selectedCity');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

beforeEach(() => act(() => selectCity(null)));
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

test('V-2.3-01 V-3-08 towns with their counts are searched, chosen, kept and cleared', async () => {
  const { address } = await openSelector();
  await waitFor(() => expect(options()).toEqual(['Pune, Maharashtra40', 'Mysuru, Karnataka1,207']));
  for (const text of ['m', 'my', 'mys']) type(text);
  await waitFor(() => expect(options()).toEqual(['Mysuru, Karnataka1,207']));
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(button().textContent).toBe('City:Mysuru'));
  expect(document.activeElement).toBe(button());
  const chosen = { city: 'Mysuru', state: 'Karnataka', propertyCount: 1_207 };
  expect(JSON.parse(stored() ?? '')).toEqual(chosen);
  expect(screen.getByText('Mysuru, Karnataka: 1,207 properties.')).toBeDefined();
  await waitFor(() => expect(address()).toBe('/property?bedrooms=2&city=Mysuru&state=Karnataka'));

  fireEvent.click(button());
  fireEvent.click(await screen.findByText('Clear Filter'));
  await waitFor(() => expect(button().textContent).toBe('City:All India'));
  expect(stored()).toBeNull();
  await waitFor(() => expect(address()).toBe('/property?bedrooms=2'));
});

test('V-4.6-09 choosing a state clears the city and the list of cities until its own are there', async () => {
  const { now } = await openSelector({}, '/');
  await waitFor(() => expect(options()).toHaveLength(2));
  act(() => selectCity({ city: 'Pune', state: 'Maharashtra', propertyCount: 40 }));
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  now['SelectorCities'] = async (variables) => {
    await released;
    return found(variables);
  };
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'Karnataka' } });
  expect(options()).toEqual([]);
  expect(screen.getByText('Loading cities...')).toBeDefined();
  expect(stored()).toBeNull();
  release();
  await waitFor(() => expect(options()).toEqual(['Mysuru, Karnataka1,207']));
  expect(button().textContent).toBe('City:Karnataka');
});

test('V-2.3-02 V-8-01 the three texts, and a list that failed comes once it can', async () => {
  const { now } = await openSelector({ SelectorCities: never });
  expect(screen.getByText('Loading cities...')).toBeDefined();
  now['SelectorCities'] = () => bare(503);
  type('p');
  const failure = await screen.findByText('Error loading cities');
  expect(failure.className).toContain('text-danger');
  now['SelectorCities'] = () => reply({ cities: [] });
  fireEvent.click(screen.getByText('Try Again'));
  expect(await screen.findByText('No cities found')).toBeDefined();
  now['SelectorCities'] = found;
  type('pu');
  await waitFor(() => expect(options()).toEqual(['Pune, Maharashtra40']));
});

test('V-3-09 states with their counts, the position of the visitor, waiting for it and its error', async () => {
  let refuse: (code: number) => void = () => undefined;
  let find: () => void = () => undefined;
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (succeed, fail) => {
    // Only what the code reads of a position and of a problem.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    refuse = (code) => fail?.({ code } as GeolocationPositionError);
    find = () =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      succeed({ coords: { latitude: 12.3, longitude: 76.6 } } as GeolocationPosition);
  };
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition },
    configurable: true,
  });
  const place = { latitude: 12.3, longitude: 76.6, fullAddress: 'Mysuru, Karnataka, India' };
  const located = { ...place, state: 'Karnataka', city: 'Mysuru', propertyCount: 1_207 };
  await openSelector({ Locate: () => reply({ locate: located }) });
  expect(await screen.findByText('Karnataka (1,300)')).toBeDefined();

  fireEvent.click(screen.getByText('Use my location'));
  expect(screen.getByText('Finding your location...')).toBeDefined();
  act(() => refuse(1));
  expect(await screen.findByText(/^Location access denied\./)).toBeDefined();
  expect(screen.queryByText('Finding your location...')).toBeNull();

  fireEvent.click(screen.getByText('Use my location'));
  expect(screen.queryByText(/^Location access denied\./)).toBeNull();
  act(() => find());
  await waitFor(() => expect(button().textContent).toBe('City:Mysuru'));
  expect(JSON.parse(stored() ?? '')).toMatchObject({ city: 'Mysuru', propertyCount: 1_207 });
});

test('the field has the focus; Escape and a press elsewhere close, a press inside does not', async () => {
  await openSelector();
  await waitFor(() => expect(document.activeElement).toBe(field()));
  fireEvent.pointerDown(screen.getByLabelText('State'));
  expect(panel()).not.toBeNull();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(button());
  fireEvent.click(button());
  await screen.findByLabelText('City', FIELD);
  button().blur();
  fireEvent.pointerDown(screen.getByText('The list'));
  expect(panel()).toBeNull();
  // Whoever pressed elsewhere is there.
  expect(document.activeElement).not.toBe(button());
});
