import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uploadPictures } from '../../src/pictures/uploadPicture.ts';
import { type AccountViewer } from '../../src/platform/context.ts';
import { type Database } from '../../src/platform/database/connect.ts';
import { buildAccount } from '../factories.ts';
import { bombPng, photo } from '../fakes/photos.ts';
import { openPictureHouse, type PictureHouse } from '../fakes/pictureHouse.ts';
import { openRestDoor } from '../fakes/restDoor.ts';
import { type TestApp, testApp, viewerOf } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { portOf } from '../harness/listen.ts';
import { graphqlUpload, multipart, type Multipart } from '../harness/multipart.ts';
import { temporaryFolder } from '../harness/temporaryFolder.ts';
import { object } from '../../src/platform/http/jsonSchema.ts';

let served: TestApp;
let database: Database;
let seller: AccountViewer;
let house: PictureHouse;
let door: FastifyInstance;
let large: Buffer;
/** Where the reader of GraphQL uploads keeps a file while it arrives. */
let temporary: string;
const usual = process.env['TMPDIR'];

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  seller = viewerOf(await buildAccount(database));
  house = await openPictureHouse();
  door = await openRestDoor({
    database: house.database,
    identify: () => seller,
    rows: [
      {
        method: 'POST',
        path: '/api/album',
        tag: 'Tests',
        summary: 'Keeps pictures.',
        parameters: [],
        takes: 'form',
        bearer: 'needed',
        status: 201,
        response: object({}),
        handler: (context, { files }) => uploadPictures(context, house.pictures, files),
      },
    ],
  });
  await served.app.http.listen({ port: 0, host: '127.0.0.1' });
  await door.listen({ port: 0, host: '127.0.0.1' });
  temporary = temporaryFolder();
  process.env['TMPDIR'] = temporary;
  large = await photo(1_600, 1_200).jpeg({ quality: 95 }).toBuffer();
});

afterAll(async () => {
  await door.close();
  if (usual === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = usual;
});

beforeEach(async () => {
  for (const each of [database, house.database]) await each.query({ text: 'TRUNCATE picture' });
});

/**
 * Sends this share of a request over a real connection and cuts it there, once the server has begun with it
 * and `seen` is true; answers what came back.
 */
async function cutAfter(
  http: FastifyInstance,
  path: string,
  { headers, payload }: Multipart,
  { share, seen = () => true }: { share: number; seen?: () => boolean },
): Promise<string> {
  const begun = once(http.server, 'request');
  const requests = Object.entries({ host: 'localhost', ...headers }).map((pair) => pair.join(': '));
  const socket = connect(portOf(http.server), '127.0.0.1');
  let response = '';
  socket.on('data', (chunk) => (response += chunk.toString()));
  const part = payload.subarray(0, Math.floor(payload.length * share));
  socket.write(`POST ${path} HTTP/1.1\r\n${requests.join('\r\n')}\r\n\r\n`);
  await new Promise((resolve) => socket.write(part, resolve));
  await begun;
  await expect.poll(seen).toBe(true);
  socket.destroy();
  const connections = () =>
    new Promise<number>((resolve) => http.server.getConnections((_error, count) => resolve(count)));
  await expect.poll(connections).toBe(0);
  return response;
}

function filesOf(of: Database): Promise<unknown[]> {
  return of.query({ text: 'SELECT id FROM picture' });
}

describe.each([0.02, 0.5, 0.999])('a connection cut after %f of an upload', (share) => {
  test('leaves neither row nor file through GraphQL, and no temporary one', async () => {
    const form = graphqlUpload(large);
    const headers = { ...form.headers, 'x-test-viewer': JSON.stringify(seller) };
    const seen = () => readdirSync(temporary).length > 0;
    const cut = cutAfter(served.app.http, '/graphql', { ...form, headers }, { share, seen });
    expect(await cut).toBe('');
    await expect.poll(() => readdirSync(temporary)).toEqual([]);
    expect(await filesOf(database)).toEqual([]);
    const { status } = await served.upload(large, seller);
    expect(status).toBe(200);
  });

  test('leaves neither row nor file through REST, also of the pictures that had arrived', async () => {
    const form = multipart([
      { name: 'images', file: 'a.jpg', content: await photo(300, 200).jpeg().toBuffer() },
      { name: 'images', file: 'b.jpg', content: large },
    ]);
    expect(await cutAfter(door, '/api/album', form, { share })).toBe('');
    expect(await filesOf(house.database)).toEqual([]);
    expect(await house.keys()).toEqual([]);
  });
});

describe('25 uploads at once', () => {
  const GOOD = {
    status: 200,
    data: { uploadPicture: { picture: { width: 2_048, height: 2_048 } } },
  };

  test('are taken as far as there is room; the others are told when to come again', async () => {
    const slow = bombPng(3_000);
    // None can be written before the last one has come: two that are read, and twenty that wait.
    const writing = await database.connectAlone();
    await writing.query('BEGIN');
    await writing.query('LOCK TABLE picture');
    let responded = 0;
    const uploads = Array.from({ length: 25 }, async () => {
      const response = await served.upload(slow, seller);
      responded += 1;
      return response;
    });
    await expect.poll(() => responded).toBe(3);
    await writing.query('ROLLBACK');
    await writing.end();
    const responses = await Promise.all(uploads);
    const [used = [], busy = []] = [200, 503].map((code) =>
      responses.filter(({ status }) => status === code),
    );
    expect([used.length, busy.length]).toEqual([22, 3]);
    for (const response of used) expect(response).toMatchObject(GOOD);
    for (const { headers, errors } of busy) {
      expect(headers['retry-after']).toBe('5');
      expect(errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE', retryAfter: 5 } }]);
    }
    expect(await filesOf(database)).toHaveLength(used.length);
    expect(await served.upload(slow, seller)).toMatchObject(GOOD);
  });
});
