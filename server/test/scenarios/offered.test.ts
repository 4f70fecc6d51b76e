import { beforeAll, describe, expect, test } from 'vitest';
import { type Database } from '../../src/platform/database/connect.ts';
import { buildAccount, listing, writeListings } from '../factories.ts';
import { NOW, type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';

/** A way to the seller, in the page or in the bar of a phone. */
const CONTACT = /<a href[^>]*>(?:<[^>]*>|\s)*(?:Contact Seller|Call seller)|href="#contact/;
/** Nobody can have these any more; each has a place and a project that nothing else has. */
const GONE = ['sold', 'rented', 'expired'] as const;

let database: Database;
let served: TestApp;
let ids: Record<(typeof GONE)[number] | 'available' | 'under_offer', string>;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  const { id: sellerId } = await buildAccount(database);
  const made = (lifecycle: keyof typeof ids, place: string) =>
    listing({
      sellerId,
      lifecycle,
      closedAt: lifecycle === 'sold' || lifecycle === 'rented' ? NOW : null,
      locality: place,
      details: { locality: place, buildingProjectSociety: `${place} Towers`, cost: 5_000_000 },
    });
  const rows = {
    available: made('available', 'Ashoknagar'),
    under_offer: made('under_offer', 'Basavangudi'),
    sold: made('sold', 'Chamarajpet'),
    rented: made('rented', 'Domlur'),
    expired: made('expired', 'Ejipura'),
  };
  await writeListings(database, Object.values(rows));
  const { available, under_offer, sold, rented, expired } = rows;
  ids = {
    available: available.id,
    under_offer: under_offer.id,
    sold: sold.id,
    rented: rented.id,
    expired: expired.id,
  };
  await database.query({ text: 'ANALYZE' });
});

const field = async (query: string) => {
  const { data, errors } = await served.graphql(`{ it: ${query} }`);
  expect(errors).toEqual([]);
  return Object(data)['it'];
};
const options = () => [ids.available, ids.under_offer].toSorted();
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id).toSorted();

describe('D-105 what cannot be had', () => {
  test('stands in no list and is not counted, through both doors and in every order', async () => {
    for (const sort of ['RELEVANCE', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'AREA_ASC']) {
      for (const filter of [
        '',
        ', filter: { city: "Bengaluru" }',
        ', filter: { state: "Karnataka" }',
      ]) {
        const page = await field(`properties(sort: ${sort}${filter}) { total items { id } }`);
        expect([sort, filter, page.total, idsOf(page.items)]).toEqual([sort, filter, 2, options()]);
      }
    }
    const { body } = await served.rest('/api/properties?city=Bengaluru&sort=price_asc');
    expect(idsOf(Object(body)['properties'])).toEqual(options());
    expect(body['pagination']).toMatchObject({ total: 2 });
    expect((await field('propertyCount(filter: { keyword: "plain home" }) { total }')).total).toBe(
      2,
    );
    expect((await field('propertyCount(filter: { minPrice: 4999999 }) { total }')).total).toBe(2);
  });

  test('is in no facet, no category, no town and no price of a town', async () => {
    const facets = await field(
      'propertyFacets { cities { value count } purposes { value count } }',
    );
    expect(facets.cities).toEqual([{ value: 'Bengaluru', count: 2 }]);
    const categories = await field('categories { key propertyCount }');
    expect(categories.find(({ key }: { key: string }) => key === 'RESIDENTIAL').propertyCount).toBe(
      2,
    );
    const [city] = await field('cities(withProperties: true) { propertyCount }');
    expect(city.propertyCount).toBe(2);
    const overview = await field(
      'cityOverview(slug: "bengaluru") { forSale types { count prices { counted } } }',
    );
    expect(overview).toMatchObject({
      forSale: 2,
      types: [{ count: 2, prices: [{ counted: 2 }] }],
    });
    const localities = await field('localities(city: "Bengaluru") { name propertyCount }');
    const filled = localities.filter(
      ({ propertyCount }: { propertyCount: number }) => propertyCount > 0,
    );
    expect(filled.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'Ashoknagar',
      'Basavangudi',
    ]);
  });

  test.each([
    ['available', 'ashokn', 1],
    ['under_offer', 'basavan', 1],
    ['sold', 'chamarajp', 0],
    ['rented', 'domlu', 0],
    ['expired', 'ejipu', 0],
  ])('%s is suggested by its place and project: %s, %d times', async (_, text, count) => {
    const found = await field(`suggestions(text: "${text}") { propertyCount isPopular }`);
    const own = found.filter(
      (each: { propertyCount: number; isPopular: boolean }) =>
        each.propertyCount > 0 && !each.isPopular,
    );
    expect(own.length > 0).toBe(count > 0);
    const { total } = await field(`properties(filter: { keyword: "${text}" }) { total }`);
    expect(total).toBe(count);
  });

  test('is not similar to anything, and stands in no sitemap', async () => {
    for (const id of Object.values(ids)) {
      const property = await field(`property(id: "${id}") { similar(limit: 10) { id } }`);
      const others = options().filter((each) => each !== id);
      expect(idsOf(property.similar)).toEqual(others);
    }
    const { body } = await served.app.http.inject({ url: '/sitemap-listings-1.xml' });
    const listed = Object.values(ids).filter((id) => body.includes(id));
    expect(listed.toSorted()).toEqual(options());
  });

  test('keeps its page for those who have its address, with a way to what can be had', async () => {
    for (const lifecycle of GONE) {
      const { status, text } = await served.page(`/property-details-v1/${ids[lifecycle]}`);
      expect([lifecycle, status]).toEqual([lifecycle, 200]);
      expect(text).toContain(ids.available);
      expect(text).not.toMatch(CONTACT);
    }
    const { text: open } = await served.page(`/property-details-v1/${ids.available}`);
    expect(open).toMatch(CONTACT);
    const response = await field(`propertiesByIds(ids: ["${ids.sold}"]) { lifecycle }`);
    expect(response).toEqual([{ lifecycle: 'SOLD' }]);
  });

  test('counts again when it can be had again, and no longer once it is gone', async () => {
    const total = async () =>
      (await field('properties(filter: { city: "Bengaluru" }) { total }')).total;
    const set = (lifecycle: string, closed: string) =>
      database.query({
        text: `UPDATE property SET lifecycle = $2, closed_at = ${closed} WHERE id = $1`,
        values: [ids.sold, lifecycle],
      });
    await set('available', 'NULL');
    expect(await total()).toBe(3);
    await set('sold', 'now()');
    expect(await total()).toBe(2);
  });
});
