import type { IconName } from '../../../../../schema/catalogue/iconNames.ts';

/** The six property types that the home page presents, by their keys in the catalogue. */
export const SHOWN_TYPES: readonly { key: string; icon: IconName }[] = [
  { key: 'flat-apartment', icon: 'Building' },
  { key: 'residential-house-villa', icon: 'House' },
  { key: 'residential-land-plot', icon: 'LandPlot' },
  { key: 'commercial-office-space', icon: 'Briefcase' },
  { key: 'commercial-shop-showroom', icon: 'Store' },
  { key: 'farm-house', icon: 'Tractor' },
];
