import { inUnit } from '../units.ts';
import { far } from '../texts/facts.ts';
import { hasAmenity, yesNo, type Draw, type Draws } from './draw.ts';

const builtUp: Draw = ({ built, unit }) => (built > 0 ? inUnit(built, unit) : undefined);
const land: Draw = (plan) => (plan.land > 0 ? inUnit(plan.land, plan.unit) : undefined);
const unit: Draw = (plan) => plan.unit.name;
const project: Draw = (plan) => plan.project.name;

/** Where it is and how large. */
export const PLACE_DRAWS: Draws = {
  buildingProjectSociety: (plan) =>
    plan.land > 0 && plan.built === 0 && plan.random.chance(0.4) ? undefined : plan.project.name,
  buildingProject: project,
  locality: (plan) => plan.locality,
  tehsil: ({ random, market }) => random.pick(market.tehsils),
  nearbyLandmarks: ({ random, locality, near }) => {
    const [first = '', second = ''] = random.shuffled(LANDMARKS);
    return random.chance(0.5)
      ? `${first} and ${second.toLowerCase()}`
      : `${first}, ${far(near.market)} from the ${locality} market`;
  },
  nearbyHighwayOrLandmark: ({ near, market }) =>
    `${market.highway.replace(/^the /, '')}, about ${far(near.highway)}`,
  distanceFromRoad: ({ random }) =>
    random.pick([0, 0, 20, 50, 80, 100, 150, 200, 300, 400, 650, 900]),
  locationHub: ({ random }) => random.weighted(HUBS),
  aboutProperty: ({ random }) =>
    random.weighted([
      ['Commercial', 8],
      ['Residential', 2],
      ['Special economic zone', 1],
      ['Others', 0.5],
    ]),
  builtArea: builtUp,
  builtUpArea: builtUp,
  builtUpSize: builtUp,
  carpetArea: (plan) => {
    if (plan.subtype.areaFields[0] === 'carpetArea') return builtUp(plan);
    const share = plan.random.between(0.68, 0.82);
    return plan.random.chance(0.7) ? inUnit(Math.round(plan.built * share), plan.unit) : undefined;
  },
  plotArea: land,
  totalLandArea: land,
  areaUnit: unit,
  unit,
  widthXLength: ({ width, depth, built }) => {
    const side = Math.max(10, Math.round(Math.sqrt(built)));
    return width > 0 ? `${width} x ${depth}` : `${side} x ${side}`;
  },
  shopWidth: ({ width }) => (width > 0 ? width : undefined),
  shopDepth: ({ depth }) => (depth > 0 ? depth : undefined),
  frontage: ({ random, land }) => {
    const side = Math.sqrt(land) * random.between(0.6, 1.1);
    return Math.max(20, Math.round(side / 5) * 5);
  },
  terraceArea: ({ random, floor, totalFloors, built, unit: { squareFeet } }) =>
    floor === totalFloors && built > 0 && random.chance(0.6)
      ? Math.round((built * random.between(0.15, 0.4)) / squareFeet / 5) * 5
      : undefined,
  gardenArea: ({ random, land, unit }) => inUnit(land * random.between(0.08, 0.3), unit),
};

