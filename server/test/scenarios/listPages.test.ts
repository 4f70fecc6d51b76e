import { beforeAll, describe, expect, test, vi } from 'vitest';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { type Database } from '../../src/platform/database/connect.ts';
import { PublicChanges } from '../../src/platform/database/publicChanges.ts';
import { silentLog } from '../../src/platform/observability/logging.ts';
import { buildAccount, listing, writeListings } from '../factories.ts';
import { type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { all, links, pageOf, sectionOf, textOf, texts } from '../harness/html.ts';

/** What a visitor reads on lists and on the page of a property before any script has run. */

const HOME = '1'.repeat(24);
const SOLD = '2'.repeat(24);
const PROJECT = '3'.repeat(24);

let database: Database;
let served: TestApp;
const read = async (path: string) => pageOf((await served.page(path)).text);
const total = async (path: string) => textOf((await read(path)).querySelector('[data-results]'));

beforeAll(async () => {
  database = await freshDatabase();
  const { id: sellerId } = await buildAccount(database, {
    name: 'Rakesh Rao',
    verificationLevel: 'verified',
  });
  const contact = { contactPhone: '9876543210', contactEmail: 'rakesh@example.com' };
  const of = (subtypeKey: string, more = {}) =>
    listing({ sellerId, subtypeKey, ...contact, ...more });
  const pictures = Array.from({ length: 5 }, (_, n) => ({
    id: `${n}`.repeat(24),
    width: 1600,
    height: 1200,
    thumbhash: 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG',
    alt: `Photo ${n + 1}`,
    label: null,
    illustration: false,
  }));
  await writeListings(database, [
    of('flat-apartment', {
      id: HOME,
      title: 'Three rooms by the park',
      details: { bhk: '3 BHK', cost: 7_500_000 },
      pictures,
    }),
    of('flat-apartment', {
      id: PROJECT,
      details: { buildingProjectSociety: 'Lake Homes', constructionStatus: 'New Launch' },
    }),
    of('residential-house-villa'),
    of('commercial-office-space'),
    of('farm-house'),
    of('residential-land-plot'),
    of('flat-apartment', {
      id: SOLD,
      lifecycle: 'sold',
      closedAt: new Date('2026-06-10T06:00:00Z'),
    }),
  ]);
  served = await testApp(database);
});

describe('lists', () => {
  test('a list asks for its page and its total alone while the counts of the market are kept', async () => {
    const changes = new PublicChanges({ database, log: silentLog() });
    await changes.start();
    await read('/property?city=bengaluru');
    const reads = vi.spyOn(database, 'read');
    const queries = vi.spyOn(database, 'query');
    expect(await total('/property?city=bengaluru&maxPrice=90000000')).toMatch(/^\d+ propert/);
    expect([reads.mock.calls.length, queries.mock.calls.length]).toEqual([2, 0]);
    vi.restoreAllMocks();
    await changes.stop();
  });

  test('V-2.1-02 D-105 the list shows what can be had', async () => {
    const page = await read('/property');
    expect(textOf(page.querySelector('[data-results]'))).toBe('6 properties');
    expect(all(page, 'article')).toHaveLength(6);
    expect(page.querySelector(`article a[href*="${SOLD}"]`)).toBeNull();
  });

  test('V-2.5-01 D-107 D-127 the heading names the search, before DREAM HOME for dwellings and a badge where the purpose is known', async () => {
    const heading = async (path: string) => {
      const page = await read(path);
      return ['h1 ~ p', 'h1'].map((each) => textOf(page.querySelector(each)));
    };
    expect(await heading('/property')).toEqual(['DREAM HOME', 'Properties']);
    expect(await heading('/property?type=commercial&status=sell')).toEqual([
      'FOR SALE',
      'Commercial properties for sale',
    ]);
    expect(await heading('/property?keyword=2+bhk+flat+for+rent+in+pune')).toEqual([
      expect.stringMatching(/^DREAM FLAT\/APARTMENT\s*FOR RENT$/),
      '2 BHK Flats & Apartments for rent in Pune',
    ]);
  });

  test('V-2.1-04 D-06 new projects, commercial and land are linked kinds', async () => {
    expect(await total('/property?type=project')).toBe('1 property');
    expect(await total('/property?type=commercial')).toBe('1 property');
    expect(await total('/property?type=land')).toBe('1 property');
    expect(await total('/property?type=agriculture')).toBe('1 property');
  });

  test('V-1-04 it is filtered by state, city, type, subtype, keyword, price and size', async () => {
    const form = filterForm(await read('/property'));
    const names = all(form, '[name]').map((field) => field.getAttribute('name'));
    for (const name of ['state', 'city', 'type', 'subtype', 'keyword', 'minPrice', 'maxSize']) {
      expect(names).toContain(name);
    }
    const home = await read(`/property-details-v1/${HOME}`);
    expect(links(home).filter(([words]) => words.startsWith('Open photo'))).not.toEqual([]);
    expect(links(home)).toContainEqual(['Contact Seller', '#contact-seller']);
  });

  test.each(SUBTYPES.map(({ key, aliases }) => [key, aliases] as const))(
    'V-2.1-05 V-2.1-06 %s has its page, every alias leads to it, and V-2.1-07 no filter asks for it',
    async (key, aliases) => {
      const own = await served.page(`/property-type/${key}`);
      expect(own.status).toBe(200);
      expect(all(filterForm(pageOf(own.text)), '[name=subtype]')).toHaveLength(0);
      for (const alias of aliases) {
        const slug = alias.toLowerCase().replace(/[\s/]+/g, '-');
        const response = await served.page(`/property-type/${slug}?city=Pune`);
        expect([slug, response.status]).toEqual([slug, 301]);
        expect(response.headers['location']).toBe(`/property-type/${key}?city=Pune`);
      }
    },
  );

  test('D-38 typing mistakes and old names are understood, and it is said', async () => {
    expect(textOf(await read('/property?keyword=bangalor'))).toContain('Showing results for');
    const page = await read('/property?keyword=2+bhk+in+gurgaon');
    expect(texts(page, '[aria-label="Applied filters"] li')).toEqual(
      expect.arrayContaining(['2 BHK', 'Gurugram']),
    );
  });

  test('D-113 a corrected place is said, and the page looks for what was typed instead', async () => {
    const page = await read('/property?keyword=bangalor');
    const instead = links(page).find(([words]) => words.startsWith('Search instead for'));
    expect(instead).toEqual([
      'Search instead for “bangalor”',
      '/property?asTyped=true&keyword=bangalor',
    ]);
    const typed = await read(instead?.[1] ?? '');
    expect(textOf(typed)).not.toContain('Showing results for');
    expect(textOf(typed.querySelector('[data-results]'))).toBe('0 properties');
  });

  test('D-14 bedrooms are offered first where the kinds that are looked for have them', async () => {
    const available = async (query: string) =>
      links(await read(`/property${query}`)).some(([words]) => words === '2 BHK');
    expect(await available('')).toBe(true);
    expect(await available('?type=homes')).toBe(true);
    expect(await available('?type=land')).toBe(false);
    expect(await available('?keyword=plot')).toBe(false);
    expect(await available('?subtype=residential-land-plot')).toBe(false);
  });

  test('D-105 with its chip what was sold stands below, counted apart', async () => {
    const chip = links(await read('/property')).find(([words]) => words === 'Also sold and rented');
    const page = await read(chip?.[1] ?? '');
    expect(textOf(page.querySelector('[data-results]'))).toBe('6 properties');
    const below = page.querySelector('[aria-labelledby=also-closed]');
    expect(textOf(below?.querySelector('h2') ?? null)).toBe(
      '1 sold or rented in the last 12 months',
    );
    expect(below?.querySelector(`article a[href*="${SOLD}"]`)).not.toBeNull();
  });

  test.each(['!!!', '%3F%3F'])('V-5-17 symbols alone are no keyword: %s', async (keyword) => {
    const page = await read(`/property?keyword=${keyword}`);
    expect(textOf(page)).toContain('Search keyword contains invalid characters');
    expect(textOf(page.querySelector('[data-results]'))).toBe('6 properties');
  });
});

describe('a property', () => {
  test('V-2.6-13 A-2.5-01 the summary has title, price, features and place', async () => {
    const page = await read(`/property-details-v1/${HOME}`);
    const summary = all(page, 'section').find((each) => each.querySelector('h1') !== null);
    const words = textOf(summary ?? null);
    expect(texts(page, 'h1')).toEqual(['Three rooms by the park']);
    expect(summary?.querySelector('data')?.getAttribute('value')).toBe('7500000');
    expect(words).toContain('Bengaluru');
    expect(words).toContain('3 BHK');
  });

  test('V-2.7-06 V-4.5-03 V-4.5-04 who sells, how far that is verified, and a masked contact', async () => {
    const panel = textOf(sectionOf(await read(`/property-details-v1/${HOME}`), 'Contact Seller'));
    expect(panel).toContain('Rakesh Rao');
    expect(panel).toContain('Verified');
    expect(panel).toContain('+91 9876******');
    expect(panel).toContain('ra***@example.com');
  });

  test('what was sold says so instead of a form', async () => {
    const page = await read(`/property-details-v1/${SOLD}`);
    expect(textOf(page)).toContain('the seller no longer takes enquiries');
    expect(links(page).map(([words]) => words)).not.toContain('Contact Seller');
  });

  test('a comparison is for nobody to index, and one of nothing says so', async () => {
    const some = await read(`/compare?ids=${HOME},${PROJECT}`);
    expect(some.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/^noindex/);
    expect(texts(await read('/compare?ids=nonsense'), 'h1, h2')).toContain(
      'Nothing to compare yet',
    );
  });
});

/** The form of the filters, which is a real one. */
function filterForm(page: ReturnType<typeof pageOf>) {
  const form = all(page, 'form').find((each) => each.querySelector('[name=minPrice]') !== null);
  if (!form) throw new Error('The list has no form of filters.');
  return form;
}
