import type {
  ApolloClient,
  DocumentNode,
  MaybeMasked,
  NormalizedCacheObject,
  OperationVariables,
  StoreObject,
} from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Kind, print, visit } from 'graphql';
import type { FormattedExecutionResult } from 'graphql';
import { createCache } from './client.ts';
import { idOf, normalise, planOf } from './normalise.ts';
import type { Loaded } from './normalise.ts';

/** Runs one GraphQL operation inside the server process. */
export type Execute = (request: {
  query: string;
  operationName?: string;
  variables?: Record<string, unknown>;
}) => Promise<FormattedExecutionResult>;

/**
 * What one page is drawn from on the server: the results of its loaders' queries, as they came. `serverHooks.ts`
 * reads them; the browser gets them normalised.
 */
export class ServerPage {
  private readonly execute: Execute;
  private readonly requests = new Map<string, Promise<object>>();
  private readonly loaded = new Map<string, Loaded>();
  private known: ReturnType<typeof normalise> | null = null;

  constructor(execute: Execute) {
    this.execute = execute;
  }

  /** Runs a query once for its variables. Throws as Apollo Client's `query` does. */
  query<Data, Variables extends OperationVariables>(
    options: ApolloClient.QueryOptions<Data, Variables>,
  ): Promise<ApolloClient.QueryResult<MaybeMasked<Data>>>;
  query({ query, variables = {} }: ApolloClient.QueryOptions): Promise<object> {
    const key = keyOf(operationOf(query).name, variables);
    const request = this.requests.get(key) ?? this.run(query, variables, key);
    this.requests.set(key, request);
    return request;
  }

  /** What was loaded for a query: its own result, or that of the query of which it is a part. */
  read(query: DocumentNode, variables: OperationVariables = {}): object | undefined {
    const { name, partOf } = operationOf(query);
    const loaded =
      this.loaded.get(keyOf(name, variables)) ??
      (partOf === undefined ? undefined : this.loaded.get(keyOf(partOf, variables)));
    return loaded?.data;
  }

  /** A thing that was loaded with every field of a fragment. */
  readFragment(fragment: DocumentNode, from: StoreObject): StoreObject | undefined {
    const fields = planOf(fragment);
    const { __typename: type } = from;
    const isWhole = (thing: StoreObject) =>
      fields.every(({ name, on }) => thing[name] !== undefined || (on !== null && on !== type));
    if (isWhole(from)) return from;
    return this.normalised()
      .things.get(idOf(from) ?? '')
      ?.find(isWhole);
  }

  /** What a browser's cache would hold after the same queries. */
  state(): NormalizedCacheObject {
    return this.normalised().state;
  }

  /** Once all loaders are done. */
  private normalised(): ReturnType<typeof normalise> {
    this.known ??= normalise(this.loaded.values());
    return this.known;
  }

  private async run(query: DocumentNode, variables: OperationVariables, key: string) {
    const { document, text } = sentAs(query);
    const operationName = operationOf(query).name;
    const result = await this.execute({ query: text, operationName, variables });
    if (result.errors) throw new CombinedGraphQLErrors(result);
    const data = result.data ?? {};
    this.loaded.set(key, { document, variables, data });
    return { data };
  }
}

/** Adds `__typename`; nothing is stored in it. */
const RULES = createCache();

const sent = new WeakMap<DocumentNode, { document: DocumentNode; text: string }>();

/** As Apollo Client sends it: with `__typename`, without what only concerns the client. */
function sentAs(query: DocumentNode) {
  const known = sent.get(query);
  if (known !== undefined) return known;
  const document = visit(RULES.transformDocument(query), {
    Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
  });
  const made = { document, text: print(document) };
  sent.set(query, made);
  return made;
}

/** graphql-codegen writes `partOf`: the query of the same file that asks for all that this one does. */
function operationOf({ definitions }: DocumentNode): { name: string; partOf: string | undefined } {
  const [operation] = definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new TypeError('No operation.');
  const partOf = 'partOf' in operation ? String(operation.partOf) : undefined;
  return { name: operation.name?.value ?? '', partOf };
}

function keyOf(name: string, variables: OperationVariables): string {
  return `${name} ${JSON.stringify(variables)}`;
}
