import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import persistedQueries from '../../../schema/persistedQueries.json' with { type: 'json' };
import { testApp } from '../harness/application.ts';
import type { TestApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { portOf } from '../harness/listen.ts';

let served: TestApp;

beforeAll(async () => {
  served = await testApp(await freshDatabase());
  await served.app.http.listen({ port: 0, host: '127.0.0.1' });
});

const JSON_HEADERS = { 'content-type': 'application/json', 'apollo-require-preflight': '1' };
const FOREIGN = '{ states { name } }';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const extensionsOf = (id: string) => ({ persistedQuery: { version: 1, sha256Hash: id } });

function byId(id: string, variables: object = {}) {
  const query = new URLSearchParams({
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensionsOf(id)),
  });
  const headers = { 'apollo-require-preflight': '1' };
  return served.app.http.inject({ method: 'GET', url: `/graphql?${query.toString()}`, headers });
}

function post(body: object) {
  return served.app.http.inject({ method: 'POST', url: '/graphql', headers: JSON_HEADERS, body });
}

function idOf(operation: string): string {
  const found = Object.entries(persistedQueries).find(([, text]) =>
    text.startsWith(`query ${operation} `),
  );
  return found?.[0] ?? '';
}

describe('operations that are sent by their ids', () => {
  test("our own client's are known", async () => {
    const response = await byId(idOf('SelectorStates'));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ data: { states: expect.any(Array) } });
  });

  test.each([sha256(FOREIGN), '', 'nonsense', '__proto__'])(
    'the id "%s" is not: the answer says so, and no error is logged',
    async (id) => {
      const response = await byId(id);
      expect(response.statusCode).toBeLessThan(500);
      expect(response.json().errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
      expect(served.logged()).not.toContain('PersistedQuery');
      expect(served.logged()).not.toMatch(/"level":"(?:error|fatal)"/);
    },
  );

  test('a text that comes along runs, and is not kept', async () => {
    const extensions = extensionsOf(sha256(FOREIGN));
    const response = await post({ query: FOREIGN, extensions });
    expect(response.json()).toMatchObject({ data: { states: expect.any(Array) } });
    const again = await byId(sha256(FOREIGN));
    expect(again.json().errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  test('a text under the id of another is refused', async () => {
    const response = await post({
      query: FOREIGN,
      extensions: extensionsOf(idOf('SelectorStates')),
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).not.toHaveProperty('data');
    expect(response.json().errors[0]).toMatchObject({
      message: 'provided sha does not match query',
      extensions: { code: 'INVALID_INPUT' },
    });
    expect(served.logged()).not.toContain('INTERNAL');
  });
});

describe('a client that hangs up', () => {
  const body = JSON.stringify({ query: FOREIGN });
  const head = (length: number) =>
    [
      'POST /graphql HTTP/1.1',
      'host: localhost',
      'content-type: application/json',
      `content-length: ${length}`,
      '',
      '',
    ].join('\r\n');

  test.each([
    ['in the middle of its question', head(body.length) + body.slice(0, 10)],
    ['as soon as it has asked', head(body.length) + body],
    ['in the middle of a question by id', `GET /graphql?extensions=${encodeURIComponent('{')}`],
  ])('%s leaves no error in the log', async (_when, text) => {
    const { http } = served.app;
    const socket = connect(portOf(http.server), '127.0.0.1');
    await once(socket, 'connect');
    await new Promise<void>((resolve) => {
      socket.write(text, () => resolve());
    });
    socket.destroy();
    const connections = () =>
      new Promise((resolve) => {
        http.server.getConnections((_error, count) => resolve(count));
      });
    await expect.poll(connections).toBe(0);
    expect(served.logged()).not.toMatch(/"level":"(?:error|fatal)"/);
    expect(served.logged()).not.toContain('INTERNAL');
  });
});
