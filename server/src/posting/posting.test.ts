import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { smallestValid, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { type Details } from '../../../schema/catalogue/model.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { buildPicture } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import {
  bodyOf,
  fullest,
  hourPasses,
  inputOf,
  POST,
  postByGraphQL,
  postByRest,
  refusedBy,
  WRITTEN,
  buildPoster,
} from '../../test/harness/posting.ts';
import { type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';

let database: Database;
let served: TestApp;
let seller: Extract<Viewer, { kind: 'account' }>;

const flat = subtypeByKey('flat-apartment');
const FLAT = smallestValid(flat);

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  seller = viewerOf(await buildPoster(database));
});

beforeEach(() => hourPasses(database));

const aPicture = () => buildPicture(database, seller.id);

/** A flat with one picture, posted through GraphQL. */
async function posted(more: object = {}, details: Details = {}) {
  const posting = {
    subtype: flat,
    details: { ...FLAT, ...details },
    pictures: [await aPicture()],
    more: { ...more },
  };
  const response = await postByGraphQL(served, posting, seller);
  expect(response.errors).toEqual([]);
  const property: unknown = Object(response.data?.['createProperty'])['property'];
  return Object(property);
}

describe('what is posted is read back through both doors', () => {
  test.each(SUBTYPES.map((subtype) => [subtype.title, subtype] as const))(
    'P-3-02 P-3-03 P-3-05 P-3-06 P-3-07 P-3-10 P-3-12 P-7-08 P-7-16 D-69 %s with every field it has',
    async (_title, subtype) => {
      const details = fullest(subtype);
      const posting = { subtype, details, pictures: [await aPicture(), await aPicture()] };
      const rest = await postByRest(served, posting, seller);
      expect(rest.body['errors']).toBeUndefined();
      expect(rest.status).toBe(201);
      const id = String(rest.body['propertyId']);
      expect(rest.body).toMatchObject({ success: true, data: { _id: id }, property: { id } });
      expect(rest.body['data']).toEqual(rest.body['property']);

      const read = await served.rest('/api/properties/' + id, seller);
      expect(read.body['property']).toMatchObject({
        propertyId: id,
        type: subtype.type,
        subtype: subtype.title,
        status: 'sell',
        state: 'Karnataka',
        city: 'Bengaluru',
        approvalStatus: 'pending',
        contactEmail: 'asha@example.in',
        contactPhone: '9812345670',
        shareWithAgents: false,
        details: { ...details, subType: subtype.title },
      });
      const graph = await served.graphql(
        `query ($id: ID!) { property(id: $id) { ${WRITTEN} } }`,
        { id },
        seller,
      );
      expect(graph.data?.['property']).toMatchObject({
        id,
        subtype: { key: subtype.key },
        details,
        pictures: posting.pictures.map((picture) => ({ id: picture })),
      });
      // The same through the other door differs in nothing but what is its own.
      const other = { ...posting, pictures: [await aPicture(), await aPicture()] };
      const again = await postByGraphQL(served, other, seller);
      const { id: _id, pictures: _pictures, ...same } = Object(graph.data?.['property']);
      const { details: { images: _images, ...saved } = { images: [] }, ...words } = same;
      expect(Object(again.data?.['createProperty'])['property']).toMatchObject({
        ...words,
        details: saved,
      });
    },
  );

  test('P-3-01 P-3-04 P-3-12 basic data, description, pictures, agents and prices', async () => {
    const pictures = [await aPicture(), await aPicture()];
    const body = {
      ...bodyOf({ subtype: flat, details: { ...FLAT, cost: 4_500_000 }, pictures }),
      status: 'For Rent',
      description: ' Two rooms.\nA balcony. ',
      coverImageIndex: 1,
      details: JSON.stringify({
        ...FLAT,
        cost: '45,00,000',
        bookingAmount: 50_000,
        shareWithAgents: true,
        locality: 'indira nagar',
      }),
    };
    const { body: response } = await served.rest('/api/properties/add', seller, 'POST', { body });
    expect(response['property']).toMatchObject({
      status: 'rent',
      type: 'residential',
      title: '1 RK Flat for Rent in indira nagar, Bengaluru',
      description: 'Two rooms.\nA balcony.',
      price: 4_500_000,
      locality: 'Indiranagar',
      district: 'Bengaluru Urban',
      shareWithAgents: true,
      images: [pictures[1], pictures[0]].map((id) => `/media/${id}/960.jpg`),
      image: `/media/${pictures[1]}/960.jpg`,
      details: { cost: 4_500_000, price: 4_500_000, bookingAmount: 50_000, shareWithAgents: true },
    });
  });

  test('P-3-08 D-128 an area without a unit is in the usual one of its kind', async () => {
    const house = subtypeByKey('farm-house');
    const { areaUnit: _unit, ...details } = FLAT;
    const without = { subtype: flat, details, pictures: [await aPicture()] };
    expect((await postByRest(served, without, seller)).body['property']).toMatchObject({
      areaUnit: 'Sq ft',
      details: { areaUnit: 'Sq ft' },
    });
    const farm = { subtype: house, details: smallestValid(house), pictures: [await aPicture()] };
    const { body } = await postByRest(served, farm, seller);
    expect(body['property']).toMatchObject({ areaUnit: 'Acre' });
  });

  test('P-3-09 amenities are stored as ids and read with their names; names are understood', async () => {
    const pictures = [await aPicture()];
    const details = { ...FLAT, amenities: ['swimming pool', 'Lift'] };
    const { body } = await postByRest(served, { subtype: flat, details, pictures }, seller);
    expect(body['property']).toMatchObject({
      amenities: [
        { _id: '5eed0000a0e1000000000005', name: 'Elevator' },
        { _id: '5eed0000a0e1000000000012', name: 'Swimming Pool' },
      ],
      details: { amenities: ['5eed0000a0e1000000000012', '5eed0000a0e1000000000005'] },
    });
  });

  test.each([
    ['house/villa', 'residential-house-villa'],
    ['LAND/PLOT', 'residential-land-plot'],
    ['Office', 'commercial-office-space'],
    ['shop', 'commercial-shop-showroom'],
    ['flat apartment', 'flat-apartment'],
  ])('P-3-11 the subtype %j', async (name, key) => {
    const subtype = subtypeByKey(key);
    const posting = { subtype, details: fullest(subtype), pictures: [await aPicture()] };
    const response = await postByGraphQL(served, { ...posting, more: { subtype: name } }, seller);
    expect(Object(response.data?.['createProperty'])['property']).toMatchObject({
      subtype: { key },
    });
  });

  test('P-5.4-38 parking of an office is also its parking type, and numbers are numbers', async () => {
    const office = subtypeByKey('commercial-office-space');
    const details = { ...fullest(office), noOfCabins: '4', cost: '12,00,000', parking: 'Covered' };
    const posting = { subtype: office, details, pictures: [await aPicture()] };
    const { body } = await postByRest(served, posting, seller);
    expect(body['property']).toMatchObject({
      details: { parking: 'Covered', parkingType: 'Covered', noOfCabins: 4, cost: 1_200_000 },
    });
  });

  test.each<[said: string, key: string, sent: Details, is: object]>([
    ['floor 21 of 24', 'flat-apartment', { floorNumber: 21, totalFloors: 24 }, {}],
    [
      '₹36,900 per sq yd of 200 sq yd',
      'agricultural-land',
      { unit: 'Sq. Yard', totalLandArea: 200, pricePerUnit: 36_900, pricePerUnitScale: '₹' },
      { price: 7_380_000 },
    ],
    [
      'a plot of 200 sq yd for as much',
      'residential-land-plot',
      { areaUnit: 'Sq yd', plotArea: 200, cost: 7_380_000 },
      { price: 7_380_000, area: 200, areaUnit: 'Sq yd' },
    ],
  ])('D-104 %s comes back as it was sent, through both doors', async (_said, key, sent, is) => {
    const subtype = subtypeByKey(key);
    const details = { ...smallestValid(subtype), ...sent };
    const post = async () => ({ subtype, details, pictures: [await aPicture()] });
    const rest = await postByRest(served, await post(), seller);
    expect([rest.status, refusedBy(rest)]).toEqual([201, []]);
    const graph = await postByGraphQL(served, await post(), seller);
    expect(graph.errors).toEqual([]);
    const ids = [
      String(rest.body['propertyId']),
      String(Object(Object(graph.data?.['createProperty'])['property'])['id']),
    ];
    for (const id of ids) {
      const byRest = await served.rest('/api/properties/' + id, seller);
      expect(byRest.body['property']).toMatchObject({ ...is, details: sent });
      const query = `query ($id: ID!) { property(id: $id) { ${WRITTEN} } }`;
      const byGraphQL = await served.graphql(query, { id }, seller);
      expect(byGraphQL.data?.['property']).toMatchObject({ ...is, details: sent });
    }
  });

  test('D-11 D-68 farmland costs its price per unit times its land', async () => {
    const farmland = subtypeByKey('agricultural-land');
    const details = {
      ...smallestValid(farmland),
      totalLandArea: 4,
      pricePerUnit: 2000,
      pricePerUnitScale: 'lakh',
      distanceFromRoad: 0,
    };
    const posting = { subtype: farmland, details, pictures: [await aPicture()] };
    const { body } = await postByRest(served, posting, seller);
    expect(body['property']).toMatchObject({
      price: 800_000_000,
      details: { cost: 800_000_000, pricePerUnit: 2000, distanceFromRoad: 0 },
    });
  });
});

