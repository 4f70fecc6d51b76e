import { beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, buildBlog } from '../../../test/factories.ts';
import { sharedApp, type TestApp, viewerOf } from '../../../test/harness/application.ts';
import { atOnce } from '../../../test/harness/atOnce.ts';
import { BEHIND_A_PROXY, newBrowser, type Person, person } from '../../../test/harness/people.ts';
import { AuditEntry } from '../../accounts/auditEntry.entity.ts';
import { type AccountViewer } from '../../platform/context.ts';
import { type Database } from '../../platform/database/connect.ts';
import { BlogComment } from './blogComment.entity.ts';

const SITE_ADMIN = { userType: 'site_admin', role: 'site_admin', kind: null } as const;
const PATH = '/api/blog-comments';
const ADMIN_PATH = '/api/site-admin/blog-comments';

let database: Database;
let served: TestApp;
let admin: AccountViewer;
let blogId: string;

const fresh = sharedApp(BEHIND_A_PROXY);

beforeEach(async () => {
  ({ database, served } = await fresh());
  admin = viewerOf(await buildAccount(database, SITE_ADMIN));
  ({ id: blogId } = await buildBlog(database, { slug: 'deeds', title: 'Sale deeds' }));
});

const say = (message: string, more: object = {}, who: Person = person(served)) =>
  who.post(PATH, { blogId, name: 'Asha Rao', message, ...more });
const under = async (blog = blogId, query = '') =>
  (await served.rest(`${PATH}/blog/${blog}${query}`)).body;
const messages = async (blog = blogId, query = '') =>
  Object((await under(blog, query))['comments']).map(({ message }: BlogComment) => message);
const held = async () => Object((await served.rest(`${ADMIN_PATH}?status=held`, admin)).body);

