import { balconyView } from './balconyView.ts';
import { bedroom } from './bedroom.ts';
import { farmland } from './farmland.ts';
import { gardenView } from './gardenView.ts';
import { kitchen } from './kitchen.ts';
import { living } from './living.ts';
import { lobby } from './lobby.ts';
import { meetingRoom } from './meetingRoom.ts';
import { office } from './office.ts';
import { officeFloor } from './officeFloor.ts';
import { plotGround } from './plotGround.ts';
import { shop } from './shop.ts';
import { shopInterior } from './shopInterior.ts';
import { industrial } from './industrial.ts';
import { series } from './shot.ts';
import type { Shot, SubtypeKey } from './shot.ts';
import { terrace } from './terrace.ts';
import { warehouse } from './warehouse.ts';
import { warehouseInterior } from './warehouseInterior.ts';

const HIGH_HOMES: readonly SubtypeKey[] = ['flat-apartment', 'builder-floor-apartment', 'penthouse-studio-apartment'];
const LOW_HOMES: readonly SubtypeKey[] = ['residential-house-villa', 'farm-house', 'builder-floor-apartment'];
const HOMES: readonly SubtypeKey[] = [...HIGH_HOMES, 'residential-house-villa', 'farm-house'];

/** Rooms and the views from them. A window over the town belongs to a high home, one on a garden to a low one. */
export const INTERIOR_SHOTS: readonly Shot[] = [
  ...series('living', 'interior', HIGH_HOMES, [
    ['morning', living({ palette: 'lime', window: 'left', floor: 'wood', feature: 'slats' })],
    ['dusk', living({ palette: 'plum', window: 'left', floor: 'wood', feature: 'shelves' })],
    ['golden', living({ palette: 'indigo', window: 'back', floor: 'marble', feature: 'slats' })],
  ]),
  ...series('living', 'interior', LOW_HOMES, [
    ['noon', living({ palette: 'rose', window: 'right', floor: 'marble', feature: 'gallery', outlook: 'garden' })],
    ['golden', living({ palette: 'teak', window: 'right', floor: 'wood', feature: 'slats', outlook: 'garden' })],
    ['morning', living({ palette: 'brass', window: 'left', floor: 'tile', feature: 'shelves', outlook: 'garden' })],
  ], 4),
  ...series('bedroom', 'interior', HIGH_HOMES, [
    ['morning', bedroom({ palette: 'teak', window: 'left', floor: 'wood', head: 'panel' })],
    ['dusk', bedroom({ palette: 'rose', window: 'right', floor: 'wood', head: 'arch' })],
  ]),
  ...series('bedroom', 'interior', LOW_HOMES, [
    ['noon', bedroom({ palette: 'brass', window: 'left', floor: 'tile', head: 'cane', outlook: 'garden' })],
    ['golden', bedroom({ palette: 'lime', window: 'right', floor: 'wood', head: 'arch', outlook: 'garden' })],
  ], 3),
  ...series('kitchen', 'interior', HOMES, [
    ['morning', kitchen({ palette: 'teak', window: 'left', front: 'island', tiles: 'brick' })],
    ['golden', kitchen({ palette: 'lime', window: 'right', front: 'table', tiles: 'diamond' })],
    ['dusk', kitchen({ palette: 'indigo', window: 'left', front: 'island', tiles: 'diamond' })],
  ]),
  ...series('open-office', 'interior', ['commercial-office-space'], [
    ['morning', officeFloor({ palette: 'teak', rows: 2, outlook: 'town' })],
    ['dusk', officeFloor({ palette: 'brass', rows: 3, outlook: 'town' })],
  ]),
  ...series('meeting-room', 'interior', ['commercial-office-space'], [['noon', meetingRoom({ palette: 'indigo', window: 'left', seats: 8 })]]),
  ...series('lobby', 'interior', ['commercial-office-space'], [['morning', lobby({ palette: 'lime', window: 'left', kind: 'office' })]]),
  ...series('lobby', 'interior', ['flat-apartment', 'penthouse-studio-apartment'], [['golden', lobby({ palette: 'teak', window: 'right', kind: 'home' })]], 2),
  ...series('shop-inside', 'interior', ['commercial-shop-showroom'], [
    ['noon', shopInterior({ palette: 'lime', goods: 'grocery', window: 'left' })],
    ['dusk', shopInterior({ palette: 'rose', goods: 'textile', window: 'right' })],
  ]),
  ...series('shed-inside', 'interior', ['warehouse-godown'], [['morning', warehouseInterior({ scheme: 'teak', sun: 'left', use: 'racks' })]]),
  ...series('shed-inside', 'interior', ['industrial-land-building-shed'], [['noon', warehouseInterior({ scheme: 'lime', sun: 'right', use: 'machines' })]], 2),
  ...series('shed-inside', 'interior', ['warehouse-godown', 'industrial-land-building-shed'], [['golden', warehouseInterior({ scheme: 'brass', sun: 'left', use: 'empty' })]], 3),
  ...series('balcony', 'view', HIGH_HOMES, [
    ['golden', balconyView({ palette: 'lime', sun: 'right', over: 'town' })],
    ['morning', balconyView({ palette: 'teak', sun: 'left', over: 'lake' })],
    ['noon', balconyView({ palette: 'rose', sun: 'right', over: 'park' })],
  ]),
  ...series('terrace', 'view', ['penthouse-studio-apartment'], [['noon', terrace({ scheme: 'clay', sun: 'right', cover: 'sail', seat: 'lounge' })]], 4),
  ...series('garden', 'view', ['residential-house-villa', 'farm-house'], [
    ['morning', gardenView({ palette: 'lime', sun: 'right', centre: 'fountain', trees: ['gulmohar', 'mango'] })],
    ['golden', gardenView({ palette: 'teak', sun: 'left', centre: 'tulsi', trees: ['mango', 'coconut'] })],
  ]),
  ...series('farmland', 'view', ['agricultural-land', 'farm-house'], [
    ['noon', farmland({ crops: ['sugarcane', 'paddy', 'wheat', 'mustard'], sun: 'left', feature: 'track', tree: 'gulmohar', palms: true })],
    ['dusk', farmland({ crops: ['paddy', 'mustard', 'sugarcane', 'paddy'], sun: 'right', feature: 'canal', tree: 'neem', palms: true })],
  ], 4),
  ...series('plot', 'view', ['residential-land-plot'], [['dusk', plotGround({ sun: 'right', setting: 'suburb', tree: 'coconut' })]], 3),
  ...series('roadside', 'view', ['commercial-land'], [['morning', plotGround({ sun: 'right', setting: 'highway', tree: 'coconut' })]], 3),
  ...series('office', 'view', ['commercial-office-space'], [['golden', office({ floors: 7, scheme: 'clay', sun: 'left', massing: 'slab' })]], 4),
  ...series('shop', 'view', ['commercial-shop-showroom'], [['noon', shop({ front: 'market', scheme: 'garden', sun: 'left', tree: 'gulmohar' })]], 4),
  ...series('warehouse', 'view', ['warehouse-godown'], [['golden', warehouse({ docks: 4, scheme: 'clay', sun: 'right', roof: 'curved', behind: 'hills', tree: 'mango' })]], 4),
  ...series('factory', 'view', ['industrial-land-building-shed'], [['dusk', industrial({ teeth: 5, scheme: 'clay', sun: 'left', extra: 'chimney', behind: 'skyline', tree: 'coconut' })]], 4),
];
