import { beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, buildBlog, listing, writeListings } from '../factories.ts';
import { siteAdmin } from '../../src/authorization/viewer.policy.ts';
import { type Viewer } from '../../src/platform/context.ts';
import { type TestApp, testApp, viewerOf } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { restAddress } from '../harness/restAddress.ts';

let served: TestApp;
let flat: ReturnType<typeof listing>;
let withoutPictures: string;
let buyer: Viewer;

beforeAll(async () => {
  const database = await freshDatabase();
  served = await testApp(database);
  const seller = await buildAccount(database, { verificationLevel: 'verified', kind: 'agent' });
  buyer = viewerOf(await buildAccount(database, { userType: 'buyer', kind: null }));
  const picture = {
    id: 'a'.repeat(24),
    alt: 'A tower',
    label: 'Front',
    width: 1600,
    height: 1200,
    thumbhash: null,
    illustration: true,
  };
  const pictures = [picture, { ...picture, id: 'b'.repeat(24) }];
  flat = listing({ sellerId: seller.id, title: 'Flat by the park', pictures });
  const more = Array.from({ length: 45 }, (_, n) =>
    listing({
      sellerId: seller.id,
      title: 'Home ' + n,
      city: n % 2 ? 'Agra' : 'Noida',
      state: 'Uttar Pradesh',
      locality: '',
      createdAt: new Date(Date.UTC(2026, 0, 1 + n)),
    }),
  );
  withoutPictures = more[0]?.id ?? '';
  await writeListings(database, [flat, ...more]);
  await buildBlog(database, { id: flat.id, slug: 'a-post' });
  await database.query({ text: 'ANALYZE' });
});

const SLUGS: Readonly<Record<string, string>> = { Blogs: 'a-post', Subtypes: 'farm-house' };

/** What the calls need that cannot do without. */
const ASKED = {
  state: 'Goa',
  type: 'residential',
  furnishType: 'Furnished',
  latitude: '12.97',
  longitude: '77.59',
};

const LIST = `query ($filter: PropertyFilter, $page: Int, $pageSize: Int, $sort: PropertySort) {
  properties(filter: $filter, page: $page, pageSize: $pageSize, sort: $sort) {
    total page pageSize pageCount hasMore items { id } unknown { path message } } }`;

interface ListScenario {
  name: string;
  query: string;
  variables: object;
}

const LISTS: readonly ListScenario[] = [
  { name: 'V-7-01 the first page of 20', query: '', variables: {} },
  { name: 'V-7-01 page and limit', query: 'page=2&limit=7', variables: { page: 2, pageSize: 7 } },
  {
    name: 'V-7-02 a filter',
    query: 'city=Agra&sort=newest',
    variables: { filter: { city: 'Agra' }, sort: 'NEWEST' },
  },
  { name: 'page=0 counts as 1', query: 'page=0', variables: { page: 0 } },
  { name: 'limit=1000 is clamped to 100', query: 'limit=1000', variables: { pageSize: 1000 } },
  { name: 'a page past the end', query: 'page=99999', variables: { page: 99_999 } },
  {
    name: 'an unknown city',
    query: 'city=Atlantis',
    variables: { filter: { city: 'Atlantis' } },
  },
  {
    name: 'SQL and HTML in a filter',
    query: 'city=%27%3B DROP TABLE property%3B--&keyword=%3Cscript%3Ealert(1)%3C/script%3E',
    variables: {
      filter: { city: "'; DROP TABLE property;--", keyword: '<script>alert(1)</script>' },
    },
  },
];

