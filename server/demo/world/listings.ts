import { findTown, localitiesOf } from '../../src/gazetteer/gazetteer.ts';
import { drawDetails } from './details.ts';
import { idAt } from './ids.ts';
import type { Market } from './markets.ts';
import type { DemoListing, Lifecycle } from './model.ts';
import { PINCODES } from './pincodes.ts';
import { drawPlan, type Plan } from './plan.ts';
import type { Project } from './projects.ts';
import { randomFrom, type Random } from './random.ts';
import { projectKindOf, type Slot } from './slots.ts';
import { writeDescription, writeTitle, type Used } from './texts.ts';
import { factsOf } from './factsOf.ts';

/** What all listings of one world share. */
export type Setting = {
  readonly seed: string;
  readonly now: Date;
  /** City -> its projects. */
  readonly projects: ReadonlyMap<string, readonly Project[]>;
  readonly used: Used;
};

/**
 * Draws the listing of a slot. It has its own chance, so one listing never changes another; only the
 * wording looks at what is already said.
 */
export function drawListing(slot: Slot, number: number, setting: Setting): DemoListing {
  const { seed, now, used } = setting;
  const random = randomFrom(`${seed} listing ${number}`);
  const { subtype, purpose, market, locality, seller, approvalStatus } = slot;
  const project = projectFor(random, slot, setting.projects.get(market.city) ?? []);
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
    district: findTown(market.city, market.state)?.district ?? null,
    locality,
    address: drawAddress(random, plan),
    pincode: PINCODES[market.city]?.[locality] ?? null,
    ...spot,
    details,
    contactPhone: seller.account.mobile,
    contactEmail: seller.account.email,
    approvalStatus,
    rejectionReason: approvalStatus === 'rejected' ? random.pick(REJECTIONS) : null,
    isActive,
    featured: isOpen && isActive && random.chance(0.04),
    lifecycle,
    closedAt: isClosed(lifecycle) ? closedWithin(`${seed} closed ${number}`, now) : null,
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
/** Less than SETTLED_DAYS: nothing is sold before it was posted. */
const CLOSED_DAYS = 20;

function drawCreatedAt(random: Random, now: Date, state: Slot['approvalStatus']): Date {
  const days =
    state === 'pending' ? random.next() * WAITING_DAYS : random.next() ** 1.5 * OLDEST_DAYS;
  return new Date(now.getTime() - Math.floor(days * DAY) - random.whole(1, 3_600_000));
}

function drawLifecycle(random: Random, slot: Slot, now: Date, createdAt: Date): Lifecycle {
  const age = (now.getTime() - createdAt.getTime()) / DAY;
  if (slot.approvalStatus !== 'approved' || age < SETTLED_DAYS) return 'available';
  return random.weighted([
    ['available', 88],
    ['under_offer', 5],
    [slot.purpose === 'sell' ? 'sold' : 'rented', 4],
    ['expired', age > 180 ? 3 : 0],
  ]);
}

function isClosed(lifecycle: Lifecycle): boolean {
  return lifecycle === 'sold' || lifecycle === 'rented';
}

/** Lately, so that their pages still stand; the chance is their own and moves no other draw. */
function closedWithin(seed: string, now: Date): Date {
  return new Date(now.getTime() - Math.floor(randomFrom(seed).next() * CLOSED_DAYS * DAY));
}

const REJECTIONS = [
  'The pictures show a different property. Please upload pictures of this one.',
  'The price looks like a price per square foot. Please enter the full price.',
  'You have already listed this property. Please edit the first listing instead.',
  'The locality is not in this city. Please choose one from the list.',
  'The description and the form give different floors. Please correct one of them.',
  'The built-up area looks larger than the building. Please check the area and its unit.',
] as const;

/** The project a listing names: builders sell in what they build, others in what stands. */
function projectFor(
  random: Random,
  { subtype, locality, seller }: Slot,
  all: readonly Project[],
): Project {
  const kind = projectKindOf(subtype);
  const local = all.filter((project) => project.locality === locality && project.kind === kind);
  const fitting = local.filter(({ isNew }) => isNew === (seller.kind === 'builder'));
  return random.pick(fitting.length > 0 ? fitting : local);
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
    return `${project.name}, flat ${floor === 0 ? 'G' : floor}0${random.whole(1, 8)}, ${locality}`;
  return `${number}, ${project.name}, ${locality}, ${market.city}`;
}

/** A spot within some hundred metres of the centre of the locality. */
function spotOf(random: Random, market: Market, locality: string, spread: number) {
  const centre = localitiesOf(market.city, market.state).find(({ name }) => name === locality);
  if (!centre) throw new Error(`${locality} in ${market.city} has no coordinates.`);
  const about = (value: number) =>
    Math.round((value + random.between(-spread, spread)) * 1e5) / 1e5;
  return { latitude: about(centre.latitude), longitude: about(centre.longitude) };
}
