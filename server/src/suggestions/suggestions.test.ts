import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Database } from '../platform/database/connect.ts';
import { foldAllCounts } from '../properties/foldCounts.ts';
import { PROPERTY_JOBS } from '../properties/property.jobs.ts';
import { rebuildCounts } from '../properties/repairCounts.ts';
import { refreshNameWeights } from '../properties/refreshNameWeights.ts';
import { findSuggestions } from './findSuggestions.ts';

const MARKET = [
  {
    city: 'Bengaluru',
    state: 'Karnataka',
    locality: 'Indiranagar',
    project: 'Lotus Heights',
    n: 5,
  },
  { city: 'Bengaluru', state: 'Karnataka', locality: 'Whitefield', project: 'Banyan Court', n: 3 },
  {
    city: 'Lucknow',
    state: 'Uttar Pradesh',
    locality: 'Indira Nagar',
    project: 'Lotus Park',
    n: 2,
  },
  { city: 'Gurugram', state: 'Haryana', locality: 'Sector 62', project: 'Lotus Heights', n: 4 },
  { city: 'Noida', state: 'Uttar Pradesh', locality: 'Sector 62', project: 'Sobha Arcade', n: 6 },
  { city: 'Agra', state: 'Uttar Pradesh', locality: "St. Peter's Gali", project: '', n: 1 },
] as const;

let database: Database;
let sellerId: string;
let served: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  sellerId = (await buildAccount(database)).id;
  for (const { n, project, ...place } of MARKET) {
    await writeListings(
      database,
      Array.from({ length: n }, () => at(place, project)),
    );
  }
  await writeListings(database, [
    { ...at(MARKET[0], 'Waiting Towers'), approvalStatus: 'pending' },
    { ...at(MARKET[0], 'Hidden Towers'), isActive: false },
  ]);
});

describe('what a text begins', () => {
  test.each([
    ['beng', 'CITY Bengaluru (8)'],
    ['Bangalore', 'CITY Bengaluru (8)'],
    ['bang', 'CITY Bengaluru (8)'],
    ['gurg', 'CITY Gurugram (4)'],
    ['KARNATAKA', 'STATE Karnataka (8)'],
    ['indirana', 'LOCALITY Indiranagar, Bengaluru (5)'],
    ['sector 62', 'LOCALITY Sector 62, Noida (6)'],
    ['lotus', 'PROJECT Lotus Heights, Bengaluru (5)'],
    ['heights', 'PROJECT Lotus Heights, Bengaluru (5)'],
    ['lotus p', 'PROJECT Lotus Park, Lucknow (2)'],
    ['flats', 'SUBTYPE Flat/Apartment (21)'],
    ['godown', 'SUBTYPE Warehouse/Godown (0)'],
    ['plots', 'SUBTYPE Residential Land/Plot (0)'],
    ["st peter's", "LOCALITY St. Peter's Gali, Agra (1)"],
    ['नोए', 'CITY Noida (6)'],
  ])('%s: %s first', async (text, expected) => {
    expect((await shown(text))[0]).toBe(expected);
  });

  test.each([
    ['Bangalor', 'CITY Bengaluru (8)'],
    ['Bengalooru', 'CITY Bengaluru (8)'],
    ['Gurgoan', 'CITY Gurugram (4)'],
    ['indra nagar', 'LOCALITY Indiranagar, Bengaluru (5)'],
    ['indra nagar', 'LOCALITY Indira Nagar, Lucknow (2)'],
    ['sobah arc', 'PROJECT Sobha Arcade, Noida (6)'],
    ['lotsu heig', 'PROJECT Lotus Heights, Bengaluru (5)'],
    ['apartmnet', 'SUBTYPE Flat/Apartment (21)'],
  ])('with a typing mistake %s: %s', async (text, expected) => {
    expect((await shown(text)).slice(0, 3)).toContain(expected);
  });

  test.each([
    ['indiranagar bangalore', 'LOCALITY Indiranagar, Bengaluru (5)'],
    ['indira nagar luck', 'LOCALITY Indira Nagar, Lucknow (2)'],
    ['noida sector 6', 'LOCALITY Sector 62, Noida (6)'],
    ['sec 62 noida', 'LOCALITY Sector 62, Noida (6)'],
    ['sec 62', 'LOCALITY Sector 62, Noida (6)'],
    ['lotus gurgaon', 'PROJECT Lotus Heights, Gurugram (4)'],
    ['whitefield karnataka', 'LOCALITY Whitefield, Bengaluru (3)'],
  ])('beside its town or state, %s: %s', async (text, expected) => {
    expect((await shown(text))[0]).toBe(expected);
  });

  test('the better fit comes first, then the one with more listings', async () => {
    expect(await shown('lotus heights')).toEqual([
      'PROJECT Lotus Heights, Bengaluru (5)',
      'PROJECT Lotus Heights, Gurugram (4)',
    ]);
    expect((await shown('indira nagar')).slice(0, 2)).toEqual([
      'LOCALITY Indiranagar, Bengaluru (5)',
      'LOCALITY Indira Nagar, Lucknow (2)',
    ]);
  });

  test('each carries the filters it stands for', async () => {
    const [project] = await findSuggestions(database, 'sobha', 1);
    expect(project).toEqual({
      kind: 'PROJECT',
      label: 'Sobha Arcade',
      detail: 'Noida, Uttar Pradesh',
      propertyCount: 6,
      propertyCountIsLowerBound: false,
      keyword: 'Sobha Arcade',
      city: 'Noida',
      state: 'Uttar Pradesh',
      locality: null,
      pincode: null,
      subtype: null,
      filter: null,
      isPopular: false,
    });
    const [locality] = await findSuggestions(database, 'whitefi', 1);
    expect(locality).toMatchObject({
      locality: 'Whitefield',
      city: 'Bengaluru',
      state: 'Karnataka',
    });
    const [subtype] = await findSuggestions(database, 'flat', 1);
    expect(subtype).toMatchObject({ subtype: 'flat-apartment', city: null });
  });
});

