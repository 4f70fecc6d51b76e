import type { Scene } from './canvas.ts';
import type { LightName } from './light.ts';
import { builderFloor } from './builderFloor.ts';
import { farmhouse } from './farmhouse.ts';
import { farmland } from './farmland.ts';
import { industrial } from './industrial.ts';
import { office } from './office.ts';
import { plotLayout } from './plot.ts';
import { shop } from './shop.ts';
import { terrace } from './terrace.ts';
import { tower } from './tower.ts';
import { villa } from './villa.ts';
import { warehouse } from './warehouse.ts';

export type Role = 'cover' | 'interior' | 'plan' | 'view' | 'portrait' | 'city' | 'hero';

/** One master picture: what is drawn, in which light and for which subtypes of property. */
export type Shot = {
  /** File name without its ending; also the seed. */
  file: string;
  scene: string;
  /** `null` for drawings that know no time of day. */
  light: LightName | null;
  role: Role;
  /** Subtype keys; empty for pictures that belong to no listing. */
  subtypes: readonly string[];
  draw: Scene;
  size?: readonly [width: number, height: number];
};

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

type SubtypeKey = (typeof SUBTYPE_KEYS)[number];

const COVERS: readonly Shot[] = [
  ...covers('tower', ['flat-apartment'], [
    ['golden', tower({ floors: 12, scheme: 'lime', sun: 'right', rail: 'glass', second: 10, bays: 'bwfbw' })],
    ['morning', tower({ floors: 14, scheme: 'teak', sun: 'left', rail: 'bars', second: 9, bays: 'nbbfwb' })],
    ['dusk', tower({ floors: 11, scheme: 'clay', sun: 'right', rail: 'solid', second: 12, bays: 'wbbfb' })],
    ['noon', tower({ floors: 15, scheme: 'brass', sun: 'left', rail: 'glass', second: 11, bays: 'bfbwb' })],
    ['monsoon', tower({ floors: 13, scheme: 'garden', sun: 'right', rail: 'bars', second: 8, bays: 'wbfbn' })],
    ['morning', tower({ floors: 9, scheme: 'clay', sun: 'left', rail: 'glass', second: 0, bays: 'bwbfwb', stand: 0.6 })],
    ['dusk', tower({ floors: 16, scheme: 'teak', sun: 'left', rail: 'glass', second: 13, bays: 'bbfbb' })],
    ['golden', tower({ floors: 10, scheme: 'garden', sun: 'left', rail: 'solid', second: 14, bays: 'wbfbwn' })],
  ]),
  ...covers('builder-floor', ['builder-floor-apartment'], [
    ['morning', builderFloor({ floors: 3, scheme: 'lime', neighbours: ['teak', 'clay'], sun: 'right', rail: 'glass', cladding: 'brick', tree: 'gulmohar' })],
    ['golden', builderFloor({ floors: 4, scheme: 'garden', neighbours: ['brass', 'lime'], sun: 'left', rail: 'bars', cladding: 'jali', tree: 'neem' })],
    ['dusk', builderFloor({ floors: 3, scheme: 'clay', neighbours: ['lime', 'garden'], sun: 'left', rail: 'solid', cladding: 'brick', tree: 'mango' })],
    ['noon', builderFloor({ floors: 4, scheme: 'teak', neighbours: ['clay', 'brass'], sun: 'right', rail: 'glass', cladding: 'jali', tree: 'jacaranda' })],
  ]),
  ...covers('villa', ['residential-house-villa'], [
    ['morning', villa({ style: 'modern', scheme: 'lime', sun: 'right', trees: ['gulmohar', 'coconut'], behind: 'skyline' })],
    ['noon', villa({ style: 'bungalow', scheme: 'garden', sun: 'left', trees: ['coconut', 'mango'], behind: 'hills' })],
    ['golden', villa({ style: 'haveli', scheme: 'clay', sun: 'right', trees: ['neem', 'gulmohar'], behind: 'hills' })],
    ['dusk', villa({ style: 'modern', scheme: 'teak', sun: 'left', trees: ['jacaranda', 'neem'], behind: 'skyline' })],
    ['monsoon', villa({ style: 'bungalow', scheme: 'brass', sun: 'right', trees: ['mango', 'coconut'], behind: 'hills' })],
    ['dusk', villa({ style: 'haveli', scheme: 'lime', sun: 'left', trees: ['coconut', 'neem'], behind: 'hills' })],
    ['golden', villa({ style: 'modern', scheme: 'brass', sun: 'right', trees: ['neem', 'gulmohar'], behind: 'hills' })],
  ]),
  ...covers('terrace', ['penthouse-studio-apartment'], [
    ['dusk', terrace({ scheme: 'lime', sun: 'right', cover: 'pergola', seat: 'lounge' })],
    ['golden', terrace({ scheme: 'teak', sun: 'left', cover: 'sail', seat: 'dining' })],
    ['morning', terrace({ scheme: 'garden', sun: 'left', cover: 'pergola', seat: 'dining' })],
    ['noon', terrace({ scheme: 'clay', sun: 'right', cover: 'sail', seat: 'lounge' })],
  ]),
  ...covers('layout', ['residential-land-plot'], [
    ['morning', plotLayout({ columns: 6, rows: 4, chosen: [3, 1], sun: 'right', use: 'residential' })],
    ['golden', plotLayout({ columns: 5, rows: 4, chosen: [2, 0], sun: 'left', use: 'residential' })],
  ]),
  ...covers('parcels', ['commercial-land'], [
    ['noon', plotLayout({ columns: 5, rows: 4, chosen: [1, 1], sun: 'left', use: 'commercial' })],
  ]),
  ...covers('office', ['commercial-office-space'], [
    ['morning', office({ floors: 9, scheme: 'lime', sun: 'right', massing: 'slab' })],
    ['noon', office({ floors: 5, scheme: 'teak', sun: 'left', massing: 'campus' })],
    ['dusk', office({ floors: 12, scheme: 'brass', sun: 'right', massing: 'twin' })],
    ['golden', office({ floors: 7, scheme: 'clay', sun: 'left', massing: 'slab' })],
  ]),
  ...covers('shop', ['commercial-shop-showroom'], [
    ['morning', shop({ front: 'market', scheme: 'lime', sun: 'right', tree: 'neem' })],
    ['dusk', shop({ front: 'showroom', scheme: 'teak', sun: 'left', tree: 'gulmohar' })],
    ['golden', shop({ front: 'arcade', scheme: 'clay', sun: 'right', tree: 'coconut' })],
    ['noon', shop({ front: 'market', scheme: 'garden', sun: 'left', tree: 'gulmohar' })],
  ]),
  ...covers('warehouse', ['warehouse-godown'], [
    ['noon', warehouse({ docks: 6, scheme: 'teak', sun: 'right', roof: 'pitched', behind: 'hills', tree: 'gulmohar' })],
    ['dusk', warehouse({ docks: 5, scheme: 'lime', sun: 'left', roof: 'curved', behind: 'skyline', tree: 'neem' })],
    ['morning', warehouse({ docks: 7, scheme: 'brass', sun: 'left', roof: 'pitched', behind: 'hills', tree: 'coconut' })],
  ]),
  ...covers('factory', ['industrial-land-building-shed'], [
    ['golden', industrial({ teeth: 5, scheme: 'lime', sun: 'right', extra: 'chimney', behind: 'hills', tree: 'neem' })],
    ['monsoon', industrial({ teeth: 6, scheme: 'brass', sun: 'left', extra: 'silos', behind: 'skyline', tree: 'gulmohar' })],
    ['morning', industrial({ teeth: 4, scheme: 'teak', sun: 'right', extra: 'silos', behind: 'hills', tree: 'gulmohar' })],
  ]),
  ...covers('farmland', ['agricultural-land'], [
    ['morning', farmland({ crops: ['mustard', 'wheat', 'paddy', 'ploughed'], sun: 'right', feature: 'track', tree: 'neem', palms: false })],
    ['monsoon', farmland({ crops: ['paddy', 'sugarcane', 'paddy', 'wheat'], sun: 'left', feature: 'canal', tree: 'coconut', palms: true })],
    ['golden', farmland({ crops: ['wheat', 'ploughed', 'mustard', 'paddy'], sun: 'right', feature: 'well', tree: 'mango', palms: false })],
    ['noon', farmland({ crops: ['sugarcane', 'paddy', 'wheat', 'mustard'], sun: 'left', feature: 'track', tree: 'gulmohar', palms: true })],
  ]),
  ...covers('farm-house', ['farm-house'], [
    ['morning', farmhouse({ roof: 'hip', water: 'pool', scheme: 'lime', sun: 'right', trees: ['coconut', 'gulmohar'] })],
    ['dusk', farmhouse({ roof: 'gable', water: 'pond', scheme: 'garden', sun: 'left', trees: ['mango', 'coconut'] })],
    ['golden', farmhouse({ roof: 'gable', water: 'pool', scheme: 'clay', sun: 'right', trees: ['neem', 'mango'] })],
  ]),
];

/** Every master, in the order it is drawn. */
export const SHOTS: readonly Shot[] = COVERS;

function covers(scene: string, subtypes: readonly SubtypeKey[], list: readonly (readonly [LightName, Scene])[]): Shot[] {
  return list.map(([light, draw], i) => ({ file: `${scene}-${i + 1}`, scene, light, role: 'cover', subtypes, draw }));
}
