import { beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, buildBlog, listing, writeListings } from '../factories.ts';
import { testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { all, links, pageOf, sectionOf, textOf, texts, type Part } from '../harness/html.ts';

/** What a visitor reads on the home page before any script has run. */

const CITIES = { Mumbai: 'Maharashtra', Ratlam: 'Madhya Pradesh' };
/** From the newest to the oldest. */
const POSTS = Array.from({ length: 9 }, (_, n) => n.toString(16).repeat(24));

let home: Part;

beforeAll(async () => {
  const database = await freshDatabase();
  const { id: sellerId } = await buildAccount(database);
  const inCity = (city: keyof typeof CITIES, subtypeKey: string) =>
    listing({ sellerId, city, state: CITIES[city], locality: '', subtypeKey });
  await writeListings(database, [
    ...Array.from({ length: 12 }, () => inCity('Mumbai', 'flat-apartment')),
    inCity('Mumbai', 'commercial-office-space'),
    inCity('Mumbai', 'commercial-shop-showroom'),
    ...Array.from({ length: 3 }, () => inCity('Ratlam', 'farm-house')),
  ]);
  for (const [position, id] of POSTS.entries()) {
    const publishedAt = new Date(Date.UTC(2026, 2, 20 - position));
    await buildBlog(database, { id, title: `Post ${position}`, publishedAt });
  }
  await database.query({
    text: `INSERT INTO partner (id, sort_order, is_active, name, link) VALUES
      ('${'a'.repeat(24)}', 2, true, 'Meruvan', 'https://meruvan.example'),
      ('${'b'.repeat(24)}', 1, true, 'Vrikshal', ''),
      ('${'c'.repeat(24)}', 3, false, 'Hidden', '')`,
  });
  home = pageOf(
    (await (await testApp(database, { CLAIMS: 'documented', DEMO: '1' })).page('/')).text,
  );
});

test('V-2.1-01 search, recommended properties with their city filter, cities, voices, partners, blogs', () => {
  expect(home.querySelector('form[role=search], search form')).not.toBeNull();
  expect(sectionOf(home, 'Recommended properties').querySelector('select')).not.toBeNull();
  expect(texts(home, 'main h2')).toEqual([
    'Recommended properties',
    'Try Searching For',
    'Properties By Cities',
    'Become Partners',
    'Popular cities on the map',
    'Meet Our Agents',
    'What people say',
    'Trusted partners',
    'Recent blogs',
  ]);
});

describe('the recommended list', () => {
  test('V-4.6-10 the first eight', () => {
    expect(all(sectionOf(home, 'Recommended properties'), 'article')).toHaveLength(8);
  });

  test('V-1-05 every price is in rupees, with the symbol', () => {
    const prices = texts(sectionOf(home, 'Recommended properties'), 'article data');
    expect(prices).toHaveLength(8);
    for (const price of prices) expect(price).toMatch(/^₹[\d,.]+/);
  });

  test('V-2.4-13 shortcuts lead to ready-made searches', () => {
    expect(links(sectionOf(home, 'Recommended properties'))).toEqual(
      expect.arrayContaining([
        ['Buy', '/property?status=sell'],
        ['New Projects', '/property?type=project'],
        ['Commercial', '/property?type=commercial'],
        ['View All Properties', '/property'],
      ]),
    );
  });
});

test('V-2.4-29 V-2.4-32 V-3-21 V-3-25 three categories and six types with icon, title and count', () => {
  const cards = all(sectionOf(home, 'Try Searching For'), '.carousel-slide a');
  expect(cards.map((card) => [textOf(card), card.getAttribute('href')])).toEqual([
    ['Commercial2 Properties', '/property?type=commercial'],
    ['Residential12 Properties', '/property?type=residential'],
    ['Agricultural3 Properties', '/property?type=agricultural'],
    ['Flat/Apartment12 Properties', '/property-type/flat-apartment'],
    ['Residential House/Villa0 Properties', '/property-type/residential-house-villa'],
    ['Residential Land/Plot0 Properties', '/property-type/residential-land-plot'],
    ['Commercial Office Space1 Properties', '/property-type/commercial-office-space'],
    ['Commercial Shop/Showroom1 Properties', '/property-type/commercial-shop-showroom'],
    ['Farm House3 Properties', '/property-type/farm-house'],
  ]);
  for (const card of cards) expect(card.querySelector('svg')).not.toBeNull();
});

test('V-2.4-31 the categories lead on to everything and to an expert', () => {
  expect(links(sectionOf(home, 'Try Searching For'))).toEqual(
    expect.arrayContaining([
      ['Browse All Properties', '/property'],
      ['Contact Expert', '/contact'],
    ]),
  );
});

test('V-2.1-13 V-2.4-18 a city card says its count and leads to the page of its city', () => {
  const cards = links(sectionOf(home, 'Properties By Cities'));
  expect(cards.slice(0, 3)).toEqual([
    ['Mumbai14 propertiesActive', '/mumbai'],
    ['Ratlam3 propertiesActive', '/ratlam'],
    [expect.stringMatching(/0 properties/), expect.stringMatching(/^\/[a-z-]+$/)],
  ]);
});

test('V-2.4-28 P-2.1-07 the banner asks for partners and leads to posting', () => {
  const banner = sectionOf(home, 'Become Partners');
  expect(links(banner)).toEqual([
    ['List Your Property', '/add-property'],
    ['Explore Properties', '/property'],
  ]);
  expect(texts(banner, 'li')).toEqual(['10K+ Properties', '5K+ Partners']);
});

describe('V-1-09 marketing', () => {
  test('the label', () => {
    expect(texts(home, 'main p')).toContain("India's #1 Real Estate Platform");
  });

  test('V-2.1-12 V-3-25 nine popular cities, each as 50+, lead to the map', () => {
    const cards = links(sectionOf(home, 'Popular cities on the map'));
    expect(cards).toHaveLength(9);
    for (const [words, href] of cards) {
      expect(words).toMatch(/50\+ properties$/);
      expect(href).toBe(`/topmap-grid?city=${words.replace('50+ properties', '')}`);
    }
  });

  test('logos of partners', () => {
    expect(texts(home, '[aria-label="Trusted partners"] .carousel-slide')).toEqual([
      'Vrikshal',
      'Meruvan',
    ]);
    expect(links(sectionOf(home, 'Trusted partners'))).toEqual([
      ['Meruvan', 'https://meruvan.example'],
    ]);
  });

  test('V-2.4-21 V-3-22 V-3-25 ten testimonials with quote, name, position and stars', () => {
    const figures = all(home, '[aria-label="Testimonials"] figure');
    expect(figures).toHaveLength(10);
    for (const figure of figures) {
      expect(textOf(figure.querySelector('blockquote'))).toMatch(/^“.{30,}”$/);
      const [name, position, ...others] = texts(figure, 'figcaption span span');
      expect([name, position]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
      expect(others).toEqual([]);
      expect(textOf(figure.querySelector('p'))).toMatch(/^[345] out of 5 stars$/);
    }
  });
});

test('V-2.4-26 below the agents stands how to become one', () => {
  const agents = sectionOf(home, 'Meet Our Agents');
  const line = texts(agents, 'p').at(-1);
  expect(line).toBe('Become an agent and get the commission you deserve.Contact us');
  expect(links(agents).at(-1)).toEqual(['Contact us', '/contact']);
});

test('V-2.4-24 each of the newest eight blog cards leads to its post, the section to all of them', () => {
  const blogs = sectionOf(home, 'Recent blogs');
  expect(links(blogs, 'article a').map(([, href]) => href)).toEqual(
    POSTS.slice(0, 8).map((id) => `/blog-detail/post-${id}`),
  );
  expect(links(blogs)).toContainEqual(['View all blogs', '/blog-listing']);
});
