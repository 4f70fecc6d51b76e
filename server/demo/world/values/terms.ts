import { inUnit } from '../units.ts';
import { hasAmenity, type Draws, type Priced } from './draw.ts';

const MONTHS_OF_LOCK_IN = [6, 11, 12, 24, 36];

/** Water, power, guards, the lease and the money. */
export const TERM_DRAWS: Draws = {
  waterSupply: (plan) =>
    hasAmenity(plan, '24x7 Water Supply')
      ? '24x7'
      : plan.random.weighted([
          ['24x7', 5],
          ['Limited Hours', 4],
          ['On Demand', 1],
        ]),
  waterSource: (plan) =>
    hasAmenity(plan, 'Borewell')
      ? 'Borewell'
      : plan.random.weighted([
          ['Borewell', 6],
          ['Canal', plan.subtype.family === 'land' ? 3 : 0.3],
          ['Municipal Supply', plan.subtype.family === 'farm' ? 3 : 0.3],
          ['Pond', 1],
          ['None', plan.subtype.family === 'land' ? 0.7 : 0],
        ]),
  irrigationFacility: ({ random }) =>
    random.weighted([
      ['Available', 4],
      ['Borewell', 4],
      ['Canal Based', 2],
      ['Not Available', 1.5],
    ]),
  powerSupply: ({ random, subtype }) =>
    subtype.key === 'agricultural-land'
      ? random.weighted([
          ['Single Phase', 4],
          ['Three Phase', 4],
          ['Not Available', 2],
        ])
      : random.weighted([
          ['Single Phase', subtype.family === 'storage' ? 1 : 5],
          ['Three Phase', 5],
        ]),
  powerLoad: ({ random, built }) =>
    Math.max(3, Math.round((built / 180) * random.between(0.5, 1.4))),
  cranesPowerLoad: ({ random, built }) => {
    const load = Math.max(20, Math.round(((built / 140) * random.between(0.6, 1.4)) / 5) * 5);
    if (built < 6_000) return `No crane, ${load} kW`;
    return `${random.whole(1, 3)} cranes of ${random.pick([3, 5, 10, 15])} t, ${load} kW`;
  },
  powerBackup: (plan) =>
    hasAmenity(plan, 'Power Backup')
      ? plan.random.pick(['Full', 'Partial'])
      : plan.random.weighted([
          ['Partial', 3],
          ['None', 4],
        ]),
  electricity: ({ random }) =>
    random.weighted([
      ['Available', 4],
      ['Single Phase', 3],
      ['Three Phase', 3],
      ['Solar', 1],
    ]),
  security: (plan) =>
    hasAmenity(plan, 'Security')
      ? '24x7 Guard'
      : plan.random.weighted([
          ['CCTV', hasAmenity(plan, 'CCTV') ? 6 : 2],
          ['Access Control', 2],
          ['24x7 Guard', 3],
          ['None', hasAmenity(plan, 'CCTV') ? 0 : 2],
        ]),
  securityFeatures: ({ random }) =>
    random.chance(0.08)
      ? ['No']
      : random.some(
          ['CCTV', 'Security Guard', 'Fencing', 'Fire Alarm', 'Intercom'],
          random.whole(1, 4),
        ),
  leaseType: ({ random, purpose }) =>
    purpose === 'sell'
      ? 'Not Applicable'
      : random.weighted([
          ['Leave and License', 4],
          ['Long Term Lease', 4],
          ['Short Term Lease', 1],
          ['Sub Lease', 0.5],
        ]),
  lockInPeriod: ({ random, purpose }) =>
    purpose === 'sell' ? 'Not applicable' : `${random.pick(MONTHS_OF_LOCK_IN)} months`,
  leaseDuration: ({ random }) => random.pick([11, 12, 24, 36, 36, 60, 60, 108]),
  cost: (plan) => {
    if (!paysByUnit(plan)) return plan.price;
    const total = ratePerUnit(plan).rupees * inUnit(plan.land, plan.unit);
    return plan.random.chance(0.5) ? Math.round(total) : undefined;
  },
  pricePerUnit: (plan) => ratePerUnit(plan).rate,
  pricePerUnitScale: (plan) => ratePerUnit(plan).scale,
  bookingAmount: ({ random, purpose, sellerKind, price }) => {
    if (purpose === 'rent' || !random.chance(sellerKind === 'builder' ? 0.8 : 0.25))
      return undefined;
    return price < 3_000_000 ? 51_000 : random.pick([100_000, 200_000, 500_000]);
  },
  deposit: ({ random, purpose, price, market, subtype }) => {
    if (purpose === 'sell') return undefined;
    const months =
      market.city === 'Bengaluru'
        ? [4, 5, 6, 8]
        : subtype.family === 'home'
          ? [1, 2, 2, 3]
          : [3, 6];
    return price * random.pick(months);
  },
  rentPeriod: ({ random, purpose }) =>
    purpose === 'sell'
      ? undefined
      : random.weighted([
          ['Monthly', 9],
          ['Quarterly', 1],
        ]),
  tenantPreference: ({ random, purpose, subtype, bedrooms }) => {
    if (purpose === 'sell') return undefined;
    if (subtype.family !== 'home') return random.pick(['Company', 'Anyone', 'Company']);
    return random.weighted([
      ['Family', 2 + bedrooms],
      ['Anyone', 3],
      ['Bachelors', bedrooms < 3 ? 2 : 0.3],
      ['Students', bedrooms < 2 ? 1 : 0.1],
      ['Company', 1],
    ]);
  },
  maintenance: ({ random, built, subtype }) => {
    const rate = subtype.family === 'storage' ? 0.8 : random.between(1.8, 4.2);
    return built > 0 ? Math.max(500, Math.round((built * rate) / 100) * 100) : undefined;
  },
};

/** Land that is priced by the unit: its total follows from the rate, so the two can never disagree. */
export function paysByUnit({ subtype }: Pick<Priced, 'subtype'>): boolean {
  return subtype.price.otherwise !== undefined;
}

/** The price of one unit of land as the form takes it: 0 to 1000, counted in rupees or larger. */
export function ratePerUnit({ price, land, unit }: Pick<Priced, 'price' | 'land' | 'unit'>): {
  rate: number;
  scale: string;
  rupees: number;
} {
  const exact = price / (land / unit.squareFeet);
  const [factor, scale] = SCALES.find(([size]) => exact / size <= MOST) ?? [100_000, 'lakh'];
  const rate = Math.max(0.5, Math.round((exact / factor) * 2) / 2);
  return { rate: Math.min(MOST, rate), scale, rupees: Math.min(MOST, rate) * factor };
}

const MOST = 1_000;
const SCALES: readonly (readonly [number, string])[] = [
  [1, '₹'],
  [1_000, 'thousand'],
  [100_000, 'lakh'],
];
