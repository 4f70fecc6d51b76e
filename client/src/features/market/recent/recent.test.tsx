import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { cardProperty } from '../../../testing/fixtures.ts';
import type { Replies } from '../../../testing/renderAt.tsx';
import { renderAt } from '../../../testing/renderAt.tsx';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { recentProperties } from './recentStore.ts';

const [A = '', B = '', C = ''] = ['a', 'b', 'c'].map((letter) => letter.repeat(24));

beforeEach(() => recentProperties.write([A, B, C]));

/** A server that answers in an order of its own, and where one is no longer public. */
const server: Replies = (_operation, { ids }) => ({
  propertiesByIds: [C, B, A]
    .filter((id) => Array.isArray(ids) && ids.includes(id) && id !== B)
    .map((id) => {
      const { cover, amenities, subtype, ...card } = cardProperty({
        id,
        title: `Home ${id[0]}`,
      });
      return {
        ...card,
        __typename: 'Property',
        cover: cover.map((each) => ({ __typename: 'Picture', ...each })),
        amenities: amenities.map((each) => ({ __typename: 'Amenity', ...each })),
        subtype: { __typename: 'Subtype', ...subtype },
      };
    }),
});

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((each) => each.textContent);

test('what was looked at last stands there, the latest first, as far as it is public', async () => {
  renderAt('/', <RecentlyViewed />, server);
  await screen.findByRole('region', { name: 'Recently viewed' });
  expect(titles()).toEqual(['Home a', 'Home c']);
});

test('the property on show is not among them, and alone there is nothing', async () => {
  const { unmount } = renderAt('/', <RecentlyViewed except={A} />, server);
  await screen.findByRole('region', { name: 'Recently viewed' });
  expect(titles()).toEqual(['Home c']);
  unmount();
  recentProperties.write([A]);
  const { container } = renderAt('/', <RecentlyViewed except={A} />, server);
  expect(container.childElementCount).toBe(0);
});
