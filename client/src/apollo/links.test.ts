import { createHash } from 'node:crypto';
import { ApolloClient } from '@apollo/client';
import type { DocumentNode } from '@apollo/client';
import { Kind, OperationTypeNode } from 'graphql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import persistedQueries from '../../../schema/persistedQueries.json' with { type: 'json' };
import { AddFavouriteDocument } from '../features/account/favourites/FavouriteChanges.generated.ts';
import { CityChoicesDocument } from '../features/market/search/FilterChoices.generated.ts';
import { reply, bare, never, refusal } from '../testing/fakeServer.ts';
import { PATIENT } from '../testing/patience.ts';
import { SENT } from '../shell/listingUndo/useListingUndo.ts';
import { PendingCountDocument } from '../features/admin/moderation/Moderation.generated.ts';
import { loggedFailures } from '../ui/clientLog.ts';
import { createCache } from './client.ts';
import { browserLink } from './links.ts';

type Sent = { url: URL; init: RequestInit };
type Server = (sent: Sent) => Response | Promise<Response>;

const CITIES = { cities: [] };
const ADDED = { addFavourite: { propertyId: '1', isFavourite: true } };
const variables = { state: 'Goa & more' };
let requests: Sent[] = [];
let server: Server;

/** A client as the browser has it; `server` answers its requests. */
function browser(answering: Server) {
  server = answering;
  const client = new ApolloClient({ link: browserLink(), cache: createCache() });
  return {
    read: () => client.query({ query: CityChoicesDocument, variables }),
    write: () => client.mutate({ mutation: AddFavouriteDocument, variables: { propertyId: '1' } }),
    client,
  };
}

function onlyRequest(): Sent {
  const [sent] = requests;
  if (!sent || requests.length > 1) throw new Error(`There were ${requests.length} requests.`);
  return sent;
}

function bodyOf(sent: Sent | undefined): Record<string, unknown> {
  const body = sent?.init.body;
  return JSON.parse(typeof body === 'string' ? body : '{}');
}

function operationOf({ definitions: [operation] }: DocumentNode) {
  return operation?.kind === Kind.OPERATION_DEFINITION ? operation : null;
}

function idOf(document: DocumentNode): string {
  const operation = operationOf(document);
  return operation && 'id' in operation ? String(operation.id) : '';
}

beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const sent = { url: new URL(address, 'https://site.test'), init };
    requests.push(sent);
    return server(sent);
  });
});
afterEach(() => localStorage.clear());

test('a query travels by GET: its id and its variables stand in the address, its text stays here', async () => {
  const { data } = await browser(() => reply(CITIES)).read();
  expect(data).toEqual(CITIES);
  const { url, init } = onlyRequest();
  expect(init.method).toBe('GET');
  expect(new Headers(init.headers).get('apollo-require-preflight')).toBe('1');
  expect([...url.searchParams.keys()].toSorted()).toEqual([
    'extensions',
    'operationName',
    'variables',
  ]);
  expect(JSON.parse(url.searchParams.get('variables') ?? '')).toEqual(variables);
  expect(JSON.parse(url.searchParams.get('extensions') ?? '')).toEqual({
    persistedQuery: { version: 1, sha256Hash: idOf(CityChoicesDocument) },
  });
});

test('a change travels by POST, by its id too', async () => {
  const favourite = { __typename: 'FavouriteChange', propertyId: '1', isFavourite: true };
  await browser(() => reply({ addFavourite: favourite })).write();
  const sent = onlyRequest();
  expect(sent.init.method).toBe('POST');
  expect(bodyOf(sent)).toEqual({
    operationName: 'AddFavourite',
    variables: { propertyId: '1' },
    extensions: { persistedQuery: { version: 1, sha256Hash: idOf(AddFavouriteDocument) } },
  });
});

describe('every operation of the client', () => {
  const modules = import.meta.glob<Record<string, unknown>>('../**/*.generated.ts', {
    eager: true,
  });
  const isDocument = (value: unknown): value is DocumentNode =>
    typeof value === 'object' && value !== null && 'definitions' in value;
  const documents = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(isDocument)
    .filter((document) => operationOf(document) !== null);

  test('is on the list of the server, which holds nothing else', () => {
    const ids = documents.map(idOf).toSorted();
    expect(ids.length).toBeGreaterThan(60);
    expect(Object.keys(persistedQueries).toSorted()).toEqual(ids);
  });

  test('is sent as text where the server does not know it, the very text of the list', async () => {
    const texts = new Map(Object.entries(persistedQueries));
    for (const document of documents) {
      const { client } = browser((sent) =>
        'query' in bodyOf(sent) ? refusal('UNAVAILABLE') : unknown(),
      );
      requests = [];
      const isQuery = operationOf(document)?.operation === OperationTypeNode.QUERY;
      const sending = isQuery
        ? client.query({ query: document })
        : client.mutate({ mutation: document });
      await sending.catch(() => undefined);
      const { query: text } = bodyOf(requests.at(-1));
      expect(text).toBe(texts.get(idOf(document)));
      expect(createHash('sha256').update(String(text)).digest('hex')).toBe(idOf(document));
    }
  });
});

