import { AMENITIES } from '../../../../schema/catalogue/amenities.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { buildAccount, listing, writeListings } from '../../../test/factories.ts';
import { freshDatabase } from '../../../test/harness/database.ts';
import { type Database } from '../../platform/database/connect.ts';
import { PropertySearch } from '../findProperties.ts';
import { localityPlace } from '../../gazetteer/localityPlace.ts';
import { placedHitsStatement } from './countStatement.sql.ts';
import { Places } from './places.ts';
import { Vocabulary } from './vocabulary.ts';

let database: Database;
let search: PropertySearch;

/** By its id. */
const POOL = AMENITIES[18]?.id ?? '';

const PUNE = { city: 'Pune', state: 'Maharashtra' };

/** Each name of a locality in Pune with the number of homes there. */
const HOMES: Readonly<Record<string, number>> = {
  'Nyati Enclave': 2,
  'nyati enclave,': 1,
  'NyatiEnclave Phase 2': 1,
  'Phase III Nyati Enclave': 1,
  'Mohamadwadi Annexe': 41,
  'Mohammadwadi Anexe': 1,
  'Mohanadwadi Annexe': 2,
  '7 Mohamadwadi Annexe': 1,
  Lonand: 1,
  Orchard: 1,
};

beforeAll(async () => {
  ({ database, search } = await filled());
});

/** A database of its own with these homes. */
async function filled() {
  const own = await freshDatabase();
  const { id: sellerId } = await buildAccount(own);
  const home = (locality: string) =>
    listing({ sellerId, ...PUNE, locality, title: 'Two rooms', description: '' });
  const named = Object.entries(HOMES).flatMap(([locality, count]) =>
    Array.from({ length: count }, () => home(locality)),
  );
  const words = Array.from({ length: 30 }, () => ({ ...home('Baner'), title: 'By the orchard' }));
  await writeListings(own, [
    ...named,
    ...words,
    listing({ sellerId, city: 'Bengaluru', state: 'Karnataka', locality: 'Tilak Nagar' }),
    listing({ sellerId, city: 'Nagpur', state: 'Maharashtra', locality: 'Mihan Sector 4' }),
    listing({ sellerId, city: 'Nagpur', state: 'Maharashtra', locality: 'Nehru Chowk' }),
    { ...home('Nehru Chowk'), title: 'Near the chowk' },
    // The name of a town in Madhya Pradesh where nothing is to be had.
    listing({ sellerId, city: 'Nashik', state: 'Maharashtra', locality: 'Ashok Nagar' }),
    listing({ sellerId, city: 'Nagpur', state: 'Maharashtra', locality: 'Ashok Nagar' }),
    ...['Khanapur', 'Khanapur', 'Khanapur', 'Kothapet', 'Varanasi', 'Bhuvaneshwari Nagar'].map(
      (locality) => listing({ sellerId, city: 'Hyderabad', state: 'Telangana', locality }),
    ),
  ]);
  await new Vocabulary(own).rebuild();
  return { database: own, search: new PropertySearch(own), home };
}

async function found(filter: Parameters<PropertySearch['count']>[0]) {
  const page = await search.find({ filter, sort: 'relevance', page: 1, pageSize: 100 });
  const places = [...new Set(page.items.map(({ locality }) => locality))].sort();
  const { parts, text, corrections } = page.understanding;
  return { total: page.total, places, labels: parts.map(({ label }) => label), text, corrections };
}

test('listings in places of a name are counted where every way of writing it has the words', async () => {
  const counted = async (place: string, words: string, search = {}) => {
    const name = { place, words, featured: 0 };
    const [row] = await database.query<{ count: number }>(placedHitsStatement(search, name, 40));
    return row?.count;
  };
  expect(await counted('nehruchovk', 'Nehru Chowk')).toBe(2);
  expect(await counted('nehruchovk', 'Nehru Chowk', { city: 'Nagpur' })).toBe(1);
  expect(await counted('nehruchovk', 'Nehru Road')).toBe(0);
  // Two are written with one 'm', forty-one without.
  expect(await counted('mohmdvdianex', 'Mohamadwadi Annexe')).toBe(0);
  expect(await counted('orchrd', 'Orchard')).toBe(1);
});

