import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createCache } from '../apollo/client.ts';
import { StartContext } from '../base/start.ts';
import { NowContext } from '../ui/now.ts';
import { SITE } from './siteFacts.ts';

const NOW = '2026-11-20T06:30:00.000Z';

export interface Rendered extends RenderResult {
  /** The address the visitor is at. */
  address: () => string;
  /** What stands behind the # of the address. */
  hash: () => string;
  /** Whether the page stays where it was scrolled to after the last step: going somewhere else leads to its top. */
  keepsPlace: () => boolean;
  client: ApolloClient;
  /** Back, as the browser's button goes. */
  goBack: () => Promise<void>;
  goForward: () => Promise<void>;
}

/** What the server would answer to a query, by the name of the operation. */
export type Replies = (operation: string, variables: Record<string, unknown>) => object;

/**
 * Draws something at an address of the site, with a cache and a server that answers from memory; or over
 * the link of fakeServer.ts, where failures of the network matter.
 */
export function renderAt(
  address: string,
  element: ReactNode,
  responses?: Replies | ApolloLink,
  /** What the page's loader would have brought. */
  data?: object,
): Rendered {
  const link = responses instanceof ApolloLink ? responses : memoryLink(responses);
  const client = new ApolloClient({ link, cache: createCache(), dataMasking: true });
  const page = { id: 'shell', path: '*', element };
  const router = createMemoryRouter([data === undefined ? page : { ...page, loader: () => data }], {
    initialEntries: [address],
    hydrationData: { loaderData: { shell: data } },
  });
  const result = render(
    <StartContext value={{ site: SITE, now: NOW, savesData: false }}>
      <NowContext value={new Date(NOW)}>
        <ApolloProvider client={client}>
          <RouterProvider router={router} />
        </ApolloProvider>
      </NowContext>
    </StartContext>,
  );
  return {
    ...result,
    client,
    address: () => {
      const { pathname, search } = router.state.location;
      return `${pathname}${search}`;
    },
    hash: () => router.state.location.hash,
    keepsPlace: () => router.state.preventScrollReset,
    goBack: () => act(() => router.navigate(-1)),
    goForward: () => act(() => router.navigate(1)),
  };
}

function memoryLink(responses?: Replies): ApolloLink {
  return new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (!responses) observer.error(new Error('No network in this test.'));
        else observer.next({ data: responses(operationName ?? '', variables) });
        observer.complete();
      }),
  );
}
