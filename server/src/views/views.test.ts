import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { NOW, type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { BEHIND_A_PROXY, newAddress, person } from '../../test/harness/people.ts';
import { type Account } from '../accounts/account.entity.ts';
import { type Clock } from '../platform/clock.ts';
import { type Context, createContext, type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';
import { silentLog } from '../platform/observability/logging.ts';
import { isMachine } from './isMachine.ts';
import { ViewCounter } from './viewCounter.ts';
import { type Statement } from '../platform/database/send.ts';

let database: Database;
let seller: Account;
let now = NOW;
const clock: Clock = { now: () => now };
let views: ViewCounter;
let viewed: { id: string; sellerId: string; isPublic: boolean } & Record<
  'sellerOrganisationId' | 'assignedTo',
  string | null
>;

beforeAll(async () => {
  database = await freshDatabase();
  seller = await buildAccount(database);
});

beforeEach(async () => {
  now = NOW;
  views = new ViewCounter({ database, clock, log: silentLog() });
  viewed = await buildListing();
});

afterEach(() => {
  vi.useRealTimers();
});

async function buildListing(overrides: Partial<Parameters<typeof listing>[0]> = {}) {
  const made = listing({ sellerId: seller.id, ...overrides });
  await writeListings(database, [made]);
  const { id, sellerId } = made;
  return { id, sellerId, isPublic: true, sellerOrganisationId: null, assignedTo: null };
}

const VISITOR: Viewer = { kind: 'visitor' };
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

function from(address: string, viewer: Viewer = VISITOR, userAgent = FIREFOX): Context {
  const log = silentLog();
  return createContext({ viewer, address, requestId: 'x', database, clock, log, userAgent });
}

async function counted(id: string): Promise<Record<string, number>> {
  const rows = await database.query<{ day: string; count: number }>({
    text: 'SELECT day::text, count FROM listing_view WHERE property_id = $1 ORDER BY day',
    values: [id],
  });
  return Object.fromEntries(rows.map(({ day, count }) => [day, count]));
}

describe('counting who looks', () => {
  test('an address and an account count once a day each, days are those of India', async () => {
    const buyer = viewerOf(await buildAccount(database, { userType: 'buyer', kind: null }));
    const address = newAddress();
    for (let n = 0; n < 5; n += 1) views.record(from(address), viewed);
    views.record(from(address, buyer), viewed);
    views.record(from(newAddress(), buyer), viewed);
    views.record(from('2001:db8:1:2::1'), viewed);
    views.record(from('2001:db8:1:2:ffff::9'), viewed);
    // Half past midnight in India, still the day before in London.
    now = new Date('2026-06-15T19:00:00Z');
    views.record(from(address), viewed);
    await views.flush();
    expect(await counted(viewed.id)).toEqual({ '2026-06-15': 3, '2026-06-16': 1 });
    now = new Date('2026-06-15T19:01:00Z');
    views.record(from(newAddress()), viewed);
    await views.flush();
    expect(await counted(viewed.id)).toEqual({ '2026-06-15': 3, '2026-06-16': 2 });
  });

  test('the seller, its colleagues, the administrator and programs do not count, nor what is not public', async () => {
    const organisationId = newId();
    await database.query({
      text: `INSERT INTO organisation (id, name) VALUES ($1, 'Aranvi Habitat')`,
      values: [organisationId],
    });
    const builder = { userType: 'builder', kind: 'builder', organisationId } as const;
    const colleague = await buildAccount(database, { ...builder, role: 'executive' });
    const admin = await buildAccount(database, {
      userType: 'site_admin',
      role: 'site_admin',
      kind: null,
    });
    const oneself = [seller, colleague, admin].map(viewerOf);
    const ofTeam = { ...viewed, sellerOrganisationId: organisationId };
    for (const viewer of oneself) views.record(from(newAddress(), viewer), ofTeam);
    const executive = { ...viewerOf(colleague), organisationId: newId() };
    const assigned = { ...ofTeam, assignedTo: executive.id };
    views.record(from(newAddress(), executive), {
      ...assigned,
      sellerOrganisationId: executive.organisationId,
    });
    for (const program of [
      'Googlebot/2.1',
      'facebookexternalhit/1.1',
      'AhrefsBot; x',
      'a-spider',
    ]) {
      views.record(from(newAddress(), VISITOR, program), viewed);
    }
    views.record(from(newAddress()), { ...viewed, isPublic: false });
    await views.flush();
    expect(await counted(viewed.id)).toEqual({});
  });

  test('other sellers and the people of other firms count', async () => {
    const other = await buildAccount(database);
    const stranger = {
      ...viewerOf(other),
      userType: 'builder',
      role: 'admin',
      organisationId: newId(),
    };
    const ofTeam = { ...viewed, sellerOrganisationId: newId() };
    views.record(from(newAddress(), viewerOf(other)), viewed);
    views.record(from(newAddress(), { ...stranger, id: newId() }), ofTeam);
    views.record(from(newAddress(), { ...stranger, id: newId() }), viewed);
    await views.flush();
    expect(await counted(viewed.id)).toEqual({ '2026-06-15': 3 });
  });

  test.each([
    'Googlebot/2.1',
    'somebot',
    'bot_x',
    'bot;',
    'bot-x',
    'a crawler',
    'a-spider',
    'Yahoo! Slurp',
    'Link Preview',
    'facebookexternalhit/1.1',
    'WhatsApp/2.2',
    'Chrome-Lighthouse',
    'monitoring',
    'UptimeRobot',
    'Scrapy/2',
  ])('%s walks by itself', (userAgent) => {
    expect(isMachine(userAgent)).toBe(true);
  });

  test.each([null, '', FIREFOX, 'About Botany'])('%s is taken for a person', (userAgent) => {
    expect(isMachine(userAgent)).toBe(false);
  });

  test('notes are written every few seconds, and the rest at the end', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    views.start();
    views.start();
    expect(vi.getTimerCount()).toBe(1);
    views.record(from(newAddress()), viewed);
    vi.advanceTimersByTime(LIMITS.view.flushMs - 1);
    expect(await counted(viewed.id)).toEqual({});
    vi.advanceTimersByTime(1);
    await views.flush();
    expect(await counted(viewed.id)).toEqual({ '2026-06-15': 1 });
    views.record(from(newAddress()), viewed);
    await views.stop();
    expect(vi.getTimerCount()).toBe(0);
    expect(await counted(viewed.id)).toEqual({ '2026-06-15': 2 });
    views.start();
    expect(vi.getTimerCount()).toBe(1);
    await views.stop();
  });

  test('what could not be written is added to what came meanwhile, and still has its bound', async () => {
    let requests: () => void = () => undefined;
    let refuse: () => void = () => undefined;
    let isAway = true;
    const away = new Proxy(database, {
      get: (target, name, receiver) =>
        name === 'query' && isAway
          ? () =>
              new Promise((_resolve, reject) => {
                refuse = () => reject(new Error('away'));
                requests();
              })
          : Reflect.get(target, name, receiver),
    });
    const small = new ViewCounter(
      { database: away, clock, log: silentLog() },
      { seen: 100, listings: 1 },
    );
    const other = await buildListing();
    const fail = async (meanwhile: typeof viewed) => {
      const hasAsked = new Promise<void>((resolve) => (requests = resolve));
      isAway = true;
      const flushing = small.flush();
      await hasAsked;
      small.record(from(newAddress()), meanwhile);
      refuse();
      await flushing;
      isAway = false;
    };
    small.record(from(newAddress()), viewed);
    await fail(viewed);
    await small.flush();
    expect(await counted(viewed.id)).toEqual({ '2026-06-15': 2 });
    small.record(from(newAddress()), viewed);
    await fail(other);
    await small.flush();
    expect(await counted(viewed.id)).toEqual({ '2026-06-15': 2 });
    expect(await counted(other.id)).toEqual({ '2026-06-15': 1 });
  });

  test('memory has an end: the oldest are forgotten, and listings beyond the bound are not noted', async () => {
    const small = new ViewCounter({ database, clock, log: silentLog() }, { seen: 3, listings: 1 });
    const [first, other] = [viewed, await buildListing()];
    const addresses = Array.from({ length: 4 }, newAddress);
    for (const address of addresses) small.record(from(address), first);
    small.record(from(addresses[0] ?? ''), first);
    small.record(from(newAddress()), other);
    await small.flush();
    expect(await counted(first.id)).toEqual({ '2026-06-15': 5 });
    expect(await counted(other.id)).toEqual({});
  });

  test('a process remembers 100,000 lookers and 10,000 listings until they are written', async () => {
    const context = from('203.0.113.1');
    const at = (n: number) => ({
      ...context,
      address: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
    });
    for (let n = 0; n < 100_000; n += 1) views.record(at(n), viewed);
    expect(views.isSettled(at(0), viewed.id)).toBe(true);
    views.record(at(100_000), viewed);
    expect([0, 1].map((n) => views.isSettled(at(n), viewed.id))).toEqual([false, true]);

    const rows: unknown[] = [];
    const watched = new Proxy(database, {
      get: (target, name, receiver) =>
        name === 'query'
          ? async ({ values = [] }: Statement) => void rows.push(values[0])
          : Reflect.get(target, name, receiver),
    });
    const many = new ViewCounter({ database: watched, clock, log: silentLog() });
    for (let n = 0; n <= 10_000; n += 1) many.record(at(n), { ...viewed, id: newId() });
    await many.flush();
    expect(Object(rows[0])).toHaveLength(10_000);
  });

  test('two processes writing at once add up, and a removed listing keeps nobody back', async () => {
    const others = new ViewCounter({ database, clock, log: silentLog() });
    const removed = { ...viewed, id: newId() };
    const made = await Promise.all(Array.from({ length: 20 }, () => buildListing()));
    for (const one of made) {
      for (let n = 0; n < 3; n += 1) views.record(from(newAddress()), one);
      others.record(from(newAddress()), one);
    }
    views.record(from(newAddress()), removed);
    await Promise.all([views.flush(), others.stop()]);
    for (const { id } of made) expect(await counted(id)).toEqual({ '2026-06-15': 4 });
    expect(await counted(removed.id)).toEqual({});
  });

  test('while the database is away the notes wait', async () => {
    let isAway = true;
    const away = new Proxy(database, {
      get: (target, name, receiver) =>
        name === 'query' && isAway
          ? () => Promise.reject(new Error('away'))
          : Reflect.get(target, name, receiver),
    });
    const waiting = new ViewCounter({ database: away, clock, log: silentLog() });
    waiting.record(from(newAddress()), viewed);
    await waiting.flush();
    expect(await counted(viewed.id)).toEqual({});
    isAway = false;
    await waiting.flush();
    expect(await counted(viewed.id)).toEqual({ '2026-06-15': 1 });
  });

  test('noting looks asks the database nothing; all that wait are written by one statement', async () => {
    const sent: string[] = [];
    const counting = new Proxy(database, {
      get: (target, name, receiver) =>
        name === 'query'
          ? (statement: Statement) => {
              sent.push(statement.text);
              return target.query(statement);
            }
          : Reflect.get(target, name, receiver),
    });
    const watched = new ViewCounter({ database: counting, clock, log: silentLog() });
    const listings = [viewed, await buildListing()];
    for (let n = 0; n < 100; n += 1) {
      for (const each of listings) watched.record(from(newAddress()), each);
    }
    expect(sent).toEqual([]);
    await watched.flush();
    expect(sent).toHaveLength(1);
    for (const { id } of listings) expect(await counted(id)).toEqual({ '2026-06-15': 100 });
  });
});

describe('through the doors', () => {
  let served: TestApp;
  beforeAll(async () => {
    served = await testApp(database, BEHIND_A_PROXY);
  });

  const RECORD = 'mutation ($id: ID!) { recordView(propertyId: $id) { isFound } }';

  test('reading one listing by REST and telling GraphQL count alike, and together once; lists do not', async () => {
    const who = person(served);
    await who.rest('GET', '/api/properties');
    await who.rest('GET', '/api/properties/' + viewed.id);
    const response = await who.graphql(RECORD, { id: viewed.id });
    expect(response.data).toEqual({ recordView: { isFound: true } });
    await person(served).graphql(RECORD, { id: viewed.id });
    const own = await person(served).graphql(RECORD, { id: viewed.id }, { as: viewerOf(seller) });
    expect(own.data).toEqual({ recordView: { isFound: true } });
    for (const id of ['none', newId()]) {
      expect((await who.graphql(RECORD, { id })).data).toEqual({ recordView: { isFound: false } });
    }
    expect(await counted(viewed.id)).toEqual({});
    await served.app.close();
    expect(await counted(viewed.id)).toEqual({ '2026-06-15': 2 });
  });
});
