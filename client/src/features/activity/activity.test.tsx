import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, fakeServer } from '../../testing/fakeServer.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { ActivityPanel } from './ActivityPanel.tsx';

/** So many days with seven views on the last of them. */
function show() {
  const { link, requests } = fakeServer({
    Activity: ({ days }) => {
      const count = Number(days);
      const dayOf = (index: number) => new Date(Date.UTC(2026, 7, 1 + index)).toISOString();
      return answer({
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
  expect(favourites.textContent).toContain('No favourites in these 30 days.');
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
