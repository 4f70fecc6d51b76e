import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Database } from '../../src/platform/database/connect.ts';
import { createPictures } from '../../src/platform/pictures/pictures.ts';
import { jpegWithin } from '../../src/platform/pictures/jpegWithin.ts';
import { fixedClock } from '../../src/platform/clock.ts';
import { silentLog } from '../../src/platform/observability/logging.ts';
import { type Storage } from '../../src/platform/storage/storage.ts';
import { cardPath, siteCard } from '../../src/shareCards/cardContent.ts';
import { CARD, drawCard, PHOTO } from '../../src/shareCards/drawCard.ts';
import { wrapped, writable, widthOf } from '../../src/shareCards/lettering.ts';
import { createShareCards, MOST_BYTES } from '../../src/shareCards/shareCards.ts';
import { buildAccount, listing, writeListings } from '../factories.ts';
import { NOW, type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { visitorContext } from '../harness/context.ts';

let database: Database;
let served: TestApp;
let shown: ReturnType<typeof listing>;
let pending: ReturnType<typeof listing>;

beforeAll(async () => {
  database = await freshDatabase();
  const { id: sellerId } = await buildAccount(database);
  shown = listing({ sellerId, locality: 'Indiranagar' });
  pending = listing({ sellerId, approvalStatus: 'pending' });
  await writeListings(database, [shown, pending]);
  served = await testApp(database);
});

async function addressOf(id: string): Promise<string> {
  const { data } = await served.graphql('query ($id: ID!) { property(id: $id) { shareCard } }', {
    id,
  });
  const { shareCard } = (data?.['property'] ?? {}) as { shareCard?: string };
  return shareCard ?? '';
}

function get(url: string) {
  return served.app.http.inject({ method: 'GET', url });
}

describe('the picture of a shared listing', () => {
  test('it is a JPEG of 1200 x 630 below 120 KB that is kept for good', async () => {
    const address = await addressOf(shown.id);
    expect(address).toMatch(new RegExp(`^/media/og/${shown.id}-[0-9a-f]{16}\\.jpg$`));
    const { statusCode, headers, rawPayload } = await get(address);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, s-maxage=60, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(rawPayload.length).toBeLessThan(MOST_BYTES);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', ...CARD });
    expect((await get(address)).rawPayload.equals(rawPayload)).toBe(true);
  });

  test('a new price has a new address, and the old one leads there', async () => {
    const before = await addressOf(shown.id);
    await database.query({
      text: 'UPDATE property SET price = price + 100000 WHERE id = $1',
      values: [shown.id],
    });
    const after = await addressOf(shown.id);
    expect(after).not.toBe(before);
    const moved = await get(before);
    expect([moved.statusCode, moved.headers.location]).toEqual([302, after]);
  });

  test.each([
    () => `/media/og/${pending.id}-${'0'.repeat(16)}.jpg`,
    () => `/media/og/${'f'.repeat(24)}-${'0'.repeat(16)}.jpg`,
    () => '/media/og/site.jpg',
    () => '/media/og/..%2f..%2fetc%2fpasswd',
  ])('what nobody may see or knows is a 404 (%#)', async (path) => {
    expect((await get(path())).statusCode).toBe(404);
  });

  test('pages without a picture of their own have the card of the site', async () => {
    const { statusCode, rawPayload } = await get(cardPath(siteCard('Aangan')));
    expect(statusCode).toBe(200);
    expect(await sharp(rawPayload).metadata()).toMatchObject(CARD);
  });
});

describe('what people write', () => {
  test.each([
    '</text></svg><script>alert(1)</script>',
    '<image href="file:///etc/passwd"/>',
    '&#x3c;&amp;]]>',
    'नोएडा 😀 \u0000\u202e',
    'W'.repeat(5_000),
    '',
  ])('is drawn as shapes or left out (%#)', async (text) => {
    const words = { siteName: text, status: text, headline: text, headlineUnit: text };
    const data = drawCard({ ...words, facts: text, place: text }, null);
    const bytes = await jpegWithin({ data, ...CARD }, MOST_BYTES);
    expect(bytes.length).toBeLessThan(MOST_BYTES);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...CARD });
  });

  test('accents fall off, other scripts are left out', () => {
    expect(writable('Café  Nāgpur नोएडा ₹1 Cr')).toBe('Cafe Nagpur ₹1 Cr');
  });

  test('lines stay inside their width, and the last one tells that there is more', () => {
    const lines = wrapped('Kempegowda Layout Stage Two, Bengaluru, Karnataka', {
      face: 'plain',
      size: 40,
      width: 300,
      lines: 2,
    });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/\w…$/);
    for (const line of lines) expect(widthOf(line, 'plain', 40)).toBeLessThanOrEqual(300);
  });

  test('a text is drawn where it stands: its colour is there and nowhere else', () => {
    const content = {
      siteName: '',
      headline: '₹1.25 Cr',
      status: 'For sale',
      facts: '',
      place: '',
    };
    const [with_, without] = [
      drawCard(content, null),
      drawCard({ ...content, headline: '' }, null),
    ];
    const changed = new Set<number>();
    for (let at = 0; at < with_.length; at += 3) {
      if (with_[at] !== without[at]) changed.add(Math.floor(at / 3 / CARD.width));
    }
    expect(Math.min(...changed)).toBeGreaterThan(220);
    expect(Math.max(...changed)).toBeLessThan(320);
  });
});

