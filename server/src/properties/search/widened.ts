/** A range that reaches this share lower and higher where it has an end, in whole numbers. */
export function widened(
  [min, max]: readonly [min: number | undefined, max: number | undefined],
  share: number,
  limit: number,
): { low: number | undefined; high: number | undefined } {
  return {
    low: min === undefined ? undefined : Math.floor(min * (1 - share)),
    high: max === undefined ? undefined : Math.min(Math.ceil(max * (1 + share)), limit),
  };
}
