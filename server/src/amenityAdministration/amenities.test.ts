import { beforeEach, describe, expect, test } from 'vitest';
import { AMENITIES, findAmenity } from '../../../schema/catalogue/amenities.ts';
import { smallestValid, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { buildAccount, buildPicture, listing, writeListings } from '../../test/factories.ts';
import { sharedApp, type TestApp, viewerOf } from '../../test/harness/application.ts';
import { bodyOf, buildPoster, inputOf, EDIT, postByRest } from '../../test/harness/posting.ts';
import { AuditEntry } from '../accounts/auditEntry.entity.ts';
import { type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';

const SITE_ADMIN = { userType: 'site_admin', role: 'site_admin', kind: null } as const;
const PATH = '/api/site-admin/amenities';
const FLAT = subtypeByKey('flat-apartment');
const PARKING = AMENITIES.find(({ name }) => name === 'Parking') ?? AMENITIES[0];

const CREATE = `mutation ($input: CreateAmenityInput!) {
  createAmenity(input: $input) { amenity { id name icon suits aliases isBuiltIn propertyCount } } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateAmenityInput!) {
  updateAmenity(id: $id, input: $input) { amenity { id name } } }`;
const DELETE = 'mutation ($id: ID!) { deleteAmenity(id: $id) { deletedId } }';
const LIST = `query ($search: String, $isBuiltIn: Boolean, $page: Int! = 1) {
  administration { amenities(search: $search, isBuiltIn: $isBuiltIn, page: $page) {
    total pageCount items { id name isBuiltIn propertyCount } } } }`;

let database: Database;
let served: TestApp;
let admin: Viewer;

const fresh = sharedApp();

beforeEach(async () => {
  ({ database, served } = await fresh());
  admin = viewerOf(await buildAccount(database, SITE_ADMIN));
});

const add = (body: object, as = admin) => served.rest(PATH, as, 'POST', { body });
const change = (id: string, body: object, as = admin) =>
  served.rest(`${PATH}/${id}`, as, 'PUT', { body });
const remove = (id: string, as = admin) => served.rest(`${PATH}/${id}`, as, 'DELETE');

async function added(name: string, more: object = {}): Promise<string> {
  const { status, body } = await add({ name, ...more });
  expect([status, body['success']]).toEqual([201, true]);
  return Object(body['amenity'])['id'];
}

async function available(): Promise<string[]> {
  const { body } = await served.rest('/api/amenities');
  return Object(body['amenities']).map(({ name }: { name: string }) => name);
}

async function found(query: string): Promise<string[]> {
  const { body } = await served.rest(`/api/properties?${query}`);
  return Object(body['properties']).map(({ title }: { title: string }) => title);
}

async function list(variables: object = {}) {
  const { data, errors } = await served.graphql(LIST, variables, admin);
  expect(errors).toEqual([]);
  return Object(data?.['administration'])['amenities'];
}

const withAmenities = async (title: string, ids: readonly string[], more: object = {}) => {
  const { id: sellerId } = await buildAccount(database);
  const row = listing({ sellerId, title, details: { amenities: [...ids] }, ...more });
  await writeListings(database, [row]);
  return row.id;
};

describe('A-7.4-13 amenities of administrators', () => {
  test('A-3-16 one that is added has an id and a name, and stands wherever amenities stand', async () => {
    const { status, body } = await add({ name: '  Rooftop   Cinema ' });
    expect(status).toBe(201);
    const { _id, id, ...amenity } = Object(body['data']);
    expect(_id).toBe(id);
    expect(amenity).toEqual({
      name: 'Rooftop Cinema',
      icon: 'Check',
      suits: ['home', 'land', 'workplace', 'storage', 'farm'],
      aliases: [],
      isBuiltIn: false,
      propertyCount: 0,
    });
    const known = { _id: id, id, name: 'Rooftop Cinema' };
    const options = await served.rest('/api/properties/dropdown-options');
    expect((await served.rest('/api/amenities')).body['amenities']).toContainEqual(known);
    expect(Object(options.body['options'])['amenities']).toContainEqual(known);
    const { data } = await served.graphql(
      '{ amenities { id name } propertyOptions { key options { value label } } }',
    );
    expect(data?.['amenities']).toContainEqual({ id, name: 'Rooftop Cinema' });
    expect(JSON.stringify(data?.['propertyOptions'])).toContain(
      JSON.stringify({ value: id, label: 'Rooftop Cinema' }),
    );
  });

  test('A-7.4-13 the forms of the families it suits offer it, and no others', async () => {
    const { data } = await served.graphql(
      CREATE,
      { input: { name: 'Dock Leveller', icon: 'Sun', suits: ['STORAGE'], aliases: ['Leveller'] } },
      admin,
    );
    const { amenity } = Object(data?.['createAmenity']);
    expect(amenity).toMatchObject({ icon: 'Sun', suits: ['STORAGE'], aliases: ['leveller'] });
    const offers = async (key: string) => {
      const query = `{ subtype(key: "${key}") { form { fields { name options { value } } } } }`;
      const rest = await served.rest(`/api/properties/subtypes/${key}/form`);
      const graph = await served.graphql(query);
      return [rest.text, graph.text].map((text) => text.includes(amenity.id));
    };
    expect(await offers('warehouse-godown')).toEqual([true, true]);
    expect(await offers('flat-apartment')).toEqual([false, false]);
  });

  test('A-7.4-13 the list has pages, is searched by names, and says how many listings have each', async () => {
    const id = await added('Rooftop Cinema', { aliases: ['open air cinema'] });
    await withAmenities('One', [id, PARKING?.id ?? '']);
    await withAmenities('Hidden', [id], { isActive: false });
    const all = await list();
    expect([all.total, all.pageCount]).toEqual([AMENITIES.length + 1, 3]);
    const one = { id, name: 'Rooftop Cinema', isBuiltIn: false, propertyCount: 2 };
    expect(all.items[0]).toEqual(one);
    for (const search of ['rooftop', 'Open Air', id]) {
      expect((await list({ search })).items).toEqual([one]);
    }
    expect((await list({ search: 'lift' })).items).toMatchObject([{ name: 'Elevator' }]);
    expect((await list({ search: '%' })).total).toBe(0);
    expect((await list({ isBuiltIn: false })).total).toBe(1);
    expect((await list({ isBuiltIn: true })).total).toBe(AMENITIES.length);
    expect((await list({ page: 9 })).items).toEqual([]);
    const newer = await added('Sky Deck');
    const ids = (await list()).items.map((each: { id: string }) => each.id);
    expect(ids.slice(0, 3)).toEqual([newer, id, AMENITIES[0]?.id]);
    const rest = await served.rest(`${PATH}?search=parking&limit=1`, admin);
    expect(rest.body).toMatchObject({
      data: [{ _id: PARKING?.id, name: 'Parking', isBuiltIn: true, propertyCount: 1 }],
      pagination: { page: 1, limit: 1, total: 2, totalPages: 2 },
    });
  });

  test('A-7.4-13 what is changed is changed everywhere, the id stays, and what is not sent too', async () => {
    const id = await added('Rooftop Cinema', { aliases: ['movie roof'], suits: ['home'] });
    await withAmenities('One', [id]);
    const { status, body } = await change(id, { name: 'Open Air Cinema', icon: 'Sun' });
    expect(status).toBe(200);
    expect(body['amenity']).toMatchObject({
      id,
      name: 'Open Air Cinema',
      icon: 'Sun',
      suits: ['home'],
      aliases: ['movie roof'],
    });
    const listed = await served.rest('/api/properties');
    expect(Object(listed.body['properties'])[0].amenities).toEqual([
      { _id: id, id, name: 'Open Air Cinema' },
    ]);
    expect(await found('features=Open Air Cinema')).toEqual(['One']);
    const { data } = await served.graphql(UPDATE, { id, input: { name: 'Roof' } }, admin);
    expect(Object(data?.['updateAmenity']).amenity).toEqual({ id, name: 'Roof' });
  });

  test('A-7.4-13 one of the catalogue can be renamed, and its old name is understood still', async () => {
    const { id } = PARKING ?? { id: '' };
    await withAmenities('One', [id]);
    const { body } = await change(id, { name: 'Car Space' });
    expect(body['amenity']).toMatchObject({ id, name: 'Car Space', isBuiltIn: true });
    expect(await available()).toContain('Car Space');
    expect(await available()).not.toContain('Parking');
    for (const name of ['Parking', 'Car Space', id]) {
      expect(await found(`features=${name}`)).toEqual(['One']);
    }
    const used = await add({ name: 'parking' });
    expect([used.status, used.body['message']]).toEqual([
      409,
      'parking is another name for Car Space. Please use that amenity or a different name.',
    ]);
    expect((await change(id, { name: 'Parking' })).status).toBe(200);
    expect(await available()).toContain('Parking');
  });

  test('A-7.4-13 deleting one in use is refused with the count, also of an edit that nobody approved yet', async () => {
    const id = await added('Rooftop Cinema');
    const seller = await buildPoster(database);
    const own = listing({ sellerId: seller.id, title: 'Own', details: { cost: 5_000_000 } });
    await writeListings(database, [own]);
    const pictures = [await buildPicture(database, seller.id)];
    const details = { ...smallestValid(FLAT), cost: 7_000_000, amenities: [id] };
    const input = inputOf({ subtype: FLAT, details, pictures });
    const edit = await served.graphql(EDIT, { id: own.id, input }, viewerOf(seller));
    expect(edit.errors).toEqual([]);
    const refused = await remove(id);
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      '1 edited version has Rooftop Cinema, so it cannot be deleted. You can rename it.',
    ]);
    for (const title of ['One', 'Two']) await withAmenities(title, [id]);
    await withAmenities('Sold', [id], { isActive: false });
    const { errors } = await served.graphql(DELETE, { id }, admin);
    expect(errors[0]).toMatchObject({
      message:
        '3 listings and 1 edited version have Rooftop Cinema, so it cannot be deleted. You can rename it.',
      extensions: { code: 'CONFLICT' },
    });
    expect(await available()).toContain('Rooftop Cinema');
  });

  test('A-7.4-13 one that nobody uses is deleted for good, and its bit is never given again', async () => {
    const id = await added('Rooftop Cinema');
    const { bit } = findAmenity(id) ?? { bit: 0 };
    expect(await remove(id)).toMatchObject({ status: 200, body: { message: 'Amenity deleted.' } });
    expect(await available()).not.toContain('Rooftop Cinema');
    expect((await remove(id)).status).toBe(404);
    const again = await added('Rooftop Cinema');
    expect(again).not.toBe(id);
    expect(findAmenity(again)?.bit).toBe(bit + 1);
  });

  test('A-7.4-13 one of the catalogue is not deleted', async () => {
    expect(await remove(PARKING?.id ?? '')).toMatchObject({
      status: 409,
      body: {
        message: 'Parking is a built-in amenity and cannot be deleted. You can rename it.',
      },
    });
  });

  test.each(['none', '65a000000000000000000abc', '%00'])(
    'there is none with the id %j',
    async (id) => {
      const message = 'This amenity does not exist. It may have been deleted.';
      for (const response of [await change(id, { name: 'Roof' }), await remove(id)]) {
        expect(response).toMatchObject({ status: 404, body: { message } });
      }
    },
  );

  test('A-7.4-13 each change is remembered with before and after', async () => {
    const id = await added('Rooftop Cinema', { suits: ['home'] });
    await change(id, { name: 'Cinema', suits: ['home'] });
    await change(id, { name: 'Cinema' });
    await remove(id);
    const entries = await database.source
      .getRepository(AuditEntry)
      .find({ where: { subject: id }, order: { id: 'ASC' } });
    const content = { icon: 'Check', suits: 'home', aliases: '' };
    expect(entries.map(({ action, change: made }) => [action, made])).toEqual([
      ['amenity.created', { before: null, after: { name: 'Rooftop Cinema', ...content } }],
      ['amenity.changed', { before: { name: 'Rooftop Cinema' }, after: { name: 'Cinema' } }],
      ['amenity.deleted', { before: { name: 'Cinema', ...content }, after: null }],
    ]);
  });
});

