import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { administrationAnswer, fakeServer, refusal } from '../../testing/fakeServer.ts';
import type { Reply } from '../../testing/fakeServer.ts';
import { outline } from '../../testing/outline.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { SubscribersView } from './SubscribersView.tsx';

function show(reply: Reply, query = '') {
  const { link, requests } = fakeServer({ Subscribers: reply });
  const view = <SubscribersView home="/site-admin" />;
  return { ...renderAt(`/site-admin?view=newsletter${query}`, view, link), requests };
}

const list = (items: readonly object[]): Reply => {
  const newsletterSubscribers = { total: items.length, pageCount: 3, items };
  return () => administrationAnswer({ newsletterSubscribers });
};

test('an administrator sees who asked for the newsletter, and who confirmed it', async () => {
  const createdAt = '2026-11-18T06:00:00.000Z';
  const shown = list([
    { id: 'a', email: 'asha@example.in', createdAt, confirmedAt: createdAt },
    { id: 'b', email: 'ravi@example.in', createdAt, confirmedAt: null },
  ]);
  const { container, requests } = show(shown, '&page=2');
  await screen.findByText('asha@example.in');
  expect(requests.map(({ variables }) => variables)).toEqual([{ page: 2 }]);
  await expect(`${outline(container)}\n`).toMatchFileSnapshot('./outlines/subscribers.txt');
});

test('without any it says so, and a failure says why', async () => {
  const { unmount, container } = show(list([]));
  await screen.findByText('No subscribers yet');
  await expect(`${outline(container)}\n`).toMatchFileSnapshot('./outlines/empty.txt');
  unmount();
  const failed = show(() => refusal('FORBIDDEN', 'This is for administrators.'));
  await screen.findByText('The subscribers could not be loaded');
  await expect(`${outline(failed.container)}\n`).toMatchFileSnapshot('./outlines/failed.txt');
});
