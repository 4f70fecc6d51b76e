import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';

/** What the server draws of the pages of an account, before any script runs. */

let served: TestApp;
beforeAll(async () => {
  served = await testApp(await freshDatabase());
});

test.each([
  ['/sign-in', 'Sign in', 'Signing in needs JavaScript.'],
  ['/sign-up', 'Sign Up', 'Registering needs JavaScript.'],
  ['/feedback', 'Feedback', 'This form needs JavaScript.'],
  ['/complaint', 'Complaints', 'This form needs JavaScript.'],
])('%s says without scripts what it needs, and whom to write to', async (path, title, sentence) => {
  const { status, text } = await served.page(path);
  expect(status).toBe(200);
  expect(text).toContain(`<title>${title} | `);
  expect(text).toContain('<meta name="robots" content="noindex');
  const [, note = ''] =
    new RegExp(`<noscript><p[^>]*>${sentence}(.*?)</noscript>`).exec(text) ?? [];
  expect(note).toMatch(/, or email .*<a href="mailto:[^"]+@/);
});

test.each(['/seller-dashboard/my-profile', '/complete-profile', '/complete-social-profile'])(
  'V-2.1-24 %s is a shell without data that nobody keeps',
  async (path) => {
    const { status, headers, text } = await served.page(path);
    expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex, follow']);
    expect(text).toContain('<meta name="robots" content="noindex');
    expect(text).toContain('This page is private and needs JavaScript.');
    expect(text).not.toMatch(/Your details|<form(?![^>]*newsletter)/);
  },
);
