import { beforeAll, describe, expect, test } from 'vitest';
import { buildBlog } from '../../../test/factories.ts';
import { NOW, type TestApp, testApp } from '../../../test/harness/application.ts';
import { freshDatabase } from '../../../test/harness/database.ts';
import { type Database } from '../../platform/database/connect.ts';
import { Blog } from './blog.entity.ts';
import { countWords, safeHtml } from '../richText/safeHtml.ts';

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);
const picture = {
  id: 'b'.repeat(24),
  alt: 'Illustration: a street',
  label: null,
  width: 1600,
  height: 1200,
  thumbhash: null,
  illustration: true,
};

let database: Database;
let served: TestApp;
let first: string;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  const { id } = await buildBlog(database, {
    slug: 'stamp-duty',
    title: 'Stamp duty',
    content:
      '<h1>One</h1><p onclick="x()">' + 'word '.repeat(400) + '</p><script>alert(1)</script>',
    publishedAt: ago(1),
    featured: true,
    categories: ['Money', 'Law'],
    picture,
  });
  first = id;
  for (let n = 2; n <= 9; n += 1) {
    await buildBlog(database, { slug: 'post-' + n, title: 'Post ' + n, publishedAt: ago(24 * n) });
  }
  await buildBlog(database, { slug: 'draft', status: 'draft', publishedAt: ago(2) });
  // Its time is now.
  await buildBlog(database, { slug: 'flipped', status: 'scheduled', publishedAt: NOW });
  await buildBlog(database, { slug: 'later', status: 'scheduled', publishedAt: ago(-0.5) });
});

const LIST = `query ($page: Int, $pageSize: Int, $featured: Boolean, $category: String) {
  blogs(page: $page, pageSize: $pageSize, featured: $featured, category: $category) {
    total page pageSize pageCount hasMore items { slug } } }`;

async function slugs(variables: object): Promise<unknown> {
  const { data, errors } = await served.graphql(LIST, variables);
  expect(errors).toEqual([]);
  return data?.['blogs'];
}

describe('the list', () => {
  test('V-7-29 A-7.3-02 D-57 8 on a page, newest first, the same through both doors', async () => {
    expect(await slugs({})).toMatchObject({ total: 10, pageSize: 8, pageCount: 2, hasMore: true });
    const { status, body } = await served.rest('/api/blogs');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      pagination: { currentPage: 1, totalPages: 2, totalBlogs: 10, limit: 8, hasMore: true },
    });
    expect(body['data']).toEqual(body['blogs']);
    const rest: unknown = (await served.rest('/api/blogs?limit=3')).body['blogs'];
    expect(rest).toMatchObject([{ slug: 'flipped' }, { slug: 'stamp-duty' }, { slug: 'post-2' }]);
    expect(await slugs({ pageSize: 3 })).toMatchObject({
      items: [{ slug: 'flipped' }, { slug: 'stamp-duty' }, { slug: 'post-2' }],
    });
    expect(await slugs({ page: 2 })).toMatchObject({
      hasMore: false,
      items: [{ slug: 'post-8' }, { slug: 'post-9' }],
    });
  });

  test('D-59 drafts are not shown, and a scheduled post is from its time on', async () => {
    const everything = JSON.stringify(await slugs({ pageSize: 50 }));
    expect(everything).toContain('flipped');
    expect(everything).not.toContain('later');
    expect(everything).not.toContain('draft');
    for (const slug of ['draft', 'later']) {
      expect((await served.rest('/api/blogs/slug/' + slug)).status, slug).toBe(404);
    }
  });

  test('D-58 by category in any case, and featured or not', async () => {
    expect(await slugs({ category: ' LAW ' })).toMatchObject({ items: [{ slug: 'stamp-duty' }] });
    expect(await slugs({ category: '  ' })).toMatchObject({ total: 10 });
    expect(await slugs({ category: 'nothing' })).toMatchObject({ total: 0, items: [] });
    expect(await slugs({ featured: true })).toMatchObject({ items: [{ slug: 'stamp-duty' }] });
    expect(await slugs({ featured: false })).toMatchObject({ total: 9 });
    const totals = [];
    for (const featured of ['', 'true', '%20FALSE%20']) {
      const { body } = await served.rest('/api/blogs?featured=' + featured);
      totals.push(Object(body['pagination'])['totalBlogs']);
    }
    expect(totals).toEqual([10, 1, 9]);
    expect((await served.rest('/api/blogs/featured')).body['blogs']).toMatchObject([
      { slug: 'stamp-duty', featured: true, isFeatured: true },
    ]);
    expect(await slugs({ category: 'ＬＡＷ\u200b' })).toMatchObject({
      items: [{ slug: 'stamp-duty' }],
    });
    const { data } = await served.graphql('{ blogCategories { name postCount } }');
    expect(data).toEqual({
      blogCategories: [
        { name: 'General', postCount: 9 },
        { name: 'Law', postCount: 1 },
        { name: 'Money', postCount: 1 },
      ],
    });
  });

  test('bad pages and limits are clamped or refused with a sentence, never a 500', async () => {
    expect(await slugs({ page: -3, pageSize: 10_000 })).toMatchObject({ page: 1, pageSize: 50 });
    expect(await slugs({ page: 2_000_000_000 })).toMatchObject({ items: [] });
    expect(await slugs({ category: 'a\0b' })).toMatchObject({ total: 0 });
    for (const query of ['page=x', 'limit=1.5', 'featured=maybe']) {
      const { status, body } = await served.rest('/api/blogs?' + query);
      expect(status).toBe(400);
      expect(body).toMatchObject({ success: false, message: expect.stringMatching(/^Use /) });
    }
    expect((await served.rest('/api/blogs?featured=maybe')).body['message']).toBe(
      'Use true or false for featured.',
    );
    expect((await served.rest('/api/blogs?category=%00')).status).toBe(200);
  });
});

