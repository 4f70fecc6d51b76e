import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { administrationResponse, reply, fakeServer, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { SubscribersView } from './SubscribersView.tsx';

drawDialogs();
withToasts();

function show(reply: Reply, query = '', replies: Record<string, Reply> = {}) {
  const { link, requests } = fakeServer({ Subscribers: reply, ...replies });
  const view = <SubscribersView home="/site-admin" />;
  return { ...renderAt(`/site-admin?view=newsletter${query}`, view, link), requests };
}

const list = (items: readonly object[]): Reply => {
  const counts = [
    { status: 'WAITING', count: 1 },
    { status: 'CONFIRMED', count: 4 },
  ];
  const newsletterSubscribers = { total: items.length, pageCount: 3, items, counts };
  return () => administrationResponse({ newsletterSubscribers });
};
const createdAt = '2026-11-18T06:00:00.000Z';
const RAVI = { id: 'b', email: 'ravi@example.in', createdAt, status: 'WAITING' };

test('an administrator sees who asked for the newsletter, and who confirmed it', async () => {
  const asha = { id: 'a', email: 'asha@example.in', createdAt, status: 'CONFIRMED' };
  const { requests } = show(list([asha, RAVI]), '&page=2&status=waiting&search=in');
  await screen.findByText('asha@example.in');
  expect(requests.map(({ variables }) => variables)).toEqual([
    { page: 2, search: 'in', status: 'WAITING' },
  ]);
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    'asha@example.inConfirmed18 NovDelete',
    'ravi@example.inNot confirmed18 NovDelete',
  ]);
});

test('an address is deleted after a question', async () => {
  const { requests } = show(list([RAVI]), '', {
    DeleteNewsletterSubscriber: () => reply({ deleteNewsletterSubscriber: { deletedId: 'b' } }),
  });
  const deleted = () =>
    requests.flatMap(({ operation, variables }) =>
      operation === 'DeleteNewsletterSubscriber' ? [variables] : [],
    );
  fireEvent.click(await screen.findByLabelText('Delete: ravi@example.in'));
  const question = within(screen.getByRole('dialog', { name: 'Delete ravi@example.in' }));
  question.getByText(
    'This address will receive no more newsletters, and we delete the record of its subscription.',
  );
  fireEvent.click(question.getByText('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(deleted()).toEqual([]);
  fireEvent.click(screen.getByLabelText('Delete: ravi@example.in'));
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Delete'));
  await findToast('Subscriber deleted.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(deleted()).toEqual([{ id: 'b' }]);
  // Who is left is asked for.
  await waitFor(() => expect(requests.at(-1)?.operation).toBe('Subscribers'));
});

test('without any it says so, and a failure says why', async () => {
  const { unmount } = show(list([]));
  await screen.findByText('No subscribers yet');
  unmount();
  show(() => refusal('FORBIDDEN', 'This is for administrators.'));
  await screen.findByText('The subscribers could not be loaded');
  expect(screen.getByText('This is for administrators.')).toBeDefined();
});

test('where none is confirmed that is said, and not that there are none', async () => {
  const { requests } = show(list([]), '&status=confirmed');
  await screen.findByText('No subscribers found');
  screen.getByText('No subscribers match these filters.');
  expect(requests[0]?.variables).toEqual({ search: null, status: 'CONFIRMED', page: 1 });
});
