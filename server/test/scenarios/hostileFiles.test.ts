import { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uploadPictures } from '../../src/pictures/uploadPicture.ts';
import { type AccountViewer } from '../../src/platform/context.ts';
import { type Database } from '../../src/platform/database/connect.ts';
import { type Pictures } from '../../src/platform/pictures/pictures.ts';
import { exampleBody, type RestRow } from '../../src/platform/http/rest.ts';
import { bombPng, cameraPhoto, photo } from '../fakes/photos.ts';
import { openPictureHouse, type PictureHouse } from '../fakes/pictureHouse.ts';
import { openRestDoor } from '../fakes/restDoor.ts';
import { type TestApp, testApp, viewerOf } from '../harness/application.ts';
import { buildPoster } from '../harness/posting.ts';
import { freshDatabase } from '../harness/database.ts';
import { multipart } from '../harness/multipart.ts';
import { object } from '../../src/platform/http/jsonSchema.ts';

const MEGABYTE = 1024 * 1024;
const OTHER = 'This file is not a JPG, PNG or WebP picture. Please choose another file.';
const DAMAGED = 'This picture is damaged. Please choose another file.';
const LARGE = 'This picture is larger than 5 MB. Please choose a smaller one.';
const IN_HEIC =
  'HEIC photos are not supported. On an iPhone, choose Settings, Camera, Formats, Most Compatible. On a Samsung Galaxy, turn off “High efficiency pictures” in the camera settings. Or send the photo to yourself as a JPEG.';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
/** How the photos of some phones begin. */
const HEIC = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), GIF]);

let house: PictureHouse;
let good: Buffer;
let seller: AccountViewer;
let door: FastifyInstance;
let app: { served: TestApp; database: Database; seller: AccountViewer };

beforeAll(async () => {
  house = await openPictureHouse();
  good = await photo(300, 200).jpeg().toBuffer();
  seller = viewerOf(await buildPoster(house.database));
  door = await openRestDoor({
    rows: [albumRow(house.pictures)],
    database: house.database,
    identify: () => seller,
  });
  const database = await freshDatabase();
  const served = await testApp(database);
  app = { served, database, seller: viewerOf(await buildPoster(database)) };
});

afterAll(() => door.close());

beforeEach(async () => {
  for (const each of [house.database, app.database]) await each.query({ text: 'TRUNCATE picture' });
});

/** A REST call that keeps what it can, as every call that takes pictures does. */
function albumRow(pictures: Pictures): RestRow {
  return {
    method: 'POST',
    path: '/api/album',
    tag: 'Tests',
    summary: 'Keeps pictures.',
    parameters: [],
    body: [],
    takes: 'form',
    bearer: 'needed',
    status: 201,
    response: object({}),
    handler: async (context, { files }) => {
      const uploaded = await uploadPictures(context, pictures, files);
      return { success: true, kept: uploaded.pictures.length, refused: uploaded.refused };
    },
  };
}

async function album(files: readonly (readonly [name: string, content: Uint8Array])[]) {
  const form = multipart(files.map(([file, content]) => ({ name: 'images', file, content })));
  const response = await door.inject({ method: 'POST', url: '/api/album', ...form });
  return { status: response.statusCode, body: response.json() };
}

async function rowsOf(database: Database): Promise<number> {
  return (await database.query({ text: 'SELECT id FROM picture' })).length;
}

/** MIN: at least so many pixels; GraphQL does not know yet what a picture is for. */
const HOSTILE: [what: string, name: string, make: () => Promise<Uint8Array>, sentence: string][] = [
  [
    'a PNG of 20,000 x 20,000 pixels',
    'bomb.png',
    async () => bombPng(20_000),
    'This picture has more than 50 million pixels. Please choose a smaller one.',
  ],
  ['an SVG named .jpg', 'logo.jpg', async () => Buffer.from(SVG), OTHER],
  ['a truncated JPEG', 'half.jpg', async () => half(await large()), DAMAGED],
  ['a text file', 'notes.jpg', async () => Buffer.from('hello '.repeat(500)), OTHER],
  ['an empty file', 'empty.jpg', async () => Buffer.alloc(0), OTHER],
  ['5 MB and a byte', 'long.jpg', async () => padded(5 * MEGABYTE + 1), LARGE],
  ['a GIF', 'a.gif', async () => GIF, OTHER],
  ['a HEIC photo', 'IMG_1.HEIC', async () => HEIC, IN_HEIC],
  [
    'one pixel',
    'dot.png',
    async () => photo(1, 1).png().toBuffer(),
    'This picture is too small: 1 × 1 pixels. Please choose one with at least MIN pixels on its shorter side.',
  ],
  [
    'a ribbon',
    'ribbon.jpg',
    async () => photo(1_500, 250).jpeg().toBuffer(),
    'This picture is too narrow: 1500 × 250 pixels. Please choose one that is at most 5 times as long as wide.',
  ],
  ['a program behind a JPEG head', 'x.jpg', async () => polyglot('MZ\x90\0'), DAMAGED],
];

