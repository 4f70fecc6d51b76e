import { ApolloLink, Observable } from '@apollo/client';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import type { FormattedExecutionResult } from 'graphql';
import { Kind, OperationTypeNode, print } from 'graphql';
import { isObject } from '../../../schema/rules/json.ts';

/**
 * Sends operations to the server: queries by GET, so that HTTP caches can keep the answers, the others by
 * POST. It does what the library's HttpLink does for a site that has neither subscriptions nor answers in
 * parts, in a quarter of its size. `context.fetchOptions.signal` ends a request, as there.
 */
export function serverLink(uri: string, ask: typeof fetch) {
  return new ApolloLink(
    (operation) =>
      new Observable<FormattedExecutionResult>((observer) => {
        const ending = new AbortController();
        const end = () => ending.abort();
        const outer = signalOf(operation);
        if (outer?.aborted) end();
        outer?.addEventListener('abort', end);
        const { url, init } = requestFor(operation, uri);
        ask(url, { ...init, signal: ending.signal })
          .then((response) => answerOf(response))
          .then(
            (answer) => {
              observer.next(answer);
              observer.complete();
            },
            (error: unknown) => observer.error(error),
          );
        return () => {
          outer?.removeEventListener('abort', end);
          end();
        };
      }),
  );
}

function requestFor(
  { query, operationName = '', variables }: ApolloLink.Operation,
  uri: string,
): { url: string; init: RequestInit } {
  const text = print(query);
  const isQuery = query.definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      definition.operation === OperationTypeNode.QUERY,
  );
  if (!isQuery) {
    const body = JSON.stringify({ operationName, variables, query: text });
    const headers = { ...GRAPHQL_HEADERS, 'content-type': 'application/json' };
    return { url: uri, init: { method: 'POST', headers, body } };
  }
  const inAddress = { operationName, variables: JSON.stringify(variables), query: text };
  const url = `${uri}?${new URLSearchParams(inAddress).toString()}`;
  return { url, init: { headers: GRAPHQL_HEADERS } };
}

/** What every request for GraphQL says. */
export const GRAPHQL_HEADERS = {
  accept: 'application/graphql-response+json,application/json;q=0.9',
  // The server refuses requests that a foreign page could send without a preflight.
  'apollo-require-preflight': '1',
};

/** Throws a ServerError for what is no answer of GraphQL, whatever its status. */
async function answerOf(response: Response): Promise<FormattedExecutionResult> {
  const bodyText = await response.text();
  const isGraphQL = response.headers.get('content-type')?.includes('graphql-response+json');
  if (!response.ok && !isGraphQL) {
    throw new ServerError(`The server answered ${response.status}.`, { response, bodyText });
  }
  const answer = parsed(response, bodyText);
  if (isAnswer(answer)) return answer;
  throw new ServerError('The answer is no GraphQL answer.', { response, bodyText });
}

function parsed(response: Response, bodyText: string): unknown {
  try {
    return JSON.parse(bodyText);
  } catch (error) {
    throw new ServerParseError(error, { response, bodyText });
  }
}

function isAnswer(value: unknown): value is FormattedExecutionResult {
  return isObject(value) && ('data' in value || 'errors' in value);
}

function signalOf(operation: ApolloLink.Operation): AbortSignal | undefined {
  const { fetchOptions } = operation.getContext();
  return fetchOptions?.signal ?? undefined;
}
