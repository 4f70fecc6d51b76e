import { Readable } from 'node:stream';
import { type FileUpload } from 'graphql-upload-ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { photo } from '../../test/fakes/photos.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { buildPoster } from '../../test/harness/posting.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { multipart } from '../../test/harness/multipart.ts';
import { type AccountViewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { consume } from '../platform/database/limits.ts';
import { silentLog } from '../platform/observability/logging.ts';
import { exampleBody } from '../platform/http/rest.ts';
import { UPLOAD_PER_ACCOUNT } from './picture.limits.ts';
import { readFile } from './readFile.ts';

let database: Database;
let served: TestApp;
let seller: AccountViewer;
let other: AccountViewer;
let small: Buffer;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  [seller, other] = [viewerOf(await buildPoster(database)), viewerOf(await buildPoster(database))];
  small = await photo(300, 200).jpeg().toBuffer();
});

beforeEach(() => database.query({ text: 'TRUNCATE picture' }));

function rows() {
  return database.query<{ id: string; uploaded_by: string; removed: boolean }>({
    text: 'SELECT id, uploaded_by, removed_at IS NOT NULL AS removed FROM picture',
  });
}

describe('uploadPicture', () => {
  test('keeps a picture that belongs to its uploader', async () => {
    const { status, data } = await served.upload(small, seller);
    expect(status).toBe(200);
    expect(data).toEqual({
      uploadPicture: { picture: { id: expect.any(String), width: 300, height: 200 } },
    });
    expect(await rows()).toEqual([
      { id: expect.any(String), uploaded_by: seller.id, removed: false },
    ]);
  });

  test('asks who sends it before it reads any of it', async () => {
    const { status, headers, errors } = await served.upload(small);
    expect([status, headers['retry-after']]).toEqual([401, undefined]);
    expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    const blocked = await served.upload(small, { ...seller, status: 'blocked' });
    expect(blocked.status).toBe(403);
    expect(await rows()).toEqual([]);
  });

  test('refuses a longer request than one picture needs unread', async () => {
    const headers = { 'content-length': String(6 * 1024 * 1024) };
    const { status, errors } = await served.upload(small, seller, { headers });
    expect(status).toBe(413);
    expect(errors[0]?.extensions['code']).toBe('TOO_LARGE');
  });

  test.each([
    ['without a boundary', 'multipart/form-data'],
    ['with a boundary that never comes', 'multipart/form-data; boundary=' + 'a'.repeat(60)],
  ])('refuses a form %s', async (_what, type) => {
    const { status, errors } = await served.upload(small, seller, {
      headers: { 'content-type': type },
    });
    expect(status).toBe(400);
    expect(errors[0]?.message).toBe('We could not read the whole form. Please send it again.');
    expect(await rows()).toEqual([]);
  });

  test('refuses a file whose own headers cannot be read, whether it is used or not', async () => {
    const broken = 'photo.jpg"\r\n' + 'X-Note: again and again\r\n'.repeat(2_000) + 'X-Last: "';
    const { status, errors } = await served.upload(small, seller, { file: broken });
    expect(status).toBe(400);
    expect(errors[0]?.message).toBe('We could not read the whole form. Please send it again.');
    const unused = await served.upload(small, seller, { file: broken, query: '{ __typename }' });
    expect(unused.status).toBeLessThan(500);
    expect(await rows()).toEqual([]);
  });

  test('D-73 stops an account that sends very many, and tells it when to go on', async () => {
    const eager = viewerOf(await buildPoster(database));
    const limits = { database, log: silentLog() };
    for (let sent = 0; sent < LIMITS.picture.uploadsPerAccountPerHour; sent += 1) {
      await consume(limits, UPLOAD_PER_ACCOUNT, eager.id);
    }
    const { status, headers, errors } = await served.upload(small, eager);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_000);
    expect(errors[0]?.message).toMatch(
      /^You have added too many pictures in a short time\. Please/,
    );
    expect((await served.upload(small, seller)).status).toBe(200);
  });

  test('D-73 takes back what it kept of a form whose later files are too many', async () => {
    const eager = viewerOf(await buildPoster(database));
    const limits = { database, log: silentLog() };
    for (let sent = 1; sent < LIMITS.picture.uploadsPerAccountPerHour; sent += 1) {
      await consume(limits, UPLOAD_PER_ACCOUNT, eager.id);
    }
    const file = { name: 'images', content: small, file: 'photo.jpg' };
    const form = multipart([file, file]);
    expect((await served.rest(ADD, eager, 'POST', { form })).status).toBe(429);
    expect(await rows()).toMatchObject([{ uploaded_by: eager.id, removed: true }]);
  });

  test('refuses a form that another site could send', async () => {
    const headers = { 'apollo-require-preflight': undefined };
    const { status, errors } = await served.upload(small, seller, { headers });
    expect(status).toBe(400);
    expect(errors[0]?.message).toContain('apollo-require-preflight');
    expect(await rows()).toEqual([]);
  });
});

