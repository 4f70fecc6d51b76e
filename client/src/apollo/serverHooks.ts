import type { DocumentNode, OperationVariables, StoreObject } from '@apollo/client';
import { createContext, createElement, use } from 'react';
import type { ReactNode } from 'react';
import type { ServerPage } from './serverPage.ts';

/**
 * What stands for `@apollo/client/react` where pages are drawn on the server (vite.config.ts): hooks that read what
 * the loaders' queries brought, without a cache between. What was not loaded is `loading`; nothing is fetched.
 */

const PageContext = createContext<ServerPage | null>(null);

export function ApolloProvider({ client, children }: { client: ServerPage; children: ReactNode }) {
  return createElement(PageContext, { value: client }, children);
}

/** For what a press does; none comes while a page is drawn. */
export function useApolloClient(): ServerPage {
  const page = use(PageContext);
  if (page === null) throw new Error('The page is drawn without what was loaded for it.');
  return page;
}

export const skipToken = Symbol.for('apollo.skipToken');

interface QueryOptions {
  variables?: OperationVariables;
  skip?: boolean;
}

export function useQuery(query: DocumentNode, options: QueryOptions | typeof skipToken = {}) {
  const page = useApolloClient();
  if (options === skipToken || options.skip) return { ...IDLE, refetch: nothing };
  const data = page.read(query, options.variables);
  return { data, loading: data === undefined, networkStatus: data ? 7 : 1, refetch: nothing };
}

export const useSuspenseQuery = useQuery;

export function useFragment({
  fragment,
  from,
}: {
  fragment: DocumentNode;
  from: StoreObject | null;
}) {
  const page = useApolloClient();
  const data = from === null ? undefined : page.readFragment(fragment, from);
  return { data: data ?? {}, complete: data !== undefined };
}

export function useLazyQuery() {
  return [nothing, { ...IDLE, called: false }] as const;
}

export function useMutation() {
  return [nothing, { ...IDLE, called: false, reset: nothing }] as const;
}

const IDLE = { data: undefined, loading: false, networkStatus: 7 };

function nothing(): void {}
