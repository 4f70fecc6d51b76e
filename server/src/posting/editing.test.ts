import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { smallestValid, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { type Details } from '../../../schema/catalogue/model.ts';
import { buildPicture } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { giveProof, newMobile } from '../../test/harness/people.ts';
import {
  bodyOf,
  EDIT,
  hourPasses,
  inputOf,
  postByGraphQL,
  refusedBy,
  buildPoster,
} from '../../test/harness/posting.ts';
import { type AccountViewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';

let database: Database;
let served: TestApp;
let seller: AccountViewer;
let admin: AccountViewer;

const flat = subtypeByKey('flat-apartment');
const FLAT: Details = { ...smallestValid(flat), cost: 1_000_000, locality: 'Indiranagar' };

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  seller = viewerOf(await buildPoster(database));
  const role = 'site_admin';
  admin = viewerOf(await buildPoster(database, { userType: role, role, kind: null }));
});

beforeEach(() => hourPasses(database));

interface Posted {
  id: string;
  pictures: string[];
}

/** A flat of the seller with three pictures, waiting. */
async function posted(by = seller): Promise<Posted> {
  const pictures = await Promise.all([1, 2, 3].map(() => buildPicture(database, by.id)));
  const { data } = await postByGraphQL(served, { subtype: flat, details: FLAT, pictures }, by);
  return { id: String(Object(Object(data?.['createProperty'])['property'])['id']), pictures };
}

async function approved(): Promise<Posted> {
  const made = await posted();
  await decide(made.id, `approveProperty(id: "${made.id}")`);
  return made;
}

async function decide(id: string, call: string): Promise<void> {
  const { errors } = await served.graphql(
    `mutation { ${call} { property { id } } }`,
    { id },
    admin,
  );
  expect(errors).toEqual([]);
}

function edit({ id, pictures }: Posted, details: object, more: object = {}, as = seller) {
  const input = inputOf({
    subtype: flat,
    details: { ...FLAT, ...details },
    pictures,
    more: { ...more },
  });
  return served.graphql(EDIT, { id, input }, as);
}

const restEdit = (id: string, body: object, as = seller) =>
  served.rest('/api/properties/edit/' + id, as, 'PUT', { body });

async function asVisitor(id: string): Promise<Record<string, unknown> | null> {
  const { body, status } = await served.rest('/api/properties/' + id);
  return status === 200 ? Object(body['property']) : null;
}

async function removedPictures(ids: readonly string[]): Promise<string[]> {
  const rows = await database.query<{ id: string }>({
    text: 'SELECT id FROM picture WHERE id = ANY($1) AND removed_at IS NOT NULL ORDER BY id',
    values: [[...ids]],
  });
  return rows.map(({ id }) => id);
}

