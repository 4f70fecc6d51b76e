/**
 * JSON Schemas (2020-12, as OpenAPI 3.1 reads them) that know the TypeScript type of what they describe: what a
 * presenter promises and what the document of the REST door says are one declaration.
 */
export interface Schema<out Value = unknown> {
  readonly json: Json;
  /** What the schemas with a name within it say, by name. */
  readonly named: Readonly<Record<string, Json>>;
  /** Set for a property that may be absent. */
  readonly isOptional?: boolean;
  /** Never there: it carries the type. */
  readonly type?: () => Value;
}

export type Json = Readonly<Record<string, unknown>>;
export type ValueOf<Described> = Described extends Schema<infer Value> ? Value : never;

export interface ObjectSchema<Fields extends Shape> extends Schema<ObjectOf<Fields>> {
  readonly fields: Fields;
}
export type Shape = Readonly<Record<string, Schema>>;

type OptionalKey<Fields> = {
  [Key in keyof Fields]: Fields[Key] extends { isOptional: true } ? Key : never;
}[keyof Fields];
export type ObjectOf<Fields> = {
  readonly [Key in Exclude<keyof Fields, OptionalKey<Fields>>]: ValueOf<Fields[Key]>;
} & { readonly [Key in OptionalKey<Fields>]?: ValueOf<Fields[Key]> };

/** Beside the description: an example, a format, limits. */
export type More = Readonly<Record<string, unknown>>;

export function text(description?: string, more: More = {}): Schema<string> {
  return plain({ type: 'string', description, ...more });
}

export function integer(description?: string, more: More = {}): Schema<number> {
  return plain({ type: 'integer', description, ...more });
}

export function decimal(description?: string, more: More = {}): Schema<number> {
  return plain({ type: 'number', description, ...more });
}

export function yesNo(description?: string): Schema<boolean> {
  return plain({ type: 'boolean', description });
}

/** The id of something. */
export function id(description: string): Schema<string> {
  return text(description, { pattern: '^[0-9a-f]{24}$', examples: ['0194d5b2c3a47e1f00000001'] });
}

/** A time, as `Date.toISOString` writes it. */
export function moment(description: string): Schema<string> {
  return text(description, { format: 'date-time', examples: ['2026-06-15T06:30:00.000Z'] });
}

export function oneOf<const Word extends string>(
  words: readonly Word[],
  description?: string,
): Schema<Word> {
  return plain({ type: 'string', enum: words, description });
}

export function always<const Value extends string | boolean | null>(value: Value): Schema<Value> {
  return plain({ const: value });
}

export function list<Item>(item: Schema<Item>, description?: string): Schema<readonly Item[]> {
  const described = description === undefined ? {} : { description };
  return { json: { type: 'array', items: item.json, ...described }, named: item.named };
}

/** An object with names that are not known beforehand. */
export function byName<Value>(
  value: Schema<Value>,
  description: string,
): Schema<Readonly<Record<string, Value>>> {
  const json = { type: 'object', additionalProperties: value.json, description };
  return { json, named: value.named };
}

export function object<Fields extends Shape>(
  fields: Fields,
  description?: string,
): ObjectSchema<Fields> {
  const entries = Object.entries(fields);
  const required = entries.filter(([, { isOptional }]) => !isOptional).map(([name]) => name);
  return {
    fields,
    json: {
      type: 'object',
      ...(description === undefined ? {} : { description }),
      properties: schemasOf(entries),
      ...(required.length > 0 ? { required } : {}),
    },
    named: namesOf(...Object.values(fields)),
  };
}

/** Stands once in the document, under this name. */
export function named<Described extends Schema>(name: string, described: Described): Described {
  const json = { $ref: `#/components/schemas/${name}` };
  return { ...described, json, named: { ...described.named, [name]: described.json } };
}

export function nullable<Value>({ json, named: names }: Schema<Value>): Schema<Value | null> {
  if (typeof json['type'] !== 'string') {
    return { json: { anyOf: [json, { type: 'null' }] }, named: names };
  }
  const words = Array.isArray(json['enum']) ? { enum: [...json['enum'], null] } : {};
  return { json: { ...json, type: [json['type'], 'null'], ...words }, named: names };
}

export function optional<Value>(schema: Schema<Value>): Schema<Value> & { isOptional: true } {
  return { ...schema, isOptional: true };
}

export function either<Described extends Schema>(
  ...schemas: readonly Described[]
): Schema<ValueOf<Described>> {
  return { json: { anyOf: schemas.map(({ json }) => json) }, named: namesOf(...schemas) };
}

/** What JSON says of something for which TypeScript has another type. */
export function typed<Value>(schema: Schema): Schema<Value> {
  return { json: schema.json, named: schema.named };
}

/** The body of a success, with what it brings. */
export function responseSchema<Fields extends Shape>(fields: Fields) {
  return object({ success: SUCCESS, message: text(FOR_PEOPLE), ...fields });
}

const SUCCESS: Schema<boolean> = plain({ const: true });
const FOR_PEOPLE = 'Human-readable message.';

function schemasOf(entries: readonly (readonly [string, Schema])[]): Json {
  return Object.fromEntries(entries.map(([name, { json }]) => [name, json]));
}

function plain<Value>(json: Json): Schema<Value> {
  return { json, named: {} };
}

function namesOf(...schemas: readonly Schema[]): Schema['named'] {
  return Object.assign({}, ...schemas.map((schema) => schema.named));
}
