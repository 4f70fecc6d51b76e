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
const idle: { client: ApolloClient; pages: number }[] = [];
const MOST_IDLE = 4;
/** Apollo remembers each thing of which a fragment was read, and which questions were asked, for as long as a client is. */
const MOST_PAGES = 20;

/**
 * Draws one page of the server with a client that nobody else has meanwhile, and that is empty before and after. One of
 * whose questions any failed, or is still on its way, draws no other page.
 */
export async function withServerClient<Page>(
  execute: Execute,
  draw: (client: ApolloClient) => Promise<Page>,
): Promise<Page> {
  const { client, pages } = idle.pop() ?? { client: createServerClient(), pages: 0 };
  const load = { unanswered: 0 };
  client.setLink(executeLink(execute, load));
  try {
    const page = await draw(client);
    if (load.unanswered === 0 && pages + 1 < MOST_PAGES && idle.length < MOST_IDLE) {
      await client.clearStore();
      idle.push({ client, pages: pages + 1 });
    }
    return page;
  } finally {
    client.stop();
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

function executeLink(execute: Execute, load: { unanswered: number }): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { operationName, variables } = operation;
        load.unanswered += 1;
        execute({ query: printOnce(operation.query), operationName, variables }).then(
          (result) => {
            if (!result.errors) load.unanswered -= 1;
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
