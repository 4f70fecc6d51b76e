import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import type { Subtype } from '../../../schema/catalogue/model.ts';
import { groupBy } from '../../src/platform/groupBy.ts';
import { MARKETS, OFFICE_QUARTERS, type Market } from './markets.ts';
import type { ApprovalStatus } from './model.ts';
import type { DemoSeller } from './people.ts';
import type { ProjectKind } from './projects.ts';
import type { Random } from './random.ts';
import type { Purpose } from './rates.ts';

/** What is dealt to one listing before it is drawn. */
export type Slot = {
  readonly subtype: Subtype;
  readonly purpose: Purpose;
  readonly market: Market;
  readonly locality: string;
  seller: DemoSeller;
  approvalStatus: ApprovalStatus;
};

/**
 * Deals subtypes, cities, localities, sellers and approval states by quota, so that also a small world
 * has every kind in its proportion. As many slots as asked for, in no particular order.
 */
export function dealSlots(random: Random, count: number, sellers: readonly DemoSeller[]): Slot[] {
  const quotas = shares(
    SUBTYPES.map((subtype) => shareOf(subtype).share),
    count,
  );
  const places = SUBTYPES.flatMap((subtype, index) => {
    const quota = quotas[index] ?? 0;
    const purposes = dealPurposes(random, subtype, quota);
    return dealMarkets(random, subtype, quota).map((market, at) => ({
      subtype,
      market,
      purpose: purposes[at] ?? 'sell',
    }));
  });
  const states = random.shuffled(dealStates(count));
  const sellerOf = sellerDealer(random, sellers);
  const locality = localityDealer(random);
  const slots = random.shuffled(places).map((place, index): Slot => ({
    ...place,
    locality: locality(place.market, place.subtype),
    seller: sellerOf(place),
    approvalStatus: states[index] ?? 'approved',
  }));
  for (const seller of sellers.filter(isShown)) {
    giveEnough(slots, seller);
    showEveryState(slots, seller);
  }
  return slots;
}

/** How much of the market a subtype is, and how much of it is let. */
export function shareOf({ key }: Subtype): Share {
  return SHARES[key] ?? USUAL;
}

/** What kind of project such a listing stands in. */
export function projectKindOf({ key, type }: Subtype): ProjectKind {
  return type === 'commercial' ? 'works' : (HOME_KINDS[key] ?? 'towers');
}

type Share = { readonly share: number; readonly rent: number };

/** Per cent of the world, and the part of it that is for rent. */
const SHARES: Readonly<Record<string, Share>> = {
  'flat-apartment': { share: 23, rent: 0.34 },
  'residential-house-villa': { share: 12, rent: 0.22 },
  'builder-floor-apartment': { share: 9, rent: 0.36 },
  'penthouse-studio-apartment': { share: 5.5, rent: 0.55 },
  'residential-land-plot': { share: 10, rent: 0 },
  'commercial-office-space': { share: 8.5, rent: 0.62 },
  'commercial-shop-showroom': { share: 8.5, rent: 0.55 },
  'commercial-land': { share: 4.5, rent: 0.18 },
  'warehouse-godown': { share: 5, rent: 0.72 },
  'industrial-land-building-shed': { share: 4.5, rent: 0.35 },
  'agricultural-land': { share: 5, rent: 0 },
  'farm-house': { share: 4.5, rent: 0.2 },
};
const USUAL: Share = { share: 4.5, rent: 0.3 };

const HOME_KINDS: Readonly<Record<string, ProjectKind>> = {
  'residential-house-villa': 'houses',
  'builder-floor-apartment': 'houses',
  'residential-land-plot': 'houses',
};

const PENDING_SHARE = 0.05;
const REJECTED_SHARE = 0.03;

/** Demo accounts whose lists must be worth looking at and show every approval state. */
const SHOWN = ['9000000002', '9000000003', '9000000006'];
const ENOUGH = 6;

/** Whole numbers in proportion to the weights that add up to the count. */
function shares(weights: readonly number[], count: number): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let dealt = 0;
  let passed = 0;
  return weights.map((weight) => {
    passed += weight;
    const upTo = Math.round((passed / sum) * count);
    const share = upTo - dealt;
    dealt = upTo;
    return share;
  });
}

/** Sale and rent take turns in their proportion, so that every city gets its part of both. */
function dealPurposes(random: Random, subtype: Subtype, quota: number): Purpose[] {
  const { rent } = shareOf(subtype);
  const first = random.next();
  return Array.from({ length: quota }, (_, at) =>
    Math.floor(at * rent + first) < Math.floor((at + 1) * rent + first) ? 'rent' : 'sell',
  );
}

