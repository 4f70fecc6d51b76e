/** What two versions of one thing say differently, in words: `words` names what they may differ in. */
export function differing<Values extends Record<string, string>>(
  words: Readonly<Partial<Record<keyof Values, string>>>,
  one: Values,
  other: Values,
): string[] {
  return Object.entries<string | undefined>(words).flatMap(([name, word]) =>
    word === undefined || one[name] === other[name] ? [] : [word],
  );
}
