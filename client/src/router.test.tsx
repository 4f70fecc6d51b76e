import { ApolloClient } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createCache } from './apollo/client.ts';
import { SITE_PAGES } from './sitePages.ts';
import { reply, fakeServer } from './testing/fakeServer.ts';
import { discoverRoutes, makeRoutes } from './router.tsx';
import { SITE } from './testing/siteFacts.ts';

/** The router as a browser begins with it: with the table of the core alone. */
async function open(address: string) {
  const { link } = fakeServer({
    Shell: () => reply({ subtypes: [], cities: [] }),
  });
  const client = new ApolloClient({ link, cache: createCache(), dataMasking: true });
  const context = { client, site: SITE };
  const router = createMemoryRouter(
    makeRoutes(() => context),
    {
      initialEntries: [address],
      patchRoutesOnNavigation: discoverRoutes(() => context),
    },
  );
  await waitFor(() => expect(router.state.initialized).toBe(true));
  const found = router.state.matches.at(-1)?.route.id;
  const known = (router.routes[0]?.children?.[0]?.children ?? []).map(({ id }) => id);
  router.dispose();
  return {
    found,
    ofCore: known.every((id) => id === 'missing' || Object.hasOwn(SITE_PAGES, id ?? '')),
  };
}

test.each([
  // What may be the name of a city is looked for in the other table first.
  ['/sign-in', 'signIn', false],
  ['/seller-dashboard', 'sellerDashboard', false],
  ['/seller-dashboard/my-profile', 'myProfile', false],
  ['/nothing/here', 'missing', false],
  ['/agra', 'city', false],
  // These the core knows for certain.
  ['/contact', 'contact', true],
  ['/property-type/flat-apartment', 'subtype', true],
  ['/blog-detail/first', 'blog', true],
])('%s is the page %s, found in the table of the core: %s', async (address, id, ofCore) => {
  expect(await open(address)).toEqual({ found: id, ofCore });
});