test('P-7-08 the example of the documentation is a listing that can be posted', async () => {
  const { body } = await served.rest('/api/openapi.json');
  const add = Object(Object(body['paths'])['/api/properties/add'])['post'];
  const { example } = add['requestBody']['content']['application/json'];
  const sent = { ...example, images: [await aPicture()] };
  const response = await served.rest('/api/properties/add', seller, 'POST', { body: sent });
  expect([response.status, refusedBy(response)]).toEqual([201, []]);
  expect(response.body['property']).toMatchObject({
    subtype: 'Agricultural Land',
    price: 8_000_000,
  });
});

describe('D-72 what nobody has sent', () => {
  test('a title and a position are made of the facts, and the position says so', async () => {
    expect(await posted({}, { locality: 'HSR' })).toMatchObject({
      title: '1 RK Flat for Sale in HSR, Bengaluru',
      latitude: 12.9116,
      longitude: 77.6389,
      locationIsApproximate: true,
    });
    expect(await posted({}, { locality: 'Nowhere Nagar' })).toMatchObject({
      latitude: 12.9719,
      longitude: 77.5937,
      locationIsApproximate: true,
    });
  });

  test('C3 what is sent is kept, a PIN code in digits of 0 to 9', async () => {
    const sent = {
      title: ' My  flat ',
      address: '12, 4th Cross',
      pincode: '५६० ०३८',
      latitude: 12.98,
      longitude: 77.65,
    };
    const saved = { ...sent, title: 'My flat', pincode: '560038', locationIsApproximate: false };
    expect(await posted(sent)).toMatchObject(saved);
  });

  test('the longest made title has 120 characters', async () => {
    const { title } = await posted({}, { locality: 'Long '.repeat(23) });
    expect(title).toHaveLength(120);
  });

  test('C8 D-121 numbers may come in words over REST, as a form takes them', async () => {
    const details = {
      ...FLAT,
      cost: '45 lakh',
      builtArea: '१२०० sq ft',
      bathrooms: 'two',
      balconies: '1.5 lakh crore bananas',
    };
    const posting = { subtype: flat, details, pictures: [await aPicture()] };
    expect(refusedBy(await postByRest(served, posting, seller))).toEqual([
      'details.balconies: Balconies must be a number',
    ]);
    const sound = { ...posting, details: { ...details, balconies: '1' } };
    const { status, body } = await postByRest(served, sound, seller);
    expect([status, body['errors']]).toEqual([201, undefined]);
    expect(body['property']).toMatchObject({
      details: { cost: 4_500_000, builtArea: 1_200, bathrooms: 2, balconies: 1 },
    });
  });

  test.each([
    [{ title: 'x'.repeat(121) }, 'title: Max 120 characters'],
    [{ address: 'x'.repeat(201) }, 'address: Max 200 characters'],
    [{ pincode: '56003' }, 'pincode: PIN code must be exactly 6 digits'],
    [{ latitude: 51.5, longitude: -0.12 }, 'latitude: The location must be in India'],
    [{ latitude: 12.9 }, 'latitude: Please enter both latitude and longitude'],
    [{ longitude: 77.5 }, 'longitude: Please enter both latitude and longitude'],
  ])('%j is refused by both doors', async (more, problem) => {
    const posting = { subtype: flat, details: FLAT, pictures: [await aPicture()], more };
    expect(refusedBy(await postByGraphQL(served, posting, seller))).toEqual([problem]);
    expect(refusedBy(await postByRest(served, posting, seller))).toEqual([problem]);
  });
});