describe('deletePicture', () => {
  const DISCARD = 'mutation ($id: ID!) { deletePicture(id: $id) { deletedId } }';

  test('takes back what nothing shows, and only from its uploader', async () => {
    await served.upload(small, seller);
    const [{ id } = { id: '' }] = await rows();
    const refused = await served.graphql(DISCARD, { id }, other);
    expect(refused.errors).toMatchObject([
      {
        message: 'This picture no longer exists or is in use.',
        extensions: { code: 'NOT_FOUND' },
      },
    ]);
    expect(await rows()).toMatchObject([{ removed: false }]);
    const done = await served.graphql(DISCARD, { id }, seller);
    expect(done.data).toEqual({ deletePicture: { deletedId: id } });
    expect(await rows()).toMatchObject([{ removed: true }]);
  });
});

const ADD = '/api/properties/add';

/** What the reference shows, with these pictures. */
function listing(images: readonly string[]) {
  const row = served.app.restRows.find(({ path }) => path === ADD);
  return { ...exampleBody(row?.body ?? []), images };
}

async function stored(as: AccountViewer): Promise<string> {
  const { data } = await served.upload(small, as);
  return String(Object(Object(data?.['uploadPicture'])['picture']).id);
}

describe('a picture that was taken back', () => {
  test('cannot be posted or added by an edit any more, and nothing is written', async () => {
    const [used, removed, shown] = [
      await stored(seller),
      await stored(seller),
      await stored(seller),
    ];
    await served.graphql(
      'mutation ($id: ID!) { deletePicture(id: $id) { deletedId } }',
      { id: removed },
      seller,
    );
    const posted = await served.rest(ADD, seller, 'POST', { body: listing([used, removed]) });
    expect(posted).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });

    const made = await served.rest(ADD, seller, 'POST', { body: listing([used, shown]) });
    const { id } = Object(made.body['property']);
    const edit = (body: object) =>
      served.rest('/api/properties/edit/' + id, seller, 'PUT', { body });
    expect((await edit({ images: [removed] })).status).toBe(409);
    expect((await edit({ existingImages: [used] })).status).toBe(200);
    // The edit has removed what it no longer shows, which even its own listing cannot take again.
    expect((await edit({ images: [shown] })).status).toBe(409);
    expect((await edit({ existingImages: [used, shown] })).status).toBe(400);
    const again = await served.rest(ADD, seller, 'POST', { body: listing([shown]) });
    expect(again.status).toBe(409);
  });
});

