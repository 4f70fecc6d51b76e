import { formatArea } from '../../format/area.ts';
import { KINDS } from '../kinds.ts';
import type {
  ApplicableField,
  Details,
  DetailValue,
  Feed,
  Option,
  Purpose,
  Subtype,
} from '../model.ts';
import { OPTION_LISTS, findOption } from '../options.ts';
import { squareMetres } from '../units.ts';
import { applicableFields } from './resolve.ts';

/** What is searched and sorted: derived from the details, stored in columns. Null: not known. */
export type Headline = {
  /** Whole rupees; for rent the monthly rent. */
  readonly price: number | null;
  /** As given, in `areaUnit` as it was spelled. */
  readonly area: number | null;
  readonly areaUnit: string | null;
  /** Canonical; null for units without a national size. */
  readonly areaSqm: number | null;
  /** 0 for '1 RK' and 'Studio', 6 (at least) for '5+ BHK'. */
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly rooms: number | null;
  readonly locality: string | null;
  readonly project: string | null;
  readonly constructionStatus: string | null;
  /** A project nobody can move into yet: what `type=project` finds. */
  readonly isNewProject: boolean;
  /** Rupees for one unit of the area, rounded. */
  readonly perUnit: number | null;
};

/** The searchable facts of a listing, following the subtype's price rule and area precedence. */
export function headline(subtype: Subtype, details: Details): Headline {
  const read = readerOf(subtype, details);
  const area = subtype.areaFields.map(read.number).find((value) => value !== null) ?? null;
  const areaUnit = area === null ? null : (read.text(subtype.unitField) ?? subtype.unitWhenMissing);
  const price = priceOf(subtype, read);
  const bhk = read.fed('bedrooms');
  const bedrooms = bhk?.option?.bedrooms ?? null;
  const status = read.fed('constructionStatus');
  const project = asText(read.fed('project')?.value);
  return {
    price,
    area,
    areaUnit,
    areaSqm: area === null || areaUnit === null ? null : squareMetres(area, areaUnit),
    bedrooms,
    bathrooms: asNumber(read.fed('bathrooms')?.value),
    rooms: asNumber(read.fed('rooms')?.value) ?? bhk?.option?.rooms ?? bedrooms,
    locality: asText(read.fed('locality')?.value),
    project,
    constructionStatus: asText(status?.value),
    isNewProject: project !== null && status !== undefined && status.option?.ready !== true,
    perUnit: price === null || area === null || area === 0 ? null : Math.round(price / area),
  };
}

/** A title for a listing sent without one: '2 BHK Flat for Sale in Sector 62, Noida'. */
export function generatedTitle(
  subtype: Subtype,
  details: Details,
  { purpose, city }: { purpose: Purpose; city: string },
): string {
  const { area, areaUnit, locality } = headline(subtype, details);
  const bhk = readerOf(subtype, details).fed('bedrooms')?.value;
  const size = area === null ? null : formatArea(area, areaUnit);
  const where = [locality, city].filter((part) => part !== null && part !== '').join(', ');
  const what = [bhk ?? size, subtype.noun].filter((part) => part !== null).join(' ');
  return `${what} for ${PURPOSE_WORDS[purpose]}${where === '' ? '' : ` in ${where}`}`;
}

const PURPOSE_WORDS: Readonly<Record<Purpose, string>> = { sell: 'Sale', rent: 'Rent' };

type Fed = { readonly value: DetailValue; readonly option: Option | null };

type Reader = {
  readonly number: (key: string) => number | null;
  readonly text: (key: string) => string | null;
  readonly option: (key: string) => Option | null;
  /** The first filled field that supplies this column. */
  readonly fed: (feed: Feed) => Fed | undefined;
};

function readerOf(subtype: Subtype, details: Details): Reader {
  const fields = applicableFields(subtype);
  const named = (key: string) => fields.find((field) => field.key === key);
  const read = (field: ApplicableField | undefined) =>
    field === undefined ? undefined : KINDS[field.kind].parse(details[field.key], field);
  const optionOf = (field: ApplicableField | undefined) => {
    const value = read(field);
    const list = OPTION_LISTS[field?.options ?? ''];
    return list === undefined || typeof value !== 'string' ? null : findOption(list, value);
  };
  return {
    number: (key) => asNumber(read(named(key))),
    text: (key) => asText(read(named(key))),
    option: (key) => optionOf(named(key)),
    fed: (feed) => {
      const field = fields.find(
        (candidate) => candidate.feeds === feed && read(candidate) !== undefined,
      );
      const value = read(field);
      return value === undefined ? undefined : { value, option: optionOf(field) };
    },
  };
}

function priceOf(subtype: Subtype, read: Reader): number | null {
  const price = read.number(subtype.price.field);
  const { otherwise } = subtype.price;
  if (price !== null || otherwise === undefined) return price;
  const rate = read.number(otherwise.rate);
  const size = read.number(otherwise.size);
  const factor = read.option(otherwise.scale)?.factor ?? 1;
  return rate === null || size === null ? null : Math.round(rate * factor * size);
}

function asNumber(value: DetailValue | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

function asText(value: DetailValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
