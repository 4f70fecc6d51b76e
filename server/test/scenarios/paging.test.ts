import { beforeAll, expect, test } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { type Viewer } from '../../src/platform/context.ts';
import { type RestRow } from '../../src/platform/http/rest.ts';
import { buildAccount, listing, writeListings } from '../factories.ts';
import { type TestApp, testApp, viewerOf } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';

let served: TestApp;
let seller: Viewer;
let siteAdmin: Viewer;
let lists: readonly RestRow[];

beforeAll(async () => {
  const database = await freshDatabase();
  served = await testApp(database);
  const account = await buildAccount(database, { userType: 'seller' });
  await writeListings(database, [listing({ sellerId: account.id })]);
  seller = viewerOf(account);
  const role = 'site_admin';
  siteAdmin = viewerOf(await buildAccount(database, { userType: role, role, kind: null }));
  const isList = ({ parameters }: RestRow) => parameters.some(({ name }) => name === 'page');
  lists = served.app.restRows.filter(isList);
});

const ask = ({ path }: RestRow, query: string) =>
  served.rest(
    `${path.replace('{id}', seller.kind === 'account' ? seller.id : '')}?${query}`,
    path.includes('admin') ? siteAdmin : seller,
  );

const MOST: Readonly<Record<string, number>> = {
  '/api/blogs': LIMITS.blog.maxPageSize,
  '/api/blogs/search': LIMITS.blog.maxPageSize,
  '/api/blog-comments/blog/{id}': LIMITS.blogComment.maxPageSize,
  '/api/properties/my-properties': LIMITS.page.wholeSize,
};

test('D-04 every list of the REST door reads its page and its limit alike', async () => {
  expect(lists.length).toBeGreaterThan(8);
  for (const row of lists) {
    for (const [query, name] of [
      ['page=x', 'page'],
      ['limit=1.5', 'limit'],
      ['page=1e9', 'page'],
    ]) {
      const { status, body } = await ask(row, query ?? '');
      expect([status, body['message']], row.path).toEqual([
        400,
        `Use a whole number from 1 for ${name}.`,
      ]);
    }
    const far = await ask(row, `page=${'9'.repeat(30)}`);
    expect([200, 404], row.path).toContain(far.status);
    const clamped = await ask(row, 'page=-3&limit=10000000000');
    expect(clamped.status, row.path).toBe(200);
    expect(clamped.text, row.path).toContain('"currentPage":1,"page":1,');
    const most = MOST[row.path] ?? LIMITS.page.maxSize;
    expect(clamped.text, row.path).toContain(`"limit":${most},`);
    const past = await ask(row, 'page=999999999&limit=100');
    expect(past.status, row.path).toBe(200);
    expect(past.text, row.path).toContain('"hasMore":false');
  }
});
