import createClient from 'openapi-fetch';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/platform/database/connect.ts';
import { buildPicture } from '../factories.ts';
import { type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { listen } from '../harness/listen.ts';
import { lastCode } from '../harness/messages.ts';
import type { components, paths } from './api.generated.ts';

/**
 * What an integrator does who has nothing but /api/openapi.json: a client is generated from it, compiled with
 * the other tests, and used over the network. Its types are those of the document (`npm run codegen`), so every
 * field that is read here without a cast is promised.
 */

let database: Database;
let served: TestApp;
let url: string;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database, { AUTO_APPROVE: '1' });
  url = `http://127.0.0.1:${await listen(served.app.http.server)}`;
});

const clientOf = (accessToken?: string) =>
  createClient<paths>({
    baseUrl: url,
    headers: accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` },
  });

/** The body of a success. */
function ok<Answer extends { data?: unknown; error?: { message: string } }>(
  response: Answer,
): NonNullable<Answer['data']> {
  if (response.data == null) throw new Error(response.error?.message ?? 'There is no answer.');
  return response.data;
}

async function registerSeller(mobile: string) {
  const visitor = clientOf();
  const params = { mobile, userType: 'seller', purpose: 'register' } as const;
  ok(await visitor.POST('/api/auth/mobile/send-otp', { body: params }));
  const otp = await lastCode(served, mobile);
  const entered = ok(
    await visitor.POST('/api/auth/mobile/verify-otp', { body: { ...params, otp } }),
  );
  if (!('verificationToken' in entered)) throw new Error('The mobile is registered already.');
  const { verificationToken } = entered;
  const body = { mobile, name: 'Asha Rao', email: 'asha@example.in', verificationToken };
  const completed = ok(await visitor.POST('/api/auth/complete-profile', { body }));
  return { accessToken: completed.accessToken ?? '', user: completed.user };
}

/** The flat that is posted, in the words of its form. */
const FLAT: components['schemas']['FlatApartmentForm'] = {
  buildingProjectSociety: 'Lake View',
  locality: 'Indiranagar',
  bhk: '2 BHK',
  builtArea: 1_200,
  areaUnit: 'Sq ft',
  bathrooms: 2,
  balconies: 1,
  floorNumber: 3,
  totalFloors: 8,
  totalFlatsInSociety: 64,
  constructionStatus: 'Ready to Move',
  furnishType: 'Semi-Furnished',
  amenities: [],
  cost: 9_500_000,
};

test('D-01 V-7-01 V-7-07 V-7-27 P-7-08 a client generated from the document registers, posts, searches, reads and asks', async () => {
  const { accessToken, user } = await registerSeller('9876543210');
  const seller = clientOf(accessToken);
  const { amenities } = ok(await seller.GET('/api/amenities'));
  const { form } = ok(
    await seller.GET('/api/properties/subtypes/{slug}/form', {
      params: { path: { slug: 'flat-apartment' } },
    }),
  );
  const required = form.fields.filter((field) => field.required === 'always');
  expect(Object.keys(FLAT)).toEqual(expect.arrayContaining(required.map(({ name }) => name)));
  const posted = ok(
    await seller.POST('/api/properties/add', {
      body: {
        type: 'residential',
        status: 'sell',
        state: 'Karnataka',
        city: 'Bengaluru',
        subtype: form.title,
        contactEmail: user.email ?? '',
        contactPhone: user.mobile ?? '',
        details: { ...FLAT, amenities: amenities.slice(0, 2).map(({ id }) => id) },
        images: [await buildPicture(database, user.id)],
      },
    }),
  );

  const visitor = clientOf();
  const query = { city: 'Bengaluru', bedrooms: '2', maxPrice: 10_000_000, sort: 'newest' as const };
  const found = ok(await visitor.GET('/api/properties', { params: { query } }));
  expect(found.pagination).toMatchObject({ total: 1, hasMore: false });
  const id = found.properties[0]?.id ?? '';
  expect(id).toBe(posted.propertyId);
  const { property } = ok(await visitor.GET('/api/properties/{id}', { params: { path: { id } } }));
  if (property.details.subType !== 'Flat/Apartment') throw new Error('It is no flat.');
  expect(property.details).toMatchObject({ bhk: '2 BHK', floorNumber: 3, cost: 9_500_000 });
  expect(property.contactPhone).toBe('9876******');
  const lead = {
    name: 'Ravi Nair',
    mobileNumber: '9812345670',
    propertyId: id,
    message: 'Is it still available?',
  };
  const asked = ok(await visitor.POST('/api/seller-leads', { body: lead }));
  expect(asked.data.contact?.phone).toBe('9876543210');

  const inbox = ok(await seller.GET('/api/seller/leads'));
  expect(inbox.leads).toMatchObject([{ name: 'Ravi Nair', propertyTitle: property.title }]);
  const { error, response } = await visitor.GET('/api/seller/leads');
  expect([response.status, error?.code]).toEqual([401, 'UNAUTHENTICATED']);
});
