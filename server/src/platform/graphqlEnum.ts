import { registerEnumType } from 'type-graphql';

/**
 * Registers a GraphQL enum: UNDER_OFFER for 'under_offer', LONG_TEXT for 'longText', POSTED for
 * 'property.posted'. The union of its values is `(typeof Name)[string]`.
 * @param values The values, or each with its description.
 */
export function graphqlEnum<const Value extends string>(
  name: string,
  description: string,
  values: readonly Value[] | Readonly<Record<Value, string>>,
): Readonly<Record<string, Value>> {
  const described: [string, string?][] = Array.isArray(values)
    ? values.map((value: Value) => [value])
    : Object.entries<string>(values);
  const named = Object.fromEntries(described.map(([value]) => [nameOf(value), value]));
  const valuesConfig = Object.fromEntries(
    described.map(([value, text]) => [nameOf(value), { description: text }]),
  );
  registerEnumType(named, { name, description, valuesConfig });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values are those given
  return named as Record<string, Value>;
}

function nameOf(value: string): string {
  return value
    .replace(/^.*\./, '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/[ -]/g, '_')
    .toUpperCase();
}
