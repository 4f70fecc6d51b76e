import type { ApplicableField } from '../../../../schema/catalogue/model.ts';

/**
 * The limits of a number in words, for the line under its field: 'Max 10', '1 to 10', 'Min 100'. Only the
 * limits that the forms document; the technical ones speak when they are broken. Null where there are none.
 */
export function limitText({ clamp, limits, inputMin, unit }: ApplicableField): string | null {
  const least = Math.max(clamp.min ?? 0, inputMin ?? 0, limits.min ?? 0);
  const behind = unit === undefined ? '' : ` ${unit}`;
  const most = clamp.max;
  if (most === undefined) return least > 0 ? `Min ${grouped(least)}${behind}` : null;
  return least > 0
    ? `${grouped(least)} to ${grouped(most)}${behind}`
    : `Max ${grouped(most)}${behind}`;
}

function grouped(value: number): string {
  return value.toLocaleString('en-IN');
}
