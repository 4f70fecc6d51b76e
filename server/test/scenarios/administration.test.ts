import { beforeAll, describe, expect, test } from 'vitest';
import { type Viewer } from '../../src/platform/context.ts';
import { exampleBody, type RestRow } from '../../src/platform/http/rest.ts';
import { siteAdmin } from '../../src/authorization/viewer.policy.ts';
import { buildAccount, listing, writeListings } from '../factories.ts';
import { type TestApp, testApp, viewerOf } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';

let served: TestApp;
let admin: Viewer;
let others: readonly (readonly [name: string, viewer: Viewer | undefined, status: number])[];
let sellerId: string;
let write: (more: Partial<Parameters<typeof listing>[0]>) => Promise<string>;

beforeAll(async () => {
  const database = await freshDatabase();
  served = await testApp(database);
  const person = async (more: Parameters<typeof buildAccount>[1]) =>
    viewerOf(await buildAccount(database, more));
  const role = 'site_admin';
  admin = await person({ userType: role, role, kind: null });
  const seller = await person({});
  sellerId = seller.id;
  others = [
    ['a visitor', undefined, 401],
    ['a buyer', await person({ userType: 'buyer', kind: null }), 403],
    ['a seller', seller, 403],
    [
      "a builder's admin",
      await person({ userType: 'builder', kind: 'builder', role: 'admin' }),
      403,
    ],
    [
      'a blocked site_admin',
      await person({ userType: role, role, kind: null, status: 'blocked' }),
      403,
    ],
  ];
  write = async (more) => {
    const made = listing({ sellerId, ...more });
    await writeListings(database, [made]);
    return made.id;
  };
});

const isOfAdministration = ({ path }: RestRow) =>
  path.startsWith('/api/site-admin/') || path === '/api/properties/admin/all-properties';

describe('A-6-01 the calls under the site-admin path', () => {
  test('say who may ask before what was sent is looked at', () => {
    const rows = served.app.restRows.filter(isOfAdministration);
    expect(rows.filter(({ policy }) => policy !== siteAdmin).map(({ path }) => path)).toEqual([]);
  });

  test('are refused to everybody but a site_admin, whatever they are sent', async () => {
    const rows = served.app.restRows.filter(isOfAdministration);
    expect(rows.length).toBeGreaterThan(25);
    const wrong: unknown[] = [];
    for (const { method, path, body } of rows) {
      const address = path.replaceAll(/\{\w+\}/g, 'a'.repeat(24));
      const parts = body ? { body: exampleBody(body) } : {};
      for (const [name, viewer, status] of others) {
        const response = await served.rest(address, viewer, method, parts);
        if (response.status !== status)
          wrong.push([method, path, name, response.status, response.body]);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('A-7.5-19 A-8-07 answer JSON that says whether it went well, and why not', async () => {
    const wrong: unknown[] = [];
    // A file is no JSON; what it holds is proven where it is made.
    const calls = served.app.restRows.filter(
      (row) => isOfAdministration(row) && row.response !== 'csv',
    );
    for (const { method, path, body } of calls) {
      const address = path.replaceAll(/\{\w+\}/g, 'a'.repeat(24));
      const parts = body ? { body: exampleBody(body) } : {};
      const { status, body: result } = await served.rest(address, admin, method, parts);
      const isTold =
        status < 400 || (typeof result['message'] === 'string' && result['message'].endsWith('.'));
      if (result['success'] !== status < 400 || !isTold) wrong.push([method, path, status, result]);
    }
    expect(wrong).toEqual([]);
  });
});

describe('a listing as administrators read it', () => {
  const read = async (id: string) => {
    const { body } = await served.rest(`/api/site-admin/properties?search=${id}`, admin);
    const [found]: Record<string, unknown>[] = JSON.parse(JSON.stringify(body['properties']));
    return found ?? {};
  };

  test('A-3-01 A-3-03 has the documented fields, its pictures as addresses', async () => {
    const found = await read(await write({ approvalStatus: 'pending', featured: true }));
    const { images, details, ...facts } = found;
    expect(facts).toMatchObject({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      title: expect.any(String),
      subtype: expect.any(String),
      city: expect.any(String),
      description: expect.any(String),
      approvalStatus: 'pending',
      featured: true,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      price: expect.any(Number),
    });
    expect(images).toEqual([]);
    expect(details).toMatchObject({ locality: expect.any(String), cost: facts['price'] });
  });

  test.each(['residential', 'commercial', 'agricultural', 'land'])(
    'A-3-02 the list takes the type %s',
    async (type) => {
      const subtypes = {
        residential: 'flat-apartment',
        commercial: 'commercial-office-space',
        agricultural: 'agricultural-land',
        land: 'commercial-land',
      };
      const subtype = Object.entries(subtypes).find(([name]) => name === type)?.[1] ?? '';
      const id = await write({ subtypeKey: subtype });
      const { body } = await served.rest(
        `/api/site-admin/properties?type=${type}&limit=100`,
        admin,
      );
      const ids: { id: string }[] = JSON.parse(JSON.stringify(body['properties']));
      expect(ids.map((each) => each.id)).toContain(id);
    },
  );

  test.each(['pending', 'approved', 'rejected'] as const)(
    'A-4-01 the approval status is %s',
    async (approvalStatus) => {
      const rejectionReason = approvalStatus === 'rejected' ? 'Blurred.' : null;
      const found = await read(await write({ approvalStatus, rejectionReason }));
      expect(found).toMatchObject({ approvalStatus, rejectionReason });
    },
  );
});
