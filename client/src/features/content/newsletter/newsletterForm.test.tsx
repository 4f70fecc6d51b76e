import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../apollo/client.ts';
import { reply, fakeServer, never, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { LiveRegion } from '../../../ui/announce.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

const THANKS = 'Thank you for subscribing!';
const NEXT = 'Please confirm using the link in the email we sent you.';
const FAILED = 'Something went wrong. Please try again.';
const TAKEN: Reply = () => reply({ subscribeToNewsletter: { isAccepted: true } });

// Fetched by the first press: a busy machine takes its time over that.
beforeAll(async () => void (await import('./subscribe.ts')));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function form(SubscribeToNewsletter: Reply) {
  const { link, requests } = fakeServer({ SubscribeToNewsletter });
  const client = new ApolloClient({ link, cache: createCache() });
  const element = (
    <ApolloProvider client={client}>
      <NewsletterForm />
      <LiveRegion />
    </ApolloProvider>
  );
  return { element, requests };
}

function show(reply: Reply = TAKEN) {
  const { element, requests } = form(reply);
  return { ...render(element), requests };
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const notice = () => email().form?.querySelector('form > p')?.textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
async function send(text: string): Promise<void> {
  fireEvent.input(email(), { target: { value: text } });
  press();
  await pass(1);
}

test('A-4-11 A-8-04 A-2.5-06 A-2.5-07 who subscribes is thanked for two seconds, and told what is left to do', async () => {
  const { requests } = show();
  await send('asha@example.in');
  expect(requests.map(({ variables }) => variables)).toEqual([
    { email: 'asha@example.in', website: '' },
  ]);
  expect([notice(), email().value]).toEqual([`${THANKS} ${NEXT}`, '']);
  // Said by the one live region that every page has.
  expect(screen.getByRole('status').textContent).toBe(`${THANKS} ${NEXT}`);
  await pass(1_990);
  expect(notice()).toBe(`${THANKS} ${NEXT}`);
  await pass(20);
  expect(notice()).toBe(NEXT);
  fireEvent.input(email(), { target: { value: 'r' } });
  expect(notice()).toBe('');
});

test('R-B1 what fills the hidden field is sent once, and the next press goes without it', async () => {
  const message = 'Please send it again.';
  const { requests } = show(() => refusal('INVALID_INPUT', message));
  const trap = document.querySelector<HTMLInputElement>('[name=leave_blank]');
  fireEvent.input(trap ?? document.body, { target: { value: 'x' } });
  await send('asha@example.in');
  expect(screen.getByText(message)).toBeDefined();
  press();
  await pass(1);
  expect(requests.map(({ variables }) => variables['website'])).toEqual(['x', '']);
});

test('pressed again while it is on its way, it is sent once', async () => {
  const { requests } = show(never);
  await send('asha@example.in');
  press();
  await pass(1);
  expect(requests).toHaveLength(1);
});

test('A-8-04 a failure is told for two seconds, and what was typed stays', async () => {
  show(() => Promise.reject(new TypeError('No network')));
  await send('asha@example.in');
  expect([notice(), email().value]).toEqual([FAILED, 'asha@example.in']);
  await pass(2_000);
  expect([notice(), email().value]).toEqual(['', 'asha@example.in']);
});

test('A-8-04 where trying again is of no use, the reason stays', async () => {
  show(() => refusal('TOO_MANY', 'We have already written to this address.'));
  await send('asha@example.in');
  expect(notice()).toBe(FAILED);
  await pass(3_000);
  expect(notice()).toBe('');
  screen.getByText('We have already written to this address.');
});

test('after a failure it is sent again as soon as it is pressed, and the thanks stand for their own two seconds', async () => {
  let isLost = true;
  const { requests } = show((variables) =>
    isLost ? Promise.reject(new TypeError('No network')) : TAKEN(variables),
  );
  await send('asha@example.in');
  await pass(1_500);
  isLost = false;
  press();
  await pass(1);
  expect([requests.length, notice()]).toEqual([2, `${THANKS} ${NEXT}`]);
  await pass(1_000);
  expect(notice()).toBe(`${THANKS} ${NEXT}`);
});

test('a refusal that stands is gone as soon as it is sent again', async () => {
  let isFirst = true;
  show(() => {
    if (!isFirst) return never();
    isFirst = false;
    return refusal('TOO_MANY', 'We have already written to this address.');
  });
  await send('asha@example.in');
  press();
  await pass(1);
  expect(screen.queryByText('We have already written to this address.')).toBeNull();
  expect(notice()).toBe('');
});

test('A-5-05 the address is required, of type email and has at most 56 characters', async () => {
  const { requests } = show();
  expect([email().required, email().type, email().autocomplete]).toEqual([true, 'email', 'email']);
  expect(email().placeholder).toBe('Your email address');
  await send('');
  screen.getByText('Please enter your email address');
  await send('asha@');
  screen.getByText('Please enter a valid email address');
  await send(`${'a'.repeat(46)}@example.in`);
  screen.getByText('Max 56 characters');
  expect([document.activeElement, requests, notice()]).toEqual([email(), [], '']);
  fireEvent.input(email(), { target: { value: 'asha@e' } });
  expect(screen.queryByText('Max 56 characters')).toBeNull();
});

test('what the server refuses of the address stands beside it', async () => {
  show(() => refusal('INVALID_INPUT', 'Max 56 characters', { email: 'Max 56 characters' }));
  await send('asha@example.in');
  screen.getByText('Max 56 characters');
  expect([notice(), email().getAttribute('aria-invalid')]).toEqual(['', 'true']);
});

test('without scripts it is a form of the server, and what was typed meanwhile is not lost', async () => {
  const { element, requests } = form(TAKEN);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  const rendered = container.querySelector('form');
  expect([
    rendered?.method,
    rendered?.getAttribute('action'),
    rendered?.enctype,
    rendered?.noValidate,
  ]).toEqual(['post', '/api/newsletter/form', 'multipart/form-data', false]);
  email().value = 'asha@example.in';
  render(element, { container, hydrate: true });
  expect([email().value, rendered?.noValidate]).toEqual(['asha@example.in', true]);
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  await pass(1);
  expect(requests.map(({ variables }) => variables)).toEqual([
    { email: 'asha@example.in', website: '' },
  ]);
});
