import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { createCache } from '../../apollo/client.ts';
import { readListing } from '../../features/market/search/listingAddress.ts';
import { FilterCountDocument } from '../../features/market/search/FilterChoices.generated.ts';
import { EmptyList } from './EmptyList.tsx';

afterEach(cleanup);

test('V-2.5-13 an empty list can be refreshed: what was kept is dropped and asked for again', async () => {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: createCache() });
  const cached = { query: FilterCountDocument, variables: { filter: { city: 'Agra' } } };
  const propertyCount = { __typename: 'PropertyCount', total: 0, totalIsLowerBound: false };
  client.writeQuery({ ...cached, data: { propertyCount } });
  let loads = 0;
  const list = readListing(new URLSearchParams('city=Agra'), null);
  const element = <EmptyList list={list} applied={[]} hasClose={false} requestId="r-1" />;
  const loader = () => {
    loads += 1;
    return { hasCloseFailed: false };
  };
  const router = createMemoryRouter([{ id: 'list', path: '*', loader, element }], {
    hydrationData: { loaderData: { list: { hasCloseFailed: false } } },
  });
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  expect(screen.getByText('No properties found')).toBeDefined();
  expect(
    screen.getByText('Try another place, a wider price range or fewer filters.'),
  ).toBeDefined();
  expect(screen.getByText('Clear all filters').getAttribute('href')).toBe('/property');
  fireEvent.click(screen.getByText('Refresh'));
  await expect.poll(() => loads).toBe(1);
  expect(client.readQuery(cached)).toBeNull();
});