describe('D-46 the place', () => {
  test.each([
    [{ state: 'karnataka', city: 'Bangalore' }, 'Bengaluru', 'Karnataka', 'Bengaluru Urban'],
    [{ state: 'Orissa', city: 'bhubaneshwar' }, 'Bhubaneswar', 'Odisha', 'Khordha'],
    [{ state: 'UP', city: 'Allahabad' }, 'Prayagraj', 'Uttar Pradesh', 'Prayagraj'],
  ])('%j is understood', async (more, city, state, district) => {
    expect(await posted(more)).toMatchObject({ city, state, district });
  });

  test.each([
    [
      { state: 'Atlantis' },
      'state: We do not know the state "Atlantis". Check the spelling or choose from the list.',
    ],
    [
      { city: 'Agra' },
      'city: We do not know the city "Agra" in Karnataka. Check the spelling; for a village, send the nearest town as the city and Agra as the locality.',
    ],
    // A part of a town and a district are told apart from what nobody knows.
    [
      { city: 'nerul', state: 'Maharashtra' },
      'city: Nerul is in Navi Mumbai. Please send Navi Mumbai as the city and Nerul as the locality.',
    ],
    [
      { city: 'Raigad', state: 'Maharashtra' },
      'city: Raigad is a district. Please send one of its towns as the city: Panvel, Khopoli, Karjat, Pen, Uran; a village is listed under the nearest of them, with its name as the locality.',
    ],
  ])('%j is refused by both doors', async (more, problem) => {
    const posting = { subtype: flat, details: FLAT, pictures: [await aPicture()], more };
    expect(refusedBy(await postByGraphQL(served, posting, seller))).toEqual([problem]);
    expect(refusedBy(await postByRest(served, posting, seller))).toEqual([problem]);
  });
});