describe('the same search through both doors', () => {
  test.each(LISTS)('$name', async ({ query, variables }) => {
    const rest = await served.rest('/api/properties?' + query);
    const graph = await served.graphql(LIST, variables);
    expect(rest.status).toBe(200);
    expect(graph.errors).toEqual([]);
    expect(graph.data).toMatchObject({
      properties: {
        total: rest.body['pagination'] && Reflect.get(Object(rest.body['pagination']), 'total'),
        items: idsOf(rest.body['properties']).map((id) => ({ id })),
      },
    });
  });

  test('V-7-04 V-3-19 D-04 the list stands under every documented name, 20 to a page', async () => {
    const { body } = await served.rest('/api/properties');
    const pagination = {
      currentPage: 1,
      totalPages: 3,
      totalProperties: 46,
      limit: 20,
      hasMore: true,
    };
    expect(body).toMatchObject({ success: true, pagination, data: { pagination } });
    expect(Reflect.get(Object(body['data']), 'data')).toEqual(body['properties']);
    expect(Reflect.get(Object(body['data']), 'properties')).toEqual(body['properties']);
    expect(idsOf(body['properties'])).toHaveLength(20);
  });

  test('V-2.1-09 D-03 the id of a card is the same under its three names', async () => {
    const { body } = await served.rest('/api/properties?limit=100');
    const list: unknown = body['properties'];
    if (!Array.isArray(list)) throw new Error('There is no list.');
    expect(list).toHaveLength(46);
    for (const { _id, id, propertyId } of list) {
      expect([id, propertyId]).toEqual([_id, _id]);
      expect(id).toMatch(/^[0-9a-f]{24}$/);
    }
  });

  test('V-7-05 every answer of a documented list says whether it is a success', async () => {
    // Calls of other rooms need a code, a provider, a role or words of their own and are proven there.
    const rooms = ['Amenities', 'Blogs', 'Favourites', 'Places', 'Properties', 'Subtypes'];
    const calls = served.app.restRows.filter(
      ({ tag, path, body, policy }) =>
        rooms.includes(tag) && !body && policy !== siteAdmin && !path.includes('/blogs/{id}/'),
    );
    for (const row of calls) {
      const { method, path, tag } = row;
      const address = restAddress(row, { ...ASKED, id: flat.id, slug: SLUGS[tag] ?? '' });
      const { body } = await served.rest(address, buyer, method);
      expect(body['success'], path).toBe(true);
      expect(body['message'], path).toEqual(expect.any(String));
      expect(body['data'], path).toBeDefined();
    }
  });

  test('a page past the end and an unknown city say so in words', async () => {
    expect((await served.rest('/api/properties?page=99999')).body['message']).toBe(
      'There is no page 99999. The last page is 3.',
    );
    expect((await served.rest('/api/properties?city=Atlantis')).body['message']).toBe(
      'We do not know the city "Atlantis". Check the spelling or choose from the list.',
    );
  });
});

describe('what cannot be used is refused alike', () => {
  test.each([
    ['minPrice', 'minPrice=500&maxPrice=100', { minPrice: 500, maxPrice: 100 }, 'maxPrice'],
    ['keyword', 'keyword=' + 'x'.repeat(10_000), { keyword: 'x'.repeat(10_000) }, 'keyword'],
    ['keyword', 'keyword=!!!', { keyword: '!!!' }, 'keyword'],
    ['bedrooms', 'bedrooms=-1', { bedrooms: { min: -1, max: -1 } }, 'bedrooms'],
    ['features', 'features=' + 'x'.repeat(41), { features: ['x'.repeat(41)] }, 'features'],
  ])('V-5-24 %s', async (_name, query, filter, path) => {
    const rest = await served.rest('/api/properties?' + query);
    const graph = await served.graphql(LIST, { filter });
    expect(rest).toMatchObject({
      status: 400,
      body: { success: false, code: 'INVALID_INPUT', errors: [{ field: path }] },
    });
    expect(rest.body['message']).toEqual(expect.any(String));
    expect(graph.errors[0]).toMatchObject({
      message: rest.body['message'],
      extensions: { code: 'INVALID_INPUT', fields: [{ path }] },
    });
  });

  test.each(['minPrice=abc', 'state=Goa&state=Assam', 'sort=;drop', 'status=swap'])(
    'V-5-24 REST %s is a 400 with a sentence',
    async (query) => {
      const { status, body } = await served.rest('/api/properties?' + query);
      expect(status).toBe(400);
      expect(body).toMatchObject({ success: false, error: body['message'] });
    },
  );
});

