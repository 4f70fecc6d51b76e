import { choicesOf, FILTER_ROWS, type FilterRow } from '../../schema/catalogue/filters.ts';
import { AREA_UNITS } from '../../schema/catalogue/units.ts';
import { type SearchFilter, type SearchSort } from '../../schema/search.ts';
import { findEnquiries } from '../src/enquiries/findEnquiries.ts';
import { findFavouriteIds, findFavourites } from '../src/favourites/findFavourites.ts';
import { findOverview } from '../src/overview/findOverview.ts';
import { newestListings } from '../src/overview/listingsOfScope.ts';
import { systemClock } from '../src/platform/clock.ts';
import { findCityOverview } from '../src/places/cityOverview.ts';
import { countByCity, countBySubtype } from '../src/properties/countListings.ts';
import { findClosed } from '../src/properties/findClosed.ts';
import { findLocalityRate } from '../src/properties/findLocalityRate.ts';
import { findRelaxations } from '../src/properties/findRelaxations.ts';
import { findSimilar } from '../src/properties/findSimilar.ts';
import { publicListingsAfter } from '../src/properties/walkPublicListings.ts';
import { findActivity } from '../src/sellers/findActivity.ts';
import { findSeller, findSellerListings } from '../src/sellers/findSeller.ts';
import { findOwnProperties } from '../src/sellers/findOwnProperties.ts';
import { findSuggestions } from '../src/suggestions/findSuggestions.ts';
import { ADMINISTRATION_QUERIES } from './administrationQueries.ts';
import { type BenchQuery, type Target } from './query.ts';
import { type Sample } from './samples.ts';

const FLAT: Target = { p95: 10, growth: 5 };
const OPEN: Target = { p95: 10, growth: 16 };
const KEYWORD: Target = { p95: 10, growth: 12 };
const TYPING: Target = { p95: 20, growth: 16 };
/** Every view of the market in a month is added up. */
const MARKET: Target = { p95: 400, growth: 16 };
/** Counts of every choice of every filter. */
const COUNTED: Target = { p95: 25, growth: 16 };
const NARROW = 'city + subtype + bedrooms + price band';
const FILTERED: Target = { p95: { times: 1.5, of: NARROW }, growth: 16 };
/** Up to a dozen counts, for a search that found nothing. */
const RELAXING: Target = { p95: 50, growth: 16 };

/** As people say them, in a town and anywhere. */
const CHOICES = [
  'furnished 2 bhk in CITY',
  'ready to move flat CITY',
  'semi furnished flat for rent CITY',
  'east facing house in CITY',
  'for bachelors CITY',
  'fully furnished 3 bhk',
  'under construction flats',
  'unfurnished villa',
];

