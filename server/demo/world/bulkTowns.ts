import { listTowns, localitiesOf, type Town } from '../../src/gazetteer/gazetteer.ts';
import { MARKETS } from './markets.ts';
import { randomFrom, type Random } from './random.ts';

export type BulkLocality = {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** How dear it is against its town. */
  readonly level: number;
};

export type BulkTown = {
  readonly name: string;
  readonly state: string;
  readonly district: string | null;
  /** Rupees per square foot of a flat: what all prices of the town hang on. */
  readonly rate: number;
  readonly localities: readonly BulkLocality[];
};

/** Towns by population, with the running sums a draw is looked up in. */
export type TownTable = { readonly towns: readonly BulkTown[]; readonly sums: Float64Array };

const TOWNS = 300;
const SMALLEST = 20_000;

/** The three hundred largest towns of the gazetteer, weighted by population. */
export function makeTownTable(seed: string): TownTable {
  const random = randomFrom(seed);
  const largest = listTowns().slice(0, TOWNS);
  const sums = new Float64Array(largest.length);
  let sum = 0;
  largest.forEach((town, index) => {
    sum += Math.max(SMALLEST, town.population ?? 0);
    sums[index] = sum;
  });
  return { towns: largest.map((town) => bulkTown(random, town)), sums };
}

/** The town that a number from 0 to 1 falls on. */
export function pickTown({ towns, sums }: TownTable, position: number): BulkTown {
  const target = position * (sums.at(-1) ?? 0);
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > target) high = middle;
    else low = middle + 1;
  }
  const town = towns[low];
  if (town === undefined) throw new Error('The gazetteer holds no town.');
  return town;
}

const MARKET_RATES = new Map(
  MARKETS.map(({ city, state, flatSale }) => [`${city}/${state}`, flatSale]),
);
const FEWEST_LOCALITIES = 6;

/** Names that towns all over the country give to their quarters. */
const USUAL_NAMES = [
  'Civil Lines',
  'Station Road',
  'Gandhi Nagar',
  'Nehru Nagar',
  'Model Town',
  'Sadar Bazar',
  'Shastri Nagar',
  'Ashok Nagar',
  'Subhash Nagar',
  'Ring Road',
  'Old Town',
  'College Road',
] as const;

function bulkTown(random: Random, town: Town): BulkTown {
  const { name, state, district } = town;
  const known = localitiesOf(name, state).map(({ name, latitude, longitude }) => ({
    name,
    latitude,
    longitude,
  }));
  const missing = Math.max(0, FEWEST_LOCALITIES - known.length);
  const invented = random.some(USUAL_NAMES, missing).map((name) => ({
    name,
    latitude: town.latitude + random.between(-0.03, 0.03),
    longitude: town.longitude + random.between(-0.03, 0.03),
  }));
  const rate = MARKET_RATES.get(`${name}/${state}`) ?? rateBySize(town.population ?? SMALLEST);
  const localities = [...known, ...invented].map((place) => ({
    ...place,
    level: Math.exp(random.bell() * 0.25),
  }));
  return { name, state, district, rate, localities };
}

/** Larger towns are dearer: about ₹2,600 for a hundred thousand people, ₹4,400 for a million. */
function rateBySize(population: number): number {
  return 2_600 * Math.max(0.7, population / 100_000) ** 0.23;
}