describe('one listing through both doors', () => {
  test('V-7-07 P-7-07 D-05 V-3-14 V-3-18 the documented shape', async () => {
    const { status, body } = await served.rest('/api/properties/' + flat.id);
    expect(status).toBe(200);
    expect(body['data']).toEqual(body['property']);
    expect(body).toMatchObject({
      success: true,
      message: 'Property found.',
      data: {
        _id: flat.id,
        id: flat.id,
        propertyId: flat.id,
        title: 'Flat by the park',
        type: 'residential',
        subtype: 'Flat/Apartment',
        status: 'sell',
        state: 'Karnataka',
        city: 'Bengaluru',
        locality: 'Indiranagar',
        location: 'Indiranagar',
        images: expect.any(Array),
        approvalStatus: 'approved',
        ownerType: 'Agent',
        createdAt: flat.createdAt.toISOString(),
        sellerId: flat.sellerId,
        sellerName: 'Meera Test',
        seller: { _id: flat.sellerId, name: 'Meera Test', profileImage: null },
        sellerProfile: { verificationLevel: 'verified' },
        sellerAvatar: null,
        contactPhone: '9000******',
        contactEmail: 'se***@example.com',
      },
    });
  });

  test('V-3-16 the image is the first of the images, and null without any', async () => {
    const [first, second] = ['a', 'b'].map((letter) => `/media/${letter.repeat(24)}/960.jpg`);
    const some = await served.rest('/api/properties/' + flat.id);
    expect(some.body['data']).toMatchObject({ images: [first, second], image: first });
    const none = await served.rest('/api/properties/' + withoutPictures);
    expect(none.body['data']).toMatchObject({ images: [], image: null });
  });

  test('V-3-17 D-12 details carry both names of a fact', async () => {
    const { body } = await served.rest('/api/properties/' + flat.id);
    const details: unknown = Reflect.get(Object(body['data']), 'details');
    expect(details).toMatchObject({
      cost: flat.details['cost'],
      price: flat.details['cost'],
      builtArea: flat.details['builtArea'],
      buildingProjectSociety: flat.details['buildingProjectSociety'],
    });
  });

  test.each(['3', 'undefined', 'x'.repeat(150), 'f'.repeat(24), '%00', "1' OR '1'='1"])(
    'V-7-07 D-03 the id %.20s is not found, on both doors',
    async (id) => {
      const rest = await served.rest('/api/properties/' + encodeURIComponent(id));
      expect(rest).toMatchObject({
        status: 404,
        body: {
          success: false,
          message: 'Property not found. Please check the property ID.',
          code: 'NOT_FOUND',
        },
      });
      const graph = await served.graphql('query ($id: ID!) { property(id: $id) { id } }', { id });
      expect(graph).toMatchObject({ status: 200, data: { property: null }, errors: [] });
    },
  );
});

describe('places and subtypes', () => {
  test('V-7-10 V-3-07 cities with counts', async () => {
    const { body } = await served.rest('/api/properties/cities-with-counts');
    expect(body).toMatchObject({
      success: true,
      data: [
        {
          city: 'Noida',
          state: 'Uttar Pradesh',
          fullLocation: 'Noida, Uttar Pradesh',
          propertyCount: 23,
        },
        {
          city: 'Agra',
          state: 'Uttar Pradesh',
          fullLocation: 'Agra, Uttar Pradesh',
          propertyCount: 22,
        },
        { city: 'Bengaluru', state: 'Karnataka', propertyCount: 1 },
      ],
    });
  });

  test('V-7-08 subtypes of a type', async () => {
    const { body } = await served.rest('/api/properties/subtypes?type=agricultural');
    expect(body).toMatchObject({
      success: true,
      data: { subtypes: ['Agricultural Land', 'Farm House'] },
    });
    expect((await served.rest('/api/properties/subtypes?type=boats')).status).toBe(400);
  });

  test('V-7-09 D-45 all twelve subcategories with their counts', async () => {
    const { body } = await served.rest('/api/properties/subcategories-with-counts');
    const list: unknown = body['data'];
    expect(list).toHaveLength(12);
    expect(list).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: 'Flat/Apartment', propertyCount: 46 }),
        expect.objectContaining({ title: 'Farm House', propertyCount: 0 }),
      ]),
    );
  });

  test.each(['/api/properties/cities', '/api/location/cities'])(
    'V-7-11 V-7-12 D-46 %s',
    async (path) => {
      const { body } = await served.rest(path + '?state=goa');
      expect(body).toMatchObject({ success: true });
      expect(body['data']).toContain('Panaji');
      expect(Reflect.get(Object(body), 'cities')).toEqual(
        expect.arrayContaining([expect.objectContaining({ name: 'Panaji', state: 'Goa' })]),
      );
      expect((await served.rest(path + '?state=Narnia')).status).toBe(400);
      expect((await served.rest(path)).status).toBe(400);
    },
  );

  test('V-7-12 V-4.7-04 states', async () => {
    const { body } = await served.rest('/api/location/states');
    expect(body['data']).toHaveLength(37);
    expect(body['data']).toContain('Ladakh');
  });
});

