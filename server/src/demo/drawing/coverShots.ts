import { builderFloor } from './builderFloor.ts';
import { farmhouse } from './farmhouse.ts';
import { farmland } from './farmland.ts';
import { industrial } from './industrial.ts';
import { office } from './office.ts';
import { plotLayout } from './plot.ts';
import { plotGround } from './plotGround.ts';
import { shop } from './shop.ts';
import { series } from './shot.ts';
import type { Shot } from './shot.ts';
import { terrace } from './terrace.ts';
import { tower } from './tower.ts';
import { villa } from './villa.ts';
import { warehouse } from './warehouse.ts';

/** Pictures that may stand first in a listing: at least three for every subtype. */
export const COVER_SHOTS: readonly Shot[] = [
  ...series(
    'tower',
    'cover',
    ['flat-apartment'],
    [
      [
        'golden',
        tower({
          floors: 12,
          scheme: 'lime',
          sun: 'right',
          rail: 'glass',
          second: 10,
          bays: 'bwfbw',
        }),
      ],
      [
        'morning',
        tower({
          floors: 14,
          scheme: 'teak',
          sun: 'left',
          rail: 'bars',
          second: 9,
          bays: 'nbbfwb',
          court: 'pool',
        }),
      ],
      [
        'dusk',
        tower({
          floors: 11,
          scheme: 'clay',
          sun: 'right',
          rail: 'solid',
          second: 12,
          bays: 'wbbfb',
        }),
      ],
      [
        'noon',
        tower({
          floors: 15,
          scheme: 'brass',
          sun: 'left',
          rail: 'glass',
          second: 11,
          bays: 'bfbwb',
          court: 'street',
          stand: 0.7,
        }),
      ],
      [
        'monsoon',
        tower({
          floors: 13,
          scheme: 'garden',
          sun: 'right',
          rail: 'bars',
          second: 8,
          bays: 'wbfbn',
        }),
      ],
      [
        'morning',
        tower({
          floors: 9,
          scheme: 'clay',
          sun: 'left',
          rail: 'glass',
          second: 0,
          bays: 'bwbfwb',
          stand: 0.55,
          court: 'street',
        }),
      ],
      [
        'dusk',
        tower({
          floors: 16,
          scheme: 'teak',
          sun: 'left',
          rail: 'glass',
          second: 13,
          bays: 'bbfbb',
          court: 'pool',
          stand: 0.68,
        }),
      ],
    ],
  ),
  ...series(
    'builder-floor',
    'cover',
    ['builder-floor-apartment'],
    [
      [
        'morning',
        builderFloor({
          floors: 3,
          scheme: 'lime',
          neighbours: ['teak', 'clay'],
          sun: 'right',
          rail: 'glass',
          cladding: 'brick',
          tree: 'gulmohar',
        }),
      ],
      [
        'golden',
        builderFloor({
          floors: 4,
          scheme: 'garden',
          neighbours: ['brass', 'lime'],
          sun: 'left',
          rail: 'bars',
          cladding: 'jali',
          tree: 'neem',
        }),
      ],
      [
        'dusk',
        builderFloor({
          floors: 3,
          scheme: 'clay',
          neighbours: ['lime', 'garden'],
          sun: 'left',
          rail: 'solid',
          cladding: 'brick',
          tree: 'jacaranda',
        }),
      ],
    ],
  ),
  ...series(
    'villa',
    'cover',
    ['residential-house-villa'],
    [
      [
        'morning',
        villa({
          style: 'modern',
          scheme: 'lime',
          sun: 'right',
          trees: ['gulmohar', 'coconut'],
          behind: 'skyline',
        }),
      ],
      [
        'noon',
        villa({
          style: 'bungalow',
          scheme: 'garden',
          sun: 'left',
          trees: ['coconut', 'mango'],
          behind: 'hills',
        }),
      ],
      [
        'golden',
        villa({
          style: 'haveli',
          scheme: 'clay',
          sun: 'right',
          trees: ['neem', 'gulmohar'],
          behind: 'hills',
        }),
      ],
      [
        'dusk',
        villa({
          style: 'modern',
          scheme: 'teak',
          sun: 'left',
          trees: ['jacaranda', 'neem'],
          behind: 'skyline',
        }),
      ],
      [
        'dusk',
        villa({
          style: 'haveli',
          scheme: 'lime',
          sun: 'left',
          trees: ['coconut', 'neem'],
          behind: 'hills',
        }),
      ],
      [
        'golden',
        villa({
          style: 'modern',
          scheme: 'brass',
          sun: 'right',
          trees: ['neem', 'gulmohar'],
          behind: 'hills',
        }),
      ],
    ],
  ),
  ...series(
    'terrace',
    'cover',
    ['penthouse-studio-apartment'],
    [
      ['dusk', terrace({ scheme: 'lime', sun: 'right', cover: 'pergola', seat: 'lounge' })],
      ['golden', terrace({ scheme: 'teak', sun: 'left', cover: 'sail', seat: 'dining' })],
      ['morning', terrace({ scheme: 'garden', sun: 'left', cover: 'pergola', seat: 'dining' })],
    ],
  ),
  ...series(
    'layout',
    'cover',
    ['residential-land-plot'],
    [
      [
        'morning',
        plotLayout({ columns: 6, rows: 4, chosen: [3, 1], sun: 'right', use: 'residential' }),
      ],
      [
        'golden',
        plotLayout({ columns: 5, rows: 4, chosen: [2, 1], sun: 'left', use: 'residential' }),
      ],
    ],
  ),
  ...series(
    'plot',
    'cover',
    ['residential-land-plot'],
    [
      ['morning', plotGround({ sun: 'right', setting: 'suburb', tree: 'neem' })],
      ['golden', plotGround({ sun: 'left', setting: 'hills', tree: 'gulmohar' })],
    ],
  ),
  ...series(
    'parcels',
    'cover',
    ['commercial-land'],
    [['noon', plotLayout({ columns: 5, rows: 4, chosen: [1, 1], sun: 'left', use: 'commercial' })]],
  ),
  ...series(
    'roadside',
    'cover',
    ['commercial-land'],
    [
      ['noon', plotGround({ sun: 'left', setting: 'highway', tree: 'gulmohar' })],
      ['dusk', plotGround({ sun: 'right', setting: 'highway', tree: 'neem' })],
    ],
  ),
  ...series(
    'office',
    'cover',
    ['commercial-office-space'],
    [
      ['morning', office({ floors: 9, scheme: 'lime', sun: 'right', massing: 'slab' })],
      ['noon', office({ floors: 5, scheme: 'teak', sun: 'left', massing: 'campus' })],
      ['dusk', office({ floors: 12, scheme: 'brass', sun: 'right', massing: 'twin' })],
    ],
  ),
  ...series(
    'shop',
    'cover',
    ['commercial-shop-showroom'],
    [
      ['morning', shop({ front: 'market', scheme: 'lime', sun: 'right', tree: 'neem' })],
      ['dusk', shop({ front: 'showroom', scheme: 'teak', sun: 'left', tree: 'gulmohar' })],
      ['golden', shop({ front: 'arcade', scheme: 'clay', sun: 'right', tree: 'coconut' })],
    ],
  ),
  ...series(
    'warehouse',
    'cover',
    ['warehouse-godown'],
    [
      [
        'noon',
        warehouse({
          docks: 6,
          scheme: 'teak',
          sun: 'right',
          roof: 'pitched',
          behind: 'hills',
          tree: 'gulmohar',
        }),
      ],
      [
        'dusk',
        warehouse({
          docks: 5,
          scheme: 'lime',
          sun: 'left',
          roof: 'curved',
          behind: 'skyline',
          tree: 'neem',
        }),
      ],
      [
        'morning',
        warehouse({
          docks: 7,
          scheme: 'brass',
          sun: 'left',
          roof: 'pitched',
          behind: 'hills',
          tree: 'coconut',
        }),
      ],
    ],
  ),
  ...series(
    'factory',
    'cover',
    ['industrial-land-building-shed'],
    [
      [
        'golden',
        industrial({
          teeth: 5,
          scheme: 'lime',
          sun: 'right',
          extra: 'chimney',
          behind: 'hills',
          tree: 'neem',
        }),
      ],
      [
        'monsoon',
        industrial({
          teeth: 6,
          scheme: 'brass',
          sun: 'left',
          extra: 'silos',
          behind: 'skyline',
          tree: 'gulmohar',
        }),
      ],
      [
        'morning',
        industrial({
          teeth: 4,
          scheme: 'teak',
          sun: 'right',
          extra: 'silos',
          behind: 'hills',
          tree: 'gulmohar',
        }),
      ],
    ],
  ),
  ...series(
    'farmland',
    'cover',
    ['agricultural-land'],
    [
      [
        'morning',
        farmland({
          crops: ['mustard', 'wheat', 'paddy', 'ploughed'],
          sun: 'right',
          feature: 'track',
          tree: 'neem',
          palms: false,
        }),
      ],
      [
        'monsoon',
        farmland({
          crops: ['paddy', 'sugarcane', 'paddy', 'wheat'],
          sun: 'left',
          feature: 'canal',
          tree: 'coconut',
          palms: true,
        }),
      ],
      [
        'golden',
        farmland({
          crops: ['wheat', 'ploughed', 'mustard', 'paddy'],
          sun: 'right',
          feature: 'well',
          tree: 'mango',
          palms: false,
        }),
      ],
    ],
  ),
  ...series(
    'farm-house',
    'cover',
    ['farm-house'],
    [
      [
        'morning',
        farmhouse({
          roof: 'hip',
          water: 'pool',
          scheme: 'lime',
          sun: 'right',
          trees: ['coconut', 'gulmohar'],
        }),
      ],
      [
        'dusk',
        farmhouse({
          roof: 'gable',
          water: 'pond',
          scheme: 'garden',
          sun: 'left',
          trees: ['mango', 'coconut'],
        }),
      ],
      [
        'golden',
        farmhouse({
          roof: 'gable',
          water: 'pool',
          scheme: 'clay',
          sun: 'right',
          trees: ['neem', 'mango'],
        }),
      ],
    ],
  ),
];