describe('P-5.1 the basic details', () => {
  test('P-5.1-01 P-5.1-02 P-5.1-03 all of them are required, in the words of the form', async () => {
    const response = await served.rest('/api/properties/add', seller, 'POST', { body: {} });
    expect(response.status).toBe(400);
    expect(response.body['message']).toBe(
      'Please fill in all required fields: Please select property type card, Please select purpose of listing card, State, City, Contact Email, Contact Phone, Property Subtype',
    );
    expect(refusedBy(response)).toEqual([
      'city: Please select a city',
      'contactEmail: Please enter contact email',
      'contactPhone: Please enter contact phone',
      'pictures: Please upload at least one property image',
      'purpose: Please select purpose of listing card',
      'state: Please select a state',
      'subtype: Select a property subtype',
      'type: Please select property type card',
    ]);
  });

  test.each([
    [{ contactEmail: 'asha' }, 'contactEmail: Please enter a valid email address'],
    [{ contactEmail: 'a'.repeat(46) + '@example.in' }, 'contactEmail: Max 56 characters'],
    [{ contactPhone: '98123' }, 'contactPhone: Phone number must be exactly 10 digits'],
    [{ contactPhone: '98123456701' }, 'contactPhone: Phone number must be exactly 10 digits'],
    [{ contactEmail: ' ' }, 'contactEmail: Please enter contact email'],
    [{ state: ' ' }, 'state: Please select a state'],
    [
      { subtype: 'castle' },
      'subtype: We do not know this property subtype. Please choose it from the list.',
    ],
  ])('P-5.1-04 %j is refused by both doors', async (more, problem) => {
    const posting = { subtype: flat, details: FLAT, pictures: [await aPicture()], more };
    expect(refusedBy(await postByGraphQL(served, posting, seller))).toEqual([problem]);
    expect(refusedBy(await postByRest(served, posting, seller))).toEqual([problem]);
  });

  test('P-5.1-05 C1 texts are trimmed, a phone loses its prefix', async () => {
    const more = {
      contactEmail: ' a@example.in ',
      contactPhone: ' +91 98123-45670 ',
      city: ' Mysuru ',
    };
    expect(await posted(more)).toMatchObject({
      contact: { email: 'a@example.in', phone: '9812345670' },
      city: 'Mysuru',
    });
  });

  test('P-3-01 a type that the subtype contradicts is said to', async () => {
    const body = (type: string) => ({
      ...bodyOf({ subtype: flat, details: FLAT, pictures: [] }),
      type,
    });
    const refused = async (type: string) =>
      refusedBy(await served.rest('/api/properties/add', seller, 'POST', { body: body(type) }))[1];
    expect(await refused('commercial')).toBe(
      'subtype: Flat/Apartment is residential. Please choose a subtype of the type you want.',
    );
    expect(await refused('boat')).toBe(
      'subtype: Flat/Apartment is residential. Please choose a subtype of the type you want.',
    );
    expect(await refused('Residential')).toBeUndefined();
  });

  test('D-07 every documented spelling of the purpose', async () => {
    for (const [status, saved] of [
      ['sell', 'sell'],
      ['For Sale', 'sell'],
      ['rent', 'rent'],
      ['for rent', 'rent'],
    ]) {
      const posting = { subtype: flat, details: FLAT, pictures: [await aPicture()] };
      const body = { ...bodyOf(posting), status };
      const response = await served.rest('/api/properties/add', seller, 'POST', { body });
      expect(response.body['property']).toMatchObject({ status: saved });
    }
  });
});

