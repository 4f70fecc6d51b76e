import { beforeEach, describe, expect, test } from 'vitest';
import { NAUGHTY } from '../../test/fakes/hostileStrings.ts';
import { buildAccount, buildPicture } from '../../test/factories.ts';
import { photo } from '../../test/fakes/photos.ts';
import { sharedApp, type TestApp, viewerOf } from '../../test/harness/application.ts';
import { multipart } from '../../test/harness/multipart.ts';
import { AuditEntry } from '../accounts/auditEntry.entity.ts';
import { type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';

/** What banners, contact details, controls and partners have of their own; what they share is in ordered.test.ts. */

const SITE_ADMIN = { userType: 'site_admin', role: 'site_admin', kind: null } as const;
const BANNERS = '/api/site-admin/home-banners';
const CONTROLS = '/api/site-admin/contact-us-input-controls';
const DETAILS = '/api/site-admin/contact-us-details';

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

describe('D-88 contact details', () => {
  test('A-3-11 one has every field, and is refused without a way to reach anybody', async () => {
    const sent = {
      title: 'Head office',
      address: '12 MG Road, Bengaluru 560001',
      phone: '080 4123 4567',
      email: 'office@example.com',
      hours: 'Monday to Saturday',
      mapUrl: 'https://www.openstreetmap.org/?mlat=12.97',
    };
    const { body } = await post(DETAILS, { ...sent, order: 1, isActive: false });
    expect(body['data']).toMatchObject({ ...sent, order: 1, isActive: false });
    for (const wrong of [
      { title: 'Nowhere' },
      { phone: 'call us' },
      { email: 'office' },
      { phone: '080 4123 4567', mapUrl: 'javascript:alert(1)' },
    ]) {
      expect((await post(DETAILS, wrong)).status).toBe(400);
    }
  });
});

describe('D-88 controls of the contact form', () => {
  test('A-3-12 one has every field, and only what goes together', async () => {
    const sent = {
      label: 'City',
      name: 'city',
      type: 'select',
      placeholder: 'Choose',
      options: ['Pune', 'Delhi'],
      required: true,
      group: 'where',
    };
    const { body } = await post(CONTROLS, sent);
    const validation = { minLength: null, maxLength: null, min: null, max: null };
    expect(body['data']).toMatchObject({ ...sent, validation });
    for (const group of ['where', 'Whe%E2%80%8Bre']) {
      const found = await get(`${CONTROLS}/group/${group}`);
      expect(Object(found.body['data']), `D4 ${group}`).toHaveLength(1);
    }
    const number = { label: 'Age', name: 'age', type: 'number', validation: { min: 18, max: 99 } };
    expect((await post(CONTROLS, number)).body['data']).toMatchObject({
      validation: { ...validation, min: 18, max: 99 },
    });
    for (const wrong of [
      { type: 'password' },
      { type: 'select' },
      { type: 'select', options: ['One', 'One'] },
      { options: ['One'] },
      { validation: { min: 1 } },
      { validation: { minLength: 9, maxLength: 2 } },
      { type: 'number', validation: { min: 9, max: 2 } },
      { validation: 'none' },
      { required: 'perhaps' },
      { name: 'two words' },
      { name: '__proto__' },
      { name: 'email' },
      { label: ' ' },
    ]) {
      const { status } = await post(CONTROLS, { label: 'Town', name: 'town', ...wrong });
      expect([wrong, status]).toEqual([wrong, 400]);
    }
  });

  test('A-3-12 no two have the same name, and a copy gets one of its own', async () => {
    const { body } = await post(CONTROLS, { label: 'City', name: 'city' });
    expect((await post(CONTROLS, { label: 'Town', name: 'CITY' })).status).toBe(409);
    const path = `${CONTROLS}/${Object(body['data'])['id']}/duplicate`;
    expect((await post(path)).body['data']).toMatchObject({ label: 'City', name: 'city_2' });
    expect((await post(path)).body['data']).toMatchObject({ name: 'city_3' });
  });
});

describe('A-7.5-01 D-89 banners with pictures', () => {
  const sendForm = async (
    address: string,
    method: 'POST' | 'PUT',
    fields: Record<string, string>,
    files: readonly string[] = [],
  ) => {
    const content = await photo(600, 400).jpeg().toBuffer();
    const form = multipart([
      ...Object.entries(fields).map(([name, text]) => ({ name, content: text })),
      ...files.map((name) => ({ name, content, file: 'photo.jpg' })),
    ]);
    const response = await served.rest(address, admin, method, { form });
    return { status: response.status, data: Object(response.body['data']) };
  };

  test('A-3-09 A-7.5-01 one is sent as a form with its picture under image or images', async () => {
    const sent = {
      title: 'Homes with a courtyard',
      subtitle: 'New',
      description: 'Light and air.',
      buttonText: 'Look',
      buttonLink: '/property?city=Pune',
      type: 'hero',
    };
    for (const [index, field] of ['image', 'images'].entries()) {
      const form = { ...sent, isActive: 'false', order: '1' };
      const { status, data } = await sendForm(BANNERS, 'POST', form, [field]);
      expect([index, status]).toEqual([index, 201]);
      expect(data).toMatchObject({ ...sent, group: 'hero', order: 1, isActive: false });
      expect(data.image.url).toMatch(/^\/media\/[0-9a-f]{24}\//);
    }
  });

  test('A-7.5-01 a copy shows the same picture, which stays as long as one shows it', async () => {
    const { data } = await sendForm(BANNERS, 'POST', { title: 'One' }, ['image']);
    const copy = Object((await post(`${BANNERS}/${data.id}/duplicate`)).body['data']);
    expect(copy.image).toEqual(data.image);
    const saved = () =>
      database.query<{ count: number }>({
        text: 'SELECT count(*)::int FROM picture WHERE removed_at IS NULL',
        values: [],
      });
    const changed = await sendForm(`${BANNERS}/${data.id}`, 'PUT', { title: 'Two' });
    expect(changed.data).toMatchObject({ title: 'Two', image: data.image });
    await remove(`${BANNERS}/${data.id}`);
    expect(await saved()).toEqual([{ count: 1 }]);
    const emptied = await put(`${BANNERS}/${copy.id}`, { image: '' });
    expect(emptied.body['data']).toMatchObject({ image: null });
    expect(await saved()).toEqual([{ count: 0 }]);
  });

  test('A-3-09 a picture that was uploaded before is shown by its id in GraphQL', async () => {
    const pictureId = await buildPicture(database, admin.kind === 'account' ? admin.id : '');
    const { data, errors } = await served.graphql(
      `mutation ($input: CreateBannerInput!) {
        createBanner(input: $input) { banner { title order picture { id } } } }`,
      { input: { title: 'One', type: 'HERO', pictureId } },
      admin,
    );
    expect(errors).toEqual([]);
    const banner = { title: 'One', order: 1, picture: { id: pictureId } };
    expect(data?.['createBanner']).toEqual({ banner });
  });

  test('A-2.2-01 what an administrator adds stands on the home page until it is hidden', async () => {
    const { data } = await sendForm(BANNERS, 'POST', { title: 'Courtyards' }, ['image']);
    const home = async () => (await served.page('/')).text;
    const shown = await home();
    expect(shown).toContain('Courtyards');
    expect(shown).toContain(Object(data.image).url.replace(/[^/]+$/, ''));
    await put(`${BANNERS}/${data.id}/toggle-status`);
    expect(await home()).not.toContain('Courtyards');
  });

  test('A-7.5-02 of those that visitors see the first are answered, as many as are asked for', async () => {
    await post(BANNERS, { title: 'Hidden', isActive: false });
    for (const title of ['One', 'Two', 'Three']) await post(BANNERS, { title });
    const { data } = await served.graphql(
      `{ two: banners(type: HERO, limit: 2) { title }
         none: banners(type: HERO, limit: -1) { title }
         all: banners(type: HERO) { title } }`,
    );
    expect(data).toEqual({
      two: [{ title: 'One' }, { title: 'Two' }],
      none: [],
      all: [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }],
    });
  });

  test('A-3-09 a button has words and a safe link, or is not there', async () => {
    for (const wrong of [
      { title: '' },
      { buttonText: 'Look' },
      { buttonLink: '/property' },
      { buttonText: 'Look', buttonLink: 'javascript:alert(1)' },
      { buttonText: 'Look', buttonLink: '//other.example' },
      { buttonText: 'Look', buttonLink: '/\u0000' },
      { type: 'footer' },
    ]) {
      expect((await post(BANNERS, { title: 'One', ...wrong })).status).toBe(400);
    }
  });
});

describe('partners of the home page', () => {
  const ask = async (query: string, variables: object = {}, viewer = admin) => {
    const { data, errors } = await served.graphql(query, { ...variables }, viewer);
    return { data, codes: errors.map(({ extensions }) => extensions?.['code']) };
  };
  const added = async (input: object) => {
    const create =
      'mutation ($input: CreatePartnerInput!) { createPartner(input: $input) { partner { id } } }';
    return Object((await ask(create, { input })).data?.['createPartner']).partner?.id;
  };
  const shown = async () => {
    const { data } = await served.graphql('{ partners { name link logo { id alt } } }');
    return data?.['partners'];
  };

  test('V-1-09 visitors read those that are shown, in their order, and every change is audited', async () => {
    const id = await buildPicture(database, admin.kind === 'account' ? admin.id : '');
    const logo = { id, alt: 'A tree' };
    const a = await added({ name: ' Vrikshal ', logo, link: 'https://vrikshal.example' });
    const b = await added({ name: 'Meruvan' });
    const c = await added({ name: 'Nilgaon' });
    const vrikshal = { name: 'Vrikshal', link: 'https://vrikshal.example', logo };
    const nilgaon = { name: 'Nilgaon', link: '', logo: null };
    await ask(
      `mutation { updatePartner(id: "${b}", input: { isActive: false }) { partner { id } } }`,
    );
    await ask(`mutation { orderPartners(ids: ["${c}", "${b}", "${a}"]) { partners { id } } }`);
    expect(await shown()).toEqual([nilgaon, vrikshal]);
    expect((await served.page('/')).text).toContain('Trusted partners');
    await ask(
      `mutation { updatePartner(id: "${a}", input: { logo: null, link: "" }) { partner { id } } }`,
    );
    expect(await shown()).toEqual([nilgaon, { name: 'Vrikshal', link: '', logo: null }]);
    for (const each of [a, c]) await ask(`mutation { deletePartner(id: "${each}") { deletedId } }`);
    expect(await shown()).toEqual([]);
    expect((await served.page('/')).text).not.toContain('Trusted partners');
    const entries = await database.source.getRepository(AuditEntry).find({ order: { id: 'ASC' } });
    const done = entries.map(({ action }) => action).filter((each) => each.startsWith('partner.'));
    expect(done.toSorted()).toEqual([
      ...Array.from({ length: 2 }, () => 'partner.changed'),
      ...Array.from({ length: 3 }, () => 'partner.created'),
      ...Array.from({ length: 2 }, () => 'partner.deleted'),
      'partner.ordered',
    ]);
  });

  test.each([
    { name: '' },
    { name: 'V', link: '' },
    { name: 'Vrikshal', link: 'http://vrikshal.example' },
    { name: 'Vrikshal', link: '/property' },
    { name: 'Vrikshal', link: 'javascript:alert(1)' },
  ])('V-1-09 %j is refused', async (input) => {
    const create =
      'mutation ($input: CreatePartnerInput!) { createPartner(input: $input) { partner { id } } }';
    expect((await ask(create, { input })).codes).toEqual(['INVALID_INPUT']);
    const seller = viewerOf(await buildAccount(database));
    expect((await ask(create, { input: { name: 'Vrikshal' } }, seller)).codes).toEqual([
      'FORBIDDEN',
    ]);
    expect(await shown()).toEqual([]);
  });
});

test('A-3-09 A-3-12 hostile texts are kept as they are or refused in words', async () => {
  let saved = 0;
  for (const text of hostile()) {
    const sent = [
      await post(BANNERS, { title: text }),
      await post(BANNERS, { title: 'One', buttonText: 'Look', buttonLink: text }),
      await post(CONTROLS, { label: text, name: 'odd' }),
    ];
    const message = text.replaceAll(/\s+/g, ' ').trim();
    const statuses = sent.map(({ status }) => status);
    expect([text, statuses.every((status) => status === 201 || status === 400)]).toEqual([
      text,
      true,
    ]);
    const [banner, linked, control] = sent.map(({ body }) => Object(body['data']));
    expect([message, undefined]).toContain(banner.title);
    expect([message, undefined]).toContain(control.label);
    expect(linked.buttonLink ?? '').toMatch(/^(https?:\/\/|\/(?![/\\]))|^$/i);
    for (const { id, label } of [banner, linked, control]) {
      if (id === undefined) continue;
      saved += 1;
      await remove(`${label === undefined ? BANNERS : CONTROLS}/${id}`);
    }
  }
  expect(saved).toBeGreaterThan(10);
});

/** The list of naughty strings where it is at hand, and the worst of it always. */
function hostile(): string[] {
  const own = [
    '<script>alert(1)</script>',
    "'; DROP TABLE banner; --",
    '\u0000',
    '\ud800',
    '\u202etxt',
    '__proto__',
    '%s {{7*7}} ${7}',
    'javascript:alert(1)',
    '//other.example',
    '/\\other.example',
    'https://user:pass@other.example',
    'नमस्ते',
    '👩‍👩‍👧',
    '/property',
  ];
  return [...own, ...NAUGHTY];
}