describe('A-7.4-13 refused', () => {
  test('names that another one has, in whatever spelling', async () => {
    await added('Rooftop Cinema', { aliases: ['Open-Air Cinema'] });
    const messageOf = async (body: object) => {
      const response = await add(body);
      return [response.status, response.body['message']];
    };
    const named = 'There is already an amenity named Rooftop Cinema.';
    expect(await messageOf({ name: 'rooftop  cinema' })).toEqual([409, named]);
    expect(await messageOf({ name: 'Roof-Top Cinema' })).toEqual([409, named]);
    expect(await messageOf({ name: 'Helipad', aliases: ['open air cinema'] })).toEqual([
      409,
      'open air cinema is another name for Rooftop Cinema. Please use that amenity or a different name.',
    ]);
    expect(await messageOf({ name: 'Wi-Fi' })).toEqual([
      409,
      'There is already an amenity named WiFi.',
    ]);
    expect(await messageOf({ name: 'Lift' })).toEqual([
      409,
      'Lift is another name for Elevator. Please use that amenity or a different name.',
    ]);
  });

  test('D4 a name that looks like another is taken, however it is composed', async () => {
    await added('Caf\u00e9');
    const alike = ['Cafe\u0301', 'CAFE\u0301', 'caf\u00e9', '\uff23\uff41\uff46\u00e9'];
    for (const name of alike) expect((await add({ name })).status, name).toBe(409);
    expect((await add({ name: 'Library', aliases: ['cafe\u0301'] })).status).toBe(409);
    expect(findAmenity('CAFE\u0301')?.name).toBe('Caf\u00e9');
  });

  test('of the same name that is sent four times at once one is taken', async () => {
    const responses = await Promise.all([1, 2, 3, 4].map(() => add({ name: 'Rooftop Cinema' })));
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      201, 409, 409, 409,
    ]);
  });

  test.each<[string, object, string]>([
    ['markup', { name: '<b>Pool</b>' }, 'name'],
    ['a script', { name: '"><script>alert(1)</script>' }, 'name'],
    ['a comma, which parts what is asked for', { name: 'Pool, heated' }, 'name'],
    ['an escape', { name: 'Pool\u0000' }, 'name'],
    ['a right-to-left mark', { name: 'Pool\u202e' }, 'name'],
    ['nothing', { name: ' ' }, 'name'],
    ['no name', {}, 'name'],
    ['no letter', { name: '24 7' }, 'name'],
    ['the word for everything', { name: 'Any' }, 'name'],
    ['41 characters', { name: 'a'.repeat(41) }, 'name'],
    ['an object', { name: { a: 1 } }, 'name'],
    ['another icon', { name: 'Roof', icon: 'Skull' }, 'icon'],
    ['no family', { name: 'Roof', suits: [] }, 'suits'],
    ['an unknown family', { name: 'Roof', suits: ['boat'] }, 'suits'],
    ['a family that is no list', { name: 'Roof', suits: 'home' }, 'suits'],
    ['another name of markup', { name: 'Roof', aliases: ['<i>'] }, 'aliases'],
    ['another name that is no text', { name: 'Roof', aliases: [7] }, 'aliases'],
    [
      'eleven other names',
      { name: 'Roof', aliases: 'a b c d e f g h i j k'.split(' ') },
      'aliases',
    ],
  ])('%s', async (_what, body, field) => {
    const response = await add(body);
    expect([response.status, Object(response.body['errors'])[0]?.field]).toEqual([400, field]);
    expect(await available()).toHaveLength(AMENITIES.length);
  });

  test.each(['seller', 'builder', 'buyer'] as const)('whatever a %s sends', async (userType) => {
    const other = viewerOf(await buildAccount(database, { userType }));
    const id = await added('Rooftop Cinema');
    const responses = [
      await served.rest(PATH, other),
      await add({ name: 'Mine' }, other),
      await change(id, { name: 'Mine' }, other),
      await remove(id, other),
    ];
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await available()).toEqual([...AMENITIES.map(({ name }) => name), 'Rooftop Cinema']);
  });
});

