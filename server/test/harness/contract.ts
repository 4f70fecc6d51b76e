import { isObject } from '../../../schema/rules/json.ts';

/**
 * What an OpenAPI document promises, short enough to be read: a line an operation (method, path, parameters, body,
 * answers by status), then a line a named shape. `T?` may be null, `name?:` may be missing.
 */
export function contractOf(document: object): string {
  const { paths, components }: Document = Object(document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => lineOf(method, path, operation)),
  );
  const shapes = Object.entries(components.schemas).map(
    ([name, shape]) => `${name} = ${typeOf(shape)}`,
  );
  return [...operations, '', ...shapes, ''].join('\n');
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

interface Operation {
  parameters?: { name: string; required?: boolean; schema: unknown }[];
  requestBody?: Message;
  responses: Record<string, Message>;
  security?: object[];
}

interface Message {
  content?: Record<string, { schema: unknown }>;
}

function lineOf(method: string, path: string, operation: Operation): string {
  const { parameters = [], requestBody, responses, security = [] } = operation;
  const params = parameters.map(
    ({ name, required, schema }) => `${name}${required ? '' : '?'}: ${typeOf(schema)}`,
  );
  const [success, ...refusals] = Object.entries(responses);
  const result = success === undefined ? '' : `${success[0]} ${contentOf(success[1])}`;
  const refused = refusals.map(([status]) => status).filter((status) => status !== 'default');
  return [
    `${method.toUpperCase()} ${path}`,
    params.length > 0 ? ` (${params.join(', ')})` : '',
    security.length === 0
      ? ''
      : ` [${security.map((each) => Object.keys(each).join() || 'public').join(' or ')}]`,
    requestBody === undefined ? '' : ` <- ${contentOf(requestBody)}`,
    ` -> ${result}, refused ${refused.join(' ')}`,
  ].join('');
}

/** The types of what is sent, by media type where that is not JSON. */
function contentOf({ content = {} }: Message): string {
  const types = Object.entries(content).map(([media, { schema }]) =>
    media === 'application/json' ? typeOf(schema) : `${media} ${typeOf(schema)}`,
  );
  return types.join(' or ') || 'nothing';
}

function typeOf(schema: unknown): string {
  if (!isObject(schema)) return 'any';
  const { $ref, const: only, enum: values, anyOf, oneOf, allOf, type } = schema;
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? '';
  if (only !== undefined) return JSON.stringify(only);
  const choices = [anyOf, oneOf].find(Array.isArray);
  if (Array.isArray(values)) return unionOf(values.map((value) => JSON.stringify(value)));
  if (choices) return unionOf(choices.map(typeOf));
  if (Array.isArray(allOf)) return allOf.map(typeOf).join(' & ');
  if (Array.isArray(type)) return unionOf(type.map((one) => typeOf({ ...schema, type: one })));
  if (type === 'array') return `[${typeOf(schema['items'])}]`;
  if (type === 'object') return fieldsOf(schema);
  return typeof type === 'string' ? type : 'any';
}

function unionOf(types: readonly string[]): string {
  const others = types.filter((each) => each !== 'null');
  const union = others.join('|');
  if (others.length === types.length) return union;
  return others.length === 1 ? `${union}?` : `(${union})?`;
}

function fieldsOf(schema: object): string {
  const { properties = {}, required = [], additionalProperties } = Object(schema);
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${typeOf(field)}`,
  );
  const others = isObject(additionalProperties) ? [`[key]: ${typeOf(additionalProperties)}`] : [];
  return `{${[...fields, ...others].join(', ')}}`;
}
