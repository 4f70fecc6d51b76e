import { beforeAll, describe, expect, test } from 'vitest';
import { snapshot } from '../../../client/src/testing/snapshot.ts';
import { type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { all, pageOf, type Part } from '../harness/html.ts';
import { buildSmallWorld } from '../harness/smallWorld.ts';
import { IDS } from '../harness/smallWorldContent.ts';

/**
 * What a visitor reads before any script has run, whole, in a world in which everything is known: a page that
 * changes is looked at in its file.
 */

/** The name of its file, and where it is. */
const PAGES: readonly (readonly [name: string, path: string])[] = [
  ['properties', '/property'],
  ['properties-narrowed', '/property?city=Bengaluru&purpose=sell&type=residential&sort=price_asc'],
  ['properties-none', '/property?city=Agra&minPrice=900000000'],
  ['properties-keyword', '/property?keyword=2%20bhk%20in%20bangalore'],
  ['subtype', '/property-type/flat-apartment'],
  ['property', `/property-details-v1/${IDS.flat}`],
  ['property-rented', `/property-details-v1/${IDS.rented}`],
  ['property-plot', `/property-details-v1/${IDS.plot}`],
  ['property-sold', `/property-details-v1/${IDS.sold}`],
  ['city', '/bengaluru'],
  ['city-other', '/agra'],
  ['about', '/about-us'],
  ['contact', '/contact'],
  ['privacy', '/privacy-policy'],
  ['terms', '/terms-of-service'],
  ['team', '/team'],
  ['faq', '/faq'],
  ['developers', '/developers'],
  ['blogs', '/blog-listing'],
  ['blogs-category', '/blog-listing?category=Buying'],
  ['blog', `/blog-detail/${IDS.post}`],
  ['compare', `/compare?ids=${IDS.flat},${IDS.plot}`],
  ['compare-none', '/compare'],
  ['map', '/topmap-grid'],
  ['favourites', '/favourites'],
  ['sign-in', '/sign-in'],
  ['sign-up', '/sign-up'],
  ['feedback', '/feedback'],
  ['nowhere', '/no-such-place/at-all'],
];

/** The forms of search are recorded whole with `home` and `properties`, and folded where nothing in them differs. */
const FOLDED: Record<string, string> = {
  properties: ':not(*)',
  'properties-keyword': '[aria-label=Filters]',
};

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

  test.each(PAGES)('%s', async (name, path) => {
    const { status, text } = await served.page(path);
    const page = snapshots(pageOf(text), `${OWN_HEAD}, main`, FOLDED[name] ?? 'search');
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
