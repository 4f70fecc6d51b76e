import type {
  ApolloClient,
  DocumentNode,
  OperationVariables,
  TypedDocumentNode,
} from '@apollo/client';

/** One query's answer as the cache holds it, in the form `useSyncExternalStore` takes. */
export interface CacheSource<Data> {
  /** The last complete answer, or null when there has been none. */
  read: () => Data | null;
  subscribe: (listener: () => void) => () => void;
}

export function cacheSource<Data, Variables extends OperationVariables>(
  { cache }: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): CacheSource<Data> {
  let last: Data | null = null;
  return {
    read() {
      // The cache answers unmasked; the type keeps each component to its own fragment.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      last = (cache.readQuery<Data, Variables>({ query, variables }) as Data | null) ?? last;
      return last;
    },
    subscribe(listener) {
      const shown = { query, variables };
      onScreen.add(shown);
      const stop = cache.watch({
        query: cache.transformDocument(query),
        variables,
        optimistic: false,
        callback: listener,
      });
      return () => {
        onScreen.delete(shown);
        stop();
      };
    },
  };
}

/** The queries whose answers are on screen, for whoever must ask them again (features/account/ownData.ts). */
export const onScreen = new Set<{ query: DocumentNode; variables: OperationVariables }>();
