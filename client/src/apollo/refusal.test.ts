import { ApolloClient } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { EndSessionDocument } from '../features/account/profile/MyProfile.generated.ts';
import { reply, bare, fakeServer, never, refusal } from '../testing/fakeServer.ts';
import type { Reply } from '../testing/fakeServer.ts';
import { createCache } from './client.ts';
import { toMutationResult } from './refusal.ts';

function asking(EndSession: Reply) {
  const { link, requests } = fakeServer({ EndSession });
  const client = new ApolloClient({ link, cache: createCache() });
  const sent = client.mutate({ mutation: EndSessionDocument, variables: { id: '1' } });
  return { asked: toMutationResult(sent, 'It could not be done.'), client, requests };
}

const graphQL =
  (body: object, status = 200) =>
  () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/graphql-response+json' },
    });
const cut = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

const SOON = 'Nothing you entered is lost. Please try again in a minute.';
const BROKEN = 'Server error. Please try again later.';
const NOTHING_NAMED = { fields: [], problems: [] };

test.each<[string, Reply, object]>([
  [
    'the words of the server',
    () => refusal('CONFLICT', 'It was withdrawn.'),
    { message: 'It was withdrawn.', code: 'CONFLICT', ...NOTHING_NAMED },
  ],
  [
    'a mistake of ours',
    () => refusal('INTERNAL', 'Something internal'),
    { message: BROKEN, code: 'INTERNAL' },
  ],
  [
    'a refusal without words',
    graphQL({ errors: [{ message: '', extensions: { code: 'CONFLICT' } }] }),
    { message: 'It could not be done.', code: 'CONFLICT', ...NOTHING_NAMED },
  ],
  [
    'a code that nobody knows',
    graphQL({ errors: [{ message: 'No.', extensions: { code: 'BAD_USER_INPUT' } }] }),
    { message: 'No.', code: null, ...NOTHING_NAMED },
  ],
  [
    'a refusal without a code',
    graphQL({ errors: [{ message: 'No.' }] }),
    { message: 'No.', code: null, ...NOTHING_NAMED },
  ],
  [
    'the fields that are wrong',
    graphQL({
      errors: [
        {
          message: 'Please correct it.',
          extensions: {
            code: 'INVALID_INPUT',
            fields: [{ path: 'a.b', code: 'TOO_LONG', message: 'Too long.' }, { path: 'c' }, {}],
          },
        },
      ],
    }),
    {
      message: 'Please correct it.',
      code: 'INVALID_INPUT',
      fields: ['a.b', 'c'],
      problems: [
        { path: 'a.b', code: 'TOO_LONG', message: 'Too long.' },
        { path: 'c', code: '', message: '' },
      ],
    },
  ],
  ['no answer', graphQL({ data: null }), { message: 'It could not be done.', code: null }],
  [
    'no address',
    () => bare(404),
    { message: 'API endpoint not found. Please check server.', code: null },
  ],
  ['A5 a server that broke', () => bare(500), { message: BROKEN, code: null, hint: SOON }],
  [
    'A5 a proxy without its server',
    () => bare(502),
    {
      message: 'It could not be done.',
      code: null,
      hint: `Our server cannot be reached. ${SOON}`,
    },
  ],
  [
    'A5 a proxy that says when',
    () => bare(503, { 'retry-after': '20' }),
    {
      message: 'It could not be done.',
      code: null,
      hint: 'Our server cannot be reached. Nothing you entered is lost. Please try again in 20 seconds.',
    },
  ],
  [
    'A5 a server that takes no more for a moment',
    graphQL({
      errors: [{ message: 'Busy.', extensions: { code: 'UNAVAILABLE', retryAfter: 1 } }],
    }),
    {
      message: 'Busy.',
      code: 'UNAVAILABLE',
      fields: [],
      problems: [],
      hint: 'Nothing you entered is lost. Please try again in 1 second.',
    },
  ],
  [
    'no network',
    cut,
    {
      message: 'It could not be done.',
      code: null,
      hint: 'Nothing you entered is lost. Please check your connection and try again.',
    },
  ],
])('V-8-08 V-8-10 V-8-11 %s in words', async (_what, reply, expected) => {
  expect(await asking(reply).asked).toEqual({ refusal: expected });
});

test('an answer is what the server said, and leaves nothing in the cache', async () => {
  const { asked: pending, client } = asking(() => reply({ endSession: { deletedId: '1' } }));
  expect(await pending).toEqual({ data: { endSession: { deletedId: '1' } } });
  expect(JSON.stringify(client.extract())).not.toContain('endSession');
});

test('V-8-09 a request has ten seconds, and no more is waited for', async () => {
  vi.useFakeTimers();
  const { asked: pending } = asking(never);
  const ended = vi.fn<(input: object) => void>();
  void pending.then(ended);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith({
    refusal: {
      message: 'Request timeout. Please try again.',
      code: null,
      hint: 'Nothing you entered is lost.',
    },
  });
});
