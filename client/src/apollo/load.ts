import type {
  ApolloCache,
  ApolloClient,
  DocumentNode,
  OperationVariables,
  TypedDocumentNode,
} from '@apollo/client';
import { LIMITS } from '../../../schema/limits.ts';
import { isObject } from '../../../schema/rules/json.ts';
import { brokenResponse, routeFailure } from './routeFailure.ts';

/** What loaders ask: Apollo's client in the browser, a page's results on the server. */
export type QueryRunner = Pick<ApolloClient, 'query'>;

/**
 * Fetches a page's data into the cache before the page renders, and answers it. Data that is older than
 * ten minutes is fetched again. Throws what the router shows as an error page with its status.
 */
export async function load<Data, Variables extends OperationVariables>(
  client: QueryRunner,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const ages = agesOf(client);
  const key = `${operationName(query)} ${JSON.stringify(variables)}`;
  const isStale = Date.now() - (ages.fetched.get(key) ?? ages.start) > LIMITS.cache.listMs;
  const { data } = await client
    .query<Data, Variables>({
      query,
      variables,
      fetchPolicy: isStale ? 'network-only' : 'cache-first',
    })
    .catch((error: unknown) => {
      throw routeFailure(error);
    });
  if (data === undefined || !hasEveryField(query, data)) throw brokenResponse();
  if (!ages.fetched.has(key) || isStale) ages.fetched.set(key, Date.now());
  return data;
}

/**
 * Drops every list that visitors see from the cache, so that the next visit asks the server again. Also the
 * `update` of mutations; what nothing leads to stays, since an optimistic answer may be taken back.
 */
export function forgetLists(cache: ApolloCache): void {
  for (const fieldName of ['properties', 'propertyCount', 'propertyFacets']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
}

/** Whether the answer has every field at its root that was asked for; a field may well be null. */
function hasEveryField(query: DocumentNode, data: unknown): boolean {
  if (!isObject(data)) return false;
  const [operation] = query.definitions;
  const fields = operation && 'selectionSet' in operation ? operation.selectionSet.selections : [];
  const isField = (kind: string) => kind === 'Field';
  return fields.every((each) => !('name' in each && isField(each.kind)) || each.name.value in data);
}

function operationName(query: DocumentNode): string {
  const [operation] = query.definitions;
  return operation && 'name' in operation ? (operation.name?.value ?? '') : '';
}

interface Ages {
  start: number;
  fetched: Map<string, number>;
}

const agesByClient = new WeakMap<QueryRunner, Ages>();

function agesOf(client: QueryRunner): Ages {
  const known = agesByClient.get(client);
  if (known) return known;
  const ages = { start: Date.now(), fetched: new Map<string, number>() };
  agesByClient.set(client, ages);
  return ages;
}
