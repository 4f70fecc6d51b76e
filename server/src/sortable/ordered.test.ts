import { beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { buildAccount } from '../../test/factories.ts';
import { sharedApp, type TestApp, viewerOf } from '../../test/harness/application.ts';
import { AuditEntry } from '../accounts/auditEntry.entity.ts';
import { type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';

const SITE_ADMIN = { userType: 'site_admin', role: 'site_admin', kind: null } as const;

/** Each noun: how one named by a letter is sent, what it is read by, and where everybody reads those that are shown. */
const RESOURCES = [
  {
    ids: 'A-3-11 A-7.1-01 A-7.1-02 A-7.1-03 A-7.1-04 A-7.1-05 A-7.1-06 A-7.1-07 A-7.1-08 A-7.1-09',
    path: '/api/site-admin/contact-us-details',
    shown: '/api/contact-us/details/active',
    text: 'title',
    body: (name: string) => ({ title: name, phone: '080 4123 4567' }),
    key: 'contact.details_',
    group: null,
    graph: { list: 'contactDetails', public: 'contactDetails', one: 'ContactDetails' },
  },
  {
    ids: 'A-3-12 A-7.2-01 A-7.2-02 A-7.2-03 A-7.2-04 A-7.2-05 A-7.2-06 A-7.2-07 A-7.2-08 A-7.2-09 A-7.2-10',
    path: '/api/site-admin/contact-us-input-controls',
    shown: '/api/contact-us/input-controls/active',
    text: 'label',
    body: (name: string) => ({ label: name, name: `field_${name}` }),
    key: 'contact.control_',
    group: 'general',
    graph: { list: 'contactControls', public: 'contactControls', one: 'ContactControl' },
  },
  {
    ids: 'A-3-09 A-7.5-01 A-7.5-02',
    path: '/api/site-admin/home-banners',
    shown: '/api/home-banners/active?type=hero',
    text: 'title',
    body: (name: string) => ({ title: name }),
    key: 'banner.',
    group: 'hero',
    graph: { list: 'banners', public: 'banners(type: HERO)', one: 'Banner' },
  },
] as const;
type Resource = (typeof RESOURCES)[number];

const NO_UPDATES = 'Please send updates as a list of {id, order}, with whole numbers from 1.';

let database: Database;
let served: TestApp;
let admin: Viewer;

const fresh = sharedApp();

beforeEach(async () => {
  ({ database, served } = await fresh());
  admin = viewerOf(await buildAccount(database, SITE_ADMIN));
});

const get = (address: string) => served.rest(address, admin);
const put = (address: string, body: object = {}) => served.rest(address, admin, 'PUT', { body });
const post = (address: string, body: object = {}) => served.rest(address, admin, 'POST', { body });
const remove = (address: string) => served.rest(address, admin, 'DELETE');

async function added({ path, body }: Resource, ...names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const response = await post(path, body(name));
    expect([response.status, response.body['success']]).toEqual([201, true]);
    ids.push(Object(response.body['data'])['id']);
  }
  return ids;
}

async function rowsAt(address: string): Promise<Record<string, unknown>[]> {
  const { status, body } = await get(address);
  expect([status, body['success'], typeof body['message']]).toEqual([200, true, 'string']);
  return Object(body['data']);
}

const namesAt = async ({ text }: Resource, address: string) =>
  (await rowsAt(address)).map((row) => row[text]);
const placesOf = async ({ path }: Resource) => (await rowsAt(path)).map(({ order }) => order);

const auditOf = async (key: string) =>
  (await database.source.getRepository(AuditEntry).findBy({ action: key })).length;

describe.each(RESOURCES)('$path', (noun) => {
  const { ids: proven, path, shown, text, group, graph, key } = noun;

  test(`${proven} they are added at the end, read, searched, changed and deleted`, async () => {
    const [a = '', b = '', c = ''] = await added(noun, 'Alpha', 'Beta', 'Gamma');
    expect(await namesAt(noun, path)).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(await placesOf(noun)).toEqual([1, 2, 3]);
    expect((await put(`${path}/${b}`, { [text]: 'Better', isActive: false })).status).toBe(200);
    const { body } = await get(`${path}/${b}`);
    expect(body['data']).toMatchObject({ _id: b, id: b, [text]: 'Better', isActive: false });
    expect(body['data']).toMatchObject({ order: 2 });
    expect(await namesAt(noun, `${path}?search=%20bETT%20`)).toEqual(['Better']);
    expect(await namesAt(noun, `${path}?search=${a.toUpperCase()}`)).toEqual(['Alpha']);
    expect(await namesAt(noun, `${path}?isActive=%20false`)).toEqual(['Better']);
    expect(await namesAt(noun, `${path}?isActive=true`)).toEqual(['Alpha', 'Gamma']);
    expect((await get(`${path}?isActive=maybe`)).status).toBe(400);
    const second = await get(`${path}?limit=2&page=2`);
    expect(second.body).toMatchObject({
      data: [{ id: c }],
      pagination: { page: 2, limit: 2, total: 3, totalPages: 2 },
    });
    const stats = { total: 3, active: 2, inactive: 1, byGroup: group ? { [group]: 3 } : {} };
    expect((await get(`${path}/stats`)).body).toMatchObject({ data: stats, stats });
    expect(await namesAt(noun, `${path}/active`)).toEqual(['Alpha', 'Gamma']);
    expect((await remove(`${path}/${a}`)).body).toMatchObject({ success: true });
    const removed = await get(`${path}/${a}`);
    expect([removed.status, removed.body['message']]).toEqual([
      404,
      expect.stringMatching(/^This [a-z ]+ does not exist\. It may have been deleted\.$/),
    ]);
    expect(await placesOf(noun)).toEqual([2, 3]);
    const done = ['created', 'changed', 'deleted'].map((action) => auditOf(`${key}${action}`));
    expect(await Promise.all(done)).toEqual([3, 1, 1]);
  });

  test('A-7.2-01 A-7.5-01 those of a group, also at an address of its own where the noun has groups', async () => {
    const [, b = ''] = await added(noun, 'Alpha', 'Beta', 'Gamma');
    await put(`${path}/${b}/toggle-status`);
    const at = await served.rest(`${path}/group/${group ?? 'other'}`, admin);
    expect(at.status).toBe(group === null ? 404 : 200);
    const narrowed = await served.rest(`${path}?group=other`, admin);
    expect(narrowed.status).toBe(group === null ? 400 : 200);
    if (group === null) return;
    expect(await namesAt(noun, `${path}?group=other`)).toEqual([]);
    expect(await namesAt(noun, `${path}/group/${group}`)).toEqual(['Alpha', 'Gamma']);
    expect(await namesAt(noun, `${path}?group=%20${group}`)).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(await namesAt(noun, `${path}/group/other`)).toEqual([]);
    expect(await namesAt(noun, `${path}/active?group=other`)).toEqual([]);
  });

  test('A-4-07 D-89 one is hidden and shown again, and duplicated as a hidden copy at the end', async () => {
    const [a = ''] = await added(noun, 'Alpha', 'Beta');
    for (const isActive of [false, true]) {
      const { body } = await put(`${path}/${a}/toggle-status`);
      expect(body['data']).toMatchObject({ id: a, isActive });
    }
    const { status, body } = await post(`${path}/${a}/duplicate`);
    expect(status).toBe(201);
    expect(body['data']).toMatchObject({ [text]: 'Alpha', order: 3, isActive: false });
    expect(Object(body['data'])['id']).not.toBe(a);
    expect(await auditOf(`${key}changed`)).toBe(2);
    expect(await auditOf(`${key}duplicated`)).toBe(1);
  });

  test('D-55 A-7.5-02 everybody reads those that are shown, in their order, at both doors', async () => {
    const [, b = '', c = ''] = await added(noun, 'Alpha', 'Beta', 'Gamma');
    await put(`${path}/${b}/toggle-status`);
    await put(`${path}/${c}/order`, { order: 1 });
    const { status, body } = await served.rest(shown);
    expect([status, body['success']]).toEqual([200, true]);
    const names = Object(body['data']).map((row: Record<string, unknown>) => row[text]);
    expect(names).toEqual(['Gamma', 'Alpha']);
    const { data } = await served.graphql(`{ all: ${graph.public} { name: ${text} order } }`);
    expect(data?.['all']).toEqual([
      { name: 'Gamma', order: 1 },
      { name: 'Alpha', order: 2 },
    ]);
  });

  test('A-4-07 A-4-08 one or several are put elsewhere', async () => {
    const [a = '', b = '', c = '', d = ''] = await added(noun, 'A', 'B', 'C', 'D');
    expect((await put(`${path}/${d}/order`, { order: 2 })).body['data']).toMatchObject({
      order: 2,
    });
    expect(await namesAt(noun, path)).toEqual(['A', 'D', 'B', 'C']);
    await put(`${path}/${a}/order`, { order: 99 });
    expect(await namesAt(noun, path)).toEqual(['D', 'B', 'C', 'A']);
    const updates = [
      { id: a, order: 1 },
      { _id: b, order: 2 },
    ];
    expect((await put(`${path}/bulk-order`, { updates })).body).toMatchObject({
      success: true,
      message: 'Order saved.',
    });
    expect(await namesAt(noun, path)).toEqual(['A', 'B', 'D', 'C']);
    expect(await placesOf(noun)).toEqual([1, 2, 3, 4]);
    expect(await auditOf(`${key}ordered`)).toBe(3);
    for (const order of [-1, 1.5, 'first', null]) {
      expect((await put(`${path}/${c}/order`, { order })).status).toBe(400);
    }
    const refusals = new Map<object, string>([
      ...[[], {}, [{ id: a }], [{ order: 1 }], [{ id: a, order: 1 }, { id: b }]].map(
        (wrong) => [wrong, NO_UPDATES] as const,
      ),
      [[1, 2].map((order) => ({ id: a, order })), 'Please list each one only once.'],
      [
        Array.from({ length: LIMITS.bulk.changedAtOnce + 1 }, () => ({ id: a, order: 1 })),
        `Please send at most ${LIMITS.bulk.changedAtOnce} updates at once.`,
      ],
    ]);
    for (const [wrong, message] of refusals) {
      const refused = await put(`${path}/bulk-order`, { updates: wrong });
      expect([refused.status, refused.body['message']]).toEqual([400, message]);
    }
  });

  test('A-7.2-09 D-128 order numbers come back as they are sent, and stay', async () => {
    const [a = '', b = '', c = ''] = await added(noun, 'A', 'B', 'C');
    const updates = [
      { id: a, order: 30 },
      { id: b, order: 10 },
      { id: c, order: 20 },
    ];
    const { body } = await put(`${path}/bulk-order`, { updates });
    expect(body['data']).toMatchObject([{ order: 10 }, { order: 20 }, { order: 30 }]);
    await remove(`${path}/${b}`);
    expect(await rowsAt(path)).toMatchObject([
      { id: c, order: 20 },
      { id: a, order: 30 },
    ]);
  });

  test('A-4-08 unknown ids are named and nothing is changed', async () => {
    const [a = '', b = ''] = await added(noun, 'A', 'B');
    const unknown = 'f'.repeat(24);
    const updates = [
      { id: b, order: 1 },
      { id: unknown, order: 2 },
    ];
    const { status, body } = await put(`${path}/bulk-order`, { updates });
    expect([status, body['success']]).toEqual([404, false]);
    expect(body['message']).toContain(unknown);
    expect((await rowsAt(path)).map(({ id }) => id)).toEqual([a, b]);
    const many = Array.from({ length: 12 }, (_, at) => String(at).padStart(24, 'e'));
    const noticeOf = async (ids: readonly string[]) => {
      const all = ids.map((id, at) => ({ id, order: at + 1 }));
      return String((await put(`${path}/bulk-order`, { updates: all })).body['message']);
    };
    expect(await noticeOf(many)).toContain(`: ${many.slice(0, 10).join(', ')} and 2 more.`);
    expect(await noticeOf(many.slice(0, 10))).toContain(`: ${many.slice(0, 10).join(', ')}.`);
  });

  test('A-4-08 administrators who order at the same time end in one agreed order', async () => {
    const ids = await added(noun, 'A', 'B', 'C', 'D', 'E');
    const bulk = (turn: number) =>
      put(`${path}/bulk-order`, {
        updates: ids.map((id, index) => ({ id, order: ((index + turn) % ids.length) + 1 })),
      });
    const move = (turn: number) => put(`${path}/${ids[turn % 5] ?? ''}/order`, { order: turn });
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => [bulk(turn), move(turn + 1)]).flat(),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    const places = await placesOf(noun);
    expect(new Set(places).size).toBe(ids.length);
    expect(places).toEqual(places.toSorted((one, other) => Number(one) - Number(other)));
    expect((await rowsAt(path)).map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  test('A-4-07 A-4-08 administrators do the same by GraphQL', async () => {
    const [a = '', b = '', c = ''] = await added(noun, 'A', 'B', 'C');
    const single = graph.one.slice(0, 1).toLowerCase() + graph.one.slice(1);
    const many = graph.list.slice(0, 1).toUpperCase() + graph.list.slice(1);
    const ask = async (query: string) => {
      const { data, errors } = await served.graphql(query, {}, admin);
      expect(errors).toEqual([]);
      return data;
    };
    await ask(`mutation { order${many}(ids: ["${c}", "${a}"]) { ${graph.list} { id } } }`);
    expect((await rowsAt(path)).map(({ id }) => id)).toEqual([c, b, a]);
    const one = `{ ${single} { id isActive order } }`;
    const hidden = await ask(
      `mutation { done: update${graph.one}(id: "${b}", input: { isActive: false, order: 1 }) ${one} }`,
    );
    expect(hidden?.['done']).toEqual({ [single]: { id: b, isActive: false, order: 1 } });
    const copied = await ask(`mutation { done: duplicate${graph.one}(id: "${a}") ${one} }`);
    expect(copied?.['done']).toMatchObject({ [single]: { isActive: false, order: 4 } });
    await ask(`mutation { delete${graph.one}(id: "${c}") { deletedId } }`);
    const listed = await ask(
      `{ administration { ${graph.list}(isActive: false) { total items { order } } } }`,
    );
    expect(Object(listed?.['administration'])[graph.list]).toEqual({
      total: 2,
      items: [{ order: 1 }, { order: 4 }],
    });
  });
});
