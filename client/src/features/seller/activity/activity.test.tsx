import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, never, refusal, viewerResponse } from '../../../testing/fakeServer.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { ActivityPanel } from './ActivityPanel.tsx';

/** So many days with seven views on the last of them. */
function show() {
  const { link, requests } = fakeServer({
    Activity: ({ days }) => {
      const count = Number(days);
      const dayOf = (index: number) => new Date(Date.UTC(2026, 7, 1 + index)).toISOString();
      return viewerResponse({
        activity: {
          views: 7,
          enquiries: 1,
          favourites: 0,
          days: Array.from({ length: count }, (_, index) => ({
            day: dayOf(index).slice(0, 10),
            views: index === count - 1 ? 7 : 0,
            enquiries: index === 0 ? 1 : 0,
            favourites: 0,
          })),
        },
      });
    },
  });
  renderAt('/', <ActivityPanel />, link);
  return requests;
}

const part = (title: string) => screen.findByRole('region', { name: title });

test('views, enquiries and favourites stand there with their sums, and as tables with the latest day first', async () => {
  show();
  const views = within(await part('Views'));
  expect(views.getByText('7')).toBeTruthy();
  fireEvent.click(views.getByText('Show as table'));
  const rows = views.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(31);
  expect(rows.slice(0, 3)).toEqual(['DayViews', '30 Aug7', '29 Aug0']);
  const favourites = await part('Favourites');
  expect(favourites.textContent).toContain('No favourites in the last 30 days.');
});

test('another period is asked for, and an open table stays open', async () => {
  const requests = show();
  fireEvent.click(within(await part('Views')).getByText('Show as table'));
  fireEvent.click(screen.getByLabelText('7 days'));
  await waitFor(async () =>
    expect(within(await part('Views')).getAllByRole('row')).toHaveLength(8),
  );
  expect(requests.map(({ variables }) => variables)).toEqual([{ days: 30 }, { days: 7 }]);
});

const TWO_DAYS = {
  activity: {
    views: 12_345,
    enquiries: 1,
    favourites: 0,
    days: [
      { day: '2026-11-19', views: 12_300, enquiries: 1, favourites: 0 },
      { day: '2026-11-20', views: 45, enquiries: 0, favourites: 0 },
    ],
  },
};

test('each figure has a part of its own, and none is said to be none', async () => {
  const { link } = fakeServer({ Activity: () => viewerResponse(TWO_DAYS) });
  renderAt('/', <ActivityPanel title="Market activity" />, link);
  const figures = ['Views', 'Enquiries', 'Favourites'].map(
    async (title) => (await part(title)).querySelector('p')?.textContent,
  );
  expect(await Promise.all(figures)).toEqual(['12,345', '1', '0']);
  screen.getByText('No favourites in the last 2 days.');
});

test('another period leaves the last one standing until it is there', async () => {
  const { link, requests } = fakeServer({
    Activity: ({ days }) => (days === 30 ? viewerResponse(TWO_DAYS) : never()),
  });
  const { container } = renderAt('/', <ActivityPanel />, link);
  await part('Views');
  fireEvent.click(screen.getByLabelText('90 days'));
  await expect.poll(() => requests.at(-1)?.variables).toEqual({ days: 90 });
  expect(container.textContent).toContain('12,345');
  expect(container.querySelector('[aria-busy]')).toBeNull();
});

test('what is on its way, or could not be loaded, is said in the place of the figures', async () => {
  let tries = 0;
  const { link } = fakeServer({
    Activity: () => {
      tries += 1;
      return tries === 1 ? refusal('INTERNAL') : viewerResponse(TWO_DAYS);
    },
  });
  const { container } = renderAt('/', <ActivityPanel />, link);
  expect(container.querySelector('[aria-busy=true] output')?.textContent).toBe('Loading…');
  await screen.findByText('The activity could not be loaded');
  fireEvent.click(screen.getByText('Try Again'));
  await part('Enquiries');
});
