import type { Purpose, Subtype } from '../catalogue/model.ts';
import { AREA_UNITS } from '../catalogue/units.ts';
import { formatArea, unitOfRate } from '../format/area.ts';
import { formatRupees } from '../format/money.ts';
import { LIMITS } from '../limits.ts';
import { WEB_ADDRESS } from './personName.ts';
import { plainDigits } from './text.ts';

/** Rupees per square foot, a month where it is for rent, between which nine in ten listings of a kind stand in a town. */
export interface UsualRate {
  low: number;
  high: number;
}

/** What a listing says, as far as it can be unlikely. */
export interface Claims {
  subtype: Subtype;
  purpose: Purpose;
  city: string;
  /** Whole rupees; 0 where it is not known. */
  price: number;
  /** Square metres; 0 where it is not known. */
  areaSqm: number;
  /** What was written freely, by its label: 'Description'. */
  texts: Readonly<Record<string, string>>;
}

/**
 * What is unlikely about a listing, as sentences for its poster and for the moderator. It warns and never
 * refuses. Without a usual rate only a price that nothing costs is doubted: '45 lakh' of which 45 is left.
 */
export function sanityWarnings(claims: Claims, usual: UsualRate | null): string[] {
  return [
    rateWarning(claims, usual) ?? priceWarning(claims),
    areaWarning(claims),
    ...textWarnings(claims),
  ].flatMap((doubt) => doubt ?? []);
}

function rateWarning({ subtype, purpose, city, price, areaSqm }: Claims, usual: UsualRate | null) {
  if (usual === null || price === 0 || areaSqm === 0) return null;
  const rate = (price / areaSqm) * SQUARE_FOOT;
  const isLow = rate < usual.low / LIMITS.sanityChecks.timesOff;
  if (!isLow && rate <= usual.high * LIMITS.sanityChecks.timesOff) return null;
  const unit = subtype.sizeUnits[0];
  const inUnit = (each: number) => amount((each / SQUARE_FOOT) * AREA_UNITS[unit].squareMetres);
  const [low, high] = [inUnit(usual.low), inUnit(usual.high)];
  const month = purpose === 'rent' ? ' a month' : '';
  return `${inUnit(rate)} per ${unitOfRate(unit)}${month} is far ${isLow ? 'below' : 'above'} what ${subtype.plural} in ${city} are listed at (${low} to ${high}).`;
}

function priceWarning({ subtype, purpose, price }: Claims) {
  if (price === 0 || price >= LIMITS.sanityChecks.leastPrice[purpose]) return null;
  const what = purpose === 'rent' ? 'monthly rent' : 'price';
  return `${formatRupees(price)} is an unusually low ${what} for ${subtype.title}.`;
}

function areaWarning({ subtype, areaSqm }: Claims) {
  if (areaSqm === 0) return null;
  const squareFeet = areaSqm / SQUARE_FOOT;
  const { from, to } = subtype.usualArea;
  // Rounding of square metres is no doubt.
  if (squareFeet > from * 0.999 && squareFeet < to * 1.001) return null;
  const unit = subtype.sizeUnits[0];
  const inUnit = areaSqm / AREA_UNITS[unit].squareMetres;
  // A few feet are no acres.
  const [size, counted] = inUnit < 0.1 ? [squareFeet, 'Sq ft'] : [inUnit, unit];
  const message = formatArea(Math.round(size * 100) / 100, counted);
  return `${message} is unusually ${squareFeet < from ? 'small' : 'large'} for ${subtype.title}.`;
}

function textWarnings({ texts }: Claims): string[] {
  return Object.entries(texts).flatMap(([label, text]) => {
    const found = [
      ...(PHONE.test(plainDigits(text)) ? ['a phone number'] : []),
      ...(ADDRESS.test(text) || WEB_ADDRESS.test(text) ? ['a web or email address'] : []),
    ];
    return found.length === 0 ? [] : [`${label} contains ${found.join(' and ')}.`];
  });
}

function amount(rupees: number): string {
  return rupees < 10 ? `₹${Math.round(rupees * 100) / 100}` : formatRupees(rupees);
}

const SQUARE_FOOT = AREA_UNITS['Sq ft'].squareMetres;

/** Ten digits of an Indian mobile, also in groups; figures of prices are grouped by commas. */
const PHONE = /(?<![\d,.])(?:(?:\+\s?91|91|0)[\s.-]?)?[6-9]\d(?:[\s.-]?\d){8}(?![\d,])/;
const ADDRESS = /https?:|\bwww\.|[\w.+-]+@[\w-]+\.[a-z]{2}/i;