function dealStates(count: number): ApprovalStatus[] {
  const pending = Math.round(count * PENDING_SHARE);
  const rejected = Math.round(count * REJECTED_SHARE);
  return Array.from({ length: count }, (_, at) =>
    at < pending ? 'pending' : at < pending + rejected ? 'rejected' : 'approved',
  );
}

/** Cities in proportion to their weight: a comb of equal steps laid over the sum of weights. */
function dealMarkets(random: Random, subtype: Subtype, quota: number): Market[] {
  const open = MARKETS.filter((market) => localitiesFor(market, subtype).length > 0);
  const sum = open.reduce((total, market) => total + market.weight, 0);
  const first = random.next();
  const dealt: Market[] = [];
  let passed = 0;
  for (const market of open) {
    passed += market.weight;
    while ((dealt.length + first) * (sum / quota) < passed && dealt.length < quota)
      dealt.push(market);
  }
  return dealt;
}

/** Where in a city such a thing stands; none when the city has no market for it. */
export function localitiesFor(market: Market, subtype: Subtype): readonly string[] {
  const takesLand = subtype.family === 'land' || subtype.areaFields.includes('plotArea');
  if (takesLand && market.plot === null) return [];
  if (subtype.type === 'agricultural') return market.fields;
  if (subtype.family === 'storage') return market.works;
  const all = Object.keys(market.areas);
  return subtype.type === 'residential' ? all.filter((name) => !OFFICE_QUARTERS.has(name)) : all;
}

/** Goes round the localities of a city before it comes back to one. */
function localityDealer(random: Random): (market: Market, subtype: Subtype) => string {
  const bags = new Map<string, string[]>();
  return (market, subtype) => {
    const names = localitiesFor(market, subtype);
    const key = `${market.city} ${names.join()}`;
    const bag = bags.get(key) ?? [];
    if (bag.length === 0) bag.push(...random.shuffled(names));
    bags.set(key, bag);
    return bag.pop() ?? market.city;
  };
}

type Offer = Pick<Slot, 'subtype' | 'purpose' | 'market'>;

/** By what kind of seller offers such a thing; of the town's own, whoever offers least is next. */
function sellerDealer(
  random: Random,
  sellers: readonly DemoSeller[],
): (offer: Offer) => DemoSeller {
  const local = groupBy(sellers, ({ cities }) => cities);
  const dealt = new Map<DemoSeller, number>();
  return ({ subtype, purpose, market }) => {
    const isBuilt = BUILDER_FAMILIES.has(subtype.family) && subtype.type !== 'agricultural';
    const weights = { owner: 9, agent: 11, builder: purpose === 'sell' && isBuilt ? 6 : 0.3 };
    const there = local.get(market.city) ?? [];
    const kinds = [...new Set(there.map((seller) => seller.kind))];
    const kind = random.weighted(kinds.map((each) => [each, weights[each]]));
    const own = there.filter((seller) => seller.kind === kind);
    const fewest = Math.min(...own.map((seller) => dealt.get(seller) ?? 0));
    const seller = random.pick(own.filter((each) => (dealt.get(each) ?? 0) === fewest));
    dealt.set(seller, fewest + 1);
    return seller;
  };
}

const BUILDER_FAMILIES: ReadonlySet<string> = new Set(['home', 'workplace', 'land']);

function isShown({ account }: DemoSeller): boolean {
  return SHOWN.includes(account.mobile);
}

/** Hands over listings of its cities from other sellers until a shown seller has a handful. */
function giveEnough(slots: readonly Slot[], seller: DemoSeller): void {
  const own = slots.filter((slot) => slot.seller === seller).length;
  const others = slots.filter(
    (slot) => !isShown(slot.seller) && seller.cities.includes(slot.market.city),
  );
  for (const slot of others.slice(0, Math.max(0, ENOUGH - own))) slot.seller = seller;
}

/** Swaps states with other sellers until a shown seller has each of them; the totals stay. */
function showEveryState(slots: readonly Slot[], seller: DemoSeller): void {
  for (const state of ['pending', 'rejected'] as const) {
    const own = slots.filter((slot) => slot.seller === seller);
    if (own.some(({ approvalStatus }) => approvalStatus === state)) continue;
    const giving = own.find(({ approvalStatus }) => approvalStatus === 'approved');
    const taking = slots.find((slot) => !isShown(slot.seller) && slot.approvalStatus === state);
    if (!giving || !taking) continue;
    giving.approvalStatus = state;
    taking.approvalStatus = 'approved';
  }
}
