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

interface Shown {
  id: string;
  name: string;
  icon: string;
}

/** The amenities of a property: a small picture for the usual ones, a tick for the rest, always the word. */
export function AmenityList({ amenities }: { amenities: readonly Shown[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-4 print:gap-y-0.5">
      {amenities.map(({ id, name, icon }) => {
        const Icon = ICONS[icon] ?? Check;
        return (
          <li key={id} className="flex items-center gap-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-input bg-primary-soft text-on-primary-soft print:hidden">
              <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </span>
            {name}
          </li>
        );
      })}
    </ul>
  );
}

/** By their lucide names; AMENITY_ICONS are those that an administrator can choose. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
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
