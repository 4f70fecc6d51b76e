import { farmhouse } from './farmhouse.ts';
import { farmland } from './farmland.ts';
import { plotLayout } from './plot.ts';
import { plotGround } from './plotGround.ts';
import { series } from './shot.ts';
import type { Shot } from './shot.ts';

/** Covers of plots, farm land and farm houses. */
export const LAND_COVERS: readonly Shot[] = [
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
