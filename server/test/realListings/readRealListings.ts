import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { normalise, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { type ListingToLoad } from '../../src/properties/copyListings.ts';
import { findTown } from '../../src/gazetteer/gazetteer.ts';
import { listing } from '../factories.ts';

/** Real listings stand beside the repository where tests may read them; they are never shipped. */
const DATA = resolve(import.meta.dirname, '../../../../shared/data');
const SALES = resolve(DATA, 'listings-bengaluru-sale/bengaluru.csv.gz');
const RENTS = resolve(DATA, 'listings-rent-6-cities/rent.csv.gz');

export const REAL_LISTINGS_ARE_HERE = existsSync(SALES) && existsSync(RENTS);
if (!REAL_LISTINGS_ARE_HERE) {
  const missing = 'Real adverts do not lie beside the checkout: what they judge is left out.';
  if (existsSync(DATA)) throw new Error(missing);
  console.warn(missing);
}

/** What an advert says, as a client would send it. */
export interface SentFacts {
  subtypeKey: string;
  details: Readonly<Record<string, string | number>>;
}

/** The facts of every advert of both files. */
export function realFacts(): SentFacts[] {
  return [...rowsOf(SALES).map(factsOfSale), ...rowsOf(RENTS).map(factsOfRent)];
}

function factsOfSale(row: Row): SentFacts {
  const isPlot = row['size'] === '';
  const isHouse = row['area_type']?.startsWith('Plot') && /Bedroom/.test(row['size'] ?? '');
  const area = areaOf(row['total_sqft'] ?? '');
  const details = withoutBlanks({
    locality: row['location'],
    cost: Math.round(Number(row['price_lakh']) * 100_000),
    areaUnit: area?.unit,
    ...(isPlot
      ? { plotArea: area?.value }
      : {
          [isHouse ? 'plotArea' : 'builtArea']: area?.value,
          bhk: bhkOf(row['size'] ?? ''),
          bathrooms: row['bath'],
          balconies: row['balcony'],
          buildingProjectSociety: row['society'] || row['location'],
        }),
  });
  if (isPlot) return { subtypeKey: 'residential-land-plot', details };
  return { subtypeKey: isHouse ? 'residential-house-villa' : 'flat-apartment', details };
}

function factsOfRent(row: Row): SentFacts {
  const details = withoutBlanks({
    locality: row['locality'],
    cost: Number(row['rent_inr_month']),
    builtArea: Number(row['size_sqft']),
    areaUnit: 'Sq ft',
    bhk: bhkOf(row['bhk'] + ' BHK'),
    bathrooms: row['bathrooms'],
    furnishType: row['furnishing'],
    ...floorsOf(row['floor'] ?? ''),
  });
  return { subtypeKey: 'flat-apartment', details };
}

/** '3 out of 7', 'Ground out of 2', 'Upper Basement out of 4'; a bare number is that of all floors. */
function floorsOf(text: string): { floorNumber?: number; totalFloors?: number } {
  const [own = '', all] = text.split(' out of ');
  if (all === undefined) return {};
  const named: Readonly<Record<string, number>> = {
    Ground: 0,
    'Upper Basement': -1,
    'Lower Basement': -2,
  };
  return { floorNumber: named[own] ?? Number(own), totalFloors: Number(all) };
}

/** 13,320 flats, houses and plots for sale in Bengaluru, as the catalogue understands them. */
export function bengaluruSales(sellerId: string): ListingToLoad[] {
  return rowsOf(SALES).map((row) => {
    const { subtypeKey, details: sent } = factsOfSale(row);
    const { details, ...rest } = listing({ sellerId, subtypeKey });
    return {
      ...rest,
      title: row['size'] + ' in ' + row['location'],
      locality: row['location'] ?? '',
      details: { ...details, ...normalise(subtypeByKey(subtypeKey), sent) },
    };
  });
}

/** 2,872 homes to let in six cities. */
export function cityRents(sellerId: string): ListingToLoad[] {
  return rowsOf(RENTS).map((row) => {
    const town = findTown(row['city'] ?? '');
    if (!town) throw new Error('The gazetteer does not know ' + row['city']);
    const { details, ...rest } = listing({ sellerId, purpose: 'rent' });
    const { subtypeKey, details: sent } = factsOfRent(row);
    return {
      ...rest,
      title: row['bhk'] + ' BHK to let in ' + row['locality'],
      state: town.state,
      city: town.name,
      locality: row['locality'] ?? '',
      createdAt: new Date(row['posted_on'] + 'T06:00:00Z'),
      details: { ...details, ...normalise(subtypeByKey(subtypeKey), sent) },
    };
  });
}

function bhkOf(size: string): string {
  const rooms = Number.parseInt(size, 10);
  if (/RK/.test(size)) return '1 RK';
  return rooms + ' BHK';
}

const UNITS: Readonly<Record<string, string>> = {
  'Sq. Meter': 'Sq m',
  'Sq. Yards': 'Sq yd',
  Acres: 'Acres',
};

/** '1133 - 1384' is its middle; units without a national size (Guntha, Cents …) are left out. */
function areaOf(text: string): { value: number; unit: string } | null {
  const range = /^([\d.]+) - ([\d.]+)$/.exec(text);
  if (range) return { value: (Number(range[1]) + Number(range[2])) / 2, unit: 'Sq ft' };
  const match = /^([\d.]+)\s*(\D*)$/.exec(text);
  const unit = match?.[2] ? UNITS[match[2].trim()] : 'Sq ft';
  return match && unit ? { value: Number(match[1]), unit } : null;
}

function withoutBlanks(
  input: Record<string, string | number | undefined>,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(input).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[key, value]],
    ),
  );
}

type Row = Readonly<Record<string, string>>;

/** The rows of a table beside the real listings, by the names of its columns. */
export function sharedTable(name: string): Row[] {
  return tableOf(readFileSync(resolve(DATA, name), 'utf8'));
}

function rowsOf(file: string): Row[] {
  return tableOf(gunzipSync(readFileSync(file)).toString('utf8'));
}

function tableOf(text: string): Row[] {
  const [head = [], ...rows] = text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map(cellsOf);
  return rows.map((row) => Object.fromEntries(head.map((key, index) => [key, row[index] ?? ''])));
}

/** One line of CSV; the files quote a cell that holds a comma and have no line breaks inside cells. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
