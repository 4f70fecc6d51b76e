import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { buildAccount, buildBlog, listing, writeListings } from '../factories.ts';
import { type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { BEHIND_A_PROXY, newMobile, person } from '../harness/people.ts';

let served: TestApp;
const homeId = newId();
let post: string;

beforeAll(async () => {
  const database = await freshDatabase();
  served = await testApp(database, BEHIND_A_PROXY);
  const { id: sellerId } = await buildAccount(database);
  await writeListings(database, [listing({ id: homeId, sellerId, city: 'Pune' })]);
  ({ id: post } = await buildBlog(database));
});

/** What a visitor may do without an account, one call each. */
const actions = [
  ['browses', 'GET', () => '/api/properties', {}],
  ['filters', 'GET', () => '/api/properties?city=Pune&type=residential', {}],
  ['reads a post', 'GET', () => `/api/blogs/${post}`, {}],
  [
    'gives feedback',
    'POST',
    () => '/api/feedback',
    { name: 'Asha Rao', rating: 5, feedback: 'I found a flat in a week.' },
  ],
  [
    'submits a lead',
    'POST',
    () => '/api/seller-leads',
    { name: 'Asha Rao', mobileNumber: newMobile(), propertyId: homeId, message: 'Is it free?' },
  ],
  [
    'writes to the marketplace',
    'POST',
    () => '/api/contact-us/messages',
    {
      name: 'Asha Rao',
      email: 'asha@example.in',
      subject: 'Hours',
      message: 'When are you there?',
    },
  ],
] as const;

test.each(actions)('V-6-01 a visitor %s', async (_deed, method, path, sent) => {
  const more = method === 'POST' ? { body: sent } : {};
  const response = await person(served).rest(method, path(), more);
  expect(response).toMatchObject({ status: 200, body: { success: true } });
});

test('V-6-01 a visitor says something under a post', async () => {
  const sent = { blogId: post, name: 'Asha Rao', message: 'That helped.' };
  const { body } = await person(served).post('/api/blog-comments', sent);
  expect(body['success']).toBe(true);
});

test.each(['/sign-in', '/sign-up'])('V-6-01 a visitor opens %s', async (path) => {
  expect((await served.page(path)).status).toBe(200);
});
