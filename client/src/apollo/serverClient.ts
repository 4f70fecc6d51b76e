import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';
import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import { createCache } from './client.ts';
import { PageCache } from './pageCache.ts';

/** Runs one GraphQL operation inside the server process. */
export type Execute = (request: {
  query: string;
  operationName?: string;
  variables?: Record<string, unknown>;
}) => Promise<FormattedExecutionResult>;

/** Clients that draw no page at the moment: what they have worked out of the documents serves the next page. */
const idle: ApolloClient[] = [];
const MOST_IDLE = 4;

/** Draws one page of the server with a client that nobody else has meanwhile, and that is empty before and after. */
export async function withServerClient<Page>(
  execute: Execute,
  draw: (client: ApolloClient) => Promise<Page>,
): Promise<Page> {
  const client = idle.pop() ?? createServerClient();
  client.setLink(executeLink(execute));
  try {
    return await draw(client);
  } finally {
    client.stop();
    await client.clearStore();
    if (idle.length < MOST_IDLE) idle.push(client);
  }
}

/** What it works out of documents serves all. */
const RULES = createCache();

function createServerClient(): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.empty(),
    cache: new PageCache(RULES),
    dataMasking: true,
    ssrMode: true,
  });
}

const printed = new WeakMap<DocumentNode, string>();

function executeLink(execute: Execute): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { operationName, variables } = operation;
        execute({ query: printOnce(operation.query), operationName, variables }).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
}

function printOnce(document: DocumentNode): string {
  const known = printed.get(document);
  if (known !== undefined) return known;
  const text = print(document);
  printed.set(document, text);
  return text;
}
