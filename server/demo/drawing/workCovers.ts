import { industrial } from './industrial.ts';
import { office } from './office.ts';
import { shop } from './shop.ts';
import { series } from './shot.ts';
import type { Shot } from './shot.ts';
import { warehouse } from './warehouse.ts';

/** Covers of offices, shops, warehouses and factories. */
export const WORK_COVERS: readonly Shot[] = [
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
];
