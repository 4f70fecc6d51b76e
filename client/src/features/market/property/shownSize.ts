import {
  areaIn,
  areaUnit as unitNamed,
  NATIONAL_UNITS,
} from '../../../../../schema/catalogue/units.ts';
import type { AreaUnit, NationalUnit } from '../../../../../schema/catalogue/units.ts';
import { formatArea, formatRate } from '../../../../../schema/format/area.ts';
import type { PropertyType, Purpose } from '../../../types.generated.ts';
import { areaUnitOf } from './wording.ts';

/** A smaller part of a unit says nothing: such a size stays as it was said. */
const LEAST = 0.1;
/** From here on parts of another unit are closer than anybody measured. */
const WHOLE_FROM = 100;

interface Sized {
  type: PropertyType;
  purpose: Purpose;
  price: number | null;
  area: number | null;
  areaUnit: string | null;
  subtype: { sizeUnits: readonly string[] };
}

/**
 * A size in the unit that the visitor chose, or in which its kind is counted; `listedAs` is what the seller wrote where
 * that is another unit, `rate` the price for one of the unit, and `unit` which that is. Null where nothing is known.
 */
export function shownSize(
  property: Sized,
  chosen: NationalUnit | null,
): { size: string | null; listedAs: string | null; rate: string | null; unit: AreaUnit | null } {
  const { area, price, purpose, subtype } = property;
  if (area === null) return { size: null, listedAs: null, rate: null, unit: null };
  const input = areaUnitOf(property) ?? '';
  const own = unitNamed(input);
  const usual = own && subtype.sizeUnits.includes(own) ? null : subtype.sizeUnits[0];
  const requested = chosen ?? NATIONAL_UNITS.find((unit) => unit === usual);
  const converted = requested ? areaIn(requested, area, input) : null;
  const isClear = converted !== null && converted >= LEAST;
  const unit = isClear && requested ? requested : own;
  const value = isClear ? converted : area;
  const rated = price !== null && purpose === 'SELL' && value > 0 && unit;
  const isListed = unit === own;
  return {
    size: formatArea(isListed || value < WHOLE_FROM ? value : Math.round(value), unit ?? input),
    listedAs: isListed ? null : formatArea(area, input),
    rate: rated ? formatRate(price / value, rated) : null,
    unit,
  };
}
