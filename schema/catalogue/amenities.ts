import type { Family } from './model.ts';
import { textKey } from '../rules/text.ts';

export type Amenity = {
  /** Fixed for ever: listings store it. */
  readonly id: string;
  readonly name: string;
  /** Name of a lucide icon. */
  readonly icon: string;
  /** What listings and searches count it by: never reused, never moved. Those to 62 stand in the search mask too. */
  readonly bit: number;
  /** The families of subtypes whose forms offer it. */
  readonly suits: readonly Family[];
  readonly aliases: readonly string[];
};

const HOMES: readonly Family[] = ['home', 'farm'];
const BUILDINGS: readonly Family[] = ['home', 'workplace', 'storage', 'farm'];
const WORK: readonly Family[] = ['workplace', 'storage'];
const PLACES: readonly Family[] = ['home', 'workplace', 'land'];
const ALL: readonly Family[] = ['home', 'land', 'workplace', 'storage', 'farm'];
const GROUND: readonly Family[] = ['land', 'storage', 'farm'];

/** Bits from here on are those of amenities that administrators have added; the mask has no room for them. */
export const FIRST_ADDED_BIT = 63;

/** Every family, in the order in which people are shown them. */
export const AMENITY_FAMILIES: readonly Family[] = ALL;

/** The amenities of the catalogue, which every installation knows. The list only grows at its end. */
export const AMENITIES: readonly Amenity[] = [
  row(0, 'Air Condition', 'Snowflake', BUILDINGS, ['air conditioning', 'air conditioner', 'ac']),
  row(1, 'Cable TV', 'Tv', HOMES),
  row(2, 'High Ceiling', 'MoveVertical', BUILDINGS, ['ceiling height']),
  row(3, 'Fireplace', 'Flame', HOMES),
  row(4, 'Disabled Access', 'Accessibility', BUILDINGS, ['wheelchair access']),
  row(5, 'Elevator', 'ArrowUpDown', ['home', 'workplace', 'storage'], ['lift']),
  row(6, 'Fence', 'Fence', ALL, ['fencing', 'boundary wall', 'compound wall']),
  row(7, 'Garden', 'Trees', ALL, ['park', 'landscaped garden']),
  row(8, 'Premium Flooring', 'Layers', BUILDINGS, ['floor', 'flooring']),
  row(9, 'Fitted Furniture', 'Sofa', BUILDINGS, ['furnishing', 'furniture']),
  row(10, 'Garage', 'Car', HOMES),
  row(11, 'Pet Friendly', 'PawPrint', HOMES, ['pets allowed']),
  row(12, 'Heating', 'Heater', BUILDINGS),
  row(13, 'Intercom', 'Phone', BUILDINGS),
  row(14, 'Parking', 'SquareParking', ALL, ['car parking', 'reserved parking']),
  row(15, 'WiFi', 'Wifi', BUILDINGS, ['wi fi', 'internet']),
  row(16, 'Newly Renovated', 'PaintRoller', BUILDINGS, ['renovation', 'renovated']),
  row(17, 'Security', 'ShieldCheck', ALL, ['24x7 security', 'security guard']),
  row(18, 'Swimming Pool', 'WavesLadder', HOMES, ['pool']),
  row(19, 'Soundproof Windows', 'AppWindow', BUILDINGS, ['window type']),
  row(20, 'New Construction', 'CalendarDays', BUILDINGS, ['construction year', 'newly built']),
  row(21, 'Power Backup', 'BatteryCharging', BUILDINGS, ['generator', 'inverter']),
  row(22, 'Gymnasium', 'Dumbbell', ['home', 'workplace'], ['gym', 'fitness centre']),
  row(23, 'Club House', 'PartyPopper', ['home'], ['clubhouse', 'club']),
  row(24, "Children's Play Area", 'ToyBrick', ['home'], ['play area', 'kids play area']),
  row(25, 'Jogging Track', 'Footprints', ['home'], ['walking track']),
  row(26, 'Sports Court', 'Volleyball', ['home'], ['badminton court', 'tennis court']),
  row(27, 'CCTV', 'Cctv', ALL, ['cctv camera', 'surveillance']),
  row(28, 'Fire Safety', 'FireExtinguisher', BUILDINGS, ['fire alarm', 'fire fighting']),
  row(29, 'Rain Water Harvesting', 'CloudRain', ALL, ['rainwater harvesting']),
  row(30, '24x7 Water Supply', 'Droplets', ALL, ['water supply', 'water storage']),
  row(31, 'Waste Disposal', 'Recycle', PLACES, ['garbage disposal']),
  row(32, 'Gas Pipeline', 'Fuel', HOMES, ['piped gas']),
  row(33, 'Vastu Compliant', 'Compass', ALL, ['vastu']),
  row(34, 'Visitor Parking', 'CircleParking', ['home', 'workplace']),
  row(35, 'Gated Community', 'DoorOpen', ['home', 'land', 'farm'], ['gated society']),
  row(36, 'Maintenance Staff', 'Wrench', ['home', 'workplace']),
  row(37, 'Shopping Centre', 'ShoppingCart', PLACES, ['shopping center', 'market']),
  row(38, 'Place of Worship', 'Landmark', ['home', 'land'], ['temple', 'mandir', 'mosque']),
  row(39, 'Community Hall', 'Users', ['home', 'land'], ['party hall', 'banquet hall']),
  row(40, 'EV Charging', 'PlugZap', BUILDINGS, ['electric vehicle charging']),
  row(41, 'Solar Power', 'Sun', BUILDINGS, ['solar panels']),
  row(42, 'Cafeteria', 'Coffee', WORK, ['canteen', 'food court']),
  row(43, 'Conference Room', 'Presentation', ['workplace'], ['meeting room']),
  row(44, 'Reception', 'BellRing', ['workplace'], ['front desk', 'lobby']),
  row(45, 'Loading Dock', 'Truck', ['storage'], ['loading bay']),
  row(46, 'Street Lights', 'Lamp', ['land', 'home', 'farm'], ['street light']),
  row(47, 'Borewell', 'Droplet', GROUND, ['tube well', 'tubewell']),
  row(48, 'Servant Room', 'KeyRound', HOMES, ['staff room', 'maid room']),
  row(49, 'Bank and ATM', 'Banknote', ['home', 'workplace'], ['atm', 'bank']),
];

