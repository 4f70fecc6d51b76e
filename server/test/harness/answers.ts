import {
  type GraphQLOutputType,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { graphqlSchema } from '../../src/doors/graphql/schema.ts';
import { type Viewer } from '../../src/platform/context.ts';
import { type RestRow } from '../../src/platform/http/rest.ts';
import { ROOMS } from '../../src/rooms.ts';
import { type TestApp } from './application.ts';
import { newAddress } from './people.ts';
import { type Who } from './smallWorld.ts';

/** Answers as texts that can be compared: whole, and the same each time. */

export type Call = readonly [who: Who, path: string, method?: RestRow['method'], body?: object];

/** What the REST door says to these calls, one after another. */
export async function responsesTo(
  served: TestApp,
  viewers: Record<Who, Viewer>,
  calls: readonly Call[],
): Promise<string> {
  const responses: string[] = [];
  for (const [who, path, method = 'GET', body] of calls) {
    const response = await served.rest(path, viewers[who], method, {
      body,
      headers: fromAnywhere(),
    });
    const sentBody = body === undefined ? '' : ` ${JSON.stringify(body)}`;
    responses.push(
      recorded(`${who}: ${method} ${path}${sentBody}`, response.status, response.body),
    );
  }
  return responses.join('\n');
}

/** Every call comes from an address of its own (BEHIND_A_PROXY), so that no limit of one speaks. */
export function fromAnywhere(): Record<string, string> {
  return { 'x-forwarded-for': newAddress() };
}

/** What is made anew each time (ids, moments, days) reads <so>. */
export function recorded(request: string, status: number, response: unknown): string {
  const text = JSON.stringify(response, (key, value: unknown) =>
    key === 'locations' ? undefined : value,
  )
    .replace(/\{/g, '\n{')
    .replace(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g, '"<request>"')
    .replace(/"20\d\d-\d\d-\d\dT[\d:.]+Z"/g, (at) =>
      /^"2026-0[1-6]-/.test(at) ? at : '"<moment>"',
    )
    .replace(/"20\d\d-\d\d-\d\d"/g, '"<day>"')
    .replace(/"(?:eyJ[\w.-]+|[\w-]{40,})"/g, '"<token>"')
    .replace(/\b[0-9a-f]{24}\b/g, (id) => (KNOWN.test(id) ? id : '<id>'));
  return `## ${request}\n${status}${text}\n`;
}

/** Ids of the small world and of the catalogue. */
const KNOWN = /^(?:([0-9a-f])\1{7}0{12}\d{4}|5eed.*)$/;

/**
 * The document of a field of Query or Mutation, or after `viewer.` or `administration.`, with its arguments; it
 * asks for everything that the field offers without an argument of its own, unless it says itself what. `input` is
 * a variable, `$input`, of this type.
 */
export async function documentFor(field: string, input?: string): Promise<string> {
  const [, way, bare = ''] = /^(?:(viewer|administration)\.)?(.*)$/s.exec(field) ?? [];
  if (way !== undefined) {
    const document = await documentOf(bare, way === 'viewer' ? 'Viewer' : 'Administration');
    return document.replace('{', `{ ${way} {`) + ' }';
  }
  return documentOf(bare, 'Query', input);
}

async function documentOf(field: string, of: string, input?: string): Promise<string> {
  const [name = ''] = field.split('(');
  schema ??= graphqlSchema(ROOMS);
  const [queries, mutations] = [(await schema).getType(of), (await schema).getMutationType()];
  const query = isObjectType(queries) ? queries.getFields()[name] : undefined;
  const type = (query ?? mutations?.getFields()[name])?.type;
  const question =
    type && !field.endsWith('}')
      ? selection(type, of === 'Query' && /^propert(?:y|ies)$/.test(name) ? [] : [BRIEF])
      : '';
  const variables = input === undefined ? '' : ` ($input: ${input})`;
  return `${query ? 'query' : 'mutation'}${variables} { ${field}${question} }`;
}

let schema: ReturnType<typeof graphqlSchema> | undefined;

/** Listings are asked for whole where they are what is asked for. */
const BRIEF = 'Brief';

/** What runs statements of its own for every row stands only at the top. */
const COSTLY = new Set([
  'similar',
  'similarSteps',
  'sameProject',
  'localityRate',
  'placesAround',
  'trending',
  'history',
  'form',
]);

function selection(type: GraphQLOutputType, above: readonly string[]): string {
  const named = getNamedType(type);
  if (isLeafType(named) || !(isObjectType(named) || isInterfaceType(named))) return '';
  if (named.name === 'Property' && above.includes(BRIEF)) return ' { id title isPublic }';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    const isAgain = !isLeafType(inner) && [...above, named.name].includes(inner.name);
    const isLater = above.some((each) => each !== BRIEF) && COSTLY.has(field.name);
    if (isAgain || isLater || field.args.some(isRequiredArgument)) return [];
    return [field.name + selection(field.type, [...above, named.name])];
  });
  return fields.length === 0 ? '' : ` { ${fields.join(' ')} }`;
}