describe('only what visitors may see', () => {
  test('projects of waiting and hidden listings are not suggested', async () => {
    expect(await shown('waiting')).toEqual([]);
    expect(await shown('hidden')).toEqual([]);
  });

  test('a project follows its listings: approved, renamed, folded, taken off', async () => {
    const made = at(MARKET[5], 'Quiet Quay');
    await writeListings(database, [{ ...made, approvalStatus: 'pending' }]);
    expect(await shown('quiet')).toEqual([]);
    await change(made.id, "approval_status = 'approved'");
    expect(await shown('quiet')).toEqual(['PROJECT Quiet Quay, Agra (1)']);
    await change(made.id, "project = 'Loud Lane'");
    expect(await shown('quiet')).toEqual([]);
    expect(await shown('loud lane')).toEqual(['PROJECT Loud Lane, Agra (1)']);
    await foldAllCounts(database);
    expect(await shown('loud lane')).toEqual(['PROJECT Loud Lane, Agra (1)']);
    await change(made.id, 'is_active = false');
    expect(await shown('loud lane')).toEqual([]);
    await database.query({ text: 'DELETE FROM property WHERE id = $1', values: [made.id] });
    expect(await shown('loud lane')).toEqual([]);
  });

  test('a locality that only listings name follows them too', async () => {
    const made = listing({
      sellerId,
      city: 'Agra',
      state: 'Uttar Pradesh',
      locality: 'Zebra Gully',
    });
    await writeListings(database, [made]);
    expect(await shown('zebra')).toEqual(['LOCALITY Zebra Gully, Agra (1)']);
    await change(made.id, 'is_active = false');
    expect(await shown('zebra')).toEqual([]);
    await database.query({ text: 'DELETE FROM property WHERE id = $1', values: [made.id] });
  });

  test('weights of names are refreshed and names forgotten without changing what is suggested', async () => {
    const before = await shown('lotus');
    await database.source.transaction((manager) => rebuildCounts((text) => manager.query(text)));
    expect(PROPERTY_JOBS.crontab?.join(' ')).toContain('property-refresh-name-weights');
    await refreshNameWeights(database);
    expect(await shown('lotus')).toEqual(before);
    const [refreshed] = await database.query({
      text: "SELECT weight FROM listing_name WHERE name = 'Lotus Heights'",
    });
    expect(refreshed).toEqual({ weight: 9 });
    const [forgotten] = await database.query({
      text: "SELECT count(*)::int AS count FROM listing_name WHERE name = 'Quiet Quay'",
    });
    expect(forgotten).toEqual({ count: 0 });
  });
});

