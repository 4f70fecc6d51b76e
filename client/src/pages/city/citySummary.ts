import { formatPrice } from '../../../../schema/format/money.ts';
import { countText, propertiesText } from '../../features/market/search/resultCount.ts';
import { COPY } from '../../base/copy.ts';
import type { Overview } from './cityAddress.ts';

/** What the page says about a city, made of its numbers alone: sentences that a visitor can check below. */
export function citySummary(overview: Overview): string {
  const { city } = overview;
  if (city.propertyCount === 0) {
    return `No properties are listed in ${city.name} at the moment.`;
  }
  return [counts(overview), kinds(overview), prices(overview), localities(overview)]
    .filter(Boolean)
    .join(' ');
}

function counts({ city, forSale, forRent }: Overview): string {
  const total = propertiesText(city.propertyCount);
  if (forRent === 0) return `${city.name} has ${total}, all for sale.`;
  if (forSale === 0) return `${city.name} has ${total}, all for rent.`;
  return `${city.name} has ${total}: ${number(forSale)} for sale and ${number(forRent)} for rent.`;
}

function kinds({ types }: Overview): string | null {
  const [first, second] = types
    .flatMap(({ subtypes }) => subtypes)
    .toSorted((a, b) => b.count - a.count);
  if (!first || !second) return null;
  return `The most common types are ${first.title} (${number(first.count)}) and ${second.title} (${number(second.count)}).`;
}

function prices({ types }: Overview): string | null {
  const [type] = types;
  const range = type?.prices.find(({ purpose }) => purpose === 'SELL');
  if (!type || !range || range.counted < ENOUGH || range.lowest === range.highest) return null;
  const kind = COPY.type[type.type];
  return `${kind} properties for sale are listed from ${formatPrice(range.lowest)} to ${formatPrice(range.highest)}. Median: ${formatPrice(range.median)}.`;
}

function localities({ localities: all }: Overview): string | null {
  const names = all.slice(0, 3).map(({ name }) => name);
  const last = names.pop();
  if (last === undefined || names.length === 0) return null;
  return `Most listings are in ${names.join(', ')} and ${last}.`;
}

function number(count: number): string {
  return countText(count, false);
}

/** Of fewer prices a middle says nothing. */
const ENOUGH = 3;