describe.each(HOSTILE)('P-2.5-02 D-73 %s', (_what, name, make, sentence) => {
  test('is refused by name through REST while the other pictures are kept', async () => {
    const response = await album([
      ['before.jpg', good],
      [name, await make()],
      ['after.jpg', good],
    ]);
    expect(response).toMatchObject({ status: 201, body: { kept: 2 } });
    const message = `${name}: ${sentence.replace('MIN', '200')}`;
    const code = sentence === LARGE ? 'TOO_LARGE' : 'INVALID_INPUT';
    expect(response.body.refused).toEqual([{ name, code, message, place: 1 }]);
    expect(await rowsOf(house.database)).toBe(2);
  });

  test('is refused through GraphQL, and nothing of it is left', async () => {
    const response = await app.served.upload(await make(), app.seller, { file: name });
    const text = sentence.replace('MIN', '48');
    expect(response.errors.map(({ message }) => message)).toEqual([text]);
    expect(response.status).toBe(sentence === LARGE ? 413 : 400);
    expect(response.data).toBeNull();
    expect(await rowsOf(app.database)).toBe(0);
    await expect(app.served.upload(good, app.seller)).resolves.toMatchObject({ status: 200 });
  });
});

test('P-2.5-02 P-5.2-05 a property is posted with its good pictures, and told of each other file', async () => {
  const row = app.served.app.restRows.find(({ path }) => path === '/api/properties/add');
  const texts = Object.entries(exampleBody(row?.body ?? []));
  const files: [name: string, content: Uint8Array][] = [
    ['cover.jpg', good],
    ['second.jpg', good],
  ];
  for (const [, name, make] of HOSTILE) files.splice(1, 0, [name, await make()]);
  const form = multipart([
    ...texts.map(([name, value]) => ({ name, content: String(value) })),
    ...files.map(([file, content]) => ({ name: 'images', file, content })),
  ]);
  const posted = await app.served.rest('/api/properties/add', app.seller, 'POST', { form });
  expect(posted.status).toBe(201);
  expect(Object(posted.body['property']).images).toHaveLength(2);
  const refused: { name: string }[] = Object(posted.body['refusedImages']);
  expect(refused.map(({ name }) => name).sort()).toEqual(HOSTILE.map(([, name]) => name).sort());
  expect(await rowsOf(app.database)).toBe(2);
});

test('D-73 a picture of exactly 5 MB is kept through both doors', async () => {
  const complete = await padded(5 * MEGABYTE);
  expect(await album([['whole.jpg', complete]])).toMatchObject({ body: { kept: 1, refused: [] } });
  expect(await app.served.upload(complete, app.seller)).toMatchObject({ status: 200, errors: [] });
});

test('a page behind a good JPEG comes out as a picture and nothing else', async () => {
  const page = '<script>alert(document.domain)</script>';
  const both = Buffer.concat([good, Buffer.from(page)]);
  expect(await album([['page.html', both]])).toMatchObject({ body: { kept: 1 } });
  for (const bytes of await storedFiles()) expect(bytes.includes('<script>')).toBe(false);
});

test.each([
  ['../../../etc/passwd', 'passwd: '],
  ['C:\\Windows\\win.ini', 'win.ini: '],
  ['..\\..\\<img src=x onerror=alert(1)>.jpg', 'img src=x onerror=alert(1).jpg: '],
  ['a\u202Egpj.exe', 'agpj.exe: '],
  ['<>', 'One file: '],
  [`${'x'.repeat(200)}.jpg`, `${'x'.repeat(60)}: `],
])('the name %j is neither used nor repeated as it is', async (name, shown) => {
  const { body } = await album([[name, Buffer.from('text')]]);
  expect(body.refused[0].message).toBe(shown + OTHER);
  const saved = await album([[name, good]]);
  expect(saved.body.kept).toBe(1);
  const rows = await house.database.query<{ row: string }>({
    text: 'SELECT picture::text AS row FROM picture',
  });
  expect(rows.some(({ row }) => row.includes('passwd') || row.includes('win.ini'))).toBe(false);
});

test.each([1, 6])(
  'a camera picture turned as %i sent as a form comes out upright and without a trace of where it was taken',
  async (orientation) => {
    const bytes = await cameraPhoto(orientation);
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    expect(await album([['camera.jpg', bytes]])).toMatchObject({ body: { kept: 1 } });
    await house.runJob('pictures-render');
    const files = await storedFiles();
    expect(files.length).toBeGreaterThan(9);
    for (const file of files) {
      const { exif, xmp, orientation, width, height } = await sharp(file).metadata();
      expect([exif, xmp, orientation ?? 1]).toEqual([undefined, undefined, 1]);
      expect(width).toBeGreaterThan(height);
    }
  },
);

/** Every file of every picture there is. */
async function storedFiles(): Promise<Buffer[]> {
  const files: Buffer[] = [];
  const rows = await house.database.query<{ id: string }>({ text: 'SELECT id FROM picture' });
  for (const row of rows) {
    for (const key of await house.stored(row)) files.push(await house.bytesOf(key));
  }
  return files;
}

function large(): Promise<Buffer> {
  return photo(800, 600).jpeg().toBuffer();
}

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}

/** A good JPEG with this many bytes: what stands behind its end is no part of the picture. */
async function padded(length: number): Promise<Buffer> {
  return Buffer.concat([good, Buffer.alloc(length - good.length)]);
}

async function polyglot(content: string): Promise<Buffer> {
  const head = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
  return Buffer.concat([head, Buffer.from(content.repeat(500), 'latin1')]);
}