/** What a server says that has never seen an id. */
function unknown(): Response {
  const errors = [
    { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
  ];
  return new Response(JSON.stringify({ errors }), {
    headers: { 'content-type': 'application/graphql-response+json' },
  });
}

describe('when no answer comes', () => {
  test.each<[string, Server]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a proxy without a server', () => bare(502)],
    ['a server that is busy starting', () => bare(503)],
  ])('%s: a read is tried three times', async (_name, failing) => {
    await expect(browser(failing).read()).rejects.toThrow(/status code 50[23]|Failed to fetch/);
    expect(requests).toHaveLength(3);
    expect(loggedFailures().map(({ place }) => place)).toEqual(['CityChoices']);
  });

  test('A-7.5-19 A-8-07 what an administrator asks and does not get is noted with the words of the server', async () => {
    const { client } = browser(() => refusal('INTERNAL', 'Something went wrong here.'));
    await client.query({ query: PendingCountDocument }).catch(() => undefined);
    expect(loggedFailures()).toMatchObject([
      { place: 'PendingCount', message: 'Something went wrong here.' },
    ]);
  });

  test('the second try of a read may bring it', async () => {
    const { read } = browser(() => (requests.length === 1 ? bare(502) : reply(CITIES)));
    expect((await read()).data).toEqual(CITIES);
    expect(loggedFailures()).toEqual([]);
  });

  test('a change is tried once: it may have been made', async () => {
    await expect(browser(() => bare(502)).write()).rejects.toThrow('status code 502');
    expect(requests).toHaveLength(1);
  });

  test('A4 three presses in one tick are one request with one answer, and a later press is another', async () => {
    const { write } = browser(() => reply(ADDED));
    const responses = await Promise.all([write(), write(), write()]);
    expect(new Set(responses.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(requests).toHaveLength(1);
    await write();
    expect(requests).toHaveLength(2);
  });

  test('D-117 a change that may be made twice is sent again while the network is cut', async () => {
    vi.useFakeTimers();
    const cutUntil = Date.now() + 2_000;
    const { client } = browser(() => {
      if (Date.now() < cutUntil) throw new TypeError('Failed to fetch');
      return reply(ADDED);
    });
    const sent = client.mutate({
      mutation: AddFavouriteDocument,
      variables: { propertyId: '1' },
      ...SENT,
    });
    await vi.advanceTimersByTimeAsync(3_000);
    expect((await sent).data).toEqual(ADDED);
    expect(requests.length).toBeGreaterThan(1);
  });

  test.each([404, 500])('a status of %i is an answer', async (status) => {
    await expect(browser(() => bare(status)).read()).rejects.toThrow(`status code ${status}`);
    expect(requests).toHaveLength(1);
  });

  test('V-8-08 a change waits ten seconds, and its request is ended', async () => {
    vi.useFakeTimers();
    const { write } = browser(never);
    const outcome = write().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(requests[0]?.init.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await outcome).toMatchObject({ name: 'RequestTimeout' });
    expect(requests[0]?.init.signal?.aborted).toBe(true);
  });
});

test.each([200, 429])("a refusal of status %i keeps the server's sentence", async (status) => {
  const errors = [{ message: 'That is too much at once.' }];
  const headers = { 'content-type': 'application/graphql-response+json' };
  const { read } = browser(() => new Response(JSON.stringify({ errors }), { status, headers }));
  await expect(read()).rejects.toThrow('too much at once');
  expect(requests).toHaveLength(1);
});

describe('a change is answered while an answer is on its way', () => {
  const PENDING = {
    administration: {
      __typename: 'Administration',
      propertyStats: { __typename: 'PropertyStats', pending: 1 },
    },
  };

  /** Reads while every request for this operation meets a change that is answered in between. */
  async function readAmidChanges(query: DocumentNode, data: object, changed: Server, times = 20) {
    const { client, write } = browser(async ({ url, init }) => {
      if (!url.searchParams.has('operationName')) return changed({ url, init });
      if (reads().length <= times) await write().catch(() => undefined);
      return reply(data);
    });
    const reads = () => requests.filter(({ url }) => url.searchParams.has('operationName'));
    await client.query({ query, ...(query === CityChoicesDocument && { variables }) });
    return reads().length;
  }
  const done: Server = () =>
    reply({
      addFavourite: { __typename: 'FavouriteChange', propertyId: '1', isFavourite: true },
    });

  test.each<[string, Server]>([
    ['made', done],
    ['refused', () => refusal('CONFLICT')],
    ['cut off', () => bare(502)],
  ])('one that is %s: what is the account’s own is asked for once more', async (_what, changed) => {
    expect(await readAmidChanges(PendingCountDocument, PENDING, changed, 1)).toBe(2);
  });

  test('changes without end leave it at the tenth try', async () => {
    expect(await readAmidChanges(PendingCountDocument, PENDING, done)).toBe(10);
  });

  test('what everybody sees is asked for once', async () => {
    expect(await readAmidChanges(CityChoicesDocument, CITIES, done)).toBe(1);
  });
});

test('what nobody waits for any longer is ended', async () => {
  const { client } = browser(never);
  const ending = new AbortController();
  const context = { fetchOptions: { signal: ending.signal } };
  const request = client.query({ query: CityChoicesDocument, variables, context });
  await vi.waitFor(() => expect(requests).toHaveLength(1), PATIENT);
  ending.abort();
  await vi.waitFor(() => expect(requests[0]?.init.signal?.aborted).toBe(true), PATIENT);
  request.catch(() => undefined);
});