test('A-7.3-03 five featured ones by default, or as many as are asked for', async () => {
  const own = await freshDatabase();
  const app = await testApp(own);
  for (let n = 1; n <= 7; n += 1) {
    await buildBlog(own, { slug: `f-${n}`, featured: n !== 3, publishedAt: ago(n) });
  }
  const featured = async (query: string) =>
    Object((await app.rest(`/api/blogs/featured${query}`)).body['blogs']).map(
      (blog: { slug: string }) => blog.slug,
    );
  expect(await featured('')).toEqual(['f-1', 'f-2', 'f-4', 'f-5', 'f-6']);
  expect(await featured('?limit=2')).toEqual(['f-1', 'f-2']);
});

describe('one post', () => {
  test('V-3-11 A-7.3-06 A-7.3-07 D-57 by id and by slug, its fields at the top and under data and blog', async () => {
    const { status, body } = await served.rest('/api/blogs/' + first);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      _id: first,
      title: 'Stamp duty',
      excerpt: 'What to look for before signing.',
      createdAt: expect.any(String),
      featuredImage: { url: '/media/' + 'b'.repeat(24) + '/960.jpg' },
      isFeatured: true,
      authorName: 'Admin',
      category: 'Money',
      readingTime: 3,
    });
    expect(body['data']).toEqual(body['blog']);
    expect(body['data']).toMatchObject({ _id: first, content: body['content'] });
    for (const path of ['/api/blogs/stamp-duty', '/api/blogs/slug/stamp-duty']) {
      expect((await served.rest(path)).body).toMatchObject({ _id: first });
    }
    const { body: plain } = await served.rest('/api/blogs/post-2');
    expect(plain).toMatchObject({ category: 'General', categories: ['General'], readingTime: 1 });
  });

  test('its picture and the portrait of its author have their addresses on both doors', async () => {
    const authorPicture = { ...picture, id: 'c'.repeat(24), alt: 'Asha Rao' };
    await database.source.manager.update(Blog, { id: first }, { authorPicture });
    const { data } = await served.graphql(
      'query ($id: ID) { blog(id: $id) { picture { path } authorPicture { path alt widths } } }',
      { id: first },
    );
    expect(data?.['blog']).toEqual({
      picture: { path: '/media/' + 'b'.repeat(24) },
      authorPicture: {
        path: '/media/' + 'c'.repeat(24),
        alt: 'Asha Rao',
        widths: [320, 480, 640, 960, 1280, 1600],
      },
    });
    const { body } = await served.rest('/api/blogs/' + first);
    expect(body['authorImage']).toMatchObject({ url: '/media/' + 'c'.repeat(24) + '/960.jpg' });
  });

  test.each(['none', 'f'.repeat(24), '%00', "1'--", 'x'.repeat(150)])(
    'D-57 the post %.12s is not found on either door',
    async (id) => {
      expect(await served.rest('/api/blogs/' + encodeURIComponent(id))).toMatchObject({
        status: 404,
        body: {
          success: false,
          code: 'NOT_FOUND',
          message: expect.stringMatching(/^Blog not found/),
        },
      });
      const graph = await served.graphql('query ($slug: String) { blog(slug: $slug) { id } }', {
        slug: id,
      });
      expect(graph).toMatchObject({ data: { blog: null }, errors: [] });
    },
  );

  test('V-2.8-02 trending: up to 6 published posts without the current one', async () => {
    const { data } = await served.graphql(
      `query ($id: ID) { blog(id: $id) { trending { slug } all: trending(limit: 99) { slug } none: trending(limit: -1) { slug } } }`,
      { id: first },
    );
    const trending = ['flipped', 'post-2', 'post-3', 'post-4', 'post-5', 'post-6'];
    expect(data).toMatchObject({
      blog: { trending: trending.map((slug) => ({ slug })), none: [] },
    });
    expect(Object(data?.['blog'])['all']).toHaveLength(9);
    expect(JSON.stringify(data)).not.toContain('stamp-duty');
  });

  test('its author is named without blanks at the ends, or is the administrator', async () => {
    for (const [authorName, shown] of [
      [' Asha Rao ', 'Asha Rao'],
      ['  ', 'Admin'],
    ]) {
      const { slug } = await buildBlog(database, { authorName, publishedAt: ago(10_000) });
      expect((await served.rest('/api/blogs/' + slug)).body).toMatchObject({ authorName: shown });
      await database.query({ text: 'DELETE FROM blog WHERE slug = $1', values: [slug] });
    }
  });

  test('a row that nobody sanitised is safe all the same when it is read', async () => {
    const own = await freshDatabase();
    const app = await testApp(own);
    const { id } = await buildBlog(own);
    await own.query({
      text: 'UPDATE blog SET content = $2 WHERE id = $1',
      values: [id, '<p>Kept</p><img src=x onerror=alert(1)>'],
    });
    expect((await app.rest('/api/blogs/' + id)).body['content']).toBe('<p>Kept</p>');
    const { data } = await app.graphql('query ($id: ID) { blog(id: $id) { content } }', { id });
    expect(data).toEqual({ blog: { content: '<p>Kept</p>' } });
  });
});

