import type { Details } from '../../../schema/catalogue/model.ts';
import { makeTownTable, pickTown, type BulkTown } from './bulkTowns.ts';
import { coinedNames } from './coined.ts';
import type { ApprovalStatus, DemoListing, Lifecycle } from './model.ts';
import { randomFrom, type Random } from './random.ts';
import { askingPrice } from './rates.ts';
import { makeTemplates, type Template } from './templates.ts';

/** The newest moment of synthetic listings unless another is given. */
const USUAL_NOW = new Date('2026-01-01T06:30:00Z');
const PROJECTS = 3_000;
const SELLERS = 500;
const DAYS = 1_000;
const DAY = 86_400_000;

/**
 * Listings by the million for measuring, in the shape of the demo world: three hundred towns by population,
 * log-normal prices, dates over a thousand days, descriptions and field values cast from a few hundred drawn
 * listings. The same count, seed and moment give the same rows. Sellers are five hundred made-up ids.
 */
export function* syntheticListings(
  count: number,
  seed: string,
  now: Date = USUAL_NOW,
): Generator<DemoListing> {
  const random = randomFrom(`${seed} bulk`);
  const stock: Stock = {
    now: now.getTime(),
    templates: makeTemplates(`${seed} templates`, now),
    projects: coinedNames(`${seed} projects`, PROJECTS),
    sellers: Array.from({ length: SELLERS }, () => random.hex(24)),
  };
  const towns = makeTownTable(`${seed} towns`);
  for (let made = 0; made < count; made += 1) {
    yield cast(random, pickTown(towns, random.next()), stock);
  }
}

type Stock = {
  readonly now: number;
  readonly templates: readonly Template[];
  readonly projects: readonly string[];
  readonly sellers: readonly string[];
};

function cast(random: Random, town: BulkTown, stock: Stock): DemoListing {
  const template = random.pick(stock.templates);
  const place = random.pick(town.localities);
  const project = template.projectKey === null ? null : random.pick(stock.projects);
  const { subtype, purpose } = template;
  const createdAt = stock.now - Math.floor(random.next() * DAYS * DAY);
  const approvalStatus = stateAt(random.next());
  const isActive = random.next() < 0.93;
  const where = project === null ? place.name : `${project}, ${place.name}`;
  return {
    id: idFrom(createdAt, random),
    sellerId: random.pick(stock.sellers),
    subtypeKey: subtype.key,
    type: subtype.type,
    purpose,
    title: `${template.lead} in ${where}, ${town.name}`,
    description: template.description,
    state: town.state,
    city: town.name,
    district: town.district,
    locality: place.name,
    address: null,
    pincode: null,
    latitude: place.latitude + random.next() / 200,
    longitude: place.longitude + random.next() / 200,
    details: detailsOf(random, template, town.rate * place.level, place.name, project),
    contactPhone: CONTACT.phone,
    contactEmail: CONTACT.email,
    approvalStatus,
    rejectionReason: approvalStatus === 'rejected' ? 'The pictures show another property.' : null,
    isActive,
    featured: approvalStatus === 'approved' && isActive && random.next() < 0.08,
    ...lifecycleAt(random.next(), purpose, createdAt, stock.now),
    createdAt: new Date(createdAt),
    pictures: 4 + (createdAt % 5),
    pictureSeed: subtype.key,
  };
}

const CONTACT = { phone: '9000099999', email: 'synthetic@example.com' };
/** Deviation of the logarithm of a price around the usual one. */
const SPREAD = 0.35;
const LARGEST_RATE = 1_000;

function detailsOf(
  random: Random,
  { details, unitPrice, priceKey, priceUnit, projectKey, purpose }: Template,
  rate: number,
  locality: string,
  project: string | null,
): Details {
  const price = askingPrice(unitPrice * rate * Math.exp(random.bell() * SPREAD), purpose);
  const askingAmount = priceUnit === 1 ? price : rateOf(price / priceUnit);
  const own: Details = { ...details };
  own.locality = locality;
  own[priceKey] = askingAmount;
  if (projectKey !== null && project !== null) own[projectKey] = project;
  return own;
}

/** A price of one unit of land as the form takes it. */
function rateOf(exact: number): number {
  return Math.min(LARGEST_RATE, Math.max(0.5, Math.round(exact * 2) / 2));
}

function stateAt(position: number): ApprovalStatus {
  if (position < 0.82) return 'approved';
  return position < 0.93 ? 'pending' : 'rejected';
}

const CLOSED_FROM = 0.95;

/** What was closed was so on any day since it was posted. */
function lifecycleAt(
  position: number,
  purpose: 'sell' | 'rent',
  createdAt: number,
  now: number,
): { lifecycle: Lifecycle; closedAt: Date | null } {
  if (position < 0.9) return { lifecycle: 'available', closedAt: null };
  if (position < CLOSED_FROM) return { lifecycle: 'under_offer', closedAt: null };
  const after = Math.floor(((position - CLOSED_FROM) / (1 - CLOSED_FROM)) * (now - createdAt));
  return {
    lifecycle: purpose === 'sell' ? 'sold' : 'rented',
    closedAt: new Date(createdAt + after),
  };
}

const SIX_DIGITS = 2 ** 24;

function idFrom(time: number, random: Random): string {
  return time.toString(16).padStart(12, '0') + sixDigits(random) + sixDigits(random);
}

function sixDigits(random: Random): string {
  return Math.floor(random.next() * SIX_DIGITS)
    .toString(16)
    .padStart(6, '0');
}