describe('a hundred added amenities', () => {
  const NAMES = Array.from(
    { length: 100 },
    (_, index) => `${['Sky', 'Moon', 'Star', 'Cloud'][index % 4]} Deck ${index + 1}`,
  );

  test('A-7.4-13 a listing is posted with several of them and found by each, by filter and by word', async () => {
    const ids = new Map<string, string>();
    for (const name of NAMES) ids.set(name, await added(name));
    expect(await available()).toHaveLength(AMENITIES.length + 100);
    const idOf = (name: string) => ids.get(name) ?? '';
    const seller = await buildPoster(database);
    const chosen = [
      PARKING?.id ?? '',
      idOf('Sky Deck 1'),
      idOf('Sky Deck 65'),
      idOf('Cloud Deck 100'),
    ];
    const details = { ...smallestValid(FLAT), amenities: chosen };
    const pictures = [await buildPicture(database, seller.id)];
    const posted = await postByRest(
      served,
      { subtype: FLAT, details, pictures, more: { title: 'Posted' } },
      viewerOf(seller),
    );
    expect(posted.body['errors']).toBeUndefined();
    const { amenities, id } = Object(posted.body['property']);
    expect(amenities.map(({ name }: { name: string }) => name)).toEqual([
      'Parking',
      'Sky Deck 1',
      'Sky Deck 65',
      'Cloud Deck 100',
    ]);
    const question = 'query ($id: ID!) { property(id: $id) { amenities { name icon } } }';
    await served.rest(`/api/site-admin/properties/${id}/approve`, admin, 'PUT');
    const { data } = await served.graphql(question, { id });
    expect(Object(data?.['property']).amenities).toContainEqual({
      name: 'Cloud Deck 100',
      icon: 'Check',
    });
    await withAmenities('Other', [idOf('Moon Deck 2')]);
    await withAmenities('Far', [idOf('Sky Deck 65')], { city: 'Pune', state: 'Maharashtra' });
    await withAmenities('Written', [], { description: 'Under the sky deck 65 of the tower.' });
    const sorted = async (query: string) => (await found(query)).toSorted();
    expect(await sorted('features=Sky Deck 65')).toEqual(['Far', 'Posted']);
    expect(await sorted(`features=${idOf('Sky Deck 65')},Parking,cloud-deck-100`)).toEqual([
      'Posted',
    ]);
    expect(await sorted('city=Bengaluru&features=Sky Deck 65')).toEqual(['Posted']);
    expect(await sorted('city=Bengaluru&features=Parking,Sky Deck 65')).toEqual(['Posted']);
    expect(await sorted('features=Sky Deck 65,Moon Deck 2')).toEqual([]);
    // By word: who has it, and who writes it.
    expect(await sorted('keyword=sky deck 65')).toEqual(['Far', 'Posted', 'Written']);
    expect(await sorted('keyword=sky deck 65 in bengaluru')).toEqual(['Posted', 'Written']);
    expect(await sorted('keyword=flat with cloud deck 100')).toEqual(['Posted']);
    const graph = await served.graphql(
      '{ properties(filter: { features: ["Sky Deck 1"] }) { items { title } } }',
    );
    expect(Object(graph.data?.['properties']).items).toEqual([{ title: 'Posted' }]);
  });

  test('A-7.4-13 other names are understood in filters and in words', async () => {
    const id = await added('Rooftop Cinema', { aliases: ['movie terrace'] });
    await withAmenities('Belvedere', [id]);
    await withAmenities('Two', []);
    expect(await found('features=Movie Terrace')).toEqual(['Belvedere']);
    expect(await found('keyword=flat with movie-terrace belvedere')).toEqual(['Belvedere']);
    expect(await found('keyword=flat with movie-terrace elsewhere')).toEqual(['Belvedere']);
    await change(id, { aliases: [] });
    expect(await found('keyword=movie terrace')).toEqual([]);
  });

  test('A-7.4-13 an id that no amenity has is refused', async () => {
    const seller = await buildPoster(database);
    const pictures = [await buildPicture(database, seller.id)];
    const details = { ...smallestValid(FLAT), amenities: ['65a000000000000000000abc'] };
    const body = bodyOf({ subtype: FLAT, details, pictures });
    const response = await served.rest('/api/properties/add', viewerOf(seller), 'POST', { body });
    expect(response).toMatchObject({ status: 400, body: { errors: [{ field: 'amenities' }] } });
  });
});
