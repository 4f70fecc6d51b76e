import { readFile } from 'node:fs/promises';
import { type ApolloServerOptions, type BaseContext } from '@apollo/server';

type Options = Exclude<ApolloServerOptions<BaseContext>['persistedQueries'], false | undefined>;

/**
 * The operations of our own client, which sends their ids in place of their texts. Apollo Server would keep
 * whatever anybody sends; this list takes nothing in, and an id that it does not know is answered with
 * PERSISTED_QUERY_NOT_FOUND, after which a client sends the text.
 */
export async function readPersistedQueries(path: string) {
  const rows: Record<string, string> = JSON.parse(await readFile(path, 'utf8'));
  const texts = new Map(Object.entries(rows));
  const options: Options = {
    cache: {
      get: async (key) => texts.get(key.slice(PREFIX.length)),
      set: async () => undefined,
      delete: async () => undefined,
    },
  };
  return { options, texts: new Set(texts.values()) };
}

/** What Apollo Server puts before an id. */
const PREFIX = 'apq:';
