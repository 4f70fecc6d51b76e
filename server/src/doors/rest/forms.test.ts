import { Readable } from 'node:stream';
import { type FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openRestDoor } from '../../../test/fakes/restDoor.ts';
import { freshDatabase } from '../../../test/harness/database.ts';
import { multipart, type Part } from '../../../test/harness/multipart.ts';
import { type AccountViewer } from '../../platform/context.ts';
import { type Database } from '../../platform/database/connect.ts';
import { type RestRow } from '../../platform/http/rest.ts';
import { VISITOR } from '../requestContext.ts';
import { object } from '../../platform/http/jsonSchema.ts';
import { readForm } from './readForm.ts';

let database: Database;
let http: FastifyInstance;
let isSignedIn: boolean;

/** Answers what it was given, so that the tests see it. */
const echo: RestRow = {
  method: 'POST',
  path: '/api/echo',
  tag: 'Tests',
  summary: 'Answers what it was given.',
  parameters: [],
  body: [{ name: 'city', description: 'A city.', example: 'Pune' }],
  takes: 'form',
  bearer: 'needed',
  status: 201,
  response: object({}),
  handler: async (_context, { body, files, ignoredFiles, idempotencyKey }) => ({
    body,
    files: files.map(({ name, bytes }) => [name, bytes.length]),
    ignoredFiles,
    idempotencyKey,
  }),
};
const severalFields: RestRow = {
  ...echo,
  path: '/api/several',
  fileFields: ['cover', 'gallery'],
  handler: async (_context, { files }) => ({
    files: files.map(({ name, field }) => [field, name]),
  }),
};
const jsonOnly: RestRow = { ...echo, path: '/api/json', takes: undefined };
const TOO_LARGE = 'This request is too large. Please send less at once.';
const SOMEBODY: AccountViewer = {
  kind: 'account',
  id: 'a'.repeat(24),
  userType: 'seller',
  role: null,
  status: 'active',
  organisationId: null,
  sessionId: null,
};

beforeAll(async () => {
  database = await freshDatabase();
});

beforeEach(async () => {
  isSignedIn = true;
  http = await openRestDoor({
    rows: [echo, severalFields, jsonOnly],
    database,
    identify: () => (isSignedIn ? SOMEBODY : VISITOR),
  });
});

afterEach(() => http.close());

async function send(parts: readonly Part[], url = '/api/echo', headers = {}) {
  const form = multipart(parts);
  const response = await http.inject({
    method: 'POST',
    url,
    headers: { ...form.headers, ...headers },
    payload: form.payload,
  });
  return { status: response.statusCode, body: response.json() };
}

const image = (file: string, bytes = 3): Part => ({
  name: 'images',
  file,
  content: Buffer.alloc(bytes, 1),
});