describe('D-113 one place, however it is written', () => {
  test('is one suggestion with all its listings', async () => {
    const names = ['Quorn Enclave', 'quorn enclave,', 'QUORN ENCLAVE PHASE 2', 'Qurn Park'];
    const made = names.map((locality) =>
      listing({ sellerId, city: 'Agra', state: 'Uttar Pradesh', locality }),
    );
    await writeListings(database, made);
    expect(await shown('quorn')).toEqual([
      'LOCALITY Quorn Enclave, Agra (3)',
      'LOCALITY QUORN ENCLAVE PHASE 2, Agra (1)',
    ]);
    await database.query({
      text: 'DELETE FROM property WHERE id = ANY($1)',
      values: [made.map(({ id }) => id)],
    });
  });

  test('what lies in the city that was chosen comes first, and the rest is not lost', async () => {
    const found = async (near: Parameters<typeof findSuggestions>[3]) =>
      (await findSuggestions(database, 'indira', 8, near)).map(({ label, city }) =>
        [label, city].join(', '),
      );
    const usual = await found({});
    const near = await found({ city: 'Lucknow', state: 'Uttar Pradesh' });
    expect(usual[0]).toBe('Indiranagar, Bengaluru');
    expect(near[0]).toBe('Indira Nagar, Lucknow');
    expect([...near].sort()).toEqual([...usual].sort());
    expect(await found({ city: 'Atlantis' })).toEqual(usual);
  });
});

describe('any text is answered', () => {
  test.each(['', ' ', 'b', '!!!', '%', '_', "'", '\\', '\u0000', '\uD800', '💥'])(
    '%j suggests nothing',
    async (text) => {
      expect(await findSuggestions(database, text, 8)).toEqual([]);
    },
  );

  test.each([
    "be'; DROP TABLE property; --",
    'be%',
    'be_',
    'be\u0000ng',
    '\uD800beng',
    '((((',
    'a.*b',
  ])('%j does no harm', async (text) => {
    expect(Array.isArray(await findSuggestions(database, text, 8))).toBe(true);
  });

  test('between 1 and 20 of them, whatever is asked for', async () => {
    expect(await findSuggestions(database, 'se', 0)).toHaveLength(1);
    expect(await findSuggestions(database, 'se', -5)).toHaveLength(1);
    expect(await findSuggestions(database, 'se', Number.NaN)).toHaveLength(1);
    expect((await findSuggestions(database, 'se', 1_000)).length).toBe(20);
  });
});

describe('D-122 D-123 what is no name is suggested too', () => {
  const lines = async (text: string, near = {}) =>
    (await findSuggestions(database, text, 8, near)).map(
      ({ kind, label, detail, propertyCount, isPopular }) =>
        `${isPopular ? 'popular ' : ''}${kind} ${label}, ${detail}: ${propertyCount}`,
    );
  const agra = { city: 'Agra', state: 'Uttar Pradesh' };
  const made = ['Furnished', 'Unfurnished', 'Furnished'].map((furnishType, n) =>
    listing({
      ...agra,
      sellerId: '',
      locality: 'Quay',
      pincode: ['282007', '282001', '282002'][n],
      details: { furnishType },
    }),
  );

  beforeAll(() =>
    writeListings(
      database,
      made.map((each) => ({ ...each, sellerId })),
    ),
  );
  afterAll(() =>
    database.query({
      text: 'DELETE FROM property WHERE id = ANY($1)',
      values: [made.map(({ id }) => id)],
    }),
  );

  test('a PIN code by its first three figures, with its place and its listings', async () => {
    const first = [
      'PINCODE 282001, Agra, Uttar Pradesh: 1',
      'PINCODE 282002, B.M. Khan, Agra, Uttar Pradesh: 1',
    ];
    for (const text of ['282', '282 00', 'pin code 2820'])
      expect((await lines(text)).slice(0, 2)).toEqual(first);
    expect((await lines('282'))[2]).toMatch(/^PINCODE 282007, .*: 1$/);
    expect((await findSuggestions(database, '282002', 8)).map(({ pincode }) => pincode)).toEqual([
      '282002',
    ]);
    expect((await lines('28')).filter((line) => line.startsWith('PINCODE'))).toEqual([]);
    const near = { city: 'Noida', state: 'Uttar Pradesh' };
    expect((await lines('201', near))[0]).toContain('Noida');
  });

  test('a filter by a word for a choice of it, in the chosen city', async () => {
    expect(await lines('furnished', agra)).toEqual(['FILTER Furnished, Agra, Uttar Pradesh: 3']);
    expect(await lines('furn')).toEqual(['FILTER Furnished, null: 23']);
    expect(await lines('unfurn', agra)).toEqual(['FILTER Unfurnished, Agra, Uttar Pradesh: 1']);
    expect(await lines('ready to m')).toEqual(['FILTER Ready to move, null: 24']);
    expect(await lines('owne')).toEqual(['FILTER Posted by: Owner, null: 24']);
    const [found] = await findSuggestions(database, 'unfurnished', 8, agra);
    expect(found).toMatchObject({ ...agra, filter: 'furnishing=unfurnished', keyword: null });
  });

  test('a place and a kind apart and together', async () => {
    const [whitefield, flats] = [
      'LOCALITY Whitefield, Bengaluru, Karnataka: 3',
      'SUBTYPE Flat/Apartment, null: 24',
    ];
    expect(await lines('whitefield fl')).toEqual([
      'PHRASE whitefield flat, Whitefield, Bengaluru · Flat/Apartment: 3',
      whitefield,
      flats,
    ]);
    expect(await lines('flat gorgeous whitefield')).toEqual([
      'PHRASE Flat/Apartment in Whitefield, Bengaluru, Karnataka: 3',
      whitefield,
      flats,
    ]);
    expect(await lines('flat whitef')).toEqual([
      'PHRASE flat in Whitefield, Flat/Apartment · Bengaluru, Karnataka: 3',
      whitefield,
      flats,
    ]);
    expect(await lines('flats in whitefield')).toEqual([
      'PHRASE flats in whitefield, Flat/Apartment · Whitefield, Bengaluru: 3',
      whitefield,
      flats,
    ]);
    expect((await lines('indiranagar fl'))[0]).toBe(
      'PHRASE Flat/Apartment in Indiranagar, Bengaluru, Karnataka: 5',
    );
    const [both] = await findSuggestions(database, 'flat gorgeous whitefield', 8);
    expect(both).toMatchObject({
      subtype: 'flat-apartment',
      locality: 'Whitefield',
      keyword: null,
    });
  });

  test('where nothing fits, the words as they are and where most is to be had', async () => {
    expect(await lines('moonlit pavilion')).toEqual([
      'TEXT moonlit pavilion, null: 0',
      'popular CITY Bengaluru, Karnataka: 8',
      'popular CITY Noida, Uttar Pradesh: 6',
      'popular CITY Agra, Uttar Pradesh: 4',
      'popular CITY Gurugram, Haryana: 4',
    ]);
    expect((await lines('moonlit pavilion', agra)).slice(1)).toEqual([
      'popular LOCALITY Quay, Agra, Uttar Pradesh: 3',
      "popular LOCALITY St. Peter's Gali, Agra, Uttar Pradesh: 1",
    ]);
    expect((await lines('qwerty'))[0]).toBe('popular CITY Bengaluru, Karnataka: 8');
  });
});

