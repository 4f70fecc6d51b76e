import { ApolloClient, ApolloLink } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../apollo/client.ts';
import { picture } from '../../testing/fixtures.ts';
import { end } from '../../session/liveSession.ts';
import { signedIn } from '../../session/session.ts';
import { putSignedInFlag } from '../../session/signedInFlag.ts';
import { uploadPicture } from './uploadPicture.ts';

/** The browser's request up to the network. */
class FakeRequest extends EventTarget {
  upload = new EventTarget();
  headers: Record<string, string> = {};
  opened = '';
  timeout = 0;
  status = 0;
  responseText = '';
  sent: FormData | null = null;
  aborted = 0;
  open(method: string, address: string) {
    this.opened = `${method} ${address}`;
    requests.push(this);
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.sent = body;
  }
  abort() {
    this.aborted += 1;
    this.dispatchEvent(new Event('loadend'));
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.dispatchEvent(new Event('loadend'));
  }
}

let requests: FakeRequest[] = [];
beforeEach(() => {
  requests = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  end({ kind: 'visitor' });
  putSignedInFlag(null);
});

const PHOTO = new Blob(['photo'], { type: 'image/jpeg' });

async function begin(signal = new AbortController().signal) {
  const before = requests.length;
  const shares: number[] = [];
  const upload = uploadPicture(PHOTO, { signal, onProgress: (share) => shares.push(share) });
  const request = await vi.waitUntil(() => requests[before]);
  return { upload, request, shares };
}

test('a photo travels by itself, in the parts that multipart GraphQL asks for', async () => {
  const { upload, request, shares } = await begin();
  expect(request.opened).toBe('POST /graphql');
  expect(request.timeout).toBe(120_000);
  expect(request.headers).toEqual({
    accept: 'application/graphql-response+json,application/json;q=0.9',
    'apollo-require-preflight': '1',
  });
  const parts = [...(request.sent ?? new FormData())];
  expect(parts.map(([name]) => name)).toEqual(['operations', 'map', '0']);
  const [, operations] = parts[0] ?? [];
  expect(typeof operations === 'string' && JSON.parse(operations)).toEqual({
    operationName: 'UploadPicture',
    query: expect.stringContaining('mutation UploadPicture($file: Upload!)'),
    variables: { file: null },
  });
  expect(parts[1]?.[1]).toBe('{"0":["variables.file"]}');
  expect(request.sent?.get('0')).toMatchObject({ name: 'photo', size: 5, type: 'image/jpeg' });
  request.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 }));
  expect(shares).toEqual([0.25]);
  request.answer(200, JSON.stringify({ data: { uploadPicture: { picture: picture(1) } } }));
  expect(await upload).toEqual({ kind: 'done', picture: picture(1) });
});

test('an account sends it with its bearer', async () => {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: createCache() });
  signedIn(client, 'secret', 900, {
    id: '66f0000000000000000000ff',
    name: 'Asha',
    email: 'asha@example.com',
    mobile: '9876543210',
    userType: 'SELLER',
    kind: null,
    role: null,
    isComplete: true,
    landingPath: '/',
  });
  const { upload, request } = await begin();
  expect(request.headers['authorization']).toBe('Bearer secret');
  request.answer(0, '');
  expect(await upload).toEqual({ kind: 'cut' });
});

const error = (message: string | undefined, code?: string) =>
  JSON.stringify({ data: null, errors: [{ message, extensions: { code } }] });
const BROKEN = 'Server error. Please try again later.';

test.each([
  [0, '', { kind: 'cut' }],
  [200, '{}', { kind: 'refused', message: BROKEN, again: 'maybe' }],
  [200, 'null', { kind: 'refused', message: BROKEN, again: 'maybe' }],
  [413, '<h1>', { kind: 'refused', message: 'This photo is too large.', again: 'never' }],
  [413, error('Too much.'), { kind: 'refused', message: 'Too much.', again: 'never' }],
  [400, error('No picture.', 'INVALID_INPUT'), { message: 'No picture.', again: 'never' }],
  [400, error('Large.', 'TOO_LARGE'), { message: 'Large.', again: 'never' }],
  [401, error('Sign in.', 'UNAUTHENTICATED'), { message: 'Sign in.', again: 'signedIn' }],
  [429, error('Later.', 'RATE_LIMITED'), { message: 'Later.', again: 'maybe' }],
  [500, '<h1>Error</h1>', { message: BROKEN, again: 'maybe' }],
  [502, '', { message: BROKEN, again: 'soon' }],
  [503, error('Busy.', 'UNAVAILABLE'), { message: 'Busy.', again: 'soon' }],
  [504, '', { message: BROKEN, again: 'soon' }],
])('status %d with %j means %j', async (status, text, outcome) => {
  const { upload, request } = await begin();
  request.answer(status, text);
  expect(await upload).toMatchObject(outcome);
});

test('an upload is ended on its way, not before it began, and not after it is over', async () => {
  const ending = new AbortController();
  const { upload, request } = await begin(ending.signal);
  ending.abort();
  expect(request.aborted).toBe(1);
  expect(await upload).toEqual({ kind: 'cut' });

  const early = await begin(AbortSignal.abort());
  expect(await early.upload).toEqual({ kind: 'cut' });
  expect(early.request.sent).toBeNull();

  const late = new AbortController();
  const over = await begin(late.signal);
  over.request.answer(500, '');
  await over.upload;
  late.abort();
  expect(over.request.aborted).toBe(0);
});
