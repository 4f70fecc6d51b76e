import { ApolloLink, HttpLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { RetryLink } from '@apollo/client/link/retry';
import type { DocumentNode } from 'graphql';
import { OperationTypeNode } from 'graphql';
import type { Observable } from 'rxjs';
import { finalize, share, throwError, timeout } from 'rxjs';
import { LIMITS } from '../../../schema/limits.ts';
import { bearerLink, viewerResponsesLink, renewalLink } from '../session/sessionLinks.ts';
import { logFailure } from '../ui/clientLog.ts';
import { freshResponsesLink } from './freshResponses.ts';

/** The way of an operation to the server and back, outermost first. */
export function browserLink(): ApolloLink {
  return ApolloLink.from([
    logLink,
    pressedOnceLink,
    retryLink,
    timeLimitLink,
    freshResponsesLink,
    renewalLink,
    persistedQueryLink,
    bearerLink,
    viewerResponsesLink,
    httpLink(),
  ]);
}

/** What every request for GraphQL says: the server refuses what a foreign page could send without a preflight. */
export const GRAPHQL_HEADERS = {
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'apollo-require-preflight': '1',
};

/** The request itself; `fetch` stands in for the browser's in tests. */
export function httpLink(options: Pick<HttpLink.Options, 'fetch' | 'useGETForQueries'> = {}) {
  return new HttpLink({
    uri: '/graphql',
    headers: GRAPHQL_HEADERS,
    // The name and version of the library would make every address longer.
    enhancedClientAwareness: { transport: false },
    ...options,
  });
}

/** A change that the server does not answer in time. Whether it was made is not known. */
export class RequestTimeout extends Error {
  override name = 'RequestTimeout';
}

const logLink = new ErrorLink(({ error, operation }) => {
  logFailure(operation.operationName ?? '', error);
});

/** A change that is on its way already is one press, however often the button was: all wait for the same answer. */
export const pressedOnceLink = new ApolloLink((operation, forward) => {
  if (isRead(operation.operationType)) return forward(operation);
  const key = `${operation.operationName} ${JSON.stringify(operation.variables)}`;
  const sent = onTheWay.get(key);
  if (sent) return sent;
  const response = forward(operation).pipe(
    finalize(() => onTheWay.delete(key)),
    share(),
  );
  onTheWay.set(key, response);
  return response;
});

const onTheWay = new Map<string, Observable<ApolloLink.Result>>();

/**
 * Where no answer of the server came, reads are tried three times, and changes that say that they may be made twice for
 * some seconds; a refusal is an answer.
 */
const retryLink = new RetryLink({
  delay: (count, { operationType }) =>
    isRead(operationType) ? Math.random() * 300 * 2 ** (count - 1) : 500 * count,
  attempts: (count, operation, error) => isAway(error) && count < triesOf(operation),
});

function triesOf({ operationType, getContext }: ApolloLink.Operation): number {
  if (isRead(operationType)) return 3;
  return getContext()['isRepeatable'] === true ? 6 : 1;
}

/** A change is waited for so long, and then its request is ended. */
export const timeLimitLink = new ApolloLink((operation, forward) => {
  if (isRead(operation.operationType)) return forward(operation);
  const late = () => throwError(() => new RequestTimeout('The server did not respond in time.'));
  return forward(operation).pipe(timeout({ first: LIMITS.code.requestTimeoutMs, with: late }));
});

/**
 * Our own documents are sent by their ids (client/codegen), queries by GET, so that HTTP caches can keep the
 * answers. A server of another release that does not know one gets the text.
 */
const persistedQueryLink = new PersistedQueryLink({
  generateHash: persistedId,
  useGETForHashedQueries: true,
});

function persistedId({ definitions }: DocumentNode): string {
  const [operation] = definitions;
  if (operation && 'id' in operation && typeof operation.id === 'string') return operation.id;
  throw new Error('The document was not written by graphql-codegen.');
}

function isRead(type: OperationTypeNode): boolean {
  return type === OperationTypeNode.QUERY;
}

function isAway(error: unknown): boolean {
  return ServerError.is(error) ? error.statusCode >= 502 : error instanceof TypeError;
}