describe('D-75 where an edit goes', () => {
  test('an edit and an approval write the listing once', async () => {
    await database.query({ text: 'CREATE TABLE written (id text)' });
    await database.query({
      text: `CREATE FUNCTION note_written() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN INSERT INTO written VALUES (NEW.id); RETURN NULL; END $$`,
    });
    await database.query({
      text: `CREATE TRIGGER note_written AFTER UPDATE ON property
        FOR EACH ROW EXECUTE FUNCTION note_written()`,
    });
    const writes = async (work: Promise<unknown>) => {
      await database.query({ text: 'DELETE FROM written' });
      await work;
      return (await database.query({ text: 'TABLE written' })).length;
    };
    const made = await posted();
    const approve = () => decide(made.id, `approveProperty(id: "${made.id}")`);
    expect(await writes(edit(made, { cost: 1_100_000 }))).toBe(1);
    expect(await writes(approve())).toBe(1);
    const light = { cost: 1_110_000 };
    expect(await writes(edit(made, light))).toBe(1);
    expect(await asVisitor(made.id)).toMatchObject({ price: 1_110_000 });
    expect(await writes(edit(made, { cost: 9_000_000 }))).toBe(0);
    expect(await writes(approve())).toBe(1);
    expect(await asVisitor(made.id)).toMatchObject({ price: 9_000_000 });
    await database.query({ text: 'DROP TRIGGER note_written ON property' });
  });

  test('what waits or was rejected is changed itself and waits', async () => {
    const made = await posted();
    const first = await edit(made, { cost: 5_000_000 });
    expect(Object(first.data?.['updateProperty'])['property']).toMatchObject({
      approvalStatus: 'PENDING',
      price: 5_000_000,
    });
    await decide(made.id, `rejectProperty(id: "${made.id}", reason: "Blurred.")`);
    const again = await edit(made, { cost: 5_000_000 });
    expect(Object(again.data?.['updateProperty'])['property']).toMatchObject({
      approvalStatus: 'PENDING',
      rejectionReason: null,
      history: [
        { action: 'EDITED', note: 'Waiting for approval', by: 'You' },
        { action: 'REJECTED' },
        { action: 'EDITED' },
        { action: 'POSTED' },
      ],
    });
    expect(await asVisitor(made.id)).toBeNull();
  });

  test('a light edit of an approved one is seen at once', async () => {
    const made = await approved();
    const { data } = await edit(made, { cost: 1_200_000 }, { description: 'Newly painted.' });
    expect(Object(data?.['updateProperty'])['property']).toMatchObject({
      approvalStatus: 'APPROVED',
      isPublic: true,
    });
    expect(await asVisitor(made.id)).toMatchObject({
      price: 1_200_000,
      description: 'Newly painted.',
    });
  });

  test.each<[string, object, object]>([
    ['the price by more than a fifth', { cost: 1_200_001 }, {}],
    ['the place', { locality: 'Hebbal' }, {}],
    ['the purpose', {}, { purpose: 'RENT' }],
    ['the pictures', {}, { pictures: 'one more' }],
  ])('%s waits while the approved version stays public', async (_what, details, more) => {
    const made = await approved();
    const before = await asVisitor(made.id);
    const pictures =
      'pictures' in more
        ? [...made.pictures, await buildPicture(database, seller.id)]
        : made.pictures;
    const { data, errors } = await edit({ ...made, pictures }, details, { ...more, pictures });
    expect(errors).toEqual([]);
    expect(Object(data?.['updateProperty'])['property']).toMatchObject({
      approvalStatus: 'PENDING',
      isPublic: true,
    });
    expect(await asVisitor(made.id)).toEqual(before);
    // Its seller goes on from the newest version, whichever door it comes through.
    const own = await served.rest('/api/properties/' + made.id, seller);
    expect(own.body['property']).toMatchObject({ approvalStatus: 'pending', isPublic: true });

    await decide(made.id, `approveProperty(id: "${made.id}")`);
    expect(await asVisitor(made.id)).not.toEqual(before);
  });

  test('a weighty edit that is taken back is none', async () => {
    const made = await approved();
    await edit(made, { cost: 9_000_000 });
    const { data } = await edit(made, { cost: 1_000_000 }, { description: 'As it was.' });
    expect(Object(data?.['updateProperty'])['property']).toMatchObject({
      approvalStatus: 'APPROVED',
      price: 1_000_000,
    });
    expect(await asVisitor(made.id)).toMatchObject({ description: 'As it was.' });
    const waiting = await database.query({
      text: 'SELECT 1 FROM property_revision WHERE property_id = $1',
      values: [made.id],
    });
    expect(waiting).toEqual([]);
  });

  test('an edit that changes nothing leaves everything as it is', async () => {
    const made = await approved();
    const { data } = await edit(made, {});
    expect(Object(data?.['updateProperty'])['property']).toMatchObject({
      approvalStatus: 'APPROVED',
      history: [{ action: 'APPROVED' }, { action: 'POSTED' }],
    });
  });

  test('P-1-02 D-96 what an administrator changes is approved with it, and the seller sees who did', async () => {
    const made = await approved();
    await edit(made, { cost: 9_000_000 });
    const { data } = await edit(made, { cost: 8_000_000 }, {}, admin);
    expect(Object(data?.['updateProperty'])['property']).toMatchObject({
      approvalStatus: 'APPROVED',
      price: 8_000_000,
    });
    expect(await asVisitor(made.id)).toMatchObject({ price: 8_000_000 });
    const { data: own } = await served.graphql(
      '{ property(id: "' + made.id + '") { history { action by note } } }',
      {},
      seller,
    );
    expect(Object(own?.['property'])['history'][0]).toEqual({
      action: 'EDITED',
      by: 'Administrator',
      note: 'Approved automatically',
    });
  });
});