/** The ground itself and what the law allows on it. */
export const LAND_DRAWS: Draws = {
  gatedColony: ({ random }) => yesNo(random.chance(0.55)),
  roadWidth: ({ random, subtype }) =>
    subtype.family === 'storage'
      ? random.pick([30, 40, 40, 60, 80, 100])
      : random.pick([18, 20, 25, 30, 30, 40, 40, 50, 60]),
  roadFacing: ({ random }) => yesNo(random.chance(0.75)),
  roadAccess: ({ random }) => yesNo(random.chance(0.88)),
  cornerPlot: ({ random }) => yesNo(random.chance(0.25)),
  plotType: ({ random }) =>
    random.pick(['Rectangular', 'Nearly square', 'Wider at the back', 'Park facing']),
  fencing: ({ random }) =>
    random.pick([
      'Barbed wire on all sides',
      'Brick wall in front, wire behind',
      'Live hedge',
      'Stone posts and wire',
      'None',
    ]),
  garden: ({ random }) =>
    random.pick(['Shared lawn', 'Flower beds along the path', 'Small park inside', 'None']),
  privateGarden: ({ random }) =>
    random.pick(['Front lawn', 'Small kitchen garden', 'Potted plants only', 'Lawn on two sides']),
  privatePool: ({ random, land }) =>
    land > 4_000 && random.chance(0.3) ? 'Yes, 12 x 24 ft' : 'No',
  swimmingPool: (plan) => {
    if (!hasAmenity(plan, 'Swimming Pool')) return 'No';
    return plan.subtype.family === 'farm' ? 'Yes, of its own' : 'Yes, shared';
  },
  farmType: ({ random }) =>
    random.weighted([
      ['Weekend Farm House', 6],
      ['Agricultural Farm', 3],
      ['Organic Farm', 2],
      ['Orchard', 3],
      ['Dairy Farm', 1],
      ['Resort Farm', 1],
    ]),
  soilType: ({ random, market }) => random.pick(market.soils),
  suitableCrop: ({ random, market }) => random.pick(market.crops),
  constructionAllowed: ({ random }) =>
    random.weighted([
      ['Yes', 8],
      ['With Permission', 3],
      ['No', 0.6],
    ]),
  usageType: ({ random }) =>
    random.weighted([
      ['Commercial', 6],
      ['Mixed Use', 4],
      ['Institutional', 1],
      ['Warehouse', 1.5],
      ['Industrial', 1],
    ]),
  ownership: ({ random, subtype, market }) =>
    random.weighted([
      ['Freehold', 8],
      ['Leasehold', market.city.includes('Noida') || market.city === 'Chandigarh' ? 6 : 1],
      ['Cooperative society', subtype.family === 'home' && market.state === 'Maharashtra' ? 5 : 0],
      ['Power of attorney', market.state === 'Delhi' ? 1 : 0.1],
    ]),
  reraNumber: ({ random, sellerKind, project }) =>
    random.chance(RERA_GIVEN[sellerKind]) ? (project.reraNumber ?? undefined) : undefined,
  approvals: ({ random }) => random.some(APPROVALS, random.whole(2, 5)),
  isGovtRegistered: ({ random }) => random.chance(0.8),
  approvedPlan: ({ random }) =>
    random.pick([
      'Approved by the town planning office',
      'Sanctioned layout',
      'Plan sent in, approval awaited',
    ]),
  commercialApproval: ({ random }) =>
    random.pick(['Granted', 'Change of land use granted', 'Applied for']),
  fsi: ({ random }) => random.pick([1, 1.2, 1.5, 1.75, 2, 2.5]),
};

const LANDMARKS = [
  'Government school',
  'Primary health centre',
  'Water tower',
  'Bus depot',
  'Vegetable market',
  'Post office',
  'Children’s park',
  'Petrol pump',
  'Community hall',
  'Temple tank',
  'Old banyan tree',
  'Police chowki',
  'Milk booth',
  'Ration shop',
] as const;

/** How many of those who may give the number of a project do. */
const RERA_GIVEN = { owner: 0.25, agent: 0.6, builder: 1 } as const;

const HUBS: readonly (readonly [string, number])[] = [
  ['IT Park', 3],
  ['Business Park', 3],
  ['Mall', 1],
  ['Commercial Project', 4],
  ['Residential Project', 2],
  ['Retail Complex/Building', 3],
  ['Market/High Street', 4],
];

const APPROVALS = [
  'Fire NOC',
  'Factory License',
  'Building Permit',
  'Municipal Approval',
  'Pollution Control Board Approval',
  'Electricity Board Approval',
  'Land Use Certificate',
  'Structural Stability Certificate',
] as const;
