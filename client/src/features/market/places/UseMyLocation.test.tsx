import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { reply, fakeServer, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { LiveRegion } from '../../../ui/announce.tsx';
import { UseMyLocation } from './UseMyLocation.tsx';

const AGRA = { latitude: 27.175, longitude: 78.042, state: 'Uttar Pradesh', city: 'Agra' };
const FOUND = { ...AGRA, fullAddress: 'Agra, Uttar Pradesh, India', propertyCount: 3 };

interface PositionRequest {
  find: () => void;
  refuse: (code: number) => void;
}

/** Questions for the position that are not answered yet. */
const waiting: PositionRequest[] = [];
const nextRequest = () =>
  waitFor(() => {
    const request = waiting.shift();
    if (!request) throw new Error('Nobody has asked for the position yet.');
    return request;
  });

/** A visitor who presses the button of a browser that knows where it is, or will say why not. */
function press(locate: Reply = () => reply({ locate: FOUND })) {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (succeed, fail) => {
    waiting.push({
      // Only what the code reads of a position and of a problem.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      find: () => succeed({ coords: AGRA } as unknown as GeolocationPosition),
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      refuse: (code) => fail?.({ code } as GeolocationPositionError),
    });
  };
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition },
    configurable: true,
  });
  const onFound = vi.fn();
  renderAt(
    '/',
    <>
      <LiveRegion />
      <UseMyLocation onFound={onFound} />
    </>,
    fakeServer({ Locate: locate }).link,
  );
  fireEvent.click(screen.getByText('Use my location'));
  return onFound;
}

const button = () => document.querySelector('button');

afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

test('V-4.7-02 the place that was found is told and spoken; the button waits until then', async () => {
  const onFound = press();
  expect(button()?.textContent).toBe('Finding your city...');
  expect(button()?.disabled).toBe(true);
  (await nextRequest()).find();
  await waitFor(() => expect(onFound).toHaveBeenCalledWith(expect.objectContaining(FOUND)));
  expect(button()?.disabled).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('You are in Agra, Uttar Pradesh, India');
});

test('V-8-16 a position that is denied is said so, and can be asked for again', async () => {
  const onFound = press();
  (await nextRequest()).refuse(1);
  const alert = await screen.findByText(
    'Location access denied. Please allow location access and try again.',
  );
  expect(alert.getAttribute('role')).toBe('alert');
  expect(button()?.textContent).toBe('Use my location');
  fireEvent.click(screen.getByText('Use my location'));
  expect(screen.queryByRole('alert')).toBeNull();
  (await nextRequest()).find();
  await waitFor(() => expect(onFound).toHaveBeenCalledOnce());
});

test.each([
  'Maps service error: the key is not authorized. Please choose your city from the list.',
  'Your location is not near any town in India that we know. Please choose your city from the list.',
])('V-8-17 %s', async (sentence) => {
  press(() => refusal('UNAVAILABLE', sentence));
  (await nextRequest()).find();
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(button()?.disabled).toBe(false);
});
