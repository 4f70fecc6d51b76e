import { availableOptions, applicableFields } from '../../../schema/catalogue/interpret.ts';
import type { Subtype } from '../../../schema/catalogue/model.ts';
import { rowFor } from './like.ts';
import { levelOf, type Purpose } from './rates.ts';
import type { Market } from './markets.ts';
import { nearOf } from './near.ts';
import type { Project } from './projects.ts';
import type { Random } from './random.ts';
import type { Near } from './texts/facts.ts';
import { landUnitFor, SQFT_PER_ACRE, saysYards, unitFor, type LandUnit } from './units.ts';

/** What is offered and where, before anything of it is drawn. */
export type Place = {
  readonly seed: string;
  readonly now: Date;
  readonly subtype: Subtype;
  readonly purpose: Purpose;
  readonly sellerKind: 'owner' | 'agent' | 'builder';
  readonly market: Market;
  readonly locality: string;
  readonly project: Project;
};

/** The frame of one listing, from which its fields follow without contradicting each other. */
export type Plan = Place & {
  readonly random: Random;
  readonly near: Near;
  readonly bhk: string;
  readonly bedrooms: number;
  /** Square feet; 0 where there is no building or no land of its own. */
  readonly built: number;
  readonly land: number;
  /** Of a shop, in feet. */
  readonly width: number;
  readonly depth: number;
  readonly unit: LandUnit;
  readonly totalFloors: number;
  readonly floor: number;
  readonly status: string;
  readonly age: string;
  readonly furnishing: string;
};

export function drawPlan(random: Random, place: Place): Plan {
  const { subtype, market } = place;
  const [bhk, bedrooms] = drawBhk(random, place);
  const shape = rowFor(SHAPES, subtype);
  const unit =
    subtype.unitField === 'unit' ? landUnitFor(random, market) : unitFor(random, market, subtype);
  const status = drawStatus(random, place);
  return {
    ...place,
    random,
    near: nearOf(place.seed, market, place.locality, random),
    bhk,
    bedrooms,
    unit,
    ...floorsIn(random, place),
    ...complete(subtype, shape(random, place, bedrooms)),
    status,
    age: drawAge(place, status),
    furnishing: drawFurnishing(random, place, status),
  };
}

/** A borrowed shape may lack the land or the building this subtype has: then one follows from the other. */
function complete(
  { areaFields }: Subtype,
  { built = 0, land = 0, width = 0, depth = 0 }: ReturnType<Shape>,
): Required<ReturnType<Shape>> {
  const hasLand = areaFields.some((key) => LAND_FIELDS.has(key));
  const isBuilt = areaFields.some((key) => !LAND_FIELDS.has(key));
  return {
    built: isBuilt && built === 0 ? step(10, land * 0.4) : built,
    land: hasLand && land === 0 ? step(45, built * 2) : land,
    width,
    depth,
  };
}

const LAND_FIELDS: ReadonlySet<string> = new Set(['plotArea', 'totalLandArea']);

type Shape = (
  random: Random,
  place: Place,
  bedrooms: number,
) => { built?: number; land?: number; width?: number; depth?: number };

/** Built-up square feet by bedrooms, from a studio up. */
const HOME_SIZES = [400, 590, 980, 1_480, 2_250, 3_100, 4_200];

/** Sizes in which plots are cut. */
const YARDS = [60, 80, 100, 111, 120, 133, 150, 167, 180, 200, 240, 250, 267, 300, 350, 400, 500];
const FEET = [
  600, 800, 1_000, 1_200, 1_200, 1_500, 1_800, 2_000, 2_400, 2_400, 3_000, 4_000, 5_000,
];

const flatShape: Shape = (random, { market }, bedrooms) => ({
  built: step(5, (HOME_SIZES[bedrooms] ?? 980) * dearness(market) * random.between(0.85, 1.18)),
});

