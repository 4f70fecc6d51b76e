import type { AMENITY_ICONS } from '../../../../../schema/catalogue/iconNames.ts';
import type { PropertyFamily } from '../../../types.generated.ts';
import type { AmenitiesQuery } from './Amenities.generated.ts';

export type ListedAmenity = AmenitiesQuery['administration']['amenities']['items'][number];

/** The subtypes whose forms offer an amenity, in the order of the catalogue. */
export const FAMILIES: Readonly<Record<PropertyFamily, string>> = {
  HOME: 'Homes',
  LAND: 'Plots and land',
  WORKPLACE: 'Offices and shops',
  STORAGE: 'Warehouses and sheds',
  FARM: 'Farms and farm houses',
};

export function isFamily(key: string): key is PropertyFamily {
  return Object.hasOwn(FAMILIES, key);
}

/** What the pictures show. */
export const PICTURES: Readonly<Record<(typeof AMENITY_ICONS)[number], string>> = {
  Check: 'Tick',
  Snowflake: 'Snowflake',
  Accessibility: 'Wheelchair',
  ArrowUpDown: 'Arrows up and down',
  BatteryCharging: 'Battery',
  Car: 'Car',
  Cctv: 'Camera',
  CloudRain: 'Rain',
  Compass: 'Compass',
  DoorOpen: 'Open door',
  Droplets: 'Water drops',
  Dumbbell: 'Dumbbell',
  Fence: 'Fence',
  FireExtinguisher: 'Fire extinguisher',
  Phone: 'Phone',
  PlugZap: 'Plug',
  ShieldCheck: 'Shield',
  Sofa: 'Sofa',
  SquareParking: 'Parking sign',
  Sun: 'Sun',
  Trees: 'Trees',
  WavesLadder: 'Pool',
  Wifi: 'Wi-Fi',
};
