import {
  Accessibility,
  ArrowUpDown,
  BatteryCharging,
  Car,
  Cctv,
  Check,
  CloudRain,
  Compass,
  DoorOpen,
  Droplets,
  Dumbbell,
  Fence,
  FireExtinguisher,
  Fuel,
  Phone,
  PlugZap,
  ShieldCheck,
  Snowflake,
  Sofa,
  SquareParking,
  Sun,
  Trees,
  WavesLadder,
  Wifi,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import type { AMENITY_ICONS } from '../../../../schema/catalogue/amenities.ts';

const ICONS: Readonly<Record<(typeof AMENITY_ICONS)[number], LucideIcon>> = {
  Check,
  Snowflake,
  Accessibility,
  ArrowUpDown,
  BatteryCharging,
  Car,
  Cctv,
  CloudRain,
  Compass,
  DoorOpen,
  Droplets,
  Dumbbell,
  Fence,
  FireExtinguisher,
  Fuel,
  Phone,
  PlugZap,
  ShieldCheck,
  Sofa,
  SquareParking,
  Sun,
  Trees,
  WavesLadder,
  Wifi,
};

/** The picture of an amenity by its lucide name: one for each of the usual ones, a tick for the rest. */
export function amenityIcon(name: string): LucideIcon {
  return isDrawn(name) ? ICONS[name] : Check;
}

function isDrawn(name: string): name is keyof typeof ICONS {
  return Object.hasOwn(ICONS, name);
}
