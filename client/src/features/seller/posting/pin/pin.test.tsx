import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { subtypeByKey } from '../../../../../../schema/catalogue/interpret.ts';
import { reply, bare, fakeServer } from '../../../../testing/fakeServer.ts';
import type { Reply } from '../../../../testing/fakeServer.ts';
import { renderAt } from '../../../../testing/renderAt.tsx';
import { TownContext } from '../townContext.ts';
import { localityIn, pinnedPosition, placeOfPin, readPin, standingPin } from './pin.ts';
import type { Pin } from './pin.ts';
import { PinPart } from './PinPart.tsx';

const NOIDA = { city: 'Noida', state: 'Uttar Pradesh' };
const PLACES: Reply = () =>
  reply({
    city: { id: 'noida', name: 'Noida', latitude: 28.57, longitude: 77.33 },
    localities: [
      { name: 'Sector 18', latitude: 28.57, longitude: 77.32 },
      { name: 'Sector 62', latitude: 28.62, longitude: 77.36 },
      { name: 'Known by its name only', latitude: null, longitude: null },
    ],
  });

let saved: Pin | null;
beforeEach(() => {
  saved = null;
});
afterEach(() => {
  document.body.replaceChildren();
});

function show({ locality = 'Sector 62', pin = null, reply = PLACES }: Given = {}) {
  const { link, requests } = fakeServer({ PinPlaces: reply });
  const shown = renderAt('/', <Held locality={locality} first={pin} />, link);
  return { ...shown, requests };
}

interface Given {
  locality?: string;
  pin?: Pin | null;
  reply?: Reply;
}

function Held({ locality, first }: { locality: string; first: Pin | null }) {
  const [pin, setPin] = useState(first);
  const [typed, setTyped] = useState(locality);
  return (
    <TownContext value={NOIDA}>
      <input aria-label="Locality" value={typed} onChange={(e) => setTyped(e.target.value)} />
      <PinPart
        pin={pin}
        locality={typed}
        onChange={(next) => {
          saved = next;
          setPin(next);
        }}
      />
    </TownContext>
  );
}

async function open() {
  fireEvent.click(await screen.findByText('Set location on map'));
  return await screen.findByRole('slider', { name: 'Pin on the map' });
}

/** What carries the pin over the sketch. */
const spot = (pin: HTMLElement) => pin.parentElement ?? pin;
const press = (button: string) => fireEvent.click(screen.getByText(button));

test('D-72 the map is asked for when it is unfolded, and the pin begins at the locality and says nothing', async () => {
  const { requests } = show();
  await screen.findByText(/^Optional\. Without a pin/);
  expect(requests).toEqual([]);
  const pin = await open();
  expect(requests.map(({ variables }) => variables)).toEqual([NOIDA]);
  expect(pin.getAttribute('aria-valuetext')).toBe('In the centre of Sector 62');
  screen.getByText('In the centre of Sector 62 (approximate).');
  expect(saved).toBeNull();
});

test('D-72 the arrow keys move the pin, with Shift further, and where it stands is spoken', async () => {
  show();
  const pin = await open();
  const before = spot(pin).style.top;
  fireEvent.keyDown(pin, { key: 'ArrowUp', shiftKey: true });
  fireEvent.keyDown(pin, { key: 'ArrowRight', shiftKey: true });
  expect(pin.getAttribute('aria-valuetext')).toMatch(/^1\.4 km north-east of Sector 62$/);
  expect(spot(pin).style.top).not.toBe(before);
  expect(saved?.latitude).toBeGreaterThan(28.62);
  expect(saved?.longitude).toBeGreaterThan(77.36);
  for (const key of ['ArrowDown', 'ArrowLeft']) fireEvent.keyDown(pin, { key, shiftKey: true });
  fireEvent.keyDown(pin, { key: 'ArrowDown' });
  fireEvent.keyDown(pin, { key: 'Tab' });
  expect(pin.getAttribute('aria-valuetext')).toBe('100 m south of Sector 62');
});

