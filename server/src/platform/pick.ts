/** The named properties of a row, in the order of the names. */
export function pick<Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- filled below
  const picked = {} as Pick<Row, Name>;
  for (const name of names) picked[name] = row[name];
  return picked;
}