export const QUERIES: readonly BenchQuery[] = [
  page('home, page 1', FLAT, () => ({})),
  page('city, page 1', FLAT, ({ city, state }) => ({ city, state })),
  page('state + type, price ascending', OPEN, ({ state, type }) => ({ state, type }), 'price_asc'),
  page(NARROW, OPEN, (sample) => ({
    city: sample.city,
    state: sample.state,
    subtype: sample.subtype,
    ...(sample.bedrooms === null
      ? {}
      : { bedrooms: { min: sample.bedrooms, max: sample.bedrooms } }),
    minPrice: Math.round(sample.price * 0.7),
    maxPrice: Math.round(sample.price * 1.3),
  })),
  page('city + locality + subtype', OPEN, ({ city, state, locality, subtype }) => ({
    city,
    state,
    subtype,
    ...(locality === '' ? {} : { location: locality }),
  })),
  page(
    'nation, price and size band, newest',
    OPEN,
    ({ price, areaSqm }) => ({
      minPrice: Math.round(price * 0.7),
      maxPrice: Math.round(price * 1.3),
      minSize: Math.round((areaSqm / AREA_UNITS['Sq ft'].squareMetres) * 0.7),
      maxSize: Math.round((areaSqm / AREA_UNITS['Sq ft'].squareMetres) * 1.3),
    }),
    'newest',
  ),
  page('city + 3 amenities', OPEN, ({ city, state, amenities }) => ({
    city,
    state,
    features: amenities.slice(0, 3),
  })),
  ...FILTER_ROWS.flatMap((row) => [
    page(`filter ${row.key}`, FILTERED, (sample) => chosenOf(row, sample)),
    page(`filter ${row.key} + city + price band`, FILTERED, (sample) => ({
      city: sample.city,
      state: sample.state,
      minPrice: Math.round(sample.price * 0.7),
      maxPrice: Math.round(sample.price * 1.3),
      ...chosenOf(row, sample),
    })),
  ]),
  page('keyword, common word', { p95: 30, growth: 12 }, ({ commonWord }) => ({
    keyword: commonWord,
  })),
  page('keyword, project name', KEYWORD, ({ project }) => ({ keyword: project })),
  page('keyword, rare words', KEYWORD, ({ rareWords }) => ({ keyword: rareWords })),
  page('keyword, kind and locality', KEYWORD, ({ kindAndLocality }) => ({
    keyword: kindAndLocality,
  })),
  page('keyword, name of a place', KEYWORD, ({ locality, city }) => ({
    keyword: locality === '' ? city : locality,
  })),
  page('keyword, choices of forms', KEYWORD, ({ city, position }) => ({
    keyword: CHOICES[Math.floor(position * CHOICES.length)]?.replace('CITY', city),
  })),
  page('keyword, a wish', KEYWORD, ({ city, project, position }) => ({
    keyword: `flat in ${city} ${position < 0.5 ? 'garden' : project}`,
  })),
  page('keyword, typing mistake', RELAXING, ({ project }) => ({ keyword: swapped(project) })),
  closed('sold and rented of a town', ({ city, state }) => ({ city, state })),
  closed('sold and rented, everywhere by price', ({ price }) => ({
    minPrice: Math.round(price * 0.7),
    maxPrice: Math.round(price * 1.3),
  })),
  closed('sold and rented, common word', ({ commonWord }) => ({ keyword: commonWord })),
  {
    name: 'last page of everything',
    target: FLAT,
    run: ({ search, total }) =>
      search.find({ filter: {}, sort: 'relevance', page: Math.ceil(total / 20), pageSize: 20 }),
  },
  {
    name: 'middle page of everything',
    target: FLAT,
    run: ({ search, total }, { position }) =>
      search.find({
        filter: {},
        sort: 'relevance',
        page: 1 + Math.floor((total / 20) * (0.25 + position / 2)),
        pageSize: 20,
      }),
  },
  {
    name: 'nation by price, middle page',
    target: { p95: 20, growth: 5 },
    run: ({ search, forSale }, { position }) =>
      search.find({
        filter: { purpose: 'sell' },
        sort: 'price_asc',
        page: 1 + Math.floor((forSale / 20) * (0.25 + position / 2)),
        pageSize: 20,
      }),
  },
  { name: 'cities with counts', target: FLAT, run: ({ database }) => countByCity(database) },
  { name: 'subtypes with counts', target: FLAT, run: ({ database }) => countBySubtype(database) },
  {
    name: 'facets in a city',
    target: FLAT,
    run: ({ search }, { city, state }) => search.facets({ city, state }),
  },
  {
    name: 'facets of the market',
    target: COUNTED,
    run: ({ search }) => search.facets({}),
  },
  {
    name: 'facets of a filtered city',
    target: COUNTED,
    run: ({ search }, sample) => {
      const { city, state, purpose, position } = sample;
      const row = FILTER_ROWS[Math.floor(position * FILTER_ROWS.length)];
      return search.facets({ city, state, purpose, ...(row && chosenOf(row, sample)) });
    },
  },
  {
    name: 'city page: counts, prices, localities, neighbours',
    target: FLAT,
    run: ({ database }, { city, state }) => findCityOverview(database, city, state),
  },
  suggest('suggestions, two letters of a town', ({ city }) => city.slice(0, 2)),
  suggest('suggestions, town or locality half typed', ({ city, locality }, isOdd) => {
    const name = isOdd && locality ? locality : city;
    return name.slice(0, Math.ceil(name.length / 2) + 1);
  }),
  suggest('suggestions, project half typed', ({ project }) => project.slice(0, 6)),
  suggest('suggestions, typing mistake', ({ city, project }, isOdd) =>
    swapped(isOdd ? project : city),
  ),
  suggest(
    'suggestions, phrase',
    ({ city, bedrooms }) => `${bedrooms ?? 2} bhk in ${city} under 90 lakh`,
  ),
  suggest('suggestions, phrase half typed', ({ city, locality, bedrooms }, isOdd) => {
    const name = isOdd && locality ? locality : city;
    return `${bedrooms ?? 2} bhk in ${name.slice(0, 3)}`;
  }),
  suggest(
    'suggestions, phrase with two letters',
    ({ city, locality }, isOdd) => `flats in ${(isOdd && locality ? locality : city).slice(0, 2)}`,
  ),
  suggest('suggestions, PIN code begun', (_sample, isOdd) => (isOdd ? '560' : '1100')),
  suggest('suggestions, filter', (_sample, isOdd) => (isOdd ? 'furnished' : 'power of att')),
  suggest(
    'suggestions, place and kind apart',
    ({ city, locality }, isOdd) => `${isOdd && locality ? locality : city} fl`,
  ),
  suggest('suggestions, nothing fits', () => 'moonlit pavilion'),
  {
    name: 'relaxations of a search without hits',
    target: RELAXING,
    run: ({ search }, { city, state, locality, subtype, bedrooms, amenities }) =>
      findRelaxations(search, {
        city,
        state,
        subtype,
        ...(locality === '' ? {} : { location: locality }),
        ...(bedrooms === null ? {} : { bedrooms: { min: bedrooms, max: bedrooms } }),
        features: amenities.slice(0, 3),
        minPrice: 1,
        maxPrice: 2,
      }),
  },
  {
    name: 'what is close to a search with few hits',
    target: RELAXING,
    run: ({ search }, { city, state, locality, subtype, price }) =>
      findRelaxations(search, {
        city,
        state,
        subtype,
        ...(locality === '' ? {} : { location: locality }),
        minPrice: price,
        maxPrice: price,
      }),
  },
  {
    name: 'page of a seller',
    target: OPEN,
    run: async ({ database }, { sellerId }) => {
      const seller = await findSeller(database, sellerId);
      return seller && findSellerListings(database, seller, { page: 1, pageSize: 20 });
    },
  },
  {
    name: 'similar',
    target: FLAT,
    run: ({ database }, sample) => findSimilar(database, sample, 4),
  },
  {
    name: 'middle of the prices of a locality',
    target: OPEN,
    run: ({ database }, sample) => findLocalityRate(database, sample),
  },
  {
    name: 'favourites of an account',
    target: FLAT,
    run: async ({ asAccount }, { sellerId }) => {
      const context = asAccount(sellerId, 'seller');
      await findFavourites(context, { page: 1, pageSize: 20 });
      await findFavouriteIds(context);
    },
  },
  {
    name: 'sitemap, batch of 1,000',
    target: { p95: 25, growth: 5 },
    run: ({ database }, { id }) => publicListingsAfter(database, { after: id, limit: 1_000 }),
  },
  {
    name: 'own listings of a seller, with counts',
    target: OPEN,
    run: ({ asAccount }, { sellerId }) =>
      findOwnProperties(asAccount(sellerId, 'seller'), { page: 1, pageSize: 20 }),
  },
  {
    name: 'own listings of a seller, pending',
    target: OPEN,
    run: ({ asAccount }, { sellerId }) =>
      findOwnProperties(asAccount(sellerId, 'seller'), { state: 'pending', page: 1, pageSize: 20 }),
  },
  {
    name: 'activity of a seller, 30 days',
    target: OPEN,
    run: ({ asAccount }, { sellerId }) => findActivity(asAccount(sellerId, 'seller'), 30),
  },
  {
    name: 'activity of the market, 30 days',
    target: MARKET,
    run: ({ asAccount }, { sellerId }) => findActivity(asAccount(sellerId, 'site_admin'), 30),
  },
  {
    name: 'enquiries of a seller',
    target: OPEN,
    run: ({ asAccount }, { sellerId }) =>
      findEnquiries(asAccount(sellerId, 'seller'), { page: 1, pageSize: 20 }),
  },
  overview('overview of a seller', OPEN, 'seller'),
  overview('overview of the market', FLAT, 'site_admin'),
  ...ADMINISTRATION_QUERIES,
];

