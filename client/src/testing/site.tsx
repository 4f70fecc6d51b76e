import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, waitFor } from '@testing-library/react';
import {
  buildSchema,
  graphql,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  print,
} from 'graphql';
import type { GraphQLFieldResolver, GraphQLOutputType } from 'graphql';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { createCache } from '../apollo/client.ts';
import { NowContext } from '../ui/now.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { StartContext } from '../base/start.ts';
import { OWN_ROUTES } from '../ownPages.ts';
import { makeRoutes } from '../router.tsx';
import { SITE } from './siteFacts.ts';

const NOW = '2026-11-20T06:30:00.000Z';
const schema = buildSchema(
  readFileSync(resolve(import.meta.dirname, '../../../schema/schema.graphql'), 'utf8'),
);

/** What the server's fields answer, by name; a field that is left out has the plainest value of its type. */
export type Market = Readonly<Record<string, unknown>>;

export interface OpenedSite {
  /** The address the visitor is at, with its hash. */
  address: () => string;
  /** What travels with the address. */
  state: () => unknown;
  /** Whether the page stays where it was scrolled to after the last step. */
  keepsPlace: () => boolean;
  /** Goes there as a link does; a number goes through the history. */
  go: (to: string | number) => Promise<void>;
  /** The operations that were asked, with their variables. */
  requests: { operation: string; variables: Record<string, unknown> }[];
  container: HTMLElement;
  client: ApolloClient;
  /** What the page says in the document's head. */
  head: () => Record<'title' | 'description' | 'robots' | 'canonical', string | null>;
}

/**
 * The pages of the site at their addresses, without the shell around them, with their own loaders; the
 * schema answers from `market`. `document.head` has what the server would have written there.
 */
export async function openSite(address: string, market: Market = {}): Promise<OpenedSite> {
  const requests: OpenedSite['requests'] = [];
  const link = new ApolloLink(
    ({ query, operationName = '', variables }) =>
      new Observable((observer) => {
        requests.push({ operation: operationName, variables });
        graphql({
          schema,
          source: print(query),
          rootValue: market,
          variableValues: variables,
          fieldResolver,
        }).then(({ data, errors }) => {
          // What the server says has a code; anything else is a network that is gone.
          const isSaid = errors?.every(({ extensions }) => extensions['code'] !== undefined);
          if (errors && !isSaid) observer.error(errors[0]);
          // GraphQL's objects have no prototype, which Apollo's comparison does not expect.
          else observer.next(JSON.parse(JSON.stringify({ data, errors })));
          observer.complete();
        }, observer.error.bind(observer));
      }),
  );
  const client = new ApolloClient({ link, cache: createCache(), dataMasking: true });
  const [shell] = makeRoutes(() => ({ client, site: SITE }), OWN_ROUTES);
  const router = createMemoryRouter(
    [{ path: '/', loader: shell?.loader, children: shell?.children, HydrateFallback }],
    // A page of its own: its first place has a key that no earlier one had.
    { initialEntries: [{ ...parsePath(address), key: crypto.randomUUID() }] },
  );
  document.head.innerHTML =
    '<meta name="description" content=""><meta name="robots" content=""><title></title>';
  const isThere = async () => {
    await waitFor(() => {
      const { initialized, navigation } = router.state;
      if (!initialized || navigation.state !== 'idle') throw new Error('The page is on its way.');
    });
    await act(async () => undefined);
  };
  const { container } = render(
    <StartContext value={{ site: SITE, now: NOW, savesData: false }}>
      <NowContext value={new Date(NOW)}>
        <ApolloProvider client={client}>
          <RouterProvider router={router} />
        </ApolloProvider>
      </NowContext>
    </StartContext>,
  );
  await isThere();
  return {
    container,
    requests,
    client,
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return `${pathname}${search}${hash}`;
    },
    state: () => router.state.location.state,
    keepsPlace: () => router.state.preventScrollReset,
    async go(to) {
      await act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
      await isThere();
    },
    head: () => ({
      title: document.title,
      description: contentOf('meta[name=description]'),
      robots: contentOf('meta[name=robots]'),
      canonical: document.head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    }),
  };
}

function HydrateFallback() {
  return null;
}

function contentOf(selector: string): string | null {
  return document.head.querySelector(selector)?.getAttribute('content') ?? null;
}

/** The given value of a field, called with its arguments where it is a function; else the plainest one. */
const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (source, args, _context, info) => {
  const input: unknown =
    typeof source === 'object' && source !== null ? Reflect.get(source, info.fieldName) : undefined;
  if (typeof input === 'function') return input(args);
  return input === undefined ? plainest(info.returnType, info.fieldName) : input;
};

function plainest(type: GraphQLOutputType, name: string): unknown {
  if (!isNonNullType(type)) return null;
  const { ofType } = type;
  if (isListType(ofType)) return [];
  if (isObjectType(ofType)) return {};
  if (isEnumType(ofType)) return ofType.getValues()[0]?.value;
  switch (ofType.name) {
    case 'Int':
    case 'Float':
      return 1;
    case 'Boolean':
      return false;
    case 'ID':
      return 'a'.repeat(LIMITS.id.length);
    case 'String':
      return `Some ${name}`;
    default:
      return NOW;
  }
}