describe('D-74 the pictures of an edit', () => {
  test('P-7-09 those it has come as their addresses; new ones follow, in the order and with the cover asked for', async () => {
    const { id, pictures } = await posted();
    const [a = '', b = '', c = ''] = pictures;
    const added = await buildPicture(database, seller.id);
    const [address] = Object(await restEdit(id, {}).then(({ body }) => body['property']))['images'];
    expect(address).toBe(`/media/${a}/960.jpg`);
    const { body } = await restEdit(id, {
      existingImages: JSON.stringify([address, `http://localhost:4000/media/${c}/640.jpg`]),
      images: [added],
      imageOrder: '[1, 2]',
      coverImageIndex: '2',
    });
    expect(Object(body['property'])['images']).toEqual(
      [added, c, a].map((each) => `/media/${each}/960.jpg`),
    );
    expect(await removedPictures(pictures)).toEqual([b]);
  });

  test('absent keeps all, [] takes all away and needs a new one', async () => {
    const { id, pictures } = await posted();
    const saved = await restEdit(id, { description: 'The same pictures.' });
    expect(Object(saved.body['property'])['images']).toHaveLength(3);
    const none = await restEdit(id, { existingImages: '[]' });
    expect(refusedBy(none)).toEqual(['pictures: Please upload at least one property image']);
    const added = await buildPicture(database, seller.id);
    const one = await restEdit(id, { existingImages: '[]', images: [added] });
    expect(Object(one.body['property'])['images']).toEqual([`/media/${added}/960.jpg`]);
    expect(await removedPictures(pictures)).toEqual([...pictures].toSorted());
  });

  test('a picture goes only when no version shows it', async () => {
    const made = await approved();
    const [first = '', ...others] = made.pictures;
    await edit({ ...made, pictures: others }, {});
    expect(await removedPictures(made.pictures)).toEqual([]);
    await edit({ ...made, pictures: [first] }, {});
    expect(await removedPictures(made.pictures)).toEqual([]);
    await decide(made.id, `approveProperty(id: "${made.id}")`);
    // Until nobody can undo the approval.
    expect(await removedPictures(made.pictures)).toEqual([]);
    const text = 'SELECT unshown FROM listing_undo WHERE property_id = $1';
    expect(await database.query({ text, values: [made.id] })).toEqual([{ unshown: others }]);
  });

  test.each([
    [
      { existingImages: '["/media/aaaaaaaaaaaaaaaaaaaaaaaa/960.jpg"]' },
      'existingImages: Only pictures of this property can be kept',
    ],
    [
      { existingImages: 'file:///etc/passwd' },
      'existingImages: Only pictures of this property can be kept',
    ],
    [
      { imageOrder: '[0, 0]' },
      'imageOrder: Please list every picture once by its position, starting from 0',
    ],
    [
      { imageOrder: '[7]' },
      'imageOrder: Please list every picture once by its position, starting from 0',
    ],
    [
      { coverImageIndex: 'first' },
      'coverImageIndex: Please give the position of the cover, starting from 0',
    ],
    [
      { coverImageIndex: 3 },
      'coverImageIndex: Please give the position of the cover, starting from 0',
    ],
  ])('%j is refused', async (body, problem) => {
    expect(refusedBy(await restEdit((await posted()).id, body))).toEqual([problem]);
  });
});

test('what an edit added while it waits stays when it is edited once more', async () => {
  const made = await approved();
  const added = await buildPicture(database, seller.id);
  const pictures = [...made.pictures, added];
  await edit({ ...made, pictures }, {});
  const { data, errors } = await edit({ ...made, pictures }, {}, { description: 'Bright.' });
  expect(errors).toEqual([]);
  expect(Object(data?.['updateProperty'])['property']).toMatchObject({
    pictures: pictures.map((id) => ({ id })),
  });
  expect(await removedPictures(pictures)).toEqual([]);
});

