import type { ApplicableField } from '../../../../../schema/catalogue/model.ts';

/**
 * The limits of a number in words, for the line under its field: 'Max 10', '1 to 10', 'Min 100 sq ft'. A maximum
 * only where it is the documented one; the others speak when they are broken. Null where there are none.
 */
export function limitText({
  kind,
  documented,
  limits,
  inputMin,
  unit,
}: ApplicableField): string | null {
  const least = Math.max(inputMin ?? 0, limits.min ?? 0);
  const counted = kind === 'area' ? 'sq ft' : unit;
  const behind = counted === undefined ? '' : ` ${counted}`;
  const most = documented.max === limits.max ? limits.max : undefined;
  if (most === undefined) return least > 0 ? `Min ${grouped(least)}${behind}` : null;
  return least > 0
    ? `${grouped(least)} to ${grouped(most)}${behind}`
    : `Max ${grouped(most)}${behind}`;
}

function grouped(value: number): string {
  return value.toLocaleString('en-IN');
}
