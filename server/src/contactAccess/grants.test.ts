import { beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { nightly } from '../../test/harness/retention.ts';
import {
  BEHIND_A_PROXY,
  newEmail,
  newMobile,
  person,
  type PersonParts,
} from '../../test/harness/people.ts';
import { type Account } from '../accounts/account.entity.ts';
import { type Database } from '../platform/database/connect.ts';
import { type Statement } from '../platform/database/send.ts';

let database: Database;
let served: TestApp;
let seller: Account;
/** How often it was asked who was given what. */
let statements = 0;

beforeAll(async () => {
  database = await freshDatabase();
  seller = await buildAccount(database);
  const counting = new Proxy(database, {
    get: (target, name, receiver) => {
      if (name !== 'query') return Reflect.get(target, name, receiver);
      return (statement: Statement) => {
        if (/FROM contact_grant/.test(statement.text)) statements += 1;
        return target.query(statement);
      };
    },
  });
  served = await testApp(counting, BEHIND_A_PROXY);
});

async function buildListing() {
  const made = listing({
    sellerId: seller.id,
    contactPhone: newMobile(),
    contactEmail: newEmail(),
  });
  await writeListings(database, [made]);
  return made;
}

async function ask(propertyId: string, more: PersonParts = {}) {
  const body = { name: 'Asha Rao', mobileNumber: newMobile(), propertyId };
  const response = await person(served).rest('POST', '/api/seller-leads', { ...more, body });
  expect(response.status).toBe(200);
  const header = String(response.headers['set-cookie']);
  return { header, cookie: header.split(';')[0] ?? '' };
}

const LIST = `{ properties(pageSize: 100) { items { id contact { phone email }
  similar { id contact { phone } } } } }`;
const ONE = `query ($id: ID!) { property(id: $id) { contact { phone email } } }`;

/** Everything that both doors say about listings to this person. */
async function everything(id: string, parts: PersonParts): Promise<string[]> {
  const who = person(served);
  const responses = [
    await who.graphql(LIST, {}, parts),
    await who.graphql(ONE, { id }, parts),
    await who.graphql(`{ propertiesByIds(ids: ["${id}"]) { contact { phone email } } }`, {}, parts),
    await who.rest('GET', '/api/properties?limit=100', parts),
    await who.rest('GET', '/api/properties/' + id, parts),
    await who.rest('GET', '/api/properties/compare?ids=' + id, parts),
  ];
  return responses.map(({ text }) => text);
}

describe('who was given a contact', () => {
  test('D-50 sees it through both doors, in lists too, and that of no other listing', async () => {
    const [property, other] = [await buildListing(), await buildListing()];
    const { cookie } = await ask(property.id);
    for (const text of await everything(property.id, { cookie })) {
      expect(text).toContain(property.contactPhone);
      expect(text).toContain(property.contactEmail);
      expect(text).not.toContain(other.contactPhone);
      expect(text).not.toContain(other.contactEmail);
    }
    for (const text of await everything(other.id, { cookie })) {
      expect(text).not.toContain(other.contactPhone);
    }
    for (const text of await everything(property.id, {})) {
      expect(text).not.toContain(property.contactPhone);
    }
  });

  test.each([
    ['sold', false],
    ['rented', false],
    ['expired', false],
    ['under_offer', true],
    ['available', true],
  ])('D-105 sees it at either door while the listing is %s: %j', async (lifecycle, isSeen) => {
    const property = await buildListing();
    const { cookie } = await ask(property.id);
    await database.query({
      text: `UPDATE property SET lifecycle = $2, closed_at = CASE WHEN $2 IN ('sold', 'rented') THEN now() END
        WHERE id = $1`,
      values: [property.id, lifecycle],
    });
    const who = person(served);
    const closed = '{ closedProperties(pageSize: 50) { items { id contact { phone email } } } }';
    const responses = [
      ...(await everything(property.id, { cookie })),
      (await who.graphql(closed, {}, { cookie })).text,
      (await who.rest('GET', '/api/properties?lifecycle=closed_too&limit=50', { cookie })).text,
    ];
    expect(responses.some((text) => text.includes(property.contactPhone))).toBe(isSeen);
    expect(responses.some((text) => text.includes(property.contactEmail))).toBe(isSeen);
    // Whose listing it is sees it whatever became of it.
    const own = await served.rest('/api/properties/' + property.id, viewerOf(seller));
    expect(own.text).toContain(property.contactPhone);
  });

  test('D-50 an account sees it on every device, as long as it is active', async () => {
    const property = await buildListing();
    const as = viewerOf(await buildAccount(database, { userType: 'buyer', kind: null }));
    await ask(property.id, { as });
    for (const text of await everything(property.id, { as })) {
      expect(text).toContain(property.contactPhone);
    }
    const blocked = { ...as, status: 'blocked' };
    for (const text of await everything(property.id, { as: blocked })) {
      expect(text).not.toContain(property.contactPhone);
    }
  });

  test('D-50 a cookie that is forged, altered, over or planted opens nothing', async () => {
    const property = await buildListing();
    const { cookie } = await ask(property.id);
    const forged = [
      'contacts=',
      'contacts=' + property.id,
      'contacts=' + 'A'.repeat(43),
      cookie.slice(0, -1) + (cookie.endsWith('A') ? 'B' : 'A'),
      cookie + "' OR '1'='1",
      cookie.replace('contacts=', 'contact='),
    ];
    for (const each of forged) {
      for (const text of await everything(property.id, { cookie: each })) {
        expect([each, text.includes(property.contactPhone)]).toEqual([each, false]);
      }
    }
    const planted = 'contacts=' + 'P'.repeat(43);
    const input = await ask(property.id, { cookie: planted });
    expect(input.cookie).not.toBe(planted);
    await database.query({
      text: `UPDATE contact_grant SET expires_at = now() - interval '1 second'
        WHERE property_id = $1`,
      values: [property.id],
    });
    for (const text of await everything(property.id, { cookie })) {
      expect(text).not.toContain(property.contactPhone);
    }
    const again = await ask(property.id, { cookie });
    expect(again.cookie).not.toBe(cookie);
  });

  test('D-50 browser and account see it for 30 days, and then the sweep forgets it', async () => {
    const property = await buildListing();
    const as = viewerOf(await buildAccount(database, { userType: 'buyer', kind: null }));
    const { cookie } = await ask(property.id, { as });
    const looks = async () =>
      Promise.all(
        [{ cookie }, { as }].map(async (parts) => {
          const { text } = await person(served).rest(
            'GET',
            '/api/properties/' + property.id,
            parts,
          );
          return text.includes(property.contactPhone);
        }),
      );
    const daysPass = async (days: number) => {
      await database.query({
        text: `UPDATE contact_grant SET expires_at = expires_at - make_interval(days => $2)
          WHERE property_id = $1`,
        values: [property.id, days],
      });
      await nightly(database, served.app.retention);
    };
    await daysPass(29);
    expect(await looks()).toEqual([true, true]);
    await daysPass(2);
    expect(await looks()).toEqual([false, false]);
    const left = await database.query({
      text: 'SELECT 1 FROM contact_grant WHERE property_id = $1',
      values: [property.id],
    });
    expect(left).toEqual([]);
  });

  test('the cookie is HttpOnly, lax, for the whole site and 90 days, and stays the same for the next listing', async () => {
    const [first, second] = [await buildListing(), await buildListing()];
    const { header, cookie } = await ask(first.id);
    expect(header).toMatch(/; Max-Age=7776000; Path=\/; .*HttpOnly.*; SameSite=Lax/);
    expect(LIMITS.lead.proofDays).toBe(90);
    const next = await ask(second.id, { cookie });
    expect(next.cookie).toBe(cookie);
    const [key = ''] = cookie.split('=').slice(1);
    const rows = await database.query<{ row: string }>({
      text: `SELECT to_json(contact_grant)::text AS row FROM contact_grant`,
    });
    expect(rows.map(({ row }) => row).join('')).not.toContain(key);
    for (const { id, contactPhone } of [first, second]) {
      const { text } = await person(served).rest('GET', '/api/properties/' + id, { cookie });
      expect(text).toContain(contactPhone);
    }
  });

  test('it costs one statement a request at most, and none without the cookie', async () => {
    const property = await buildListing();
    const { cookie } = await ask(property.id);
    const cost = async (parts: PersonParts) => {
      const counts = [];
      for (const query of [
        LIST,
        `{ p: properties { items { contact { phone } } } ${LIST.slice(1)}`,
      ]) {
        statements = 0;
        await person(served).graphql(query, {}, parts);
        counts.push(statements);
      }
      statements = 0;
      await person(served).rest('GET', '/api/properties?limit=100', parts);
      return [...counts, statements];
    };
    expect(await cost({ cookie })).toEqual([1, 1, 1]);
    expect(await cost({})).toEqual([0, 0, 0]);
    statements = 0;
    await person(served).graphql('{ properties { items { id } } }', {}, { cookie });
    expect(statements).toBe(0);
  });

  test('nobody between keeps an answer that depends on it, and no page of the server holds it', async () => {
    const property = await buildListing();
    const { cookie } = await ask(property.id);
    const who = person(served);
    for (const path of ['/api/properties', '/api/properties/' + property.id]) {
      const { headers } = await who.rest('GET', path, { cookie });
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(String(headers['vary'])).toMatch(/cookie/);
    }
    const graph = await who.graphql(ONE, { id: property.id }, { cookie });
    expect(graph.headers['cache-control']).toBe('no-store');
    for (const url of [
      '/property-details-v1/' + property.id,
      '/property',
      '/compare?ids=' + property.id,
    ]) {
      const page = await served.app.http.inject({ url, headers: { cookie } });
      expect(page.statusCode).toBe(200);
      expect(page.body).not.toContain(property.contactPhone);
      expect(page.body).not.toContain(property.contactEmail);
    }
  });

  test('what was given stays given when the listing gets another contact, and goes with the listing', async () => {
    const property = await buildListing();
    const { cookie } = await ask(property.id);
    const other = newMobile();
    await database.query({
      text: 'UPDATE property SET contact_phone = $2 WHERE id = $1',
      values: [property.id, other],
    });
    const { text } = await person(served).rest('GET', '/api/properties/' + property.id, { cookie });
    expect(text).toContain(other);
    await database.query({ text: 'DELETE FROM property WHERE id = $1', values: [property.id] });
    const rows = await database.query({
      text: 'SELECT 1 FROM contact_grant WHERE property_id = $1',
      values: [property.id],
    });
    expect(rows).toEqual([]);
  });
});
