/** Areas in the unit the seller used. */

import { areaUnit } from '../catalogue/units.ts';
import type { AreaUnit } from '../catalogue/units.ts';
import { formatPrice, NOT_AVAILABLE } from './money.ts';
import { grouped } from './grouped.ts';

/**
 * '1,450 sq ft': Indian grouping, at most two decimals, the unit in lower case. Square yards also say
 * gaj, the word buyers use. A unit nobody knows is shown as it was given; a missing value is 'NA'.
 */
export function formatArea(
  value: number | null | undefined,
  unit: string | null | undefined,
): string {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return NOT_AVAILABLE;
  const input = unit?.trim() ?? '';
  const known = areaUnit(input);
  const name = known === null ? input.toLowerCase() : unitName(known, value);
  return `${grouped(value, 2)} ${name}`.trimEnd();
}

/** '₹36,900 / sq yd (gaj)', '₹25 Lakh / acre'; null for what is less than a rupee. */
export function formatRate(rupees: number, unit: AreaUnit): string | null {
  return rupees < 1 ? null : `${formatPrice(rupees)} / ${unitOfRate(unit)}`;
}

/** What a rate is counted for: 'sq yd (gaj)', 'acre'. */
export function unitOfRate(unit: AreaUnit): string {
  return UNIT_NAMES[unit].one;
}

const UNIT_NAMES: Readonly<Record<AreaUnit, { one: string; many: string }>> = {
  'Sq ft': { one: 'sq ft', many: 'sq ft' },
  'Sq m': { one: 'sq m', many: 'sq m' },
  'Sq yd': { one: 'sq yd (gaj)', many: 'sq yd (gaj)' },
  Acres: { one: 'acre', many: 'acres' },
  Hectare: { one: 'hectare', many: 'hectares' },
  Bigha: { one: 'bigha', many: 'bigha' },
  Kanal: { one: 'kanal', many: 'kanal' },
};

function unitName(unit: AreaUnit, value: number): string {
  const { one, many } = UNIT_NAMES[unit];
  return value === 1 ? one : many;
}
