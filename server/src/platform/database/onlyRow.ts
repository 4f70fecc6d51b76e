/** The row of a statement that always answers one, such as a sum. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('A statement that answers one row has answered none.');
  return row;
}