test('D-107 a search is spelled out by the names of the market', async () => {
  const spelled = async (filter: Parameters<PropertySearch['count']>[0]) => {
    const { understanding } = await search.find({
      filter,
      sort: 'relevance',
      page: 1,
      pageSize: 1,
    });
    return understanding.query;
  };
  expect(
    await spelled({ city: 'poona', subtype: 'flat', features: ['lift', 'Elevator', POOL] }),
  ).toBe('city=Pune&features=Elevator%2CSwimming+Pool&subtype=flat-apartment');
  expect(await spelled({ city: 'BANGALORE', state: 'karnataka' })).toBe(
    'city=Bengaluru&state=Karnataka',
  );
  expect(await spelled({ city: 'poona', keyword: 'nyati enclave' })).toBe(
    'city=Pune&location=Nyati+Enclave&state=Maharashtra',
  );
  expect(await spelled({ type: 'Agriculture' })).toBe('type=agricultural');
  // A town of Uttar Pradesh has that name too, and more people.
  expect(await spelled({ city: 'Maharajgani' })).toBe('city=Maharajganj&state=Bihar');
});

describe('D-113 a place chosen as a filter', () => {
  test('has every way of writing it, and its parts', async () => {
    const all = await found({ ...PUNE, location: 'NYATI ENCLAVE' });
    expect(all.total).toBe(5);
    expect(all.places).toHaveLength(4);
  });

  test('a part is only that part', async () => {
    const { places } = await found({ ...PUNE, location: 'Nyati Enclave, Phase II' });
    expect(places).toEqual(['NyatiEnclave Phase 2']);
  });

  test('mistakes that twenty times as many do not make are found with the right name, and it with them', async () => {
    const right = await found({ ...PUNE, location: 'Mohamadwadi Annexe' });
    expect(right.total).toBe(45);
    expect(await found({ ...PUNE, location: 'Mohanadwadi Annexe' })).toEqual(right);
    expect(await found({ ...PUNE, location: '7 mohamadwadi annexe' })).toEqual(right);
  });

  test('every locality that is offered shows as many as it says', async () => {
    const { localities } = await search.facets(PUNE);
    expect(localities.map(({ value, count }) => `${value} ${count}`)).toEqual([
      'Mohamadwadi Annexe 45',
      'Baner 30',
      'Nyati Enclave 5',
      'Lonand 1',
      'Nehru Chowk 1',
      'NyatiEnclave Phase 2 1',
      'Orchard 1',
      'Phase III Nyati Enclave 1',
    ]);
    for (const { value, count } of localities) {
      expect([value, await search.count({ ...PUNE, location: value })]).toEqual([
        value,
        { total: count, isLowerBound: false },
      ]);
    }
  });
});

