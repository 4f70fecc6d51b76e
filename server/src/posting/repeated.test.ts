import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { smallestValid, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { buildPicture } from '../../test/factories.ts';
import { photo } from '../../test/fakes/photos.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { multipart, type Part } from '../../test/harness/multipart.ts';
import { lastCode } from '../../test/harness/messages.ts';
import { buildKnown, person } from '../../test/harness/people.ts';
import {
  BASICS,
  bodyOf,
  EDIT,
  hourPasses,
  inputOf,
  POST,
  refusedBy,
  buildPoster,
} from '../../test/harness/posting.ts';
import { type AccountViewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';

let database: Database;
let served: TestApp;
let seller: AccountViewer;
let jpeg: Buffer;

const flat = subtypeByKey('flat-apartment');
const FLAT = smallestValid(flat);

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  jpeg = await photo(300, 200).jpeg().toBuffer();
});

beforeEach(async () => {
  await hourPasses(database);
  seller = viewerOf(await buildPoster(database));
});

async function send(parts: readonly Part[], { key = '', path = 'add', as = seller } = {}) {
  const form = multipart(parts);
  const response = await served.app.http.inject({
    method: path === 'add' ? 'POST' : 'PUT',
    url: '/api/properties/' + path,
    headers: {
      ...form.headers,
      'x-test-viewer': JSON.stringify(as),
      ...(key === '' ? {} : { 'idempotency-key': key }),
    },
    payload: form.payload,
  });
  const body: Record<string, unknown> = response.json();
  return { status: response.statusCode, body, headers: {}, text: response.body };
}

const { images: _ids, ...TEXTS } = bodyOf({ subtype: flat, details: FLAT, pictures: [] });

function form(
  files: readonly [name: string, content: Buffer][],
  texts: Readonly<Record<string, string>> = {},
): Part[] {
  return [
    ...Object.entries<string>({ ...TEXTS, ...texts }).map(([name, content]) => ({
      name,
      content,
    })),
    ...files.map(([file, content]) => ({ name: 'images', file, content })),
  ];
}

async function listings(): Promise<number> {
  const rows = await database.query({
    text: 'SELECT id FROM property WHERE seller_id = $1',
    values: [seller.id],
  });
  return rows.length;
}

/** Pictures of the seller that are neither shown nor removed. */
async function leftOver(): Promise<number> {
  const rows = await database.query({
    text: 'SELECT id FROM picture WHERE uploaded_by = $1 AND claimed_by IS NULL AND removed_at IS NULL',
    values: [seller.id],
  });
  return rows.length;
}