describe('saying something', () => {
  test('V-7-30 V-3-12 V-2.8-06 it is answered as it is shown, under the id or the slug of the post', async () => {
    const { status, body } = await say('Clear.\r\n\r\n\r\nThank  you', { blogId: 'deeds' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      message: 'Thank you for your comment!',
      isHeld: false,
      comment: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        blogId,
        name: 'Asha Rao',
        message: 'Clear.\n\nThank you',
        createdAt: expect.any(String),
      },
    });
    expect(body['data']).toEqual(body['comment']);
    expect(await messages()).toEqual(['Clear.\n\nThank you']);
  });

  test('V-7-30 with a token it belongs to the account, and goes with it', async () => {
    const account = await buildAccount(database);
    await served.rest(PATH, viewerOf(account), 'POST', {
      body: { blogId, name: 'Asha', message: 'Mine.' },
    });
    const [comment] = await database.source.manager.find(BlogComment);
    expect(comment?.accountId).toBe(account.id);
    await database.query({ text: 'DELETE FROM account WHERE id = $1', values: [account.id] });
    expect(await messages()).toEqual([]);
  });

  test('what is refused is said by field', async () => {
    const { status, body } = await say(' ', { name: 'A', email: 'nowhere' });
    expect(status).toBe(400);
    expect(body['errors']).toMatchObject([
      { field: 'name', message: 'Please enter at least 2 characters' },
      { field: 'message', message: 'Please write a comment' },
      { field: 'email' },
    ]);
  });

  test.each(['\u200b\u200b\u200b', '\u2800\n\u3164', 'a\ufffeb'])(
    'D7 D1 %j is no comment',
    async (text) => {
      const { status, body } = await say(text);
      expect([status, body['errors']]).toMatchObject([400, [{ field: 'message' }]]);
      expect(await messages()).toEqual([]);
    },
  );

  test.each(['draft', 'none'])('a post that nobody may read takes none: %s', async (slug) => {
    await buildBlog(database, { slug: 'draft', status: 'draft', publishedAt: null });
    const { status, body } = await say('Hello', { blogId: slug });
    expect([status, body['message']]).toEqual([404, 'Blog not found']);
  });

  test('R-B1 a filled hidden field is refused in words; the same words twice are kept once', async () => {
    expect((await say('Buy', { website: 'x' })).body['message']).toContain('send it again');
    const who = person(served);
    for (let n = 0; n < 2; n += 1) expect((await say('Clear.', {}, who)).status).toBe(201);
    expect(await messages()).toEqual(['Clear.']);
    const responses = await atOnce(database, 'blog_comment', 3, () => say('At once.', {}, who));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await messages()).toEqual(['At once.', 'Clear.']);
  });

  test('D-61 links and abuse are held, told so, and shown once let through', async () => {
    const { body } = await say('See https://example.in', { email: 'Asha@Example.in' });
    expect(body).toMatchObject({
      isHeld: true,
      comment: null,
      message: 'Thank you! Your comment will be shown after a review.',
    });
    await say('You bastard');
    expect(await messages()).toEqual([]);
    expect((await served.rest(`${PATH}/recent`)).body['comments']).toEqual([]);
    const { comments } = await held();
    expect(comments).toMatchObject([
      { heldFor: 'words', status: 'held', email: null },
      { heldFor: 'link', email: 'asha@example.in', blogId: { title: 'Sale deeds' } },
    ]);
    const approve = () => served.rest(`${ADMIN_PATH}/${comments[1].id}/approve`, admin, 'PUT');
    expect((await approve()).body).toMatchObject({
      message: 'Comment approved.',
      data: { status: 'shown', heldFor: null },
    });
    await approve();
    expect(await messages()).toEqual(['See https://example.in']);
    await served.rest(`${ADMIN_PATH}/${comments[0].id}`, admin, 'DELETE');
    expect((await held()).comments).toEqual([]);
    const entries = await database.source.manager.find(AuditEntry);
    expect(entries.map(({ action, note }) => [action, note])).toEqual([
      ['blog.comment_approved', null],
      ['blog.comment_deleted', null],
    ]);
    expect((await approve()).status).toBe(200);
    const again = await served.rest(`${ADMIN_PATH}/${comments[0].id}`, admin, 'DELETE');
    expect([again.status, again.body['message']]).toEqual([
      404,
      'This comment does not exist. It may have been deleted.',
    ]);
  });

  test('D-61 R-C1 the fourth of an hour from one browser is held, the eleventh refused', async () => {
    const cookie = newBrowser();
    const states = [];
    for (let n = 1; n <= 11; n += 1) {
      const sent = { blogId, name: 'Asha Rao', message: `Comment ${n}` };
      const { status, body } = await person(served).post(PATH, sent, { cookie });
      states.push(status === 201 ? body['isHeld'] : status);
    }
    expect(states).toEqual([...Array(3).fill(false), ...Array(7).fill(true), 429]);
    expect((await held()).comments[0]).toMatchObject({ heldFor: 'rate' });
    expect((await say('Another address')).body['isHeld']).toBe(false);
  });

  test('a form without scripts is answered with a page', async () => {
    const who = person(served);
    const form = (message: string) => who.post(`${PATH}/form`, { blogId, name: 'Asha', message });
    expect((await form('')).text).toContain('Please write a comment');
    expect((await form('Clear.')).text).toContain('Thank you for your comment!');
    expect(await messages()).toEqual(['Clear.']);
  });
});