test('even noise, the worst of all photos, stays below 120 KB', async () => {
  const data = new Uint8Array(PHOTO.width * PHOTO.height * 3);
  for (let at = 0; at < data.length; at += 1) data[at] = Math.imul(at, 2_654_435_761) >>> 24;
  const content = { siteName: 'Aangan', headline: '₹1', facts: '', place: '' };
  const pixels = drawCard(content, { data, ...PHOTO });
  const bytes = await jpegWithin({ data: pixels, ...CARD }, MOST_BYTES);
  expect(bytes.length).toBeLessThan(MOST_BYTES);
});

describe('many at once', () => {
  test('one card is drawn once, however many ask; too many different ones are turned away', async () => {
    const { id: sellerId } = await buildAccount(database);
    const many = Array.from({ length: 20 }, () => listing({ sellerId }));
    await writeListings(database, many);
    const storage = memoryStorage();
    const pictures = createPictures({ database, storage, log: silentLog() });
    const cards = createShareCards({ storage, pictures, site: { name: 'Aangan' } });
    const context = visitorContext(database, { clock: fixedClock(NOW) });
    const hashes = new Map<string, string>();
    for (const { id } of many) {
      const found = await cards.find(context, { name: id, hash: 'x' });
      if (found?.kind === 'moved') hashes.set(id, found.path.slice(-20, -4));
    }
    const ask = (id: string) => cards.find(context, { name: id, hash: hashes.get(id) ?? '' });
    const first = many[0]?.id ?? '';
    await Promise.all(Array.from({ length: 12 }, () => ask(first)));
    expect(storage.puts).toBe(1);

    // The first is not done before the last has asked: one that is drawn, and sixteen that wait.
    const release = storage.delay();
    const reasons: unknown[] = [];
    const request = many.slice(1).map(({ id }) => ask(id));
    for (const each of request) each.catch((reason: unknown) => reasons.push(reason));
    await expect.poll(() => reasons.length).toBe(2);
    release();
    const responses = await Promise.allSettled(request);
    for (const reason of reasons) expect(reason).toMatchObject({ code: 'UNAVAILABLE' });
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(17);
  });
});

/** `delay`: what is put from now on waits until the answered function is called. */
function memoryStorage(): Storage & { puts: number; delay(): () => void } {
  const stored = new Map<string, Uint8Array>();
  let delayed = Promise.resolve();
  return {
    puts: 0,
    delay() {
      let release: () => void = () => undefined;
      delayed = new Promise((resolve) => (release = resolve));
      return release;
    },
    async put(key, bytes) {
      this.puts += 1;
      await delayed;
      stored.set(key, bytes);
    },
    get: async (key) => {
      const bytes = stored.get(key);
      return bytes === undefined ? null : { body: sharp(bytes).jpeg(), size: bytes.length };
    },
    exists: async (key) => stored.has(key),
    delete: async (key) => void stored.delete(key),
    async *list(prefix) {
      for (const key of stored.keys()) if (key.startsWith(prefix)) yield key;
    },
  };
}