describe('the doors themselves', () => {
  test('D-01 the OpenAPI document names every row', async () => {
    const { body } = await served.rest('/api/openapi.json');
    const paths = Object.keys(Object(body['paths']));
    expect(new Set(paths)).toEqual(new Set(served.app.restRows.map((row) => row.path)));
    expect((await served.page('/api/docs')).text).toContain('/api/properties/cities-with-counts');
  });

  test('D-02 an unknown call answers the documented body', async () => {
    expect(await served.rest('/api/nothing')).toMatchObject({
      status: 404,
      body: { success: false, code: 'NOT_FOUND', message: expect.stringContaining('/api/docs') },
    });
  });

  test.each([
    [
      'depth',
      '{ properties { items { similar { similar { similar { similar { similar { similar { similar { similar { id } } } } } } } } } } }',
    ],
    [
      'aliases',
      '{ ' + Array.from({ length: 16 }, (_, n) => 'a' + n + ': site { name }').join(' ') + ' }',
    ],
    [
      'cost',
      '{ properties(pageSize: 100) { items { similar(limit: 12) { similar(limit: 12) { id title } } } } }',
    ],
    [
      'statements for every row',
      '{ properties(pageSize: 100) { items { a: similar(limit: 1) { id } b: similar(limit: 1) { id } c: similar(limit: 1) { id } } } }',
    ],
    [
      'statements for every post',
      '{ blogs(pageSize: 50) { items { ' +
        Array.from({ length: 15 }, (_, n) => 'a' + n + ': trending(limit: 1) { id }').join(' ') +
        ' } } }',
    ],
    [
      'many statements at once',
      '{ ' +
        Array.from({ length: 15 }, (_, n) => 'a' + n + ': suggestions(text: "ag") { label }').join(
          ' ',
        ) +
        ' }',
    ],
    ['tokens', '{ ' + 'site { name } '.repeat(300) + '}'],
    ['unknown field', '{ propertiez { total } }'],
    ['no such operation', 'mutation { anything }'],
    ['two mutations', 'mutation { a: signOut { isSignedOut } b: signOut { isSignedOut } }'],
    [
      'two mutations in a fragment',
      'mutation { ...Two } fragment Two on Mutation { a: signOut { isSignedOut } b: signOut { isSignedOut } }',
    ],
    [
      'two mutations in braces',
      'mutation { ... { a: signOut { isSignedOut } b: signOut { isSignedOut } } }',
    ],
    ['no query', ''],
  ])('GraphQL refuses by %s with a sentence, never a 500', async (_name, query) => {
    const response = await served.graphql(query);
    expect(response.status).toBe(400);
    expect(response.errors[0]?.message ?? response.text).toMatch(/\w+/);
    expect(response.text).not.toContain('Did you mean');
  });

  test.each([
    ['GET', '/%E0%A4%A', 400],
    ['DELETE', '/property', 404],
    ['POST', '/api/properties', 405],
    ['PUT', '/healthz', 404],
  ] as const)('%s %s is refused with the documented body', async (method, url, status) => {
    const response = await served.app.http.inject({ method, url });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ success: false, message: expect.any(String) });
  });

  test('GraphQL answers GET only with the preflight header', async () => {
    const plain = await served.app.http.inject({
      method: 'GET',
      url: '/graphql?query=' + encodeURIComponent('{ site { name } }'),
      headers: { 'content-type': 'text/plain' },
    });
    expect(plain.statusCode).toBe(400);
    const good = await served.app.http.inject({
      method: 'GET',
      url: '/graphql?query=' + encodeURIComponent('{ site { name } }'),
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(good.json()).toEqual({ data: { site: { name: 'Aangan' } } });
  });

  test('every answer carries the security headers; a Host that is none is refused', async () => {
    const response = await served.app.http.inject({ method: 'GET', url: '/healthz' });
    expect(response.headers['content-security-policy']).toContain("script-src 'self'");
    expect(response.headers['content-security-policy']).not.toContain('unsafe-eval');
    expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    const bad = await served.app.http.inject({
      method: 'GET',
      url: '/graphql',
      headers: { host: 'a b<c>' },
    });
    expect(bad.statusCode).toBe(400);
  });
});

function idsOf(list: unknown): string[] {
  if (!Array.isArray(list)) throw new Error('That is no list.');
  return list.map((entry: unknown) => String(Reflect.get(Object(entry), 'id')));
}
