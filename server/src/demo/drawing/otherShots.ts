import { cityCard } from './cityCard.ts';
import type { Landmark } from './cityCard.ts';
import { floorPlan } from './floorPlan.ts';
import type { FloorPlanOptions } from './floorPlan.ts';
import { hero } from './hero.ts';
import type { LightName } from './light.ts';
import { PEOPLE } from './people.ts';
import { plotPlan } from './plotPlan.ts';
import { portrait } from './portrait.ts';
import type { Scene } from './canvas.ts';
import type { Facts, Shot, SubtypeKey } from './shot.ts';
import { sitePlan } from './sitePlan.ts';

const FLATS: readonly SubtypeKey[] = ['flat-apartment', 'builder-floor-apartment', 'penthouse-studio-apartment'];
const HOUSES: readonly SubtypeKey[] = [...FLATS, 'residential-house-villa', 'farm-house'];

const CITIES: readonly (readonly [Landmark, LightName])[] = [
  ['dome', 'morning'],
  ['bridge', 'dusk'],
  ['pink', 'golden'],
  ['arch', 'noon'],
  ['lake', 'golden'],
  ['fort', 'golden'],
  ['gopuram', 'morning'],
  ['tea', 'noon'],
  ['ghats', 'golden'],
  ['backwater', 'morning'],
  ['towers', 'dusk'],
];

/** Plans, people, city cards and the first screen. */
export const OTHER_SHOTS: readonly Shot[] = [
  floor('studio', ['penthouse-studio-apartment'], { plan: 'studio', area: 420, mirrored: false, north: 0 }, 1),
  floor('1bhk', FLATS, { plan: '1bhk', area: 620, mirrored: false, north: 20 }, 1),
  floor('2bhk', FLATS, { plan: '2bhk', area: 1050, mirrored: false, north: 0 }, 2),
  floor('2bhk-mirrored', FLATS, { plan: '2bhk', area: 1180, mirrored: true, north: -30 }, 2),
  floor('3bhk', HOUSES, { plan: '3bhk', area: 1520, mirrored: false, north: 45 }, 3),
  floor('4bhk', HOUSES, { plan: '4bhk', area: 2600, mirrored: true, north: 0 }, 4),
  floor('office', ['commercial-office-space'], { plan: 'office', area: 1800, mirrored: false, north: 0 }),
  floor('shop', ['commercial-shop-showroom'], { plan: 'shop', area: 640, mirrored: false, north: 90 }),
  plan('plot-residential', ['residential-land-plot'], plotPlan({ area: 200, ratio: 1.7, road: 30, corner: false, number: 42, north: 0, use: 'residential' }), { areaSqft: 1800 }),
  plan('plot-commercial', ['commercial-land'], plotPlan({ area: 500, ratio: 1.2, road: 60, corner: true, number: 7, north: 90, use: 'commercial' }), { areaSqft: 4500 }),
  plan('site-warehouse', ['warehouse-godown'], sitePlan({ site: 'warehouse', acres: 3, north: 0 }), { areaSqft: 130680 }),
  plan('site-factory', ['industrial-land-building-shed'], sitePlan({ site: 'factory', acres: 2.5, north: -45 }), { areaSqft: 108900 }),
  plan('site-fields', ['agricultural-land'], sitePlan({ site: 'fields', acres: 6, north: 0 }), { areaSqft: 261360 }),
  plan('site-farm-house', ['farm-house'], sitePlan({ site: 'farm-house', acres: 1, north: 30 }), { areaSqft: 43560 }),
  ...PEOPLE.map((person, i): Shot => ({ file: `person-${i + 1}`, scene: 'portrait', light: null, role: 'portrait', subtypes: [], draw: portrait(person), size: [600, 600] })),
  ...CITIES.map(([landmark, light], i): Shot => ({ file: `city-${landmark}`, scene: 'city', light, role: 'city', subtypes: [], draw: cityCard({ landmark, sun: i % 2 === 0 ? 'right' : 'left' }), size: [1200, 1200] })),
  { file: 'hero', scene: 'hero', light: 'morning', role: 'hero', subtypes: [], draw: hero(), size: [2000, 1000] },
];

function floor(name: string, subtypes: readonly SubtypeKey[], options: FloorPlanOptions, bedrooms?: number): Shot {
  const facts = bedrooms === undefined ? { areaSqft: options.area } : { bedrooms, areaSqft: options.area };
  return plan(name, subtypes, floorPlan(options), facts);
}

function plan(name: string, subtypes: readonly SubtypeKey[], draw: Scene, facts: Facts): Shot {
  return { file: `plan-${name}`, scene: 'plan', light: null, role: 'plan', subtypes, draw, facts };
}
