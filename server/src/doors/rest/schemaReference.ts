import { escapeHtml } from '../../../../schema/format/html.ts';
import { isObject } from '../../../../schema/rules/json.ts';
import { type Json, type Schema } from '../../platform/http/jsonSchema.ts';

/** What a success holds beside `success` and `message`; the same table for each of several ways to answer. */
export function responseTables({ json }: Schema): string {
  const ways = Array.isArray(json['anyOf']) ? json['anyOf'].filter(isJson) : [json];
  return ways
    .map((way) => ('$ref' in way ? `<p>Returns ${kindOf(way)}.</p>` : fields(way)))
    .join('');
}

/** The things that answers and bodies share, each with its fields, in the order of the alphabet. */
export function thingsSection(named: Readonly<Record<string, Json>>): string {
  const items = Object.entries(named).map(([name, json]) =>
    [
      `<article><h3 id="${name}"><code>${name}</code></h3>`,
      `<p>${escapeHtml(textOf(json['description']))}</p>`,
      fields(json),
      '</article>',
    ].join(''),
  );
  return `<section><h2>Objects</h2>${items.join('')}</section>`;
}

function fields(json: Json): string {
  const properties = Object.entries(Object(json['properties']));
  const lines = properties.flatMap(([name, field]) => {
    if (!isJson(field) || SAID_ABOVE.has(name)) return [];
    const meaning = escapeHtml(textOf(field['description']));
    return `<tr><td><code>${name}</code></td><td>${kindOf(field)}</td><td>${meaning}</td></tr>`;
  });
  if (lines.length === 0) return '';
  return `<table><thead><tr>${HEAD}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

/** Every success has them. */
const SAID_ABOVE: ReadonlySet<string> = new Set(['success', 'message']);
const HEAD = ['Response field', 'Type', 'Description']
  .map((text) => `<th scope="col">${text}</th>`)
  .join('');

/** In a few words, with a link to what stands on its own. */
function kindOf(json: Json): string {
  const { $ref: ref, anyOf, items, const: only, type } = json;
  if (typeof ref === 'string') {
    const name = ref.split('/').at(-1) ?? '';
    return `<a href="#${name}"><code>${name}</code></a>`;
  }
  if (Array.isArray(anyOf)) return anyOf.filter(isJson).map(kindOf).join(' or ');
  if (only !== undefined) return `<code>${escapeHtml(JSON.stringify(only))}</code>`;
  if (type === 'array') return isJson(items) ? `list of ${kindOf(items)}` : 'list';
  return escapeHtml([type].flat().map(wordOf).join(' or '));
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
};

function wordOf(type: unknown): string {
  return WORDS[textOf(type)] ?? textOf(type);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isJson(value: unknown): value is Json {
  return isObject(value);
}
