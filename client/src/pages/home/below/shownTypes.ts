import { Briefcase, Building, Home, LandPlot, Store, Tractor } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** The six property types that the home page presents, by their keys in the catalogue. */
export const SHOWN_TYPES: readonly { key: string; Icon: LucideIcon }[] = [
  { key: 'flat-apartment', Icon: Building },
  { key: 'residential-house-villa', Icon: Home },
  { key: 'residential-land-plot', Icon: LandPlot },
  { key: 'commercial-office-space', Icon: Briefcase },
  { key: 'commercial-shop-showroom', Icon: Store },
  { key: 'farm-house', Icon: Tractor },
];
