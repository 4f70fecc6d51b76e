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

/** The amenities of a property: a small picture for the usual ones, a tick for the rest, always the word. */
export function AmenityList({ amenities }: { amenities: readonly { id: string; name: string }[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-4 print:gap-y-0.5">
      {amenities.map(({ id, name }) => {
        const Icon = ICONS[name] ?? Check;
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

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'Air Condition': Snowflake,
  'Disabled Access': Accessibility,
  Elevator: ArrowUpDown,
  'Power Backup': BatteryCharging,
  Garage: Car,
  CCTV: Cctv,
  'Rain Water Harvesting': CloudRain,
  'Vastu Compliant': Compass,
  'Gated Community': DoorOpen,
  '24x7 Water Supply': Droplets,
  Gymnasium: Dumbbell,
  Fence,
  'Fire Safety': FireExtinguisher,
  'Gas Pipeline': Fuel,
  Intercom: Phone,
  'EV Charging': PlugZap,
  Security: ShieldCheck,
  'Fitted Furniture': Sofa,
  Parking: SquareParking,
  'Solar Power': Sun,
  Garden: Trees,
  'Swimming Pool': WavesLadder,
  WiFi: Wifi,
};
