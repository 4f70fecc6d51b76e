import { beforeEach, describe, expect, test } from 'vitest';
import { NAUGHTY } from '../../../test/fakes/hostileStrings.ts';
import { pluralize } from '../../../../schema/format/count.ts';
import { RETENTION } from '../../../../schema/retention.ts';
import { settingValues } from '../../../../schema/rules/setting.ts';
import { buildAccount, buildPicture } from '../../../test/factories.ts';
import { photo } from '../../../test/fakes/photos.ts';
import { sharedApp, type TestApp, viewerOf } from '../../../test/harness/application.ts';
import { multipart } from '../../../test/harness/multipart.ts';
import { AuditEntry } from '../../accounts/auditEntry.entity.ts';
import { type AccountViewer } from '../../platform/context.ts';
import { type Database } from '../../platform/database/connect.ts';
import { silentLog } from '../../platform/observability/logging.ts';
import { LiveStaticPages } from './liveStaticPages.ts';
import { DEFAULT_TEXTS } from './texts/defaultTexts.ts';

const SITE_ADMIN = { userType: 'site_admin', role: 'site_admin', kind: null } as const;
const PATH = '/api/site-admin/static-content';
const PUBLIC = '/api/static-content/public';
const TEXT = { title: 'Privacy', content: '<p>We keep little.</p>' };
const SETTINGS = settingValues();

let database: Database;
let served: TestApp;
let admin: AccountViewer;

const fresh = sharedApp();

beforeEach(async () => {
  ({ database, served } = await fresh());
  admin = viewerOf(await buildAccount(database, SITE_ADMIN));
});

const write = (body: object) => served.rest(PATH, admin, 'POST', { body });
const change = (id: string, body: object, more = '') =>
  served.rest(`${PATH}/${id}${more}`, admin, 'PUT', { body });
const list = async (query = '') => (await served.rest(PATH + query, admin)).body;
const read = async (key = 'privacy-policy') =>
  Object((await served.rest(`${PUBLIC}/${key}`)).body['data']);

async function store(more: object = {}): Promise<Record<string, unknown>> {
  const { status, body } = await write({ key: 'privacy-policy', ...TEXT, ...more });
  expect(status).toBe(201);
  return Object(body['data']);
}

describe('pages that nobody has written yet', () => {
  test('A-7.5-04 D-90 are read by key and by id, and another key is refused', async () => {
    const page = await read();
    expect(page).toMatchObject({ key: 'privacy-policy', title: 'Privacy Policy', version: 0 });
    expect((await read(page.id)).key).toBe('privacy-policy');
    expect((await served.rest(`${PUBLIC}/about-us`)).body['message']).toBe('Page found.');
    const { status, body } = await served.rest(`${PUBLIC}/cookies`);
    expect([status, body['success'], body['message']]).toEqual([
      404,
      false,
      'This page does not exist.',
    ]);
  });

  test('A-3-15 name the office, the grievance officer and everything that leaves in time', async () => {
    const { content } = await read();
    expect(content).toContain(SETTINGS.officeEmail);
    for (const { what, days, from } of Object.values(RETENTION)) {
      expect(content).toContain(what);
      expect(content).toContain(days === 0 ? `until ${from}` : pluralize(days, 'day'));
    }
    for (const key of Object.keys(DEFAULT_TEXTS)) {
      expect(JSON.stringify(await read(key))).not.toMatch(/\{[a-z]+\}/i);
    }
  });
});

