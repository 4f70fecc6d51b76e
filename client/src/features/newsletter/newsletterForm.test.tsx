import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../apollo/client.ts';
import { answer, fakeServer, refusal } from '../../testing/fakeServer.ts';
import type { Reply } from '../../testing/fakeServer.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

const THANKS = 'Thank you for subscribing!';
const FAILED = 'Something went wrong. Please try again.';
const TAKEN: Reply = () => answer({ subscribeToNewsletter: { isAccepted: true } });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function form(SubscribeToNewsletter: Reply) {
  const { link, requests } = fakeServer({ SubscribeToNewsletter });
  const client = new ApolloClient({ link, cache: createCache() });
  const element = (
    <ApolloProvider client={client}>
      <NewsletterForm />
    </ApolloProvider>
  );
  return { element, requests };
}

function show(reply: Reply = TAKEN) {
  const { element, requests } = form(reply);
  return { ...render(element), requests };
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
const notice = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function send(text: string): Promise<void> {
  fireEvent.change(email(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  await pass(1);
}

test('A-4-11 A-8-04 A-2.5-06 A-2.5-07 who subscribes is thanked for two seconds', async () => {
  const { requests } = show();
  expect([notice(), screen.getByRole('status').getAttribute('aria-live')]).toEqual(['', 'polite']);
  await send('asha@example.in');
  expect(requests.map(({ variables }) => variables)).toEqual([
    { email: 'asha@example.in', website: '' },
  ]);
  expect([notice(), email().value]).toEqual([THANKS, '']);
  await pass(1_990);
  expect(notice()).toBe(THANKS);
  await pass(20);
  expect(notice()).toBe('');
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
  screen.getByText('We have already written to this address.');
});

test('A-5-05 the address is required, of type email and has at most 56 characters', async () => {
  const { requests } = show();
  expect([email().required, email().type, email().maxLength]).toEqual([true, 'email', 56]);
  await send('');
  screen.getByText('Please enter your email address');
  await send('asha@');
  screen.getByText('Please enter a valid email address');
  expect([document.activeElement, requests, notice()]).toEqual([email(), [], '']);
});

test('what the server refuses of the address stands beside it', async () => {
  const fields = { email: 'Max 56 characters' };
  show(() => refusal('INVALID_INPUT', 'Max 56 characters', fields));
  await send('asha@example.in');
  screen.getByText('Max 56 characters');
  expect([notice(), email().getAttribute('aria-invalid')]).toEqual(['', 'true']);
});

test('without scripts it is a form of the server, and what was typed meanwhile is not lost', async () => {
  const { element, requests } = form(TAKEN);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  const drawn = container.querySelector('form');
  expect([drawn?.method, drawn?.getAttribute('action'), drawn?.enctype, drawn?.noValidate]).toEqual(
    ['post', '/api/newsletter/form', 'multipart/form-data', false],
  );
  email().value = 'asha@example.in';
  render(element, { container, hydrate: true });
  expect([email().value, drawn?.noValidate]).toEqual(['asha@example.in', true]);
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  await pass(1);
  expect(requests.map(({ variables }) => variables)).toEqual([
    { email: 'asha@example.in', website: '' },
  ]);
});