describe('reading', () => {
  test('V-7-31 V-3-13 five on a page, newest first, with their pages', async () => {
    for (let n = 1; n <= 6; n += 1) await say(`Comment ${n}`);
    expect(await messages()).toEqual([6, 5, 4, 3, 2].map((n) => `Comment ${n}`));
    expect((await under())['pagination']).toMatchObject({
      currentPage: 1,
      totalPages: 2,
      totalComments: 6,
      hasMore: true,
      limit: 5,
    });
    expect(await messages('deeds', '?page=2&limit=4')).toEqual(['Comment 2', 'Comment 1']);
    expect((await under('none'))['pagination']).toMatchObject({ totalComments: 0, totalPages: 0 });
    const { data } = await served.graphql(
      `query ($id: ID) { blog(id: $id) { comments(pageSize: 2) { total items { message } }
         commentStats { totalComments recentComments } } }`,
      { id: blogId },
    );
    expect(data?.['blog']).toEqual({
      comments: { total: 6, items: [{ message: 'Comment 6' }, { message: 'Comment 5' }] },
      commentStats: { totalComments: 6, recentComments: 6 },
    });
  });

  test('V-7-32 the newest everywhere, without those of one post and of posts that are hidden', async () => {
    const other = await buildBlog(database, { title: 'Rent' });
    const draft = await buildBlog(database);
    await say('Under deeds');
    await say('Under rent', { blogId: other.id });
    await say('Under a draft', { blogId: draft.id });
    await database.query({ text: `UPDATE blog SET status = 'draft' WHERE id = '${draft.id}'` });
    const recent = async (query: string) =>
      Object((await served.rest(`${PATH}/recent${query}`)).body['comments']).map(
        (comment: { message: string; blogId: { title: string } }) =>
          `${comment.message}: ${comment.blogId.title}`,
      );
    expect(await recent('')).toEqual(['Under rent: Rent', 'Under deeds: Sale deeds']);
    expect(await recent('?limit=1')).toEqual(['Under rent: Rent']);
    expect(await recent(`?excludeBlogId=${other.id}`)).toEqual(['Under deeds: Sale deeds']);
    for (const limit of [0, -3])
      expect(await recent(`?limit=${limit}`)).toEqual(['Under rent: Rent']);
    expect((await served.rest(`${PATH}/recent?limit=x`)).status).toBe(400);
    const { data } = await served.graphql(
      'query ($id: ID) { recentBlogComments(exceptBlogId: $id) { comment { message } blog { path } } }',
      { id: blogId },
    );
    expect(data).toEqual({
      recentBlogComments: [
        { comment: { message: 'Under rent' }, blog: { path: `/blog-detail/post-${other.id}` } },
      ],
    });
  });

  test('V-7-33 V-3-13 figures: all that are shown, and those of seven days', async () => {
    await say('New');
    await say('Old');
    await say('Held https://example.in');
    await database.query({
      text: `UPDATE blog_comment SET created_at = created_at - interval '8 days' WHERE message = 'Old'`,
    });
    const { body } = await served.rest(`${PATH}/stats/${blogId}`);
    expect(body).toMatchObject({ success: true, message: 'Comments counted.' });
    expect(body['stats']).toEqual({ totalComments: 2, recentComments: 1 });
    expect((await served.rest(`${PATH}/stats/none`)).body['stats']).toEqual({
      totalComments: 0,
      recentComments: 0,
    });
  });

  test('D-61 administrators see all, by status and by post', async () => {
    const other = await buildBlog(database);
    await say('Shown');
    await say('Held www.example.in', { blogId: other.id });
    const { data } = await served.graphql(
      `query ($id: ID) { administration {
         all: blogComments { total counts { status count } items { status heldFor comment { message } } }
         one: blogComments(blogId: $id, status: SHOWN) { total } } }`,
      { id: other.id },
      admin,
    );
    expect(data?.['administration']).toEqual({
      all: {
        total: 2,
        counts: [
          { status: 'SHOWN', count: 1 },
          { status: 'HELD', count: 1 },
        ],
        items: [
          { status: 'HELD', heldFor: 'LINK', comment: { message: 'Held www.example.in' } },
          { status: 'SHOWN', heldFor: null, comment: { message: 'Shown' } },
        ],
      },
      one: { total: 0 },
    });
    expect((await served.rest(`${ADMIN_PATH}?blogId=%00`, admin)).status).toBe(200);
  });

  test('comments go with their post', async () => {
    await say('Soon gone');
    await served.rest(`/api/blogs/admin/${blogId}`, admin, 'DELETE');
    expect(await database.source.manager.count(BlogComment)).toBe(0);
  });
});
