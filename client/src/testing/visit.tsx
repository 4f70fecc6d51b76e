import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { landingPath } from '../../../schema/accounts.ts';
import { createCache } from '../apollo/client.ts';
import { end } from '../session/liveSession.ts';
import { accountOf } from '../session/readAccount.ts';
import type { AccountData } from '../session/readAccount.ts';
import { signedIn } from '../session/session.ts';
import { putSignedInFlag } from '../session/signedInFlag.ts';
import { StartContext } from '../base/start.ts';
import { OWN_ROUTES } from '../ownPages.ts';
import { makeRoutes } from '../router.tsx';
import { clearToasts } from '../ui/toast.ts';
import { SITE } from './siteFacts.ts';

/** Who is signed in, as the server describes an account; a buyer with a complete profile unless told otherwise. */
export function person(
  changes: Partial<AccountData> = {},
): AccountData & { __typename: 'Account' } {
  const data: AccountData = {
    id: '66f0000000000000000000ff',
    name: 'Asha Rao',
    email: 'asha@example.com',
    mobile: '9876543210',
    userType: 'BUYER',
    kind: null,
    role: null,
    isComplete: true,
    landingPath: '',
    ...changes,
  };
  return {
    __typename: 'Account',
    ...data,
    landingPath: changes.landingPath ?? landingPath(accountOf(data)),
  };
}

/** Reads the code of these pages before the first test: a busy machine takes its time over that. */
export function readAhead(...ids: readonly string[]): void {
  beforeAll(async () => {
    await Promise.all(ids.map(async (id) => OWN_ROUTES[id]?.Component()));
  });
}

/**
 * Opens an address of the site: the page that the table of addresses has for it, without the shell around it.
 * The pages with something to read for everybody draw nothing here. Nobody answers unless a link is given.
 */
export function visit(
  address: string,
  viewer: AccountData | null,
  link: ApolloLink = new ApolloLink(() => new Observable(() => undefined)),
): { address: () => string } {
  const client = new ApolloClient({ link, cache: createCache(), dataMasking: true });
  const [shell] = makeRoutes(() => ({ client, site: SITE }), OWN_ROUTES);
  const pages = (shell?.children?.[0]?.children ?? []).filter(({ id }) =>
    Object.hasOwn(OWN_ROUTES, id ?? ''),
  );
  const router = createMemoryRouter(
    [{ path: '/', children: [...pages, { path: '*', element: null }] }],
    { initialEntries: [address] },
  );
  if (viewer) signedIn(client, 'token', 900, viewer);
  render(
    <StartContext value={{ site: SITE, now: '2026-11-20T06:30:00.000Z', savesData: false }}>
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </StartContext>,
  );
  return { address: () => `${router.state.location.pathname}${router.state.location.search}` };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(async () => {
  cleanup();
  act(() => end({ kind: 'visitor' }));
  putSignedInFlag(null);
  clearToasts();
  await waitFor(() => {
    if (document.querySelector('[data-sonner-toast]')) throw new Error('A toast is still there.');
  });
});
