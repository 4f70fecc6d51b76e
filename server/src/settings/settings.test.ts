import { beforeEach, describe, expect, test } from 'vitest';
import { limitsInForce, putLimitsInForce } from '../../../schema/catalogue/settings.ts';
import { buildAccount } from '../../test/factories.ts';
import { sharedApp, type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { StoredSetting } from './setting.entity.ts';

const SITE_ADMIN = { userType: 'site_admin', role: 'site_admin', kind: null } as const;
const PATH = '/api/site-admin/settings';
const STATE = `{ administration { settings { changedAt groups {
  key settings { key value source fallback } history { at by note } } } } }`;
const UPDATE = `mutation ($input: UpdateSettingsInput!) {
  updateSettings(input: $input) { settings { changedAt } } }`;

interface Shown {
  value: string;
  source: string;
  fallback: string;
}
interface State {
  changedAt: string | null;
  groups: {
    key: string;
    settings: (Shown & { key: string })[];
    history: { at: string; by: string | null; note: string }[];
  }[];
}

let database: Database;
let served: TestApp;
let admin: Viewer;

const fresh = sharedApp();

beforeEach(async () => {
  ({ database, served } = await fresh());
  admin = viewerOf(await buildAccount(database, { ...SITE_ADMIN, name: 'Meera Rao' }));
  return () => putLimitsInForce('market');
});

const put = (settings: object, more: object = {}, as: Viewer = admin) =>
  served.rest(PATH, as, 'PUT', { body: { settings, ...more } });

async function update(changes: Record<string, string | null>, seen?: string | null, as = admin) {
  const list = Object.entries(changes).map(([key, value]) => ({ key, value }));
  return served.graphql(UPDATE, { input: { changes: list, seen } }, as);
}

async function state(from: TestApp = served): Promise<State> {
  const { data, errors } = await from.graphql(STATE, {}, admin);
  expect(errors).toEqual([]);
  const { settings }: { settings: State } = Object(data?.['administration']);
  return settings;
}

async function shown(key: string, from: TestApp = served): Promise<Shown | undefined> {
  const settings = (await state(from)).groups.flatMap((group) => group.settings);
  const found = settings.find((each) => each.key === key);
  return found && { value: found.value, source: found.source, fallback: found.fallback };
}

const nameOf = async (app: TestApp) =>
  Object((await app.graphql('{ site { name } }')).data?.['site'])['name'];

describe('D-92 where a value comes from', () => {
  test('stored before environment before default, and back again', async () => {
    const configured = await testApp(database, { SITE_NAME: 'Ghar' });
    expect(await shown('siteName', configured)).toEqual({
      value: 'Ghar',
      source: 'ENVIRONMENT',
      fallback: 'Ghar',
    });
    expect(await shown('siteName')).toEqual({
      value: 'Aangan',
      source: 'DEFAULT',
      fallback: 'Aangan',
    });
    await put({ siteName: 'Homes' });
    const stored = { value: 'Homes', source: 'STORED' };
    expect(await shown('siteName', configured)).toEqual({ ...stored, fallback: 'Ghar' });
    expect(await shown('siteName')).toEqual({ ...stored, fallback: 'Aangan' });
    expect(await nameOf(served)).toBe('Homes');
    expect(await served.rest(PATH, admin)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Settings found.' },
    });
    await put({ siteName: null }, { seen: (await state()).changedAt });
    expect(await shown('siteName', configured)).toMatchObject({
      value: 'Ghar',
      source: 'ENVIRONMENT',
    });
    expect(await nameOf(served)).toBe('Aangan');
  });

  test('what another release has stored and no row takes does no harm', async () => {
    const at = { changedBy: null, changedAt: new Date() };
    await database.source.getRepository(StoredSetting).insert([
      { key: 'limits', value: 'galactic', ...at },
      { key: 'gone', value: 1, ...at },
    ]);
    expect(await shown('limits')).toMatchObject({ value: 'market', source: 'DEFAULT' });
    expect(await put({ limits: 'documented' }, { seen: null })).toMatchObject({ status: 409 });
  });
});

