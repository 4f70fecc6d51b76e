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
  ['home', '/'],
  ['properties', '/property'],
  ['properties-narrowed', '/property?city=Bengaluru&purpose=sell&type=residential&sort=price_asc'],
  ['properties-none', '/property?city=Agra&minPrice=900000000'],
  ['properties-keyword', '/property?keyword=2%20bhk%20in%20bangalore'],
  ['subtype', '/property-type/flat-apartment'],
  ['property', `/property-details-v1/${IDS.flat}`],
  ['property-rented', `/property-details-v1/${IDS.rented}`],
  ['property-plot', `/property-details-v1/${IDS.plot}`],
  ['property-sold', `/property-details-v1/${IDS.sold}`],
  ['property-hidden', `/property-details-v1/${IDS.hidden}`],
  ['property-none', '/property-details-v1/000000000000000000000000'],
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
  ['blog-none', '/blog-detail/none'],
  ['compare', `/compare?ids=${IDS.flat},${IDS.plot}`],
  ['compare-none', '/compare'],
  ['map', '/topmap-grid'],
  ['favourites', '/favourites'],
  ['sign-in', '/sign-in'],
  ['sign-up', '/sign-up'],
  ['feedback', '/feedback'],
  ['nowhere', '/no-such-place/at-all'],
];

/** Scripts and styles are the build's, and are weighed elsewhere. */
const HEAD_AND_CONTENT =
  'title, meta, link:not([rel=code], [rel=modulepreload], [rel=stylesheet], [as=font]), main';

let served: TestApp;
beforeAll(async () => {
  const database = await freshDatabase();
  await buildSmallWorld(database);
  served = await testApp(database);
});

describe('a page as it is sent', () => {
  test.each(PAGES)('%s', async (name, path) => {
    const { status, text } = await served.page(path);
    const page = pageOf(text);
    await expect(`${status}\n${snapshots(page, HEAD_AND_CONTENT)}`).toMatchFileSnapshot(
      `./answers/pages/${name}.txt`,
    );
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
function snapshots(page: Part, selector: string): string {
  const lines = all(page, selector).map((part) => `${snapshot(part)}\n`);
  return lines
    .join('')
    .replace(/(\/assets\/[\w.-]+)-[\w-]{8}\./g, '$1-<hash>.')
    .replace(/"[\da-f]{8}-[\da-f-]{27}"/g, '"<request>"');
}
