import { subtypesOfType } from '../../../schema/catalogue/interpret.ts';
import { PROPERTY_TYPES } from '../../../schema/catalogue/model.ts';
import { type Database } from '../platform/database/connect.ts';
import { countByCity } from '../properties/countListings.ts';
import {
  countKinds,
  countTowns,
  type KindCount,
  type KindPrices,
  PRICES_FROM,
  summarisePrices,
} from '../properties/summariseCity.ts';
import { findLocalities, presentCity } from './findPlaces.ts';
import { findTown, findTowns, listTowns, type Town } from '../gazetteer/gazetteer.ts';
import { kilometresBetween } from '../gazetteer/nearestPlace.ts';
import { placeKey } from '../gazetteer/placeKey.ts';

/** What the market has in one town, named by slug, name or alias; null when nobody knows it. */
export async function findCityOverview(database: Database, text: string, state?: string | null) {
  const town = findTown(text, state ?? undefined);
  if (!town) return null;
  const [kinds, prices, localities, nearby, namesakes] = await Promise.all([
    countKinds(database, town.name, town.state),
    summarisePrices(database, town.name, town.state),
    findLocalities(database, town.name, town.state),
    findNearby(database, town),
    findNamesakes(database, town),
  ]);
  const total = sumOf(kinds);
  return {
    city: presentCity(town, total),
    forSale: sumOf(kinds, 'sell'),
    forRent: sumOf(kinds, 'rent'),
    types: typesOf(kinds, prices),
    pricesAreSampled: total > PRICES_FROM,
    localities: localities
      .filter(({ propertyCount }) => propertyCount > 0)
      .slice(0, MOST_LOCALITIES),
    nearby,
    namesakes,
  };
}

/** Other towns that are called what this one is, or was, called. */
async function findNamesakes(database: Database, town: Town) {
  const names = [town.name, ...town.aliases];
  const others = names.flatMap((name) =>
    findTowns(name).filter((other) => placeKey(other.name) === placeKey(name)),
  );
  const found = [...new Set(others.filter(({ id }) => id !== town.id))];
  if (found.length === 0) return [];
  const counted = await countTowns(
    database,
    found.map(({ name }) => name),
  );
  return found.map((other) => {
    const there = counted.find(({ city, state }) => city === other.name && state === other.state);
    return presentCity(other, there?.count ?? 0);
  });
}

const MOST_LOCALITIES = 24;
const MOST_NEARBY = 8;
const NEARBY_KM = 400;
/** Towns this near are looked at first; where the market is thin, all of them. */
const NEAREST_TOWNS = 200;
const FEWEST_NEARBY = 4;

function typesOf(kinds: readonly KindCount[], prices: readonly KindPrices[]) {
  return PROPERTY_TYPES.map((type) => {
    const keys = new Map(subtypesOfType(type).map(({ key, title }) => [key, title]));
    const own = kinds.filter(({ subtype }) => keys.has(subtype));
    return {
      type,
      count: sumOf(own),
      forSale: sumOf(own, 'sell'),
      forRent: sumOf(own, 'rent'),
      subtypes: [...keys]
        .map(([key, title]) => ({
          key,
          title,
          count: sumOf(own.filter(({ subtype }) => subtype === key)),
        }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count),
      prices: prices
        .filter((range) => range.type === type)
        .sort((a, b) => (a.purpose < b.purpose ? 1 : -1)),
    };
  })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** Towns with listings around a town, the nearest first. */
async function findNearby(database: Database, town: Town) {
  const near = NEAREST.get(town) ?? around(town).slice(0, NEAREST_TOWNS);
  NEAREST.set(town, near);
  const counted = await countTowns(
    database,
    near.map(({ other }) => other.name),
  );
  const found = withListings(near, counted);
  if (found.length >= FEWEST_NEARBY) return found;
  return withListings(around(town), await countByCity(database));
}

interface Neighbour {
  other: Town;
  kilometres: number;
}

/** Towns do not move: who lies near whom is worked out once. */
const NEAREST = new WeakMap<Town, readonly Neighbour[]>();

function around(town: Town): Neighbour[] {
  return listTowns()
    .filter(({ id }) => id !== town.id)
    .map((other) => ({ other, kilometres: kilometresBetween(town, other) }))
    .sort((a, b) => a.kilometres - b.kilometres);
}

function withListings(
  neighbours: readonly Neighbour[],
  counted: readonly { city: string; state: string; count: number }[],
) {
  const counts = new Map(counted.map(({ city, state, count }) => [`${city}|${state}`, count]));
  return neighbours
    .flatMap(({ other, kilometres }) => {
      const count = counts.get(`${other.name}|${other.state}`);
      return count === undefined
        ? []
        : [{ city: presentCity(other, count), kilometres: Math.max(1, Math.round(kilometres)) }];
    })
    .slice(0, MOST_NEARBY)
    .filter(({ kilometres }, index) => kilometres <= NEARBY_KM || index < FEWEST_NEARBY);
}

function sumOf(kinds: readonly KindCount[], purpose?: KindCount['purpose']): number {
  return kinds
    .filter((kind) => purpose === undefined || kind.purpose === purpose)
    .reduce((sum, { count }) => sum + count, 0);
}