test('the key of an edit is no key for an edit of another listing', async () => {
  const [one, other] = [await posted(), await posted()];
  const key = newId();
  const input = inputOf({ subtype: flat, details: { ...FLAT, cost: 3_000_000 }, pictures: [] });
  const send = ({ id, pictures }: Posted) =>
    served.graphql(EDIT, { id, key, input: { ...input, pictures } }, seller);
  expect((await send(one)).errors).toEqual([]);
  const samePictures = { ...other, pictures: one.pictures };
  expect((await send(samePictures)).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
});

describe('R-A1 an older form takes nothing back', () => {
  const read = async (id: string, as?: AccountViewer) =>
    Object((await served.rest('/api/properties/' + id, as)).body['property']);
  const send = (id: string, input: object) => served.graphql(EDIT, { id, input }, seller);

  test('what was edited meanwhile is not overwritten through either door, and what was not sent stays', async () => {
    const { id } = await posted();
    const { version } = await read(id, seller);
    expect(version).toMatch(/^[0-9a-f]{16}$/);
    expect((await read(id, admin)).version).toBe(version);
    const first = await send(id, { version, details: { ...FLAT, cost: 950_000 } });
    expect(first.errors).toEqual([]);
    const late = await send(id, { version, details: { ...FLAT, balconies: 2 } });
    expect(late.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    const rest = await restEdit(id, { version, address: '12, 4th Cross' });
    expect([rest.status, rest.body['message']]).toEqual([
      409,
      expect.stringContaining('Someone else has changed this listing'),
    ]);
    const { version: newer } = await read(id, seller);
    expect(newer).not.toBe(version);
    expect((await send(id, { version: newer, description: 'Bright.' })).errors).toEqual([]);
    expect((await restEdit(id, { address: '12, 4th Cross' })).status).toBe(200);
    expect(await read(id, seller)).toMatchObject({
      price: 950_000,
      description: 'Bright.',
      address: '12, 4th Cross',
      images: { length: 3 },
    });
  });

  test('a decision changes no version, an edit that waits does; visitors learn none', async () => {
    const { id } = await posted();
    const { version } = await read(id, seller);
    await decide(id, `approveProperty(id: "${id}")`);
    expect((await read(id, seller)).version).toBe(version);
    await send(id, { version, details: { ...FLAT, cost: 9_000_000 } });
    expect((await read(id, seller)).version).not.toBe(version);
    expect((await read(id)).version).toBeNull();
  });

  test('the answer to an edit that was lost is no conflict with itself', async () => {
    const { id } = await posted();
    const { version } = await read(id, seller);
    const variables = { id, key: newId(), input: { version, description: 'Bright.' } };
    const first = await served.graphql(EDIT, variables, seller);
    const again = await served.graphql(EDIT, variables, seller);
    expect([first.errors, again.errors]).toEqual([[], []]);
  });
});

describe('P-5.2-07 what an edit must fill in', () => {
  test('the same lists hold, in the words of the alert', async () => {
    const { id } = await posted();
    const { cost: _cost, ...others } = FLAT;
    const details = { ...others, furnishType: '' };
    const { body, status } = await restEdit(id, { details: JSON.stringify(details) });
    expect(status).toBe(400);
    expect(body['message']).toBe('Please fill all required fields: Furnish Type, Price');
  });

  test('P-7-09 what is absent stays as it was, and what is empty goes', async () => {
    const { id } = await posted();
    await restEdit(id, {
      address: '12, 4th Cross',
      pincode: '560038',
      latitude: '12.98',
      longitude: '77.64',
      description: 'Bright.',
    });
    const mobile = newMobile();
    await giveProof(database, seller.id, mobile);
    const saved = await restEdit(id, { contactPhone: mobile });
    expect(saved.body).toMatchObject({
      success: true,
      propertyId: id,
      message: 'Property updated successfully. The change goes live after a quick verification.',
      property: {
        address: '12, 4th Cross',
        pincode: '560038',
        latitude: 12.98,
        locationIsApproximate: false,
        description: 'Bright.',
        contactPhone: mobile,
        amenities: [{ name: 'Air Condition' }],
      },
    });
    const removed = await restEdit(id, {
      address: '',
      description: '',
      latitude: '',
      longitude: '',
    });
    expect(removed.body['property']).toMatchObject({
      address: null,
      description: '',
      locationIsApproximate: true,
    });
  });

  test('D-72 a made title follows the facts, a written one stays', async () => {
    const { id } = await posted();
    const title = async (body: object) =>
      Object((await restEdit(id, body)).body['property'])['title'];
    expect(await title({ city: 'Mysuru' })).toBe('1 RK Flat for Sale in Indiranagar, Mysuru');
    expect(await title({ title: 'My flat', status: 'rent' })).toBe('My flat');
    expect(await title({ status: 'sell' })).toBe('My flat');
    expect(await title({ title: '' })).toBe('1 RK Flat for Sale in Indiranagar, Mysuru');
  });

  test('an exact position stays as long as the place does', async () => {
    const { id } = await posted();
    await restEdit(id, { latitude: 12.98, longitude: 77.64 });
    const moved = await restEdit(id, { city: 'Mysuru' });
    expect(moved.body['property']).toMatchObject({ city: 'Mysuru', locationIsApproximate: true });
  });

  test('a subtype and the type that contradicts it are refused, another subtype needs its fields', async () => {
    const { id } = await posted();
    expect(refusedBy(await restEdit(id, { type: 'commercial' }))).toEqual([
      'subtype: Flat/Apartment is residential. Please choose a subtype of the type you want.',
    ]);
    const other = await restEdit(id, { subtype: 'house/villa' });
    expect(refusedBy(other)).toContain('details.plotArea: Plot Area is required');
    const house = subtypeByKey('residential-house-villa');
    const body = bodyOf({ subtype: house, details: smallestValid(house), pictures: [] });
    const { images: _images, ...changed } = body;
    const changedTo = await restEdit(id, changed);
    expect(changedTo.body['property']).toMatchObject({ subtype: 'Residential House/Villa' });
  });
});

describe('whose it is', () => {
  test.each(['seller', 'buyer', 'builder'] as const)(
    'A-6-05 another %s cannot read, edit, delete or close it, nor take its pictures',
    async (userType) => {
      const kind = userType === 'buyer' ? null : 'builder';
      const other = viewerOf(await buildPoster(database, { userType, kind }));
      const made = await posted();
      const missing = 'Property not found. Please check the property ID.';
      expect((await served.rest('/api/properties/' + made.id, other)).status).toBe(404);
      const refused = [
        await restEdit(made.id, { description: 'Mine now' }, other),
        await served.rest('/api/properties/delete/' + made.id, other, 'DELETE'),
      ];
      expect(refused.map(({ status, body }) => [status, body['message']])).toEqual([
        [404, missing],
        [404, missing],
      ]);
      for (const response of [
        await edit(made, {}, {}, other),
        await served.graphql(
          `mutation { deleteProperty(id: "${made.id}") { deletedId } }`,
          {},
          other,
        ),
        await served.graphql(
          `mutation { setPropertyLifecycle(id: "${made.id}", lifecycle: SOLD) { property { id } } }`,
          {},
          other,
        ),
      ]) {
        expect(response.errors).toMatchObject([
          { message: missing, extensions: { code: 'NOT_FOUND' } },
        ]);
      }
      if (userType === 'buyer') return;
      const upload = await buildPicture(database, seller.id);
      for (const picture of [made.pictures[0] ?? '', upload, newId(), 'x']) {
        const used = await postByGraphQL(
          served,
          { subtype: flat, details: FLAT, pictures: [picture] },
          other,
        );
        expect(used.errors).toMatchObject([
          {
            message: 'One of the pictures no longer exists. Please add it again.',
            extensions: { code: 'CONFLICT' },
          },
        ]);
      }
      expect(
        Object((await served.rest('/api/properties/' + made.id, seller)).body['property'])[
          'images'
        ],
      ).toHaveLength(3);
    },
  );

  test('D-99 colleagues who look after it change it, the others do not see it', async () => {
    const organisationId = newId();
    await database.query({
      text: `INSERT INTO organisation (id, name) VALUES ($1, $1)`,
      values: [organisationId],
    });
    const builder = async (role: 'admin' | 'manager' | 'executive') =>
      viewerOf(
        await buildPoster(database, {
          userType: 'builder',
          kind: 'builder',
          role,
          organisationId,
        }),
      );
    const [head, manager, assigned, other] = [
      await builder('admin'),
      await builder('manager'),
      await builder('executive'),
      await builder('executive'),
    ];
    const made = await posted(head);
    await database.query({
      text: 'UPDATE property SET assigned_to = $2 WHERE id = $1',
      values: [made.id, assigned.id],
    });
    const added = await buildPicture(database, assigned.id);
    const byAssigned = await edit({ ...made, pictures: [added] }, {}, {}, assigned);
    expect(Object(byAssigned.data?.['updateProperty'])['property']).toMatchObject({
      pictures: [{ id: added }],
    });
    const byManager = await edit({ ...made, pictures: [added] }, { cost: 7 }, {}, manager);
    expect(byManager.errors).toEqual([]);
    const byOther = await edit({ ...made, pictures: [added] }, {}, {}, other);
    expect(byOther.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  test('P-8-01 P-8-06 an id of nothing is said to be missing, an unknown one not to be there', async () => {
    for (const id of ['undefined', 'null', '%20']) {
      expect((await restEdit(id, {})).body['message']).toBe('Property ID is required');
      const url = '/api/properties/delete/' + id;
      expect((await served.rest(url, seller, 'DELETE')).body['message']).toBe(
        'Property ID is required',
      );
    }
    for (const id of [newId(), '3', "' OR 1=1"]) {
      const { status, body } = await restEdit(encodeURIComponent(id), {});
      expect([status, body['message']]).toEqual([
        404,
        'Property not found. Please check the property ID.',
      ]);
    }
  });
});

describe('D-79 a removed listing', () => {
  test('P-7-10 is nowhere any more, is kept as history, and is removed once', async () => {
    const made = await approved();
    await edit(made, { cost: 9_000_000 });
    const remove = () => served.rest('/api/properties/delete/' + made.id, seller, 'DELETE');
    for (const response of [await remove(), await remove()]) {
      expect(response).toMatchObject({
        status: 200,
        body: { success: true, message: 'Property deleted successfully.', propertyId: made.id },
      });
    }
    // For whoever it is no business of, it never was.
    const stranger = viewerOf(await buildPoster(database));
    const url = '/api/properties/delete/' + made.id;
    expect((await served.rest(url, stranger, 'DELETE')).status).toBe(404);
    expect((await served.rest(url, admin, 'DELETE')).status).toBe(200);
    const removals = await database.query({
      text: `SELECT actor FROM audit_entry WHERE subject = $1 AND action = 'property.removed'`,
      values: [made.id],
    });
    expect(removals).toEqual([{ actor: seller.id }]);
    expect(await asVisitor(made.id)).toBeNull();
    expect((await served.rest('/api/properties/' + made.id, seller)).status).toBe(404);
    const [saved] = await database.query<{ listing: Record<string, unknown>; ids: string[] }>({
      text: 'SELECT listing, picture_ids AS ids FROM removed_property WHERE id = $1',
      values: [made.id],
    });
    expect(saved?.listing).toMatchObject({
      price: 1_000_000,
      seller_id: seller.id,
      revision: { status: 'pending', content: { details: { cost: 9_000_000 } } },
    });
    expect(saved?.ids.toSorted()).toEqual(made.pictures.toSorted());
    expect(await removedPictures(made.pictures)).toEqual([]);
    expect(await restEdit(made.id, {})).toMatchObject({ status: 404 });
  });
});

describe('where a listing stands', () => {
  const stand = (id: string, lifecycle: string, as = seller) =>
    served.graphql(
      `mutation { setPropertyLifecycle(id: "${id}", lifecycle: ${lifecycle}) { property { lifecycle closedAt isActive approvalStatus } } }`,
      {},
      as,
    );

  test('D-85 sold and rented close it, under offer and available open it', async () => {
    const { id } = await approved();
    const sold = await stand(id, 'SOLD');
    const first: unknown = Object(sold.data?.['setPropertyLifecycle'])['property'];
    expect(first).toMatchObject({
      lifecycle: 'SOLD',
      closedAt: expect.any(String),
      isActive: true,
    });
    const rented = Object(
      Object((await stand(id, 'RENTED')).data?.['setPropertyLifecycle'])['property'],
    );
    expect(rented).toEqual({ ...Object(first), lifecycle: 'RENTED' });
    for (const lifecycle of ['UNDER_OFFER', 'AVAILABLE', 'AVAILABLE']) {
      expect(
        Object((await stand(id, lifecycle)).data?.['setPropertyLifecycle'])['property'],
      ).toMatchObject({
        lifecycle,
        closedAt: null,
        approvalStatus: 'APPROVED',
      });
    }
    const rows = await database.query<{ line: string }>({
      text: `SELECT concat_ws(': ', action, note) AS line FROM audit_entry WHERE subject = $1 ORDER BY id OFFSET 2`,
      values: [id],
    });
    expect(rows.map(({ line }) => line)).toEqual([
      'property.closed: Sold',
      'property.closed: Rented',
      'property.reopened: Under offer',
      'property.edited: Available',
    ]);
  });

  test('reopening brings back what only its closing has hidden', async () => {
    const [closed, hidden] = [await approved(), await approved()];
    for (const [{ id }, by] of [
      [closed, 'closing'],
      [hidden, 'administrator'],
    ] as const) {
      await stand(id, 'SOLD');
      await database.query({
        text: 'UPDATE property SET is_active = false, hidden_by = $2 WHERE id = $1',
        values: [id, by],
      });
      await stand(id, 'AVAILABLE');
    }
    expect(await asVisitor(closed.id)).toMatchObject({ isActive: true });
    expect(await asVisitor(hidden.id)).toBeNull();
  });

  test.each(['pending', 'rejected'])(
    'what is %s is neither sold nor under offer',
    async (state) => {
      const { id } = await posted();
      await database.query({
        text: `UPDATE property SET approval_status = $2 WHERE id = $1`,
        values: [id, state],
      });
      for (const lifecycle of ['SOLD', 'RENTED', 'UNDER_OFFER']) {
        const { errors } = await stand(id, lifecycle);
        expect(errors).toMatchObject([
          {
            message:
              'This property is not public yet. You can mark it as under offer, sold or rented once it is approved.',
            extensions: { code: 'CONFLICT' },
          },
        ]);
      }
      // What was said of it before it was refused can be taken back.
      await database.query({
        text: `UPDATE property SET lifecycle = 'under_offer' WHERE id = $1`,
        values: [id],
      });
      expect((await stand(id, 'AVAILABLE')).errors).toEqual([]);
    },
  );

  test('an edit that waits leaves the approved version to be sold', async () => {
    const made = await approved();
    await edit(made, { cost: 9_000_000 });
    expect((await stand(made.id, 'SOLD')).errors).toEqual([]);
  });

  test('expired comes by time alone', async () => {
    const { errors } = await stand((await posted()).id, 'EXPIRED');
    expect(errors).toMatchObject([
      {
        message: 'Please choose available, under offer, sold or rented.',
        extensions: { code: 'INVALID_INPUT' },
      },
    ]);
  });
});

describe('D-104 what is sent back as it was read', () => {
  const farmland = subtypeByKey('agricultural-land');
  const readDetails = async (id: string) => {
    const { body } = await served.rest('/api/properties/' + id, seller);
    return Object(Object(body['property'] ?? body['data'] ?? body)['details']);
  };

  test('D-11 the price of land still follows its rate and size', async () => {
    const pictures = [await buildPicture(database, seller.id)];
    const { cost: _cost, ...facts } = smallestValid(farmland);
    const details = { ...facts, pricePerUnit: 40, pricePerUnitScale: 'lakh', totalLandArea: 2 };
    const { data } = await postByGraphQL(served, { subtype: farmland, details, pictures }, seller);
    const id = String(Object(Object(data?.['createProperty'])['property'])['id']);
    const read = await readDetails(id);
    expect(read).toMatchObject({ cost: 8_000_000, price: 8_000_000 });
    const { status } = await restEdit(id, { details: { ...read, pricePerUnit: 50 } });
    expect(status).toBe(200);
    expect(await readDetails(id)).toMatchObject({ pricePerUnit: 50, cost: 10_000_000 });
  });

  test('D-11 a price of nothing is a price', async () => {
    const { id } = await posted();
    expect((await restEdit(id, { details: { ...FLAT, cost: 0 } })).status).toBe(200);
    const read = await readDetails(id);
    expect(read).toMatchObject({ cost: 0, price: 0 });
    expect((await restEdit(id, { details: { ...read, locality: 'Domlur' } })).status).toBe(200);
  });

  test('P-3-23 amenities are taken by the names that they are read with', async () => {
    const { id } = await posted();
    const amenities = [{ _id: '5eed0000a0e1000000000001', id: 'x', name: 'Cable TV' }];
    expect((await restEdit(id, { amenities })).status).toBe(200);
    const { body } = await served.rest('/api/properties/' + id, seller);
    expect(JSON.stringify(body)).toContain('"name":"Cable TV"');
  });

  test.each([
    [{ furnishDetails: ['Sofa', { a: 1 }] }, 'Furnish Details cannot hold an object'],
    [{ amenities: ['Lift', ['Gym']] }, 'Amenities cannot hold a list'],
    [{ buildingProjectSociety: true }, 'Project/Society Name cannot be yes or no'],
    [{ floor: { a: 1 } }, 'Floor Number cannot be an object'],
  ])('what no form could send is refused, wherever it stands: %j', async (more, sentence) => {
    const { id } = await posted();
    const { status, body } = await restEdit(id, { details: { ...FLAT, ...more } });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(sentence)]);
  });

  test('a text is no answer to a question', async () => {
    const { id } = await posted();
    const { status, body } = await restEdit(id, { title: true });
    expect([status, body['message']]).toEqual([400, 'Please send title as text.']);
  });
});