/**
 * The 21 names of the documented search list, word for word. Six of them are no amenities
 * a seller could tick ('Floor', 'Construction Year'); they are aliases of the amenity that comes closest.
 */
export const SEARCH_AMENITY_NAMES: readonly string[] = [
  'Air Condition',
  'Cable TV',
  'Ceiling Height',
  'Fireplace',
  'Disabled Access',
  'Elevator',
  'Fence',
  'Garden',
  'Floor',
  'Furnishing',
  'Garage',
  'Pet Friendly',
  'Heating',
  'Intercom',
  'Parking',
  'WiFi',
  'Renovation',
  'Security',
  'Swimming Pool',
  'Window Type',
  'Construction Year',
];

let inForce: readonly Amenity[] = AMENITIES;
let isWhole = false;
/** Made when it is first asked for. */
let byText: ReadonlyMap<string, Amenity> | null = null;

/** Every amenity of this marketplace: those of the catalogue as they are called now, then those that were added. */
export function amenitiesInForce(): readonly Amenity[] {
  return inForce;
}

/** Whether this is known to be all of them; a page that has not asked knows only the catalogue's. */
export function areAllAmenitiesKnown(): boolean {
  return isWhole;
}

/**
 * Said by a server and by a page when they know what administrators have changed: an amenity with the id of the
 * catalogue's takes its place, but what that was called is understood still; any other is one more.
 */
export function putAmenitiesInForce(changed: readonly Amenity[]): void {
  const byId = new Map(changed.map((amenity) => [amenity.id, amenity]));
  const own = new Set(AMENITIES.map(({ id }) => id));
  inForce = [
    ...AMENITIES.map((amenity) => byId.get(amenity.id) ?? amenity),
    ...changed.filter(({ id }) => !own.has(id)),
  ];
  byText = null;
  isWhole = true;
}

/** The amenity meant by an id, a name or another name for it, in any case; else null. */
export function findAmenity(text: string): Amenity | null {
  byText ??= textsOf([...inForce, ...AMENITIES]);
  // Listings have ids, which need no reading.
  return byText.get(text) ?? byText.get(textKey(text)) ?? null;
}

/** The ids as the bitmask search stores. Those that have no place in it are left out. */
export function amenityMask(ids: readonly string[]): bigint {
  return ids.reduce((mask, id) => {
    const amenity = findAmenity(id);
    const isIn = amenity !== null && amenity.bit < FIRST_ADDED_BIT;
    return isIn ? mask | (1n << BigInt(amenity.bit)) : mask;
  }, 0n);
}

function row(
  bit: number,
  name: string,
  icon: string,
  suits: readonly Family[],
  aliases: readonly string[] = [],
): Amenity {
  return {
    id: `5eed0000a0e1000000${bit.toString(16).padStart(6, '0')}`,
    name,
    icon,
    bit,
    suits,
    aliases,
  };
}

/** What came first keeps its texts; each leads to the amenity of its id as it is in force. */
function textsOf(amenities: readonly Amenity[]): ReadonlyMap<string, Amenity> {
  const byId = new Map(inForce.map((amenity) => [amenity.id, amenity]));
  const texts = new Map<string, Amenity>();
  for (const amenity of amenities) {
    for (const text of [amenity.id, amenity.name, ...amenity.aliases]) {
      const [target, key] = [byId.get(amenity.id), textKey(text)];
      if (target && !texts.has(key)) texts.set(key, target);
    }
  }
  return texts;
}
