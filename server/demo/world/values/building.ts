import { applicableFields } from '../../../../schema/catalogue/interpret.ts';
import type { Subtype } from '../../../../schema/catalogue/model.ts';
import { furnishDetailOptions } from '../../../../schema/catalogue/options.ts';
import { indiaDay } from '../../../../schema/format/time.ts';
import { inUnit } from '../units.ts';
import { hasAmenity, yesNo, type Draw, type Draws } from './draw.ts';

const DAY = 86_400_000;
const COMPASS = [
  'East',
  'North',
  'North-East',
  'West',
  'South',
  'South-East',
  'North-West',
  'South-West',
];
const FACINGS = COMPASS.map((name, index): [string, number] => [name, COMPASS.length - index]);

const isFinished = (status: string) => status === 'Ready to Move' || status === 'Resale';
const washrooms: Draw = ({ built }) => Math.min(10, Math.max(1, Math.round(built / 900)));

/** The house or block, its rooms and what stands in them. */
export const BUILDING_DRAWS: Draws = {
  floorNumber: (plan, _field, rendered) => {
    const floors = rendered?.['numberOfFloors'];
    if (typeof floors !== 'number') return plan.floor;
    return plan.random.chance(0.3) ? plan.random.whole(0, floors - 1) : undefined;
  },
  yourFloor: (plan) => Math.max(1, plan.floor),
  totalFloors: (plan) => plan.totalFloors,
  floorsAvailable: ({ random, totalFloors }) => (totalFloors > 1 && random.chance(0.1) ? 2 : 1),
  numberOfFloors: ({ random, bedrooms, built, land }) => {
    const usual = random.whole(1, bedrooms <= 2 ? 2 : 3);
    // A quarter of the plot stays open.
    return land > 0 ? Math.max(usual, Math.ceil(built / (land * 0.75))) : usual;
  },
  totalFlatsInSociety: ({ project }) => project.flats,
  constructionStatus: (plan) => plan.status,
  ageOfProperty: (plan) => plan.age,
  possessionInfo: ({ random, now, status, project }, field) => {
    if (!isFinished(status)) return dayAfter(now, project.possessionInDays);
    return field?.need === 'always' || random.chance(0.2)
      ? dayAfter(now, random.whole(-75, 0))
      : undefined;
  },
  availableFrom: ({ random, now }) =>
    dayAfter(
      now,
      random.weighted([
        [0, 2],
        [random.whole(1, 30), 5],
        [random.whole(31, 90), 2],
      ]),
    ),
  propertyCondition: ({ random, age }) =>
    age === 'New Construction' || age === 'Less than 1 year'
      ? random.pick(['New', 'Warm Shell', 'Bare Shell'])
      : random.weighted([
          ['Well Maintained', 6],
          ['Renovated', 3],
          ['Needs Renovation', age.startsWith('More') ? 2 : 0.5],
        ]),
  facing: ({ random }) => random.weighted(FACINGS),
  parkingType: (plan) =>
    plan.random.weighted([
      ['Covered', 5],
      ['Open', 3],
      ['Stilt', plan.land > 0 ? 0 : plan.project.kind === 'houses' ? 6 : 1],
      ['Garage', hasAmenity(plan, 'Garage') ? 8 : 0],
      ['Covered and Open', 1],
      ['None', hasAmenity(plan, 'Parking') || hasAmenity(plan, 'Garage') ? 0 : 1],
    ]),
  parking: (plan) =>
    plan.random.weighted([
      ['Covered', 5],
      ['Open', 4],
      ['None', hasAmenity(plan, 'Parking') ? 0 : 1],
    ]),
  height: ({ random, built }) =>
    random.pick(built < 5_000 ? [12, 14, 15, 16, 18, 20] : [20, 22, 24, 26, 28, 30, 32, 36, 40]),
  ceilingHeight: ({ random }, _field, rendered) =>
    Math.min(random.pick([12, 14, 16, 18, 20]), Number(rendered?.['height'] ?? 20)),
  shutterCount: ({ width, random }) =>
    width < 15 ? 1 : width < 22 ? random.whole(1, 2) : random.whole(2, 4),
  coveredOpenArea: ({ random }) => (random.chance(0.86) ? 'Covered' : 'Open'),
  dockLeveling: ({ random, built }) => yesNo(random.chance(built > 12_000 ? 0.75 : 0.25)),
  truckAccess: ({ random, built }) => yesNo(random.chance(built > 4_000 ? 0.97 : 0.7)),
  loadingDock: ({ random, built }) =>
    built > 12_000
      ? `${random.whole(2, 6)} raised docks`
      : random.pick(['One ramp', 'At floor level', 'One raised dock']),
  suitableFor: ({ random }) =>
    random.pick([
      'Grain and packed food',
      'Garments and textiles',
      'E-commerce parcels',
      'Furniture and fittings',
      'Medicines, with added cooling',
      'Building material',
      'Spare parts and tyres',
    ]),
  bhk: (plan) => plan.bhk,
  bathrooms: ({ random, bedrooms, subtype }) => {
    if (subtype.family === 'farm') return random.whole(1, 4);
    return Math.min(10, Math.max(1, bedrooms - (random.chance(0.35) ? 1 : 0)));
  },
  washrooms,
  balconies: ({ random, bedrooms }) =>
    Math.min(10, bedrooms === 0 ? random.whole(0, 1) : random.whole(1, Math.min(4, bedrooms + 1))),
  noOfRooms: ({ built }) => Math.max(2, Math.min(9, Math.round(built / 430))),
  furnishType: (plan) => plan.furnishing,
  furnishDetails: ({ random, subtype, furnishing }) => {
    const all = furnishDetailOptions(subtype.type, furnishing);
    const hasDesks = subtype.type !== 'commercial' || isOffice(subtype);
    const options = all.filter(
      (item) => item !== 'Bare Shell' && (hasDesks || !OFFICE_FURNITURE.has(item)),
    );
    const fewest = Math.min(furnishing === 'Furnished' ? 4 : 2, options.length);
    return options.length > 0
      ? random.some(options, random.whole(fewest, Math.min(9, options.length)))
      : undefined;
  },
  noOfCabins: ({ random, built }) =>
    Math.min(10, Math.round((built / 420) * random.between(0.3, 1))),
  workstations: ({ random, built }) =>
    Math.min(10, Math.max(2, Math.round((built / 95) * random.between(0.6, 1)))),
  pantry: ({ random, built }) => yesNo(random.chance(built > 700 ? 0.85 : 0.45)),
  conferenceRoom: (plan) =>
    hasAmenity(plan, 'Conference Room') || plan.built > 1_100
      ? `One, for ${plan.random.pick([6, 8, 10, 12])} people`
      : 'Not available',
  receptionArea: (plan) =>
    hasAmenity(plan, 'Reception')
      ? 'Shared, at the entrance'
      : plan.random.pick(['Separate desk at the entrance', 'Not available']),
  showcase: ({ random }) =>
    random.pick(['Glass front', 'Two lit windows', 'Wall racks', 'None fitted']),
  floorPlan: ({ bedrooms, built, unit }) => {
    const size = `${inUnit(built, unit).toLocaleString('en-IN')} ${unit.name.toLowerCase()}`;
    if (bedrooms === 0) return `One room, kitchen and bathroom; ${size}`;
    return `${bedrooms === 1 ? 'One bedroom' : `${bedrooms} bedrooms`}, living and dining, kitchen; ${size}`;
  },
};

function dayAfter(now: Date, days: number): string {
  return indiaDay(new Date(now.getTime() + days * DAY));
}

const OFFICE_FURNITURE: ReadonlySet<string> = new Set([
  'Workstations',
  'Cabins',
  'Chairs',
  'Conference Table',
  'Reception Desk',
]);

function isOffice(subtype: Subtype): boolean {
  return applicableFields(subtype).some(({ key }) => key === 'workstations');
}