describe('D-92 refused', () => {
  test('D-126 the name that the environment gives the officer can be replaced, not emptied', async () => {
    const configured = await testApp(database, { GRIEVANCE_OFFICER: 'Kavita Menon' });
    const name = async (grievanceName: string) => {
      const sent = { body: { settings: { grievanceName } } };
      const { body } = await configured.rest(PATH, admin, 'PUT', sent);
      return [body['errors'], (await shown('grievanceName', configured))?.value];
    };
    const message = 'Name: please fill this in';
    expect(await name('')).toEqual([[{ field: 'grievanceName', message }], 'Kavita Menon']);
    expect(await name('Asha Rao')).toEqual([undefined, 'Asha Rao']);
    expect(await name('  ')).toEqual([[{ field: 'grievanceName', message }], 'Asha Rao']);
  });

  test.each([
    ['two values', ['Homes', 'Ghar'], 1],
    ['the same value twice', ['Homes', 'Homes'], 1],
    ['a value and the default', ['Homes', null], 1],
    ['three times', ['Homes', 'Ghar', 'Makaan'], 2],
  ])('one key twice in one change: %s', async (_what, values, times) => {
    const changes = values.map((value) => ({ key: 'siteName', value }));
    const { errors } = await served.graphql(UPDATE, { input: { changes } }, admin);
    const notified = { path: 'siteName', message: 'Please send this setting once' };
    expect(errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: Array.from({ length: times }, () => notified),
    });
    expect(await nameOf(served)).toBe('Aangan');
  });

  test('by key, in the same words through both doors, and then nothing is changed', async () => {
    const wrong = { siteName: 'Homes', complaintDays: '99', facebook: 'x', nonsense: '1' };
    const problems = [
      ['complaintDays', 'Please enter a whole number from 1 to 30'],
      ['facebook', 'Please enter an address that starts with https://'],
      ['nonsense', 'This setting does not exist'],
    ];
    expect(await put(wrong)).toMatchObject({
      status: 400,
      body: { errors: problems.map(([field, message]) => ({ field, message })) },
    });
    const { errors } = await update(wrong);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: problems.map(([path, message]) => ({ path, message })),
    });
    expect(await database.source.getRepository(StoredSetting).count()).toBe(0);
    expect((await state()).changedAt).toBeNull();
  });

  test.each<[string, object]>([
    ['nothing to change', { settings: {} }],
    ['no object', { settings: 'siteName' }],
    ['a list', { settings: [] }],
    ['nothing at all', {}],
    ['a moment that is none', { settings: { siteName: 'Homes' }, seen: 'yesterday' }],
    ['a day that is none', { settings: { siteName: 'Homes' }, seen: '2026-02-30T10:00:00Z' }],
    ['a moment of another kind', { settings: { siteName: 'Homes' }, seen: { at: 1 } }],
    ['an object as a value', { settings: { siteName: { a: 1 } } }],
    ['a name of the language', { settings: { constructor: 'x' } }],
  ])('over REST: %s', async (_what, body) => {
    expect(await served.rest(PATH, admin, 'PUT', { body })).toMatchObject({ status: 400 });
  });

  test.each(['seller', 'builder', 'buyer'] as const)('a %s changes nothing', async (userType) => {
    const other = viewerOf(await buildAccount(database, { userType }));
    expect(await put({ siteName: 'Mine' }, {}, other)).toMatchObject({ status: 403 });
    const { errors } = await update({ siteName: 'Mine' }, null, other);
    expect(errors[0]?.extensions['code']).toBe('FORBIDDEN');
    expect((await served.graphql(STATE, {}, other)).errors[0]?.extensions['code']).toBe(
      'FORBIDDEN',
    );
    expect(await nameOf(served)).toBe('Aangan');
  });
});

describe('D-92 two administrators at once', () => {
  test('the later one is told what the other has made of it, and may save again', async () => {
    const seen = (await state()).changedAt;
    expect((await update({ siteName: 'Homes', limits: 'documented' }, seen)).errors).toEqual([]);
    const late = await update({ siteName: 'Ghar' }, seen);
    expect(late.errors[0]).toMatchObject({
      message:
        'Someone else has changed this: Site name is now "Homes". Save again to keep your version.',
      extensions: { code: 'CONFLICT' },
    });
    expect(await nameOf(served)).toBe('Homes');
    // What the other one has not touched is not in the way, and what is the same is no quarrel.
    expect((await update({ officeHours: 'Always', siteName: 'Homes' }, seen)).errors).toEqual([]);
    expect((await update({ siteName: 'Ghar' }, (await state()).changedAt)).errors).toEqual([]);
    expect(await nameOf(served)).toBe('Ghar');
  });

  test('of changes that are sent at the same moment one is taken', async () => {
    const names = ['A', 'B', 'C', 'D'].map((letter) => `Homes ${letter}`);
    const responses = await Promise.all(names.map((siteName) => put({ siteName }, { seen: null })));
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ]);
    const used = names[responses.findIndex(({ status }) => status === 200)];
    expect(await nameOf(served)).toBe(used);
  });

  test('who says nothing of what was seen changes it as it is now', async () => {
    expect(await put({ siteName: 'Homes' })).toMatchObject({ status: 200 });
    expect(await put({ siteName: 'Ghar' })).toMatchObject({ status: 200 });
    expect(await nameOf(served)).toBe('Ghar');
  });

  test('back to the default counts as a change', async () => {
    await put({ siteName: 'Homes' });
    const seen = (await state()).changedAt;
    await put({ siteName: null }, { seen });
    expect(await put({ siteName: 'Ghar' }, { seen })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Site name is now "Aangan"') },
    });
  });
});

test('D-92 each changed setting is remembered with before and after, and the group shows it', async () => {
  await put({ siteName: 'Homes', autoApprove: true, complaintDays: 7 });
  await put({ siteName: 'Homes', autoApprove: null }, { seen: (await state()).changedAt });
  const groups = new Map((await state()).groups.map(({ key, history }) => [key, history]));
  const textOf = (key: string) => groups.get(key)?.map(({ by, note }) => `${by}: ${note}`);
  expect(textOf('site')).toEqual(['Meera Rao: Site name: Aangan → Homes']);
  expect(textOf('listings')).toEqual([
    'Meera Rao: Publish listings and edits immediately: yes → no (default)',
    'Meera Rao: Publish listings and edits immediately: no → yes',
  ]);
  const { body } = await served.rest('/api/site-admin/audit?noun=setting', admin);
  const entries: object[] = JSON.parse(JSON.stringify(body['data']));
  expect(entries.slice(0, 2)).toMatchObject([
    {
      subjectId: 'autoApprove',
      note: 'Back to the default.',
      changes: [{ name: 'autoApprove', before: 'yes', after: 'no' }],
    },
    { note: null, changes: [{ before: expect.any(String), after: expect.any(String) }] },
  ]);
  // What says the same as before is no change.
  expect(textOf('complaints')).toEqual([]);
  expect(textOf('office')).toEqual([]);
});

test('D-104 the limits in force follow the setting', async () => {
  await put({ limits: 'documented' });
  expect(limitsInForce()).toBe('documented');
  await put({ limits: null }, { seen: (await state()).changedAt });
  expect(limitsInForce()).toBe('market');
});