describe('who may post', () => {
  test('P-6-01 P-8-02 D-83 a visitor is asked to log in, in English and Hindi', async () => {
    const response = await served.rest('/api/properties/add', undefined, 'POST', { body: {} });
    expect(response.status).toBe(401);
    expect(response.body['message']).toBe(
      'Please login to add a property. प्रॉपर्टी जोड़ने के लिए कृपया लॉगिन करें।',
    );
    const id = 'a'.repeat(24);
    for (const [method, url, sentence] of [
      ['PUT', '/api/properties/edit/' + id, 'Please login to edit a property.'],
      ['DELETE', '/api/properties/delete/' + id, 'Please login to delete a property.'],
      ['GET', '/api/seller/dashboard-summary', 'Please login to view your dashboard.'],
    ] as const) {
      const refused = await served.rest(url, undefined, method);
      expect(refused.status).toBe(401);
      expect(refused.body['message']).toContain(sentence);
    }
  });

  test('D-99 buyers are told how to start, everybody of an organisation may post', async () => {
    const buyer = viewerOf(await buildPoster(database, { userType: 'buyer', kind: null }));
    const refused = await served.rest('/api/properties/add', buyer, 'POST', { body: {} });
    expect([refused.status, refused.body['message']]).toEqual([
      403,
      'Start selling in your profile to post a property.',
    ]);
    const organisationId = '0'.repeat(24);
    await database.query({
      text: `INSERT INTO organisation (id, name) VALUES ($1, 'Aranvi Habitat')`,
      values: [organisationId],
    });
    for (const role of ['admin', 'manager', 'executive'] as const) {
      const account = { userType: 'builder', kind: 'builder', role, organisationId } as const;
      const builder = viewerOf(await buildPoster(database, account));
      const pictures = [await buildPicture(database, builder.id)];
      const response = await postByRest(
        served,
        { subtype: flat, details: FLAT, pictures },
        builder,
      );
      // An admin of an organisation is no administrator of the market.
      expect(response).toMatchObject({
        status: 201,
        body: { property: { approvalStatus: 'pending' } },
      });
    }
  });

  test('P-1-01 an account posts 60 times an hour; what is refused or repeated does not count', async () => {
    const account = viewerOf(await buildPoster(database));
    const one = async () => ({
      subtype: flat,
      details: FLAT,
      pictures: [await buildPicture(database, account.id)],
    });
    await postByRest(served, { ...(await one()), more: { city: 'Agra' } }, account);
    const same = inputOf(await one());
    for (let times = 0; times < 3; times += 1) {
      await served.graphql(POST, { input: same, key: 'the-same' }, account);
    }
    await database.query({
      text: `UPDATE rate_limit SET points = points + 58 WHERE key LIKE 'postPerAccount%'`,
    });
    expect((await postByRest(served, await one(), account)).status).toBe(201);
    const tooMany = await postByRest(served, await one(), account);
    expect(tooMany.status).toBe(429);
    expect(tooMany.body['message']).toContain('You have posted too many properties');
    expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(3_000);
  });
});

