import { headline } from '../../../../schema/catalogue/interpret.ts';
import { AMENITIES } from '../../../../schema/catalogue/amenities.ts';
import type { Details } from '../../../../schema/catalogue/model.ts';
import { formatArea } from '../../../../schema/format/area.ts';
import { formatPrice } from '../../../../schema/format/money.ts';
import { LOCALITIES } from '../../places/data/localities.ts';
import { drawDetails } from './details.ts';
import { idAt } from './ids.ts';
import type { Market } from './markets.ts';
import type { DemoListing, Lifecycle } from './model.ts';
import { drawPlan, type Plan } from './plan.ts';
import { projectsOf, type Project, type ProjectKind } from './projects.ts';
import { randomFrom, type Random } from './random.ts';
import type { Slot } from './slots.ts';
import { writeDescription, writeTitle, type Used } from './texts.ts';
import type { Facts } from './texts/facts.ts';

export type ListingTimes = { readonly seed: string; readonly now: Date };

/**
 * Draws the listing of a slot. It has its own chance, so one listing never changes another; only the
 * wording looks at what is already said.
 */
export function drawListing(
  slot: Slot,
  number: number,
  { seed, now }: ListingTimes,
  used: Used,
): DemoListing {
  const random = randomFrom(`${seed} listing ${number}`);
  const { subtype, purpose, market, locality, seller, approvalStatus } = slot;
  const project = projectFor(random, slot, projectsOf(seed, market));
  const plan = drawPlan(random, {
    seed,
    now,
    subtype,
    purpose,
    sellerKind: seller.kind,
    market,
    locality,
    project,
  });
  const details = drawDetails(plan);
  const createdAt = drawCreatedAt(random, now, approvalStatus);
  const facts = factsOf(plan, details, seller.firm);
  const spot = spotOf(random, market, locality, subtype.type === 'agricultural' ? 0.012 : 0.003);
  const lifecycle = drawLifecycle(random, slot, now, createdAt);
  const isActive = !random.chance(approvalStatus === 'approved' ? 0.035 : 0.01);
  const isOpen = approvalStatus === 'approved' && lifecycle === 'available';
  return {
    id: idAt(createdAt, random),
    sellerId: seller.account.id,
    subtypeKey: subtype.key,
    type: subtype.type,
    purpose,
    title: writeTitle(facts, used),
    description: writeDescription(facts, used),
    state: market.state,
    city: market.city,
    district: market.district,
    locality,
    address: drawAddress(random, plan),
    ...spot,
    details,
    contactPhone: seller.account.mobile,
    contactEmail: seller.account.email,
    approvalStatus,
    rejectionReason: approvalStatus === 'rejected' ? random.pick(REJECTIONS) : null,
    isActive,
    featured: isOpen && isActive && random.chance(0.105),
    lifecycle,
    createdAt,
    pictures: random.whole(4, 8),
    pictureSeed: random.hex(8),
  };
}

const DAY = 86_400_000;
/** Ten months, the newer the more. */
const OLDEST_DAYS = 300;
const WAITING_DAYS = 12;
const SETTLED_DAYS = 25;

function drawCreatedAt(random: Random, now: Date, state: Slot['approvalStatus']): Date {
  const days =
    state === 'pending' ? random.next() * WAITING_DAYS : random.next() ** 1.5 * OLDEST_DAYS;
  return new Date(now.getTime() - Math.floor(days * DAY) - random.whole(1, 3_600_000));
}

function drawLifecycle(random: Random, slot: Slot, now: Date, createdAt: Date): Lifecycle {
  const age = (now.getTime() - createdAt.getTime()) / DAY;
  if (slot.approvalStatus !== 'approved' || age < SETTLED_DAYS) return 'available';
  return random.weighted([
    ['available', 80],
    ['under_offer', 8],
    [slot.purpose === 'sell' ? 'sold' : 'rented', 9],
    ['expired', age > 180 ? 8 : 0],
  ]);
}

const REJECTIONS = [
  'The pictures show another property than the one described. Please upload pictures of this one.',
  'The price looks like the price of one square foot. Please enter the full price.',
  'This property is already listed by you. Please edit the first listing instead.',
  'The locality does not belong to this city. Please choose it from the list.',
  'The description speaks of a different floor than the form. Please make them agree.',
  'The built-up area looks larger than the building. Please check the area and its unit.',
] as const;

const KINDS: Readonly<Record<string, ProjectKind>> = {
  'residential-house-villa': 'houses',
  'builder-floor-apartment': 'houses',
  'residential-land-plot': 'houses',
};

/** The project a listing names: builders sell in what they build, others in what stands. */
function projectFor(
  random: Random,
  { subtype, locality, seller }: Slot,
  all: readonly Project[],
): Project {
  const isWork = subtype.type === 'commercial';
  const kind = isWork ? 'works' : (KINDS[subtype.key] ?? 'towers');
  const local = all.filter((project) => project.locality === locality && project.kind === kind);
  const fitting = local.filter(({ isNew }) => isNew === (seller.kind === 'builder'));
  return random.pick(fitting.length > 0 ? fitting : local);
}

function factsOf(plan: Plan, details: Details, firm: string | null): Facts {
  const { random, subtype, purpose, sellerKind, market, locality, near } = plan;
  const { area, areaUnit, price } = headline(subtype, details);
  const ticked = Array.isArray(details.amenities) ? details.amenities : [];
  return {
    random,
    details,
    subtypeKey: subtype.key,
    noun: subtype.noun,
    purpose,
    sellerKind,
    firm,
    city: market.city,
    locality,
    highway: market.highway,
    near,
    size: formatArea(area, areaUnit).replace(' (gaj)', ''),
    price: formatPrice(price),
    amenities: AMENITIES.map(({ id, name }) => (ticked.includes(id) ? name : '')).filter(
      (name) => name !== '' && !QUALITIES.has(name),
    ),
  };
}

function drawAddress(
  random: Random,
  { subtype, project, market, locality, floor }: Plan,
): string | null {
  if (random.chance(0.3)) return null;
  const number = random.whole(1, 180);
  if (subtype.type === 'agricultural') return `Khata ${number}, near ${locality}, ${market.city}`;
  if (subtype.family === 'land' || subtype.family === 'storage')
    return `Plot ${number}, ${locality}, ${market.city}`;
  if (project.kind === 'towers')
    return `${project.name}, flat ${floor}0${random.whole(1, 8)}, ${locality}`;
  return `${number}, ${project.name}, ${locality}, ${market.city}`;
}

/** Amenities that are no things one could have the use of. */
const QUALITIES: ReadonlySet<string> = new Set([
  'Disabled Access',
  'High Ceiling',
  'Gated Community',
  'New Construction',
  'Newly Renovated',
  'Pet Friendly',
  'Premium Flooring',
  'Vastu Compliant',
  '24x7 Water Supply',
]);

const CENTRES = new Map(LOCALITIES.map((row) => [`${row.city}/${row.name}`, row]));

/** A spot within some hundred metres of the centre of the locality. */
function spotOf(random: Random, market: Market, locality: string, spread: number) {
  const centre = CENTRES.get(`${market.city}/${locality}`);
  if (!centre) throw new Error(`${locality} in ${market.city} has no coordinates.`);
  const about = (value: number) =>
    Math.round((value + random.between(-spread, spread)) * 1e5) / 1e5;
  return { latitude: about(centre.lat), longitude: about(centre.lng) };
}