test("P-5.2-05 a picture that is large enough for a portrait is no listing's photo", async () => {
  const tiny = await photo(199, 300).jpeg().toBuffer();
  const { data } = await served.upload(tiny, seller);
  const id = String(Object(Object(data?.['uploadPicture'])['picture']).id);
  const posted = await served.rest(ADD, seller, 'POST', { body: listing([id]) });
  const message =
    'This picture is too small: 199 × 300 pixels. Please choose one with at least 200 pixels on its shorter side.';
  expect(posted).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', message } });
  const portrait =
    'mutation ($id: ID) { updateProfile(input: { picture: $id }) { account { id } } }';
  expect((await served.graphql(portrait, { id }, seller)).errors).toEqual([]);
});

describe("another seller's picture", () => {
  test('P-5.2-05 cannot be posted, shown as a profile picture or kept in a draft', async () => {
    const [own, remote] = [await stored(seller), await stored(other)];
    const posted = await served.rest(ADD, seller, 'POST', { body: listing([own, remote]) });
    expect(posted).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const portrait =
      'mutation ($id: ID) { updateProfile(input: { picture: $id }) { account { id } } }';
    const refused = await served.graphql(portrait, { id: remote }, seller);
    expect(refused.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    const draft = `mutation ($ids: [ID!]!) { saveDraft(input: { content: "{}", pictures: $ids }) { draft { pictures { id } } } }`;
    const saved = await served.graphql(draft, { ids: [remote] }, seller);
    expect(saved.data).toEqual({ saveDraft: { draft: { pictures: [] } } });
    const attached = await database.query({
      text: 'SELECT id FROM picture WHERE claimed_by IS NOT NULL',
    });
    expect(attached).toEqual([]);
    const response = await served.rest(ADD, other, 'POST', { body: listing([remote]) });
    expect(response.status).toBe(201);
  });
});

describe('reading an uploaded file', () => {
  const MOST = 5 * 1024 * 1024 + 1;
  /** A file that breaks off after these many bytes. */
  const breaking = (bytes: number): FileUpload =>
    Object({
      createReadStream: () =>
        Readable.from(
          (async function* () {
            yield Buffer.alloc(bytes);
            throw new Error('cut');
          })(),
        ),
    });

  test('one that breaks off is told so', async () => {
    await expect(readFile(breaking(MOST - 1))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: 'The picture was not uploaded completely. Please send it again.',
    });
  });

  test('ends as soon as it is known to be too large', async () => {
    expect((await readFile(breaking(MOST))).length).toBe(MOST);
    expect((await readFile(breaking(MOST + 9))).length).toBe(MOST);
  });
});

test('a server gives uploads 120 seconds to arrive, and headers 30', () => {
  const { requestTimeout, headersTimeout } = served.app.http.server;
  expect([requestTimeout, headersTimeout]).toEqual([LIMITS.picture.uploadTimeoutMs, 30_000]);
});

test.each([
  [
    'a text',
    'mutation ($file: String!) { signIn(mobile: $file, code: "1") { signedIn { accessToken } } }',
  ],
  [
    'a text in an input',
    'mutation ($file: String!) { updateSettings(input: {changes: [{key: $file, value: "x"}]}) { settings { changedAt } } }',
  ],
  ['an id', 'mutation ($file: ID!) { deletePicture(id: $file) { deletedId } }'],
  ['a number', 'query ($file: Int) { properties(pageSize: $file) { total } }'],
  [
    'an input',
    'mutation ($file: UpdateSettingsInput!) { updateSettings(input: $file) { settings { changedAt } } }',
  ],
  ['a choice', 'query ($file: PropertySort) { properties(sort: $file) { total } }'],
])(
  'a picture where %s belongs is refused, and nothing of its inside is told',
  async (_what, query) => {
    const { status, errors } = await served.upload(small, seller, { query });
    expect([status, errors[0]?.extensions['code']]).toEqual([400, 'INVALID_INPUT']);
    expect(errors[0]?.message).toMatch(/a file/);
    expect(JSON.stringify(errors)).not.toMatch(
      /promise|resolve|reject|stream|photo\.jpg|encoding/i,
    );
  },
);
