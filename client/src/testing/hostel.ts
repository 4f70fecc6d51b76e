import type { Subtype } from '../../../schema/catalogue/model.ts';

/** A thirteenth subtype. */
export const HOSTEL: Subtype = {
  key: 'hostel-paying-guest',
  slug: 'hostel-paying-guest',
  title: 'Hostel/Paying Guest',
  plural: 'Hostels',
  noun: 'Hostel',
  icon: 'BedDouble',
  aliases: ['hostel', 'pg'],
  type: 'residential',
  family: 'home',
  schemaOrg: 'Accommodation',
  steps: ['House', 'Stay'],
  summary: 'Please fill in all required fields:',
  wording: 'ask',
  uses: [
    { field: 'locality', step: 1, need: 'always', server: true },
    { field: 'noOfRooms', step: 1, need: 'always', server: true, limits: { min: 1 } },
    { field: 'builtArea', step: 1, need: 'optional' },
    { field: 'areaUnit', step: 1, need: 'optional' },
    { field: 'furnishType', step: 2, need: 'always', server: true },
    { field: 'furnishDetails', step: 2, need: 'optional', shownWhen: 'furnishTypeChosen' },
    { field: 'cost', step: 2, need: 'always', server: true },
    { field: 'tenantPreference', step: 2, need: 'optional', shownWhen: 'forRent' },
  ],
  crossRules: [],
  usualArea: { from: 100, to: 1_000_000 },
  areaFields: ['builtArea'],
  unitField: 'areaUnit',
  unitWhenMissing: 'Sq ft',
  price: { field: 'cost' },
};