describe('pages that administrators write', () => {
  test('A-7.5-05 A-7.5-10 a form brings texts, tags joined by commas and files', async () => {
    const file = await photo(600, 400).jpeg().toBuffer();
    const form = multipart([
      { name: 'key', content: 'about-us' },
      { name: 'title', content: 'About  us' },
      { name: 'content', content: '<p onclick="x()">We</p><script>alert(1)</script>' },
      { name: 'tags', content: 'who, where, , who' },
      { name: 'status', content: 'active' },
      { name: 'featuredImage', file: 'a.jpg', content: file },
      { name: 'images', file: 'b.jpg', content: file },
      { name: 'images', file: 'c.jpg', content: file },
    ]);
    const { status, body } = await served.rest(PATH, admin, 'POST', { form });
    expect([status, body['success'], body['message']]).toEqual([201, true, 'Page created.']);
    expect(body['data']).toMatchObject({
      title: 'About us',
      content: '<p>We</p>',
      tags: ['who', 'where'],
      status: 'published',
      featuredImage: { url: expect.stringMatching(/^\/media\//) },
      images: [{}, {}],
    });
    expect(await read('about-us')).toMatchObject({ title: 'About us', content: '<p>We</p>' });
  });

  test('A-7.5-05 a page that is written without a status is a draft, and said to be one', async () => {
    const { status, body: result } = await write({ key: 'privacy-policy', ...TEXT });
    expect([status, result['message'], Object(result['data']).status]).toEqual([
      201,
      'Page created as a draft.',
      'draft',
    ]);
  });

  test('A-7.5-06 a change keeps what is not sent, and its pictures go when nothing shows them', async () => {
    const picture = await buildPicture(database, admin.id);
    const { _id } = await store({ featuredImage: picture, tags: 'law', status: 'published' });
    const { body } = await change('privacy-policy', { content: '<h1>More</h1>' });
    expect(body['data']).toMatchObject({ ...TEXT, content: '<h2>More</h2>', tags: ['law'] });
    expect(Object(body['data']).featuredImage.url).toContain(picture);
    const { body: without } = await change(String(_id), { featuredImage: '' });
    expect(Object(without['data']).featuredImage).toBeNull();
    const text = 'SELECT FROM picture WHERE id = $1 AND removed_at IS NULL';
    expect(await database.query({ text, values: [picture] })).toEqual([]);
  });

  test('A-3-15 its pictures say what they show, and keep it where it is not said again', async () => {
    const [one, other] = [
      await buildPicture(database, admin.id),
      await buildPicture(database, admin.id),
    ];
    const ask = `mutation ($input: UpdateStaticPageInput!) {
      updateStaticPage(id: "privacy-policy", input: $input) {
        staticPage { picture { id alt } pictures { id alt } } } }`;
    const send = async (input: object) => {
      const { data, errors } = await served.graphql(ask, { input }, admin);
      expect(errors).toEqual([]);
      return Object(data?.['updateStaticPage']).staticPage;
    };
    const result = {
      picture: { id: one, alt: 'A desk' },
      pictures: [
        { id: one, alt: 'A desk' },
        { id: other, alt: '' },
      ],
    };
    const shownPicture = { id: one, alt: ' A  desk ' };
    const status = 'PUBLISHED';
    const shownPictures = [shownPicture, { id: other }];
    expect(await send({ ...TEXT, status, shownPicture, shownPictures })).toEqual(result);
    // As older clients send them, by their ids alone.
    expect(await send({ picture: one, pictures: [one, other] })).toEqual(result);
    const { featuredImage, images } = await read();
    expect([featuredImage.alt, images[1].alt]).toEqual(['A desk', '']);
    // A form sends back what it has read, as JSON.
    const form = multipart([
      { name: 'featuredImage', content: JSON.stringify(featuredImage) },
      { name: 'images', content: JSON.stringify([{ ...images[1], alt: 'A door' }]) },
    ]);
    const sent = await served.rest(`${PATH}/privacy-policy`, admin, 'PUT', { form });
    expect(Object(sent.body['data'])).toMatchObject({
      featuredImage: { alt: 'A desk' },
      images: [{ alt: 'A door' }],
    });
    const { errors } = await served.graphql(
      ask,
      { input: { shownPictures: Array.from({ length: 11 }, () => ({ id: one })) } },
      admin,
    );
    expect(errors).toMatchObject([{ extensions: { fields: [{ path: 'shownPictures' }] } }]);
  });

  test('A-7.5-07 D-90 the state is changed by itself, under both of its names', async () => {
    await store();
    expect((await read()).version).toBe(0);
    for (const [status, title] of [
      [' Published ', TEXT.title],
      ['inactive', DEFAULT_TEXTS['privacy-policy'].title],
      ['active', TEXT.title],
      ['draft', DEFAULT_TEXTS['privacy-policy'].title],
    ]) {
      const { status: code, body } = await change('privacy-policy', { status }, '/status');
      const isShown = title === TEXT.title;
      expect([code, body['message']]).toEqual([
        200,
        isShown ? 'Page published.' : 'Page is a draft.',
      ]);
      expect((await read()).title).toBe(title);
    }
    expect(await change('privacy-policy', { status: 'hidden' }, '/status')).toMatchObject({
      status: 400,
      body: { success: false, message: 'Please send the status as draft or published.' },
    });
  });

  test('A-7.5-08 deleting one gives it its first text back', async () => {
    await store({ status: 'published' });
    const remove = () => served.rest(`${PATH}/privacy-policy`, admin, 'DELETE');
    expect(await remove()).toMatchObject({ status: 200, body: { message: 'Page deleted.' } });
    expect((await read()).version).toBe(0);
    expect(await remove()).toMatchObject({
      status: 404,
      body: { message: 'This page already has its default text.' },
    });
  });

  test('A-7.5-03 the list is narrowed by what is not empty', async () => {
    await store({ tags: 'law' });
    const keys = async (query: string) =>
      Object((await list(query))['data']).map(({ key }: { key: string }) => key);
    expect(await keys('?search=&status=&key=')).toEqual([
      'about-us',
      'contact-us',
      'privacy-policy',
      'terms-of-service',
    ]);
    expect(await keys('?search=%20LAW%20')).toEqual(['privacy-policy']);
    expect(await keys('?status=%20Draft%20')).toEqual(['privacy-policy']);
    expect(await keys('?key=terms-of-service')).toEqual(['terms-of-service']);
    expect(await keys('?limit=1&page=2')).toEqual(['contact-us']);
    expect(await list('?status=gone')).toMatchObject({
      success: false,
      message: 'Please use draft or published for status.',
    });
  });

  test('A-7.5-09 they are counted by state', async () => {
    await store();
    const { body } = await served.rest(`${PATH}/stats`, admin);
    const stats = { total: 4, published: 3, draft: 1, written: 1 };
    expect(body).toEqual({ success: true, message: 'Pages counted.', data: stats, stats });
  });

  test('the later of two administrators is told, and nothing is lost', async () => {
    await store();
    expect((await change('privacy-policy', { title: 'Mine', version: 1 })).status).toBe(200);
    const late = await change('privacy-policy', { title: 'Late', version: 1 });
    expect(late).toMatchObject({
      status: 409,
      body: {
        success: false,
        message:
          'Someone else has changed this page. Copy your text, open the page again and paste it in.',
      },
    });
    expect(Object((await list('?key=privacy-policy'))['data'])[0]).toMatchObject({
      title: 'Mine',
      version: 2,
    });
    expect(await write({ key: 'privacy-policy', ...TEXT })).toMatchObject({
      status: 409,
      body: { message: 'Mine already exists. Please edit it instead.' },
    });
  });

  test('the audit has who wrote what, without the text', async () => {
    await store();
    await change('privacy-policy', { content: '<p>We keep nothing.</p>' });
    const entries = await database.source
      .getRepository(AuditEntry)
      .find({ order: { at: 'ASC', id: 'ASC' } });
    expect(entries.map(({ action }) => action)).toEqual(['page.created', 'page.changed']);
    expect(JSON.stringify(entries)).not.toContain('We keep');
  });

  test('GraphQL reads and changes the same', async () => {
    const { data, errors } = await served.graphql(
      `mutation { updateStaticPage(id: "terms-of-service", input: { title: "Rules", status: PUBLISHED }) {
        staticPage { key title status version } } }`,
      {},
      admin,
    );
    expect(errors).toEqual([]);
    expect(data?.['updateStaticPage']).toEqual({
      staticPage: { key: 'TERMS_OF_SERVICE', title: 'Rules', status: 'PUBLISHED', version: 1 },
    });
    const shown = await served.graphql('{ staticPage(key: TERMS_OF_SERVICE) { title path } }');
    expect(shown.data?.['staticPage']).toEqual({ title: 'Rules', path: '/terms-of-service' });
  });

  test('a change through one process is shown by another one', async () => {
    const site = {
      name: 'Ghar',
      url: '',
      office: SITE_OFFICE,
      socialLinks: [],
      grievanceOfficer: OFFICER,
    };
    const other = new LiveStaticPages({ database, log: silentLog(), site });
    await other.start();
    const pending = new Promise<void>((done) => other.onChange(done));
    await store({ status: 'published' });
    await pending;
    expect(other.shown('privacy-policy').title).toBe(TEXT.title);
    await other.stop();
  });
});

const SITE_OFFICE = {
  email: 'a@b.example',
  phone: '9876543210',
  address: 'x',
  hours: 'y',
  logo: null,
};
const OFFICER = { name: null, address: 'x', email: 'a@b.example', phone: null, hours: null };

test('hostile texts are stored and come back harmless from both doors', async () => {
  for (let at = 0; at < NAUGHTY.length; at += 40) {
    const title = (NAUGHTY[at] ?? '').replaceAll('\0', '').trim().slice(0, 80) || 'x';
    const content = `<p>x</p>${NAUGHTY.slice(at, at + 40).join(' ')}`.slice(0, 29_000);
    const { status, body } = await change('privacy-policy', { title, content, status: 'active' });
    // Refused with a sentence, or kept; never a failure of ours.
    expect([200, 400], JSON.stringify(body).slice(0, 300)).toContain(status);
    const shown = await served.graphql('{ staticPage(key: PRIVACY_POLICY) { content } }');
    const texts = [(await read()).content, Object(shown.data?.['staticPage']).content];
    for (const text of texts) {
      expect(text).not.toMatch(
        /<(?!\/?(?:p|h2|h3|h4|ul|ol|li|blockquote|hr|br|pre|code|strong|b|em|i|u|s|a|figure|figcaption|img|table|caption|thead|tbody|tr|th|td)\b)[a-z/!?]/i,
      );
      expect(text).not.toMatch(/<[^>]*\s(?:on\w+|style)\s*=/i);
      expect(text).not.toMatch(/<[^>]*(?:href|src)="\s*(?:javascript|data|vbscript):/i);
    }
  }
});
