import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, never, refusal } from '../../../testing/fakeServer.ts';
import { account } from '../../../testing/fixtures.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import type { Account } from '../../../session/viewer.ts';
import { CompleteForm } from './CompleteForm.tsx';
import type { ProfileData } from './useProfile.ts';

test.each<[string, Partial<Account>, string]>([
  ['Name', { name: null }, 'Please fill in your name'],
  ['Email address', { email: null }, 'Please enter your email address'],
])('V-2.1-14 what the form asks of somebody without %s', async (label, changes, sentence) => {
  const form = <CompleteForm account={account(changes)} onDone={() => undefined} />;
  const { container } = renderAt('/', form);
  fireEvent.submit(container.querySelector('form') ?? container);
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
});

test('a refusal, and no answer, are said; nothing typed is lost, and it can be sent again', async () => {
  const replies = [
    () => refusal('CONFLICT', 'This address is taken.'),
    () => Promise.reject<Response>(new TypeError('No network.')),
    never,
  ];
  const { link, requests } = fakeServer({
    CompleteProfile: () => replies[requests.length - 1]?.() ?? never(),
  });
  const done: ProfileData[] = [];
  const form = <CompleteForm account={account({ name: null })} onDone={(own) => done.push(own)} />;
  renderAt('/', form, link);
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  const press = (text: string) => fireEvent.click(screen.getByText(text, { selector: 'button' }));
  fireEvent.change(name, { target: { value: ' Meera ' } });
  press('Save');
  await screen.findByText('This address is taken.');
  press('Save');
  const alert = await screen.findByText('Profile update failed');
  expect(alert.closest('[role=alert]')?.textContent).toContain('Please check your connection');
  expect(name.value).toBe(' Meera ');
  press('Save');
  const busy = await screen.findByText('Saving...');
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  press('Saving...');
  await waitFor(() => expect(requests).toHaveLength(3));
  expect(requests[0]?.variables).toEqual({ name: 'Meera', email: 'asha@example.com' });
  expect(done).toEqual([]);
});

test('V-2.1-14 the address of somebody without one is sent without the blanks around it', async () => {
  const { link, requests } = fakeServer({ CompleteProfile: never });
  const form = <CompleteForm account={account({ email: null })} onDone={() => undefined} />;
  renderAt('/', form, link);
  const email = screen.getByLabelText('Email address');
  fireEvent.change(email, { target: { value: ' meera@example.com ' } });
  fireEvent.click(screen.getByText('Save', { selector: 'button' }));
  await waitFor(() =>
    expect(requests[0]?.variables).toEqual({ name: 'Asha', email: 'meera@example.com' }),
  );
});