describe('D-70 approval', () => {
  test('P-8-05 a posting waits and says so; nobody else reads it', async () => {
    const posting = { subtype: flat, details: FLAT, pictures: [await aPicture()] };
    const { body } = await postByRest(served, posting, seller);
    expect(body['message']).toBe(
      'Property Posted Successfully! It goes live after a quick verification.',
    );
    const path = '/api/properties/' + String(body['propertyId']);
    const other = viewerOf(await buildPoster(database));
    expect((await served.rest(path, seller)).status).toBe(200);
    expect((await served.rest(path, other)).status).toBe(404);
    expect((await served.rest(path)).status).toBe(404);
  });

  test('P-1-02 what an administrator posts is approved at once', async () => {
    const role = 'site_admin';
    const admin = viewerOf(await buildPoster(database, { userType: role, role, kind: null }));
    const pictures = [await buildPicture(database, admin.id)];
    const { body } = await postByRest(served, { subtype: flat, details: FLAT, pictures }, admin);
    expect(body).toMatchObject({
      message:
        'Property Posted Successfully! Your property has been listed and is now visible to potential buyers.',
      property: { approvalStatus: 'approved' },
    });
    const path = '/api/properties/' + String(body['propertyId']);
    expect((await served.rest(path)).status).toBe(200);
  });

  test('AUTO_APPROVE approves what sellers post', async () => {
    const approving = await testApp(database, { AUTO_APPROVE: '1' });
    const posting = { subtype: flat, details: FLAT, pictures: [await aPicture()] };
    const { data } = await postByGraphQL(approving, posting, seller);
    expect(Object(data?.['createProperty'])['property']).toMatchObject({
      approvalStatus: 'APPROVED',
      history: [{ action: 'POSTED', note: 'Approved automatically', by: 'You' }],
    });
  });
});
