import { FAILURES } from '../../../schema/failures.ts';
import type { FailureCode } from '../../../schema/failures.ts';
import { ApolloLink } from '@apollo/client';
import { Observable } from 'rxjs';
import { onTestFinished } from 'vitest';
import { freshResponsesLink } from '../apollo/freshResponses.ts';
import { httpLink, timeLimitLink } from '../apollo/links.ts';

/** Answers one operation as the server would, over HTTP. */
export type Reply = (variables: Record<string, unknown>) => Response | Promise<Response>;

export interface SentRequest {
  operation: string;
  variables: Record<string, unknown>;
}

/**
 * The network's edge: a link whose requests these replies answer, by the name of the operation. Everything
 * of ours above it is real. `requests` holds what came, in its order.
 */
export function fakeServer(replies: Readonly<Record<string, Reply>>): {
  link: ApolloLink;
  requests: SentRequest[];
} {
  const requests: SentRequest[] = [];
  const fetchReply: typeof fetch = async (address, init) => {
    const { operation, variables } = readRequest(
      typeof address === 'string' ? address : '',
      init?.body,
    );
    // What administrators make of the amenities is that of formAmenities.test.tsx.
    if (operation === 'FormAmenities' && !replies[operation]) return reply({ amenities: [] });
    requests.push({ operation, variables });
    const input = replies[operation];
    if (!input) throw new TypeError(`Nobody answers ${operation}.`);
    const aborted = new Promise<never>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
    return Promise.race([input(variables), aborted]);
  };
  // What a test leaves unanswered would reach its time limit, and say so, in a test of another file.
  const ends: (() => void)[] = [];
  onTestFinished(() => ends.forEach((end) => end()));
  const link = ApolloLink.from([
    new ApolloLink(
      (operation, forward) =>
        new Observable((observer) => {
          const waiting = forward(operation).subscribe(observer);
          ends.push(() => waiting.unsubscribe());
          return waiting;
        }),
    ),
    timeLimitLink,
    freshResponsesLink,
    httpLink({ fetch: fetchReply, useGETForQueries: true }),
  ]);
  return { link, requests };
}

/** Mutations travel in the body, queries in the address. */
function readRequest(address: string, body: unknown): SentRequest {
  if (typeof body === 'string') {
    const request: { operationName: string; variables: SentRequest['variables'] } =
      JSON.parse(body);
    return { operation: request.operationName, variables: request.variables };
  }
  const query = new URL(address, 'https://site.test').searchParams;
  return {
    operation: query.get('operationName') ?? '',
    variables: JSON.parse(query.get('variables') ?? '{}'),
  };
}

export function reply(data: object): Response {
  return graphQL({ data }, 200);
}

/** What the account that asks is answered about itself. */
export function viewerResponse(fields: object): Response {
  return reply({ viewer: { __typename: 'Viewer', ...fields } });
}

/** What an administrator is answered. */
export function administrationResponse(fields: object): Response {
  return reply({ administration: { __typename: 'Administration', ...fields } });
}

/**
 * What the server says when it refuses; the sentence is the code's own where none is given. `fields` are what is
 * said of some of them, by their paths.
 */
export function refusal(
  code: FailureCode,
  message = FAILURES[code].message,
  fields?: Readonly<Record<string, string>>,
): Response {
  const problems = Object.entries(fields ?? {}).map(([path, text]) => ({
    path,
    code: 'refused',
    message: text,
  }));
  const errors = [{ message, extensions: { code, ...(fields && { fields: problems }) } }];
  return graphQL({ errors, data: null }, FAILURES[code].status);
}

/** What a proxy says, without an answer of ours. */
export function bare(status: number, more: Record<string, string> = {}): Response {
  const headers = { 'content-type': 'text/html', ...more };
  return new Response('<h1>Error</h1>', { status, headers });
}

export function never(): Promise<Response> {
  return new Promise(() => undefined);
}

function graphQL(body: object, status: number): Response {
  const headers = { 'content-type': 'application/graphql-response+json' };
  return new Response(JSON.stringify(body), { status, headers });
}