describe('what a post may hold', () => {
  const outside = (href: string) => `<a href="${href}" rel="nofollow ugc noopener">a</a>`;
  test.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p style="color:red" onclick="x()" class="y">a</p>', '<p>a</p>'],
    ['<h1>a</h1>', '<h2>a</h2>'],
    ['<iframe src="https://example.com"></iframe>', ''],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="JaVaScRiPt&#58;alert(1)">a</a>', 'a'],
    ['<a href="//example.com">a</a>', 'a'],
    ['<a href="mailto:a@example.com">a</a>', 'a'],
    [
      '<a href="https://example.com" target="_blank" rel="me">a</a>',
      '<a href="https://example.com" rel="nofollow ugc noopener">a</a>',
    ],
    ['<a href="/property">a</a>', '<a href="/property">a</a>'],
    // R-K1, R-K2
    ['<a href="www.example.com/x">a</a>', outside('https://www.example.com/x')],
    ['<a href="example.com">a</a>', outside('https://example.com')],
    ['<a href=" Example.co.in:8080/x?y=1#z ">a</a>', outside('https://Example.co.in:8080/x?y=1#z')],
    ['<a href="घर.भारत/x">a</a>', outside('https://घर.भारत/x')],
    ['<a href="https://example.com/a b">a</a>', outside('https://example.com/a%20b')],
    ['<a href="page.html">a <b>b</b></a>', 'a <b>b</b>'],
    ['<h2>b</h2><a href="#same">a</a>', '<h2>b</h2>a'],
    ['<a href="../x">a</a><a name="y">b</a>', 'ab'],
    ['<a href="https://me:secret@example.com">a</a>', 'a'],
    ['<img src="https://example.com/x.png">', ''],
    ['<svg><script>alert(1)</script></svg>', ''],
    [
      '<img src="/media/a/640.jpg" onload="x()">',
      '<img src="/media/a/640.jpg" alt="" loading="lazy" />',
    ],
    [
      '<a href="http://example.com">a</a>',
      '<a href="http://example.com" rel="nofollow ugc noopener">a</a>',
    ],
    ['<a href="ftp://example.com">a</a>', 'a'],
    [
      '<img src="/media/a/640.jpg" alt="A lake" width="640" height="480">',
      '<img src="/media/a/640.jpg" alt="A lake" width="640" height="480" loading="lazy" />',
    ],
    ['<img src="/media/../api/auth/logout">', ''],
    ['<img src="/media/%2e%2e/api/auth/logout">', ''],
    ['<img src="/api/auth/logout">', ''],
    ['<p>a&#1;&#xfffe;b\u0001</p>', '<p>ab</p>'],
    [
      '<img src="/media/a/1.jpg" alt="a&#1;b">',
      '<img src="/media/a/1.jpg" alt="ab" loading="lazy" />',
    ],
    ['<ol start="3" type="a"><li>a</li></ol>', '<ol start="3"><li>a</li></ol>'],
    [
      '<table><tr><th scope="col" colspan="2" rowspan="3" width="9">a</th></tr></table>',
      '<table><tr><th scope="col" colspan="2" rowspan="3">a</th></tr></table>',
    ],
    [
      '<table><tr><td colspan="2" rowspan="3" bgcolor="red">a</td></tr></table>',
      '<table><tr><td colspan="2" rowspan="3">a</td></tr></table>',
    ],
  ])('%s', (value, saved) => {
    expect(safeHtml(value)).toBe(saved);
    expect(safeHtml(safeHtml(value))).toBe(saved);
  });

  test('D-58 words are counted without tags', () => {
    expect(countWords('<h2>Two words</h2><p>and<br>three more — yes</p>')).toBe(6);
    expect(countWords('')).toBe(0);
  });
});
