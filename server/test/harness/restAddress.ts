import type { RestRow } from '../../src/platform/http/rest.ts';

/** The address of a call with those of the values that it takes; a key that it does not take is refused. */
export function restAddress(
  { path, parameters }: Pick<RestRow, 'path' | 'parameters'>,
  values: Readonly<Record<string, string>>,
): string {
  const used = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  const query = Object.entries(values).filter(([name]) => used.includes(name));
  const address = path.replaceAll(/\{(\w+)\}/g, (part, name: string) => values[name] ?? part);
  return `${address}?${new URLSearchParams(query).toString()}`;
}