const SHAPES: Readonly<Record<string, Shape>> = {
  'flat-apartment': flatShape,
  'builder-floor-apartment': (random, { market }, bedrooms) => ({
    built: step(5, (HOME_SIZES[bedrooms] ?? 980) * dearness(market) * random.between(0.9, 1.25)),
  }),
  'penthouse-studio-apartment': (random, { market }) => ({
    built: step(5, random.between(300, 620) * dearness(market)),
  }),
  'residential-house-villa': (random, { market }, bedrooms) => {
    const built = step(
      25,
      (HOME_SIZES[bedrooms] ?? 980) * dearness(market) * random.between(1, 1.45),
    );
    return { built, land: step(45, built * random.between(0.5, 1.15)) };
  },
  'residential-land-plot': (random, { market }) => ({
    land: saysYards(market) ? 9 * random.pick(YARDS) : random.pick(FEET),
  }),
  'commercial-office-space': (random) => ({ built: step(10, random.between(260, 2_100)) }),
  'commercial-shop-showroom': (random) => {
    const width = random.pick([8, 9, 10, 12, 12, 14, 15, 18, 20, 24, 30]);
    const depth = step(1, width * random.between(1.2, 2.6));
    return { width, depth, built: Math.max(100, width * depth) };
  },
  'commercial-land': (random) => ({ land: 9 * step(10, Math.exp(random.between(5.3, 8))) }),
  'warehouse-godown': (random) => ({ built: step(100, Math.exp(random.between(7.5, 10.6))) }),
  'industrial-land-building-shed': (random) => {
    const land = 9 * step(25, Math.exp(random.between(6.2, 8.9)));
    return { land, built: step(50, land * random.between(0.3, 0.62)) };
  },
  'agricultural-land': (random) => ({ land: Math.exp(random.between(-0.5, 2.5)) * SQFT_PER_ACRE }),
  'farm-house': (random) => ({
    land: step(90, Math.exp(random.between(9.2, 11))),
    built: step(25, random.between(900, 3_800)),
  }),
};

/** Homes are smaller where a square foot costs more. */
function dearness(market: Market): number {
  return Math.max(0.72, Math.min(1.06, 1.12 - market.flatSale / 62_000));
}

function drawBhk(random: Random, { subtype, purpose, market, locality }: Place): [string, number] {
  const field = applicableFields(subtype).find(({ key }) => key === 'bhk');
  if (!field) return ['', 0];
  const isLarge = subtype.areaFields.includes('plotArea');
  const options = availableOptions(subtype, field).map((option): [[string, number], number] => {
    const bedrooms = option.bedrooms ?? 0;
    const weights = isLarge ? HOUSE_WEIGHTS : FLAT_WEIGHTS;
    const leaning = purpose === 'rent' ? 1.6 - bedrooms * 0.25 : levelOf(market, locality);
    return [[option.value, bedrooms], (weights[bedrooms] ?? 0) * Math.max(0.2, leaning)];
  });
  return random.weighted(options);
}

/** By bedrooms; nothing larger is drawn, for which nobody knows the size. */
const FLAT_WEIGHTS = [0.4, 14, 42, 34, 8, 1, 0.5];
const HOUSE_WEIGHTS = [0, 2, 20, 40, 26, 9, 4];

/** A house with more floors has none of its flats on the ground. */
const LOW_HOUSE = 10;

function floorsIn(
  random: Random,
  { subtype, project }: Place,
): { totalFloors: number; floor: number } {
  const field = applicableFields(subtype).find(({ key }) => key === 'totalFloors');
  const most = Math.min(project.floors, field?.limits.max ?? project.floors);
  if (subtype.key === 'commercial-shop-showroom') {
    return {
      totalFloors: most,
      floor: random.weighted([
        [0, 7],
        [1, 2],
        [2, 1],
      ]),
    };
  }
  const lowest = project.kind === 'works' || most > LOW_HOUSE ? 1 : 0;
  return { totalFloors: most, floor: random.whole(lowest, most) };
}

function drawStatus(random: Random, { purpose, sellerKind, project }: Place): string {
  if (purpose === 'rent') return 'Ready to Move';
  if (sellerKind === 'builder' && project.isNew) return project.status;
  if (sellerKind === 'builder') return 'Ready to Move';
  return random.weighted([
    ['Ready to Move', 8],
    ['Resale', 1],
  ]);
}

/** What a builder sells is new; anything else is as old as its project. */
function drawAge({ purpose, sellerKind, project }: Place, status: string): string {
  if (status !== 'Ready to Move' && status !== 'Resale') return 'New Construction';
  return sellerKind === 'builder' && purpose === 'sell' ? 'Less than 1 year' : project.age;
}

function drawFurnishing(random: Random, { purpose, subtype }: Place, status: string): string {
  if (status !== 'Ready to Move' && status !== 'Resale') {
    return random.weighted([
      ['Unfurnished', 5],
      ['Semi-Furnished', 2],
    ]);
  }
  const isHome = subtype.family === 'home';
  return random.weighted([
    ['Furnished', purpose === 'rent' ? 4 : 2],
    ['Semi-Furnished', 4],
    ['Unfurnished', isHome ? 3 : 2],
  ]);
}

function step(size: number, value: number): number {
  return Math.max(size, Math.round(value / size) * size);
}