describe('both doors', () => {
  test('answer the same', async () => {
    const { data } = await served.graphql(
      '{ suggestions(text: "beng", limit: 2) { kind label detail propertyCount propertyCountIsLowerBound city state locality pincode subtype filter keyword isPopular } }',
    );
    const rest = await served.rest('/api/properties/suggestions?text=beng&limit=2');
    expect(rest.status).toBe(200);
    expect(rest.body['data']).toEqual(data?.['suggestions']);
    expect(data?.['suggestions']).toContainEqual({
      kind: 'CITY',
      label: 'Bengaluru',
      detail: 'Karnataka',
      propertyCount: 8,
      propertyCountIsLowerBound: false,
      city: 'Bengaluru',
      state: 'Karnataka',
      locality: null,
      pincode: null,
      subtype: null,
      filter: null,
      keyword: null,
      isPopular: false,
    });
  });

  test('REST takes any limit', async () => {
    for (const limit of ['', 'many', '-1', '99999999999999999999', '3.7']) {
      const { status } = await served.rest('/api/properties/suggestions?text=be&limit=' + limit);
      expect(status).toBe(200);
    }
    expect((await served.rest('/api/properties/suggestions')).body['data']).toEqual([]);
  });
});

function at(
  { city, state, locality }: { city: string; state: string; locality: string },
  project: string,
) {
  return listing({
    sellerId,
    city,
    state,
    locality,
    details: { buildingProjectSociety: project },
  });
}

async function change(id: string, assignment: string): Promise<void> {
  const text = ['UPDATE property SET', assignment, 'WHERE id = $1'].join(' ');
  await database.query({ text, values: [id] });
}

/** 'CITY Bengaluru (8)', 'PROJECT Lotus Heights, Bengaluru (5)'; not what is offered where nothing fits. */
async function shown(text: string): Promise<string[]> {
  const suggestions = await findSuggestions(database, text, 20);
  const fitting = suggestions.filter(({ kind, isPopular }) => kind !== 'TEXT' && !isPopular);
  return fitting.map(({ kind, label, city, propertyCount }) =>
    kind === 'LOCALITY' || kind === 'PROJECT'
      ? `${kind} ${label}, ${city} (${propertyCount})`
      : `${kind} ${label} (${propertyCount})`,
  );
}
