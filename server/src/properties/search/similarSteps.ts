import { subtypeByKey } from '../../../../schema/catalogue/interpret.ts';
import { type Subtype } from '../../../../schema/catalogue/model.ts';
import { SUBTYPE_GROUPS } from '../../../../schema/catalogue/subtypeGroups.ts';
import { SUBTYPES } from '../../../../schema/catalogue/subtypes.ts';
import { AREA_UNITS } from '../../../../schema/catalogue/units.ts';
import { LIMITS } from '../../../../schema/limits.ts';
import { type SearchFilter } from '../../../../schema/search.ts';
import { localityPlace } from '../../gazetteer/localityPlace.ts';
import { type PropertyRow } from '../property.row.ts';
import { type ResolvedSearch } from './resolvedSearch.ts';

/** What others are similar to. */
export type SimilarTo = Pick<
  PropertyRow,
  'id' | 'state' | 'city' | 'locality' | 'subtype' | 'purpose' | 'price' | 'areaSqm' | 'bedrooms'
>;

export interface SimilarStep {
  /** For people: 'In Wakad', 'Other kinds of home in Pune'. */
  label: string;
  /** The same search as its address says it. */
  filter: SearchFilter;
  search: ResolvedSearch;
}

/** How far price and size may be from those of the listing, and how many bedrooms more or less. */
const PRICE_WITHIN = 0.25;
const SIZE_WITHIN = 0.3;
const BEDROOMS_WITHIN = 1;

/**
 * Where similar listings are looked for, the nearest first: its locality, its town, other kinds there, its state. The
 * purpose stays, and so do price, size and bedrooms as far as they are known. Pure.
 */
export function similarSteps(property: SimilarTo): SimilarStep[] {
  const { state, city, locality, subtype } = property;
  const town: Place = { filter: { city, state }, search: { city, state } };
  const { key } = localityPlace(city, state, locality);
  const kind = subtypeByKey(subtype);
  const own: Kind = { filter: { subtype }, search: { subtypes: [subtype] } };
  const others = otherKinds(kind);
  return [
    ...(key === '' ? [] : [step(property, `In ${locality}`, within(town, locality, key), own)]),
    step(property, `In ${city}`, town, own),
    ...(others === null ? [] : [step(property, `${others.label} in ${city}`, town, others)]),
    ...(city === state
      ? []
      : [step(property, `In ${state}`, { filter: { state }, search: { state } }, own)]),
  ];
}

type Place = Pick<SimilarStep, 'filter' | 'search'>;
type Kind = Pick<SimilarStep, 'filter' | 'search'>;

function within({ filter, search }: Place, location: string, key: string): Place {
  return { filter: { ...filter, location }, search: { ...search, places: [key] } };
}

/** Kinds that serve the same end: houses beside flats, fields beside plots. */
function otherKinds(kind: Subtype): (Kind & { label: string }) | null {
  const group = SUBTYPE_GROUPS.find(({ value, has }) => WIDE_GROUPS.has(value) && has(kind));
  const isLike = group ? group.has : ({ family }: Subtype) => family === kind.family;
  const keys = SUBTYPES.filter((each) => each !== kind && isLike(each)).map(({ key }) => key);
  if (keys.length === 0) return null;
  return {
    label: `Other kinds of ${WORDS.get(group?.value ?? '') ?? 'property'}`,
    filter: { type: group?.value ?? kind.type },
    search: { subtypes: keys },
  };
}

const WIDE_GROUPS: ReadonlySet<string> = new Set(['homes', 'land']);
const WORDS: ReadonlyMap<string, string> = new Map([
  ['homes', 'home'],
  ['land', 'land'],
]);

function step(property: SimilarTo, label: string, place: Place, kind: Kind): SimilarStep {
  const { purpose, price, areaSqm, bedrooms } = property;
  const rooms = bedrooms !== null && {
    bedrooms: {
      min: Math.max(0, bedrooms - BEDROOMS_WITHIN),
      max: bedrooms + BEDROOMS_WITHIN,
    },
  };
  const costs = price > 0 && {
    minPrice: Math.ceil(price * (1 - PRICE_WITHIN)),
    maxPrice: Math.floor(price * (1 + PRICE_WITHIN)),
  };
  const [least, most] = [areaSqm * (1 - SIZE_WITHIN), areaSqm * (1 + SIZE_WITHIN)];
  const same = { purpose, ...costs, ...rooms };
  return {
    label,
    filter: {
      ...place.filter,
      ...kind.filter,
      ...same,
      ...(costs && { maxPrice: Math.min(costs.maxPrice, LIMITS.filter.maxPrice) }),
      ...(areaSqm > 0 && { minSize: Math.ceil(least / FOOT), maxSize: Math.floor(most / FOOT) }),
    },
    search: {
      ...place.search,
      ...kind.search,
      ...same,
      ...(areaSqm > 0 && { minArea: least, maxArea: most }),
    },
  };
}

const FOOT = AREA_UNITS['Sq ft'].squareMetres;