describe('D-113 a place in a keyword', () => {
  test('is read where only listings know it, and brings its city', async () => {
    const { total, labels, text } = await found({ keyword: 'flat near nyati enclave for sale' });
    expect([total, text]).toEqual([5, null]);
    expect(labels).toContain('Nyati Enclave, Pune');
  });

  test('that is a town elsewhere is the place of the larger town beside it', async () => {
    const { labels, places } = await found({ keyword: 'lonand pune' });
    expect([labels, places]).toEqual([['Lonand, Pune', 'Pune'], ['Lonand']]);
  });

  test('in several cities is read in the one that is named or chosen, and text without', async () => {
    expect((await found({ keyword: 'nehru chowk nagpur' })).labels).toContain(
      'Nehru Chowk, Nagpur',
    );
    expect((await found({ keyword: 'nehru chowk', ...PUNE })).labels).toEqual([
      'Nehru Chowk, Pune',
    ]);
    expect(await found({ keyword: 'nehru chowk' })).toMatchObject({ total: 2, labels: [] });
  });

  test('that is a town without a hit is the place of that name wherever listings know it', async () => {
    expect(await found({ keyword: 'flats for sale in ashok nagar' })).toEqual({
      total: 2,
      places: ['Ashok Nagar'],
      labels: ['Flat/Apartment', 'For Sale'],
      text: 'ashok nagar',
      corrections: [],
    });
    expect(await found({ keyword: 'villa ashok nagar' })).toMatchObject({ total: 0 });
  });

  test('of which no town knows, and mistakes for it, are read as the right one in one statement', async () => {
    const places = Places.of(database);
    const key = (name: string) => localityPlace(PUNE.city, PUNE.state, name).key;
    const keys = ['Mohamadwadi Annexe', 'Mohanadwadi Annexe', '7 Mohamadwadi Annexe', 'Lonand'];
    const named = await places.withKeys([...keys, 'Mihan Sector 4'].map(key));
    const read = vi.spyOn(database, 'read');
    const intended = await places.intended(named);
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRestore();
    const right = Object.fromEntries(named.map(({ name }, at) => [name, intended[at]?.name]));
    expect(right).toEqual({
      'Mohamadwadi Annexe': 'Mohamadwadi Annexe',
      'Mohanadwadi Annexe': 'Mohamadwadi Annexe',
      '7 Mohamadwadi Annexe': 'Mohamadwadi Annexe',
      Lonand: 'Lonand',
      'Mihan Sector 4': 'Mihan Sector 4',
    });
  });

  test('is a word where most listings with it stand elsewhere', async () => {
    expect(await found({ keyword: 'orchard' })).toMatchObject({ total: 31, labels: [] });
  });

  test('D-123 is one beside its city where only a post office or an area names it', async () => {
    const labels = async (keyword: string) => (await found({ keyword })).labels;
    expect(await labels('kondhwa pune')).toEqual(['Kondhwa, Pune', 'Pune']);
    expect(await labels('nehru place delhi')).toEqual(['Nehru Place, Delhi', 'Delhi']);
    expect(await labels('baner, pashan')).toEqual(['Baner, Pune', 'Pashan, Pune']);
    const two = ['Rajouri Garden, Delhi', 'Tilak Nagar, Delhi'];
    expect(await labels('rajouri garden, tilak nagar')).toEqual(two);
    // Of one great town alone it needs no city, but as words.
    expect(await labels('kondhwa')).toEqual(['Kondhwa, Pune']);
    expect(await labels('freehold plot sector 15 panchkula')).toContain('Sector 15, Panchkula');
    expect(await labels('high court')).toEqual([]);
    // A town is itself, and so are words.
    expect(await labels('thane mumbai')).toEqual(['Mumbai']);
  });

  test('D-114 typed wrong is corrected in its city, and without one', async () => {
    const corrections = [{ from: 'nyari enclave', to: 'Nyati Enclave' }];
    expect(await found({ keyword: 'nyari enclave pune' })).toMatchObject({ total: 5, corrections });
    expect(await found({ keyword: 'nyari enclave' })).toMatchObject({ total: 5, corrections });
  });

  test('kinds are spelled right before anything is looked for', async () => {
    const { labels, corrections } = await found({ keyword: 'apartmant nyati enclave' });
    expect(labels).toEqual(['Flat/Apartment', 'Nyati Enclave, Pune']);
    expect(corrections).toEqual([{ from: 'apartmant', to: 'apartment', isBoth: false }]);
  });

  test('D-114 property and other fillers never become text', async () => {
    const everything = await found({});
    expect(await found({ keyword: 'property' })).toEqual(everything);
    expect((await found({ keyword: 'looking for a property in Pune' })).text).toBeNull();
  });
});

test.each([
  ['flat in kanpur', ['Flat/Apartment', 'Kanpur']],
  ['flat in varanasi', ['Flat/Apartment', 'Varanasi']],
  ['kokapet', ['Kokapet, Hyderabad']],
  ['bhuvneshwar', []],
])('D-121 %s is no other place that is called nearly so', async (keyword, labels) => {
  expect(await found({ keyword })).toMatchObject({ labels, corrections: [], total: 0 });
});
