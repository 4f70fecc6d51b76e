import { beforeAll, describe, expect, test } from 'vitest';
import { subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { type AccountViewer } from '../../src/platform/context.ts';
import { type Database } from '../../src/platform/database/connect.ts';
import { placeKey } from '../../src/gazetteer/placeKey.ts';
import { type ListingToLoad } from '../../src/properties/copyListings.ts';
import { buildPicture } from '../factories.ts';
import { photo } from '../fakes/photos.ts';
import { type TestApp, testApp, viewerOf } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { multipart } from '../harness/multipart.ts';
import { buildPoster, bodyOf, hourPasses } from '../harness/posting.ts';
import { bengaluruSales, cityRents, REAL_LISTINGS_ARE_HERE } from './readRealListings.ts';

const OF_EACH_FILE = 130;
/** Every so many come with their picture as a file, the others name one that was uploaded before. */
const AS_A_FORM = 13;

interface Posted {
  id: string;
  row: ListingToLoad;
}

// The folder stands beside the checkout where these tests may run; elsewhere the summary counts them as skipped.
describe.runIf(REAL_LISTINGS_ARE_HERE)('real listings, posted through REST', () => {
  let database: Database;
  let served: TestApp;
  let seller: AccountViewer;
  let admin: AccountViewer;
  let posted: Posted[];
  const refused: unknown[] = [];

  beforeAll(async () => {
    database = await freshDatabase();
    served = await testApp(database);
    seller = viewerOf(await buildPoster(database));
    const role = 'site_admin';
    admin = viewerOf(await buildPoster(database, { userType: role, role, kind: null }));
    const rows = [bengaluruSales(seller.id), cityRents(seller.id)].flatMap((all) =>
      all.filter((_row, index) => index % Math.floor(all.length / OF_EACH_FILE) === 0),
    );
    const jpeg = await photo(320, 240).jpeg().toBuffer();
    posted = [];
    for (const [index, row] of rows.entries()) {
      if (index % 50 === 0) await hourPasses(database);
      const response = await post(row, index % AS_A_FORM === 0 ? jpeg : null);
      if (response['success'] === true) posted.push({ id: String(response['propertyId']), row });
      else refused.push(response['message']);
    }
    for (const { id } of posted) {
      const approve = `mutation { approveProperty(id: "${id}") { property { approvalStatus } } }`;
      refused.push(...(await served.graphql(approve, {}, admin)).errors);
    }
    await database.query({ text: 'ANALYZE' });
  });

  async function post(row: ListingToLoad, file: Buffer | null): Promise<Record<string, unknown>> {
    const subtype = subtypeByKey(row.subtypeKey);
    const pictures = file === null ? [await buildPicture(database, seller.id)] : [];
    const { state, city, title, purpose } = row;
    const more = { state, city, title, status: purpose };
    const { images, ...texts } = bodyOf({ subtype, details: row.details, pictures, more });
    if (file === null) {
      const response = await served.rest('/api/properties/add', seller, 'POST', {
        body: { ...texts, images },
      });
      return response.body;
    }
    const form = multipart([
      ...Object.entries<string>(texts).map(([name, content]) => ({ name, content })),
      { name: 'images', file: 'photo.jpg', content: file },
    ]);
    const result = await served.app.http.inject({
      method: 'POST',
      url: '/api/properties/add',
      headers: { ...form.headers, 'x-test-viewer': JSON.stringify(seller) },
      payload: form.payload,
    });
    return result.json();
  }

  test('P-7-08 a few hundred of both files are taken, and none is refused', () => {
    expect(refused).toEqual([]);
    expect(posted.length).toBeGreaterThan(2 * OF_EACH_FILE - 1);
    expect(new Set(posted.map(({ row }) => row.city)).size).toBeGreaterThan(5);
  });

  test('P-7-08 V-7-02 each is found again by its town, purpose, subtype and price, with what it says', async () => {
    for (const { id, row } of posted) {
      const cost = String(row.details['cost']);
      const query = new URLSearchParams({
        city: row.city,
        status: row.purpose,
        subtype: row.subtypeKey,
        minPrice: cost,
        maxPrice: cost,
        limit: '100',
      });
      const { body } = await served.rest('/api/properties?' + query.toString());
      const list: unknown = body['properties'];
      const found: unknown = Array.isArray(list)
        ? list.find((each: { id: string }) => each.id === id)
        : undefined;
      expect(found, query.toString()).toMatchObject({
        title: row.title.replaceAll(/\s+/g, ' ').trim(),
        state: row.state,
        price: Number(cost),
      });
      expect(placeKey(String(Object(found)['locality']))).toBe(placeKey(row.locality));
    }
  });

  test('P-7-08 V-7-02 and by the words of its title', async () => {
    const { body } = await served.rest('/api/properties?keyword=whitefield&limit=100');
    const expected = posted.filter(({ row }) => row.locality === 'Whitefield');
    expect(expected.length).toBeGreaterThan(1);
    const list: unknown = body['properties'];
    const found = new Set(Array.isArray(list) ? list.map((each: { id: string }) => each.id) : []);
    expect(expected.filter(({ id }) => !found.has(id))).toEqual([]);
  });
});