describe('a call that takes a form', () => {
  test('is given its texts, its files in order and its Idempotency-Key', async () => {
    const parts = [
      { name: 'city', content: 'Pune' },
      image('a.jpg'),
      { name: 'tag', content: '1' },
      { name: 'tag', content: '2' },
      image('../../etc/passwd', 4),
    ];
    const response = await send(parts, '/api/echo', { 'idempotency-key': 'k-1' });
    expect(response).toEqual({
      status: 201,
      body: {
        body: { city: 'Pune', tag: ['1', '2'] },
        files: [
          ['a.jpg', 3],
          ['passwd', 4],
        ],
        ignoredFiles: 0,
        idempotencyKey: 'k-1',
      },
    });
  });

  test('still takes JSON', async () => {
    const response = await http.inject({
      method: 'POST',
      url: '/api/echo',
      payload: { city: 'Pune' },
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      body: { city: 'Pune' },
      files: [],
      ignoredFiles: 0,
      idempotencyKey: null,
    });
  });

  test('P-2.5-03 P-5.2-05 keeps 15 files and counts the others', async () => {
    const { body } = await send(Array.from({ length: 18 }, (_, index) => image(`${index}.jpg`)));
    expect(body.files).toHaveLength(15);
    expect(body.files[14]).toEqual(['14.jpg', 3]);
    expect(body.ignoredFiles).toBe(3);
  });

  test('ignores files of other fields and inputs that were left empty', async () => {
    const { body } = await send([
      { name: 'virus', file: 'x.exe', content: 'x' },
      { name: 'images', file: '', content: '' },
      image('a.jpg'),
    ]);
    expect(body).toMatchObject({ files: [['a.jpg', 3]], ignoredFiles: 0 });
  });

  test('tells in which of several fields a file was sent', async () => {
    const { body } = await send(
      [
        { name: 'gallery[]', file: 'a.jpg', content: 'a' },
        { name: 'cover', file: 'b.jpg', content: 'b' },
        image('c.jpg'),
      ],
      '/api/several',
    );
    expect(body).toEqual({
      files: [
        ['gallery', 'a.jpg'],
        ['cover', 'b.jpg'],
      ],
    });
  });

  test.each([
    [0, 5 * 1024 * 1024],
    [1, 5 * 1024 * 1024 + 1],
    [9_000, 5 * 1024 * 1024 + 1],
  ])('D-73 cuts a file of 5 MB and %i bytes at %i bytes', async (more, cut) => {
    const { body } = await send([image('large.jpg', 5 * 1024 * 1024 + more), image('b.jpg')]);
    expect(body.files).toEqual([
      ['large.jpg', cut],
      ['b.jpg', 3],
    ]);
  });

  test.each([
    ['one long text', [{ name: 'city', content: 'x'.repeat(99_997) }], TOO_LARGE],
    [
      'many texts',
      Array.from({ length: 3 }, () => ({ name: 'a', content: 'x'.repeat(40_000) })),
      TOO_LARGE,
    ],
    [
      'very many parts',
      Array.from({ length: 401 }, () => ({ name: 'a', content: 'x' })),
      'The form has too many parts.',
    ],
  ])('refuses %s', async (_what, parts, message) => {
    expect(await send(parts)).toMatchObject({ status: 413, body: { code: 'TOO_LARGE', message } });
  });

  test.each([
    ['one text', [{ name: 'city', content: 'x'.repeat(99_996) }]],
    ['two texts', Array.from({ length: 2 }, () => ({ name: 'a', content: 'x'.repeat(49_999) }))],
    ['many parts', Array.from({ length: 400 }, () => ({ name: 'a', content: 'x' }))],
  ])('takes %s as large as it may be', async (_what, parts) => {
    expect(await send(parts)).toMatchObject({ status: 201 });
  });

  test('reads no byte more of a form than is agreed', async () => {
    const { headers, payload } = multipart([{ name: 'city', content: 'Pune' }]);
    const limits = { fileFields: ['x'], maxFiles: 1, maxFileBytes: 9, maxTextBytes: 9 };
    const read = (maxBytes: number) =>
      readForm(Readable.from([payload.subarray(0, 9), payload.subarray(9)]), headers, {
        ...limits,
        maxBytes,
      });
    expect((await read(payload.length)).texts).toEqual({ city: 'Pune' });
    await expect(read(payload.length - 1)).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });

  test('refuses a form without an end, without a boundary, and something else', async () => {
    const { headers, payload } = multipart([image('a.jpg', 5_000)]);
    const cut = payload.subarray(0, 3_000);
    for (const [type, bytes] of [
      [headers['content-type'], cut],
      ['multipart/form-data', payload],
      [headers['content-type'], Buffer.from('{"city":"Pune"}')],
    ] as const) {
      const response = await http.inject({
        method: 'POST',
        url: '/api/echo',
        headers: { 'content-type': type },
        payload: bytes,
      });
      expect(response.json()).toMatchObject({ success: false, code: 'INVALID_INPUT' });
      expect(response.statusCode).toBe(400);
    }
  });

  test('P-6-01 asks who sends it, and how long it is, before it reads any of it', async () => {
    const long = { 'content-length': String(101 * 1024 * 1024) };
    expect(await send([image('a.jpg')], '/api/echo', long)).toMatchObject({ status: 413 });
    isSignedIn = false;
    expect(await send([image('a.jpg')], '/api/echo', long)).toMatchObject({ status: 401 });
  });

  test('is documented as one', async () => {
    const { paths } = (await http.inject('/api/openapi.json')).json();
    const { content } = paths['/api/echo'].post.requestBody;
    expect(content['multipart/form-data'].schema.properties).toMatchObject({
      city: { type: 'string' },
      images: { type: 'array', maxItems: 15 },
    });
    expect(content['application/json'].example).toEqual({ city: 'Pune' });
    expect((await http.inject('/api/docs')).body).toContain('multipart/form-data');
  });
});

test('a call that takes JSON refuses a form with a sentence', async () => {
  const { status, body } = await send([image('a.jpg')], '/api/json');
  expect(status).toBe(400);
  expect(body.message).toBe('This call takes JSON, not a form.');
});
