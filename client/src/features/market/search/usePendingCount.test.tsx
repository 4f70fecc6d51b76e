import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { reply, fakeServer } from '../../../testing/fakeServer.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { usePendingCount } from './FilterPanel.tsx';

const PUNE = { city: 'Pune' };
const GOA = { city: 'Goa' };

function Count() {
  const [filter, setFilter] = useState(PUNE);
  const count = usePendingCount(filter);
  return (
    <button onClick={() => setFilter(GOA)}>{`${filter.city}: ${count?.total ?? 'awaited'}`}</button>
  );
}

test('a count is that of the filter as it is now, and awaited until it is there', async () => {
  const totals = [3, 5];
  const { link, requests } = fakeServer({
    FilterCount: () =>
      reply({ propertyCount: { total: totals[requests.length - 1], totalIsLowerBound: false } }),
  });
  renderAt('/', <Count />, link);
  fireEvent.click(await screen.findByText('Pune: 3'));
  expect(screen.getByText('Goa: awaited')).toBeDefined();
  await screen.findByText('Goa: 5');
  expect(requests).toHaveLength(2);
});
