/**
 * What somebody has changed of a record, to be sent instead of all of it: what was left as it was may have been changed
 * by somebody else meanwhile.
 */
export function changesOf<Input extends object>(
  before: Readonly<Partial<Record<keyof Input, unknown>>>,
  after: Input,
): Partial<Input> {
  const changes: Partial<Input> = { ...after };
  for (const key in after) {
    if (JSON.stringify(after[key]) === JSON.stringify(before[key])) delete changes[key];
  }
  return changes;
}
