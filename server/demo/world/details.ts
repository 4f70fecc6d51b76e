import {
  applicableFields,
  isShown,
  normalise,
  availableOptions,
  smallestValid,
} from '../../../schema/catalogue/interpret.ts';
import type {
  ApplicableField,
  Details,
  DetailValue,
  Kind,
} from '../../../schema/catalogue/model.ts';
import type { Plan } from './plan.ts';
import { askingPrice, usualPrice } from './rates.ts';
import { drawAmenities } from './values/amenities.ts';
import { BUILDING_DRAWS } from './values/building.ts';
import type { Draw, Draws, Priced } from './values/draw.ts';
import { LAND_DRAWS, PLACE_DRAWS } from './values/place.ts';
import { TERM_DRAWS } from './values/terms.ts';

/**
 * Fills the fields that the catalogue says this subtype has, in form order. The result passes the whole
 * check of the form and of the server; a start does not wait for that, the tests see to it.
 */
export function drawDetails(plan: Plan): Details {
  const priced: Priced = { ...plan, price: drawPrice(plan), amenities: drawAmenities(plan) };
  const rendered: Details = {};
  for (const field of applicableFields(plan.subtype)) {
    if (!isShown(field, { details: rendered, purpose: plan.purpose })) continue;
    // Not everybody unfolds what may stay empty.
    if (field.more && !plan.random.chance(SAID)) continue;
    const value = (DRAWS[field.key] ?? BY_KIND[field.kind])(priced, field, rendered);
    if (value !== undefined) rendered[field.key] = value;
  }
  sayPowerOnce(rendered);
  // What a new subtype requires and nobody here draws still gets its smallest value.
  return normalise(plan.subtype, { ...smallestValid(plan.subtype), ...rendered });
}

const SAID = 0.85;

/** Farm land has its power in two fields, which do not contradict each other. */
function sayPowerOnce(rendered: Details): void {
  const { powerSupply, electricity } = rendered;
  if (powerSupply === undefined || electricity === undefined) return;
  if (powerSupply === 'Not Available') delete rendered['electricity'];
  else rendered['electricity'] = powerSupply;
}

type FieldDraw = (
  plan: Priced,
  field: ApplicableField,
  rendered: Details,
) => DetailValue | undefined;

const AROUND_DRAWS: Draws = {
  // These live in columns of their own and are written beside the details.
  subType: () => undefined,
  description: () => undefined,
  images: () => undefined,
  amenities: ({ amenities }) => amenities.map(({ id }) => id),
  shareWithAgents: ({ random, sellerKind }) => sellerKind !== 'agent' && random.chance(0.6),
};

const DRAWS: Readonly<Record<string, Draw>> = {
  ...PLACE_DRAWS,
  ...LAND_DRAWS,
  ...BUILDING_DRAWS,
  ...TERM_DRAWS,
  ...AROUND_DRAWS,
};

/** How a field nobody described here is filled: soundly, if without much sense. */
const BY_KIND: Readonly<Record<Kind, FieldDraw>> = {
  shortText: (_plan, field) => (field.need === 'optional' ? undefined : field.label),
  longText: (_plan, field) => (field.need === 'optional' ? undefined : field.label),
  texts: () => undefined,
  wholeNumber: (plan, field) => plan.random.whole(...rangeOf(field)),
  decimal: (plan, field) => plan.random.whole(...rangeOf(field)),
  money: (plan) => plan.price,
  area: (plan) => Math.max(1, Math.round((plan.built || plan.land) / plan.unit.squareFeet)),
  choice: (plan, field, rendered) => {
    const options = availableOptions(plan.subtype, field, rendered);
    return options.length > 0 ? plan.random.pick(options).value : undefined;
  },
  choices: (plan, field, rendered) => {
    const options = availableOptions(plan.subtype, field, rendered).map(({ value }) => value);
    return options.length > 0 ? plan.random.some(options, plan.random.whole(1, 3)) : undefined;
  },
  yesNo: (plan) => plan.random.chance(0.5),
  date: (plan) => plan.now.toISOString().slice(0, 10),
};

/** What most homes say, which the documented numbers describe. */
function rangeOf({ documented, limits }: ApplicableField): [number, number] {
  const low = Math.max(1, documented.min ?? 0, limits.min ?? 0);
  return [low, Math.max(low, Math.min(documented.max ?? 10, limits.max ?? 10, low + 9))];
}

const FURNISHED: Readonly<Record<string, Readonly<Record<'sell' | 'rent', number>>>> = {
  Furnished: { sell: 1.05, rent: 1.2 },
  'Semi-Furnished': { sell: 1.02, rent: 1.07 },
};

const AGE_LEVELS: Readonly<Record<string, number>> = {
  'New Construction': 1.05,
  'Less than 1 year': 1.04,
  '5 to 10 years': 0.96,
  '10 to 20 years': 0.9,
  'More than 20 years': 0.84,
};

/** How far asking prices stray from the usual one. */
const STRAY = 0.075;

function drawPrice(plan: Plan): number {
  const { random, market, locality, purpose, subtype } = plan;
  const usual = usualPrice(market, locality, subtype, purpose, plan);
  const hasRooms = subtype.family === 'home' || subtype.family === 'workplace';
  const state = hasRooms
    ? (FURNISHED[plan.furnishing]?.[purpose] ?? 1) * (AGE_LEVELS[plan.age] ?? 1)
    : 1;
  return askingPrice(usual * state * Math.exp(random.bell() * STRAY), purpose);
}