/** Another choice of a filter for each sample. */
function chosenOf(row: FilterRow, { position }: Sample): SearchFilter {
  const choices = choicesOf(row).map(({ value }) => value);
  const day = new Date(systemClock.now().getTime() + position * YEAR_MS).toISOString().slice(0, 10);
  return {
    [row.key]: [row.kind === 'date' ? day : choices[Math.floor(position * choices.length)]],
  };
}

const YEAR_MS = 365 * 86_400_000;

/** What was sold or rented and fits a search. */
function closed(name: string, filterOf: (sample: Sample) => SearchFilter): BenchQuery {
  return {
    name,
    target: OPEN,
    run: async ({ database, search }, sample) =>
      findClosed(
        database,
        await search.meaning(filterOf(sample)),
        { page: 1, pageSize: 20 },
        systemClock.now(),
      ),
  };
}

function suggest(name: string, textOf: (sample: Sample, isOdd: boolean) => string): BenchQuery {
  return {
    name,
    target: TYPING,
    run: ({ database }, sample) =>
      findSuggestions(database, textOf(sample, sample.id.charCodeAt(23) % 2 === 1), 8),
  };
}

/** The figures of a dashboard and its first listings. */
function overview(name: string, target: Target, userType: 'seller' | 'site_admin'): BenchQuery {
  return {
    name,
    target,
    run: async ({ asAccount }, { sellerId }) => {
      const context = asAccount(sellerId, userType);
      const { sellers } = await findOverview(context);
      await newestListings(context, sellers, { page: 1, pageSize: 10 });
    },
  };
}

/** 'Bengaluru' typed as 'Begnaluru'. */
function swapped(name: string): string {
  return name.slice(0, 2) + name.slice(3, 4) + name.slice(2, 3) + name.slice(4);
}

function page(
  name: string,
  target: Target,
  filterOf: (sample: Sample) => SearchFilter,
  sort: SearchSort = 'relevance',
): BenchQuery {
  return {
    name,
    target,
    run: ({ search }, sample) =>
      search.find({ filter: filterOf(sample), sort, page: 1, pageSize: 20 }),
  };
}