describe('the same posting sent five times', () => {
  const five = [1, 2, 3, 4, 5];

  test.each(['at once', 'one after another'])(
    'P-7-08 through REST with its files, %s, is one listing and one answer',
    async (how) => {
      const key = newId();
      const parts = form([['a.jpg', jpeg]]);
      const responses = [];
      if (how === 'at once')
        responses.push(...(await Promise.all(five.map(() => send(parts, { key })))));
      else for (const time of five) responses[time - 1] = await send(parts, { key });
      expect(responses.map(({ status }) => status)).toEqual(five.map(() => 201));
      expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
      expect([await listings(), await leftOver()]).toEqual([1, 0]);
    },
  );

  test.each(['at once', 'one after another'])(
    'P-7-08 through GraphQL, %s, is one listing and one answer',
    async (how) => {
      const key = newId();
      const pictures = [await buildPicture(database, seller.id)];
      const variables = { key, input: inputOf({ subtype: flat, details: FLAT, pictures }) };
      const post = () => served.graphql(POST, variables, seller);
      const responses = [];
      if (how === 'at once') responses.push(...(await Promise.all(five.map(post))));
      else for (const time of five) responses[time - 1] = await post();
      expect(responses.flatMap(({ errors }) => errors)).toEqual([]);
      expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
      expect(await listings()).toBe(1);
    },
  );

  test('without a key they are five, and one key of two people is two', async () => {
    const key = newId();
    await send(form([['a.jpg', jpeg]]));
    await send(form([['a.jpg', jpeg]]));
    await send(form([['a.jpg', jpeg]]), { key });
    const other = viewerOf(await buildPoster(database));
    expect((await send(form([['a.jpg', jpeg]]), { key, as: other })).status).toBe(201);
    expect(await listings()).toBe(3);
  });

  test('the same key with another text, another file or through the other door is refused', async () => {
    const key = newId();
    await send(form([['a.jpg', jpeg]]), { key });
    const otherJpeg = await photo(320, 200).jpeg().toBuffer();
    for (const parts of [
      form([['a.jpg', jpeg]], { contactEmail: 'other@example.in' }),
      form([['a.jpg', otherJpeg]]),
    ]) {
      const response = await send(parts, { key });
      expect([response.status, response.body['message']]).toEqual([
        409,
        'This Idempotency-Key has already been used for a different request. Please use a new one.',
      ]);
    }
    const pictures = [await buildPicture(database, seller.id)];
    const input = inputOf({ subtype: flat, details: FLAT, pictures });
    const { errors } = await served.graphql(POST, { key, input }, seller);
    expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    expect([await listings(), await leftOver()]).toEqual([1, 1]);
  });

  test('a refused one is not remembered: put right, it is posted under the same key', async () => {
    const key = newId();
    const refused = await send(form([['a.jpg', jpeg]], { contactPhone: '1' }), { key });
    expect(refused.status).toBe(400);
    expect(await leftOver()).toBe(0);
    expect((await send(form([['a.jpg', jpeg]]), { key })).status).toBe(201);
  });

  test('P-7-09 an edit sent again changes nothing more', async () => {
    const pictures = [await buildPicture(database, seller.id)];
    const posting = { subtype: flat, details: FLAT, pictures };
    const { data } = await served.graphql(POST, { input: inputOf(posting) }, seller);
    const { id } = Object(Object(data?.['createProperty'])['property']);
    const input = inputOf({ ...posting, more: { description: 'New.' } });
    const responses = [];
    for (const time of [0, 1, 2]) {
      responses[time] = (await served.graphql(EDIT, { id, input, key: 'k' }, seller)).text;
    }
    expect(new Set(responses).size).toBe(1);
    const edits = await database.query({
      text: `SELECT id FROM audit_entry WHERE subject = $1 AND action = 'property.edited'`,
      values: [id],
    });
    expect(edits).toHaveLength(1);
  });
});

