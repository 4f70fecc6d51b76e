import { ApolloClient, gql } from '@apollo/client';
import { expect, it, vi } from 'vitest';
import { createCache } from './client.ts';
import { serverLink } from './serverLink.ts';
import { PATIENT } from '../testing/patience.ts';

const QUERY = gql`
  query Town($name: String) {
    town(name: $name)
  }
`;
const MUTATION = gql`
  mutation Rename($name: String) {
    rename(name: $name)
  }
`;
const variables = { name: 'Pune & more' };

function clientWith(answer: (url: string, init: RequestInit) => Promise<Response>) {
  const ask = vi.fn((url: unknown, init: RequestInit = {}) => answer(String(url), init));
  const link = serverLink('/graphql', ask);
  return { ask, client: new ApolloClient({ link, cache: createCache() }) };
}

const json = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), {
    headers: { 'content-type': 'application/graphql-response+json; charset=utf-8' },
    ...init,
  });

it('queries travel by GET with their variables in the address', async () => {
  const { ask, client } = clientWith(async () => json({ data: { town: 'Pune' } }));
  const { data } = await client.query({ query: QUERY, variables });
  expect(data).toEqual({ town: 'Pune' });
  const [address, init] = ask.mock.calls[0] ?? [];
  const url = new URL(String(address), 'https://site.test');
  expect(init?.method).toBeUndefined();
  expect(url.searchParams.get('operationName')).toBe('Town');
  expect(JSON.parse(url.searchParams.get('variables') ?? '')).toEqual(variables);
});

it('mutations travel by POST', async () => {
  const { ask, client } = clientWith(async () => json({ data: { rename: true } }));
  await client.mutate({ mutation: MUTATION, variables });
  const [address, init] = ask.mock.calls[0] ?? [];
  expect(address).toBe('/graphql');
  expect(init?.method).toBe('POST');
  const body: unknown = init?.body;
  expect(JSON.parse(typeof body === 'string' ? body : '')).toMatchObject({
    operationName: 'Rename',
    variables,
  });
});

it("a refusal keeps the server's sentence, whatever its status", async () => {
  const refusal = { errors: [{ message: 'That is too much at once.' }] };
  const { client } = clientWith(async () => json(refusal, { status: 200 }));
  await expect(client.query({ query: QUERY, variables })).rejects.toThrow('too much at once');
  const headers = { 'content-type': 'application/graphql-response+json' };
  const refused = clientWith(async () => json(refusal, { status: 429, headers }));
  await expect(refused.client.query({ query: QUERY })).rejects.toThrow('too much at once');
});

it.each([
  ['a page of a proxy', '<h1>Bad gateway</h1>', 502, 'The server answered 502.'],
  ['a broken text', '{"data":', 200, 'JSON'],
  ['another kind of answer', '{"success":true}', 200, 'The answer is no GraphQL answer.'],
])('%s is an error', async (_name, body, status, message) => {
  const { client } = clientWith(async () => new Response(body, { status }));
  await expect(client.query({ query: QUERY })).rejects.toThrow(message);
});

it('what nobody waits for any longer is ended', async () => {
  const ending = new AbortController();
  const seen: (AbortSignal | null | undefined)[] = [];
  const { client } = clientWith((_url, { signal }) => {
    seen.push(signal);
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('ended')));
    });
  });
  const context = { fetchOptions: { signal: ending.signal } };
  const request = client.query({ query: QUERY, context });
  await vi.waitFor(() => expect(seen).toHaveLength(1), PATIENT);
  ending.abort();
  await expect(request).rejects.toThrow('ended');
});
