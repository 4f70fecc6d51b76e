import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { all, pageOf, textOf } from '../harness/html.ts';

/** GET /graphql in a browser: a page to ask from, of our own files alone. Needs the built client. */

let served: TestApp;
const get = (url: string, headers: Record<string, string>) =>
  served.app.http.inject({ method: 'GET', url, headers });
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

beforeAll(async () => {
  served = await testApp(await freshDatabase());
});

describe('in a browser', () => {
  test('D-116 it is a page whose every file is here, under the content policy of all pages', async () => {
    const response = await get('/graphql', BROWSER);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/html');
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("font-src 'self';");
    const page = pageOf(response.body);
    expect(textOf(page.querySelector('title'))).toBe('GraphiQL');
    const files = all(page, 'script, link').map(
      (each) => each.getAttribute('src') ?? each.getAttribute('href') ?? 'inline',
    );
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      expect(file).toMatch(/^\//);
      expect([file, (await get(file, {})).statusCode]).toEqual([file, 200]);
    }
  });

  test('no style of it asks another host, or for fonts that the policy refuses', async () => {
    const page = pageOf((await get('/graphql', BROWSER)).body);
    const [sheet] = all(page, 'link[rel="stylesheet"]');
    const { body } = await get(sheet?.getAttribute('href') ?? '', {});
    expect(body).toContain('.graphiql-container');
    expect(body).not.toMatch(/@font-face|@import|url\(["']?(?:https?:)?\/\//);
  });
});

describe('for programs nothing changes', () => {
  test('D-103 a query in the address is answered to whom asks for JSON', async () => {
    const headers = { accept: 'application/json', 'apollo-require-preflight': 'true' };
    const response = await get('/graphql?query={site{name}}', headers);
    expect(response.json()).toEqual({ data: { site: { name: 'Aangan' } } });
  });

  test('what another site could make a browser send is refused', async () => {
    const simple = await get('/graphql?query={site{name}}', { accept: 'application/json' });
    expect(simple.statusCode).toBe(400);
    const posted = await served.app.http.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        'content-type': 'application/json',
        cookie: 'refresh=anything',
        origin: 'https://elsewhere.example',
      },
      payload: { query: '{ site { name } }' },
    });
    expect(posted.statusCode).toBe(403);
  });
});
