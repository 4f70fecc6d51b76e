import { beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, listing, writeListings } from '../factories.ts';
import { type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { all, links, pageOf, sectionOf, textOf, texts, type Part } from '../harness/html.ts';

/** What stands around every page, and what an address that cannot be used as it is gets. */

let served: TestApp;
const SHOWN = '1'.repeat(24);
const read = async (path: string) => pageOf((await served.page(path)).text);

beforeAll(async () => {
  const database = await freshDatabase();
  const { id: sellerId } = await buildAccount(database);
  const pune = { sellerId, city: 'Pune', state: 'Maharashtra', locality: '' };
  const others = Array.from({ length: 24 }, () => listing(pune));
  await writeListings(database, [listing({ ...pune, id: SHOWN }), ...others]);
  served = await testApp(database);
});

describe('INTERFACE 1.8 pages for a slow or dear connection', () => {
  const lite = async (headers: Record<string, string>) => {
    const { text } = await served.page('/property', headers);
    return {
      isMarked: /<html[^>]* data-lite/.test(text),
      fetchesFont: /<link[^>]*as="font"/.test(text),
    };
  };
  const LIGHT = { isMarked: true, fetchesFont: false };
  const FULL = { isMarked: false, fetchesFont: true };

  test.each([
    [{}, FULL],
    [{ 'save-data': 'on' }, LIGHT],
    [{ ect: '3g' }, LIGHT],
    [{ ect: '4g' }, FULL],
    [{ cookie: 'lite=on' }, LIGHT],
    [{ cookie: 'lite=off', 'save-data': 'on' }, FULL],
  ])('%j', async (headers, response) => {
    expect(await lite(headers)).toEqual(response);
  });

  test('caches in between keep them apart', async () => {
    const { headers } = await served.page('/property');
    const vary = String(headers['vary']).toLowerCase().split(/,\s*/);
    expect(vary).toEqual(expect.arrayContaining(['save-data', 'ect', 'cookie']));
  });
});

describe.each(['/', '/property', `/property-details-v1/${SHOWN}`, '/nowhere-at-all'])(
  'around %s',
  (path) => {
    let page: Part;
    beforeAll(async () => {
      page = await read(path);
    });

    test('V-2.2-01 the top bar: mail, city selector, About Us and Contact', () => {
      expect(links(page, 'header a').map(([, href]) => href)).toContain(
        'mailto:contact@example.com',
      );
      expect(texts(page, 'header button[aria-expanded]')).toContain('City:All India');
      expect(links(page, 'header nav[aria-label="Top"] a')).toEqual([
        ['About Us', '/about-us'],
        ['Contact', '/contact'],
      ]);
    });

    test('V-2.2-02 the main navigation in the documented order', () => {
      expect(links(page, 'header nav[aria-label="Main"] a')).toEqual([
        ['Home', '/'],
        ['Properties', '/property'],
        ['About Us', '/about-us'],
        ['Contact', '/contact'],
        ['Blogs', '/blog-listing'],
      ]);
      const current = links(page, 'header nav[aria-label="Main"] a[aria-current="page"]');
      expect(current.map(([, href]) => href)).toEqual(
        ['/', '/property'].filter((each) => each === path),
      );
    });

    test('V-1-03 V-2.2-03 Sign in, Sign Up, Share Feedback and Post Property, which is FREE', () => {
      expect(links(page, 'header a')).toEqual(
        expect.arrayContaining([
          ['Sign in', '#sign-in'],
          ['Sign Up', '#sign-up'],
          ['Share Feedback', '#feedback'],
          ['Post PropertyFREE', '/add-property'],
        ]),
      );
    });

    test('V-2.4-27 the social links and the contact', () => {
      expect(links(page, 'footer nav[aria-label="Follow Us"] a')).toEqual([
        ['Facebook', 'https://www.facebook.com/'],
        ['LinkedIn', 'https://www.linkedin.com/'],
        ['Instagram', 'https://www.instagram.com/'],
        ['YouTube', 'https://www.youtube.com/'],
      ]);
      expect(links(page, 'footer address a')).toEqual([
        ['contact@example.com', 'mailto:contact@example.com'],
        ['+91 98765 43210', 'tel:+919876543210'],
        // Of the grievance officer: the office, as long as nobody is named.
        ['contact@example.com', 'mailto:contact@example.com'],
        ['Complaints', '/complaint'],
      ]);
    });
  },
);

test('V-2.1-19 /add-property leads a visitor to the dialog; without scripts it says whom to write to', async () => {
  const { status, headers } = await served.page('/add-property');
  expect([status, headers['location']]).toEqual([302, '/?dialog=sign-in&returnTo=%2Fadd-property']);
  // Where scripts may run, what stands for those without them is no part of the page but a text.
  const notices = texts(await read('/?dialog=sign-in'), 'noscript').map((html) =>
    textOf(pageOf(html)),
  );
  expect(notices).toContain(
    'Signing in needs JavaScript. To list a property, write to contact@example.com.',
  );
});

test('V-2.5-02 a list has its filters, its cards and its pages', async () => {
  const page = await read('/property');
  expect(all(page, 'main search[aria-label="Filters"] form')).not.toEqual([]);
  expect(all(page, 'main article')).toHaveLength(20);
  expect(links(page, 'main nav a').map(([, href]) => href)).toContain('/property?page=2');
});

describe('an address that leads nowhere is a 404 that offers others', () => {
  test.each(['/property-type/castle', '/property-details-v1/3', '/nowhere-at-all'])(
    '%s',
    async (path) => {
      const { status, text } = await served.page(path);
      expect(status).toBe(404);
      const page = pageOf(text);
      expect(links(sectionOf(page, 'Cities'))).toEqual([['Pune 25', '/property?city=Pune']]);
      expect(all(page, 'main form input[name="keyword"]')).not.toEqual([]);
    },
  );

  test('/property?city=Atlantis has the filters of the list', async () => {
    const { status, text } = await served.page('/property?city=Atlantis');
    expect(status).toBe(404);
    expect(all(pageOf(text), 'main input[name="keyword"]')).not.toEqual([]);
  });
});

describe('a search that cannot be taken as it is answers with a page and words', () => {
  const QUERIES = [
    'minPrice=500&maxPrice=100',
    'minPrice=abc&bedrooms=two',
    'page=0',
    'limit=1000',
    'city=Pune&city=Agra',
    `keyword=${'x'.repeat(10_000)}`,
    'keyword=%27%3B+DROP+TABLE+property%3B--',
    'keyword=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    'keyword=%E0%A4%A8%E0%A5%8B%E0%A4%8F%E0%A4%A1%E0%A4%BE',
    'sort=cheapest&status=swap',
  ];
  test.each(QUERIES.map((query) => [query.slice(0, 60), query]))(
    '/property?%s',
    async (_name, query) => {
      const { status, text } = await served.page(`/property?${query}`);
      expect(status).toBe(200);
      const page = pageOf(text);
      expect(texts(page, 'h1')).toHaveLength(1);
      expect(textOf(page.querySelector('[data-results]'))).toMatch(/^\d+ propert(y|ies)$/);
      expect(text).not.toContain('<script>alert(1)');
    },
  );
});
