import type {
  ApolloClient,
  DocumentNode,
  OperationVariables,
  TypedDocumentNode,
} from '@apollo/client';
import { LIMITS } from '../../../schema/limits.ts';
import { routeFailure } from './routeFailure.ts';

/**
 * Fetches a page's data into the cache before the page renders, and answers it. Data that is older than
 * ten minutes is fetched again (D-42). Throws what the router shows as an error page with its status.
 */
export async function load<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const ages = agesOf(client);
  const key = `${operationName(query)} ${JSON.stringify(variables)}`;
  const isStale = Date.now() - (ages.fetched.get(key) ?? ages.start) > LIMITS.cache.listMs;
  try {
    const { data } = await client.query<Data, Variables>({
      query,
      variables,
      fetchPolicy: isStale ? 'network-only' : 'cache-first',
    });
    if (!ages.fetched.has(key) || isStale) ages.fetched.set(key, Date.now());
    if (data === undefined) throw new Error('The answer held no data.');
    return data;
  } catch (error) {
    throw routeFailure(error);
  }
}

/** Drops every list from the cache, so that the next visit asks the server again (V-2.5-13). */
export function forgetLists(client: ApolloClient): void {
  for (const fieldName of ['properties', 'propertyCount', 'propertyFacets']) {
    client.cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
  client.cache.gc();
}

function operationName(query: DocumentNode): string {
  const [operation] = query.definitions;
  return operation && 'name' in operation ? (operation.name?.value ?? '') : '';
}

interface Ages {
  start: number;
  fetched: Map<string, number>;
}

const agesByClient = new WeakMap<ApolloClient, Ages>();

function agesOf(client: ApolloClient): Ages {
  const known = agesByClient.get(client);
  if (known) return known;
  const ages = { start: Date.now(), fetched: new Map<string, number>() };
  agesByClient.set(client, ages);
  return ages;
}