test('D-72 the pin is confirmed where it stands, and taken away again', async () => {
  show();
  await open();
  press('Place pin here');
  expect(saved).toEqual({
    latitude: 28.62,
    longitude: 77.36,
    place: 'uttar-pradesh/noida/sector-62',
  });
  press('Set location on map');
  screen.getByText('Buyers see the location of your pin.');
  press('Set location on map');
  fireEvent.click(await screen.findByText('Remove pin'));
  expect(saved).toBeNull();
  screen.getByText(/\(approximate\)\.$/);
});

test('D-72 a press on the sketch puts the pin there, and a closer look keeps it in sight', async () => {
  const { container } = show();
  const pin = await open();
  const sketch = spot(pin).parentElement?.querySelector('svg');
  fireEvent.click(sketch ?? container, { clientX: 20, clientY: 20 });
  expect(saved).not.toBeNull();
  expect(Number.parseFloat(spot(pin).style.left)).toBeCloseTo(10, 1);
  press('Zoom in');
  expect([spot(pin).style.left, spot(pin).style.top]).toEqual(['50%', '50%']);
  for (let times = 0; times < 6; times += 1) {
    fireEvent.keyDown(pin, { key: 'ArrowRight', shiftKey: true });
    expect(Number.parseFloat(spot(pin).style.left)).toBeLessThanOrEqual(98);
  }
  press('Zoom out');
  expect(spot(pin).style.left).not.toBe('50%');
});

test('D-72 another locality has no pin until one is put there, and the first has its own again', async () => {
  show({ pin: { latitude: 28.63, longitude: 77.36, place: placeOfPin(NOIDA, 'Sector 62') } });
  await screen.findByText('Buyers see the location of your pin.');
  fireEvent.change(screen.getByLabelText('Locality'), { target: { value: 'Sector 18' } });
  await screen.findByText(/^Optional/);
  const pin = await open();
  expect(pin.getAttribute('aria-valuetext')).toBe('In the centre of Sector 18');
  fireEvent.change(screen.getByLabelText('Locality'), { target: { value: 'sector 62' } });
  expect((await screen.findByRole('slider')).getAttribute('aria-valuetext')).toBe(
    '1.1 km north of Sector 62',
  );
});

test('a locality that is not known begins in the middle of the town', async () => {
  show({ locality: 'Known by its name only' });
  const pin = await open();
  expect(pin.getAttribute('aria-valuetext')).toBe('In the centre of Noida');
});

test('V-2.10-07 a map that cannot be loaded says so and is asked for again', async () => {
  let reply: Reply = () => bare(503);
  show({ reply: (variables) => reply(variables) });
  fireEvent.click(await screen.findByText('Set location on map'));
  await screen.findByText('The map could not be loaded.');
  reply = PLACES;
  press('Try Again');
  expect(await screen.findByRole('slider')).toBeDefined();
});

test('D-72 a position is sent for the place that the pin was put for, and none for another', () => {
  const pin = { latitude: 28.63, longitude: 77.36, place: placeOfPin(NOIDA, 'Sector 62') };
  const none = { latitude: null, longitude: null };
  expect(pinnedPosition(pin, NOIDA, 'Sector  62')).toEqual({ latitude: 28.63, longitude: 77.36 });
  expect(pinnedPosition(pin, NOIDA, 'Sector 18')).toEqual(none);
  expect(pinnedPosition(pin, { ...NOIDA, city: 'Ghaziabad' }, 'Sector 62')).toEqual(none);
  expect(pinnedPosition(null, NOIDA, 'Sector 62')).toEqual(none);
  expect(standingPin(pin, pin.place)).toBe(pin);
});

test('a pin that was stored is read, and nothing else is taken for one', () => {
  const pin = { latitude: 1, longitude: 2, place: 'x' };
  expect(readPin(pin)).toEqual(pin);
  for (const odd of [undefined, null, 'x', [], { ...pin, latitude: '1' }, { ...pin, place: 3 }]) {
    expect(readPin(odd)).toBeNull();
  }
});

test('the locality is what the form says', () => {
  const flat = subtypeByKey('flat-apartment');
  expect(localityIn(flat, { locality: ' Sector 62 ' })).toBe('Sector 62');
  expect(localityIn(flat, {})).toBe('');
});
