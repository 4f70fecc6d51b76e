import type { Scene } from './canvas.ts';
import type { LightName } from './light.ts';

export const SUBTYPE_KEYS = [
  'residential-house-villa',
  'residential-land-plot',
  'flat-apartment',
  'builder-floor-apartment',
  'penthouse-studio-apartment',
  'commercial-office-space',
  'commercial-shop-showroom',
  'commercial-land',
  'warehouse-godown',
  'industrial-land-building-shed',
  'agricultural-land',
  'farm-house',
] as const;

export type SubtypeKey = (typeof SUBTYPE_KEYS)[number];

export type Role = 'cover' | 'interior' | 'plan' | 'view' | 'portrait' | 'city' | 'hero';

/** What a plan was drawn for, so that a listing can be given the one nearest to it. */
export type Facts = { bedrooms?: number; areaSqft?: number };

/** One master picture: what is drawn, in which light and for which subtypes of property. */
export type Shot = {
  /** File name without its ending; also the seed. */
  file: string;
  scene: string;
  /** `null` for drawings that know no time of day. */
  light: LightName | null;
  role: Role;
  /** Subtype keys; empty for pictures that belong to no listing. */
  subtypes: readonly SubtypeKey[];
  draw: Scene;
  size?: readonly [width: number, height: number];
  facts?: Facts;
};

/** Shots of one scene in several lights; files are numbered from `first`. */
export function series(scene: string, role: Role, subtypes: readonly SubtypeKey[], list: readonly (readonly [LightName, Scene])[], first = 1): Shot[] {
  return list.map(([light, draw], i) => ({ file: `${scene}-${i + first}`, scene, light, role, subtypes, draw }));
}