describe('the files of a form', () => {
  test('P-7-08 D-73 those that cannot be used are named, the others are kept in their order', async () => {
    const parts = form(
      [
        ['first.jpg', jpeg],
        ['drawing.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
        ['cover.jpg', jpeg],
        ['notes.txt', Buffer.from('hello')],
      ],
      { coverImageIndex: '2' },
    );
    const { status, body } = await send(parts);
    expect(status).toBe(201);
    expect(body['refusedImages']).toEqual([
      { name: 'drawing.jpg', message: expect.stringMatching(/^drawing\.jpg: .+\.$/) },
      { name: 'notes.txt', message: expect.stringMatching(/^notes\.txt: .+\.$/) },
    ]);
    expect(body['ignoredImages']).toBe(0);
    const images: unknown = Object(body['property'])['images'];
    expect(images).toHaveLength(2);
    expect([await listings(), await leftOver()]).toEqual([1, 0]);
  });

  test('P-5.2-05 when none can be used, all of that is said and nothing is posted', async () => {
    const response = await send(form([['notes.jpg', Buffer.from('hello')]]));
    expect(response.status).toBe(400);
    expect(response.body['message']).toMatch(/^notes\.jpg: This file is not a /);
    expect(refusedBy(response)).toEqual([
      'pictures: Please upload at least one property image',
      expect.stringMatching(/^pictures: notes\.jpg: /),
    ]);
    expect(await listings()).toBe(0);
  });

  test('D-73 where every one is too large, that is the answer and its status', async () => {
    const large = Buffer.concat([jpeg, Buffer.alloc(6 * 1024 * 1024)]);
    const response = await send(form([['big.jpg', large]]));
    expect(response.status).toBe(413);
    expect(response.body['message']).toMatch(/^big\.jpg: This picture is larger than 5 MB/);
    const both = await send(
      form([
        ['big.jpg', large],
        ['notes.jpg', Buffer.from('hello')],
      ]),
    );
    expect(both.status).toBe(400);
    const other = await send(form([['big.jpg', large]], { city: '' }));
    expect([other.status, other.body['message']]).toEqual([400, 'Please select a city']);
  });

  test('D-73 D-74 a cover among those that are left out is refused, and not another one shown', async () => {
    const many = Array.from({ length: 17 }, (_, n): [string, Buffer] => [`${n}.jpg`, jpeg]);
    const response = await send(form(many, { coverImageIndex: '16' }));
    expect(response.status).toBe(400);
    expect(refusedBy(response)).toEqual([
      'coverImageIndex: Please choose the cover among the first 15 files',
    ]);
    expect((await send(form(many, { coverImageIndex: '14' }))).status).toBe(201);
  });

  test('P-7-08 a text with a type of its own is read, as libraries send JSON', async () => {
    const parts: Part[] = [
      ...form([['a.jpg', jpeg]]).filter(({ name }) => name !== 'details'),
      { name: 'details', file: 'blob', type: 'application/json', content: TEXTS.details },
    ];
    const { status, body } = await send(parts);
    expect([status, body['message']]).toEqual([201, expect.any(String)]);
  });

  test('D-104 texts that are no UTF-8 are refused, and not stored as others', async () => {
    const latin = Buffer.from('Café', 'latin1');
    const response = await send([
      ...form([['a.jpg', jpeg]]).filter(({ name }) => name !== 'description'),
      { name: 'description', content: latin },
    ]);
    expect([response.status, response.body['message']]).toEqual([
      400,
      'The form fields must be UTF-8.',
    ]);
    expect(await listings()).toBe(0);
  });

  test('P-2.5-03 P-5.2-05 P-7-09 beyond 15 the last are left out, and said to be', async () => {
    const many = Array.from({ length: 17 }, (_, n): [string, Buffer] => [`${n}.jpg`, jpeg]);
    const { body } = await send(form(many));
    expect(body['ignoredImages']).toBe(2);
    expect(Object(body['property'])['images']).toHaveLength(15);
    const before: unknown = Object(body['property'])['images'];
    const edit = await send([{ name: 'images', file: 'new.jpg', content: jpeg }], {
      path: 'edit/' + String(body['propertyId']),
    });
    expect(edit.body).toMatchObject({ ignoredImages: 1, property: { images: before } });
    expect(await leftOver()).toBe(0);
  });

  test('P-7-09 D-74 new files follow the pictures that are kept; the cover moves to the front', async () => {
    const { body } = await send(
      form([
        ['a.jpg', jpeg],
        ['b.jpg', jpeg],
      ]),
    );
    const [a, b] = Object(body['property'])['images'];
    const edit = await send(
      [
        { name: 'existingImages', content: JSON.stringify([b]) },
        { name: 'coverImageIndex', content: '1' },
        { name: 'images', file: 'blob', content: jpeg },
      ],
      { path: 'edit/' + String(body['propertyId']) },
    );
    const [cover, ...others] = Object(edit.body['property'])['images'];
    expect([a, b]).not.toContain(cover);
    expect(others).toEqual([b]);
  });

  test('P-6-01 P-8-02 a visitor is refused before a file is read', async () => {
    const { payload, headers } = multipart(form([['a.jpg', jpeg]]));
    const response = await served.app.http.inject({
      method: 'POST',
      url: '/api/properties/add',
      headers,
      payload,
    });
    expect(response.statusCode).toBe(401);
    expect(response.json()['message']).toContain('Please login to add a property.');
  });

  test('P-7-01 the bearer token says who posts', async () => {
    const known = await buildKnown(database, { mobile: BASICS.contactPhone });
    const who = person(served);
    const sent = { mobile: known.mobile, userType: 'seller', purpose: 'login' };
    await who.post('/api/auth/mobile/send-otp', sent);
    const otp = await lastCode(served, known.mobile);
    const { body } = await who.post('/api/auth/mobile/verify-otp', { ...sent, otp });
    const posted = await who.post(
      '/api/properties/add',
      { ...TEXTS, images: [await buildPicture(database, known.id)] },
      { bearer: String(body['token'] ?? body['accessToken']) },
    );
    expect(posted).toMatchObject({ status: 201, body: { property: { sellerId: known.id } } });
    const other = await who.post('/api/properties/add', TEXTS, { bearer: 'not-a-token' });
    expect([other.status, other.body['message']]).toEqual([
      401,
      'Your session is no longer valid. Please sign in again.',
    ]);
  });
});
