import { beforeAll, describe, expect, test } from 'vitest';
import { snapshot } from '../../../client/src/testing/snapshot.ts';
import { type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { all, pageOf, type Part } from '../harness/html.ts';
import { buildSmallWorld } from '../harness/smallWorld.ts';
import { IDS } from '../harness/smallWorldContent.ts';

/**
 * What a visitor reads before any script has run, whole, in a world in which everything is known: one page of
 * each template, which is looked at in its file when it changes. A list of the administration is recorded with
 * its own test.
 */

/** The name of its file, and where it is; `folded` is recorded elsewhere. */
const PAGES: readonly (readonly [name: string, path: string, folded: string])[] = [
  // The form of search is recorded whole here and with the home page.
  ['properties', '/property', ':not(*)'],
  ['property', `/property-details-v1/${IDS.flat}`, 'search'],
  ['about', '/about-us', 'search'],
  ['blog', `/blog-detail/${IDS.post}`, 'search'],
];

/** Scripts and styles are the build's, and are weighed elsewhere. */
const HEAD = 'title, meta, link:not([rel=code], [rel=modulepreload], [rel=stylesheet], [as=font])';
/** What the head of every page has is recorded with the home page. */
const OWN_HEAD =
  'title, meta:is([name=description], [name=robots], [property]), link[rel=canonical]';

let served: TestApp;
beforeAll(async () => {
  const database = await freshDatabase();
  await buildSmallWorld(database);
  served = await testApp(database);
});

describe('a page as it is sent', () => {
  test('home', async () => {
    const { status, text } = await served.page('/');
    const home = snapshots(pageOf(text), `${HEAD}, main`);
    await expect(`${status}\n${home}`).toMatchFileSnapshot('./answers/pages/home.txt');
  });

  test.each(PAGES)('%s', async (name, path, folded) => {
    const { status, text } = await served.page(path);
    const page = snapshots(pageOf(text), `${OWN_HEAD}, main`, folded);
    await expect(`${status}\n${page}`).toMatchFileSnapshot(`./answers/pages/${name}.txt`);
  });

  test('what is hidden or deleted looks like what never was', async () => {
    const paths = [
      '/no-such-place/at-all',
      `/property-details-v1/${IDS.hidden}`,
      '/property-details-v1/000000000000000000000000',
      '/blog-detail/none',
    ];
    const pages = await Promise.all(paths.map((path) => served.page(path)));
    const seen = pages.map(({ status, text }) => [
      status,
      snapshots(pageOf(text), `${HEAD}, main`),
    ]);
    expect(new Set(seen.map(String)).size).toBe(1);
  });

  test('what stands around each of them', async () => {
    const page = pageOf((await served.page('/about-us')).text);
    await expect(snapshots(page, '#root > :not(main)')).toMatchFileSnapshot(
      './answers/pages/around.txt',
    );
  });

  test('what is said instead of a dialog to those without scripts', async () => {
    const page = pageOf((await served.page('/about-us?dialog=sign-in')).text);
    await expect(snapshots(page, 'noscript')).toMatchFileSnapshot('./answers/pages/no-script.txt');
  });
});

/** The names of built files change with what is in them, the number of a request each time. */
function snapshots(page: Part, selector: string, folded?: string): string {
  const lines = all(page, selector).map((part) => `${snapshot(part, folded)}\n`);
  return lines
    .join('')
    .replace(/(\/assets\/[\w.-]+)-[\w-]{8}\./g, '$1-<hash>.')
    .replace(/"[\da-f]{8}-[\da-f-]{27}"/g, '"<request>"');
}
