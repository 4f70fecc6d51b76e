import { beforeAll, expect, test } from 'vitest';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { buildAccount, listing, writeListings } from '../factories.ts';
import { type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';

const PURPOSES = ['sell', 'rent'] as const;

let served: TestApp;

beforeAll(async () => {
  const database = await freshDatabase();
  served = await testApp(database);
  const { id: sellerId } = await buildAccount(database);
  const offers = SUBTYPES.flatMap(({ key }) =>
    PURPOSES.map((purpose) => listing({ sellerId, subtypeKey: key, purpose, title: key })),
  );
  await writeListings(database, offers);
});

for (const type of ['residential', 'commercial', 'agricultural']) {
  test.each(PURPOSES)(`V-1-01 V-3-15 ${type} property is listed to %s`, async (purpose) => {
    const { body } = await served.rest(`/api/properties?limit=100&type=${type}&status=${purpose}`);
    const list: unknown = body['properties'];
    if (!Array.isArray(list)) throw new Error('There is no list.');
    const own = SUBTYPES.filter((subtype) => subtype.type === type).map(({ key }) => key);
    expect(own.length).toBeGreaterThan(0);
    const offers = own.map((title) => ({ title, type, status: purpose }));
    expect(list).toHaveLength(offers.length);
    expect(list).toEqual(
      expect.arrayContaining(offers.map((offer) => expect.objectContaining(offer))),
    );
  });
}
