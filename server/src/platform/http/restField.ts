import { Float, getMetadataStorage, ID, Int } from 'type-graphql';
import { isObject } from '../../../../schema/rules/json.ts';
import { decimal, integer, list, moment, oneOf, type Schema, text, yesNo } from './jsonSchema.ts';
import { readMoment, readNumber, readYesNo } from './readSent.ts';

/** A field of a JSON body. The examples of all fields together are a body that works. */
export interface RestField {
  name: string;
  description: string;
  /** What JSON says of it; a text where this is absent. */
  schema?: Schema;
  /** Absent for a field that a usual body leaves out. */
  example?: string | number | boolean | Readonly<Record<string, boolean>> | readonly unknown[];
  /** True for a field without which the call works too. */
  isOptional?: boolean;
  /** The property of the input that it fills, where that has another name. */
  fills?: string;
  /** Further names under which clients send it. */
  otherNames?: readonly string[];
  /** What a sent value means; a number stands for its digits where this is absent. */
  read?: (sent: unknown) => unknown;
}

/**
 * What a row adds to the fields of its input, by the names in the body: an example, or an object with what differs
 * from the class, or null for a field that REST does not take. What the class does not describe is described here.
 */
export type RestBody = Readonly<
  Record<
    string,
    string | number | boolean | readonly unknown[] | Partial<Omit<RestField, 'name'>> | null
  >
>;

/** The fields of a body as the `@Field`s of its input describe them: those that the row names, in its order, first. */
export function bodyFields(Input: Function, body: RestBody = {}): RestField[] {
  const described = describedFields(Input);
  const named = Object.entries(body).flatMap(([name, added]): RestField[] => {
    if (added === null) return [];
    const more = isObject(added) ? added : { example: added };
    const field = described.find((each) => each.name === (more.fills ?? name));
    return [{ description: '', ...field, ...more, name }];
  });
  const filled = new Set([...Object.keys(body), ...named.map(({ fills }) => fills)]);
  return [...named, ...described.filter(({ name }) => !filled.has(name))];
}

function describedFields(Input: Function): RestField[] {
  const own = getMetadataStorage()
    .fields.filter(({ target }) => target === Input)
    .map(({ name, description = '', getType, typeOptions }): RestField => {
      const type = getType();
      const { schema, read } = SCALARS.get(type) ?? {
        schema: typeof type === 'object' ? oneOf(Object.values(type)) : text(),
      };
      // Known once the type has been asked for.
      const kind = typeOptions.array ? { schema: list(schema) } : { schema, read };
      return { name, description, isOptional: typeOptions.nullable === true, ...kind };
    });
  const parent: unknown = Object.getPrototypeOf(Input);
  const inherited = typeof parent === 'function' ? describedFields(parent) : [];
  return [...own, ...inherited.filter(({ name }) => own.every((each) => each.name !== name))];
}

/** How REST describes and reads the scalars; any other class is a text, unless a row says what it is. */
const SCALARS = new Map<unknown, { schema: Schema; read?: RestField['read'] }>([
  [ID, { schema: text() }],
  [Int, { schema: integer(), read: readNumber }],
  [Float, { schema: decimal(), read: readNumber }],
  [Boolean, { schema: yesNo(), read: readYesNo }],
  [Date, { schema: moment('With its zone.'), read: readMoment }],
]);
