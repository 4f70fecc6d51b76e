import { escapeHtml } from '../../../../schema/format/html.ts';
import {
  CSV_HEADERS,
  exampleBody,
  fileFieldsOf,
  FORM_FILES,
  type RestParameter,
  type RestRow,
} from '../../platform/http/rest.ts';
import { type RestField } from '../../platform/http/restField.ts';
import { type Schema, text } from '../../platform/http/jsonSchema.ts';
import { namedSchemas } from './openApi.ts';
import { responseTables, thingsSection } from './schemaReference.ts';

/** The REST reference as one plain page, made from the rows that serve it. Needs no script. */
export function apiReference(
  rows: readonly RestRow[],
  site: { name: string; url: string },
): string {
  const tags = [...new Set(rows.map((row) => row.tag))];
  const sections = tags.map((tag) =>
    [
      '<section><h2>' + escapeHtml(tag) + '</h2>',
      ...rows.filter((row) => row.tag === tag).map(call),
      '</section>',
    ].join(''),
  );
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<title>REST API · ' + escapeHtml(site.name) + '</title>',
    '<style>' + STYLE + '</style></head><body><main>',
    '<p><a href="/">' + escapeHtml(site.name) + '</a></p>',
    '<h1>REST API</h1>',
    '<p>Unless noted otherwise, every call returns JSON. Successful responses have <code>success: true</code>. ',
    'Errors are returned as a <a href="#Failure"><code>Failure</code></a> with <code>success: false</code>, ',
    'a human-readable <code>message</code> and a machine-readable <code>code</code>. The OpenAPI document is ',
    '<a href="/api/openapi.json">/api/openapi.json</a>. The GraphQL API at <code>/graphql</code> has the same ',
    'data with every field.</p>',
    '<p>Request bodies are JSON, with the header <code>content-type: application/json</code>. Registering and ',
    'logging in return <code>accessToken</code>, valid for <code>expiresInSeconds</code>, ',
    '<code>refreshToken</code>, which returns a new pair of tokens, and <code>user</code>. Calls marked ',
    '“bearer token” take the access token in the header ',
    '<code>authorization: Bearer {accessToken}</code>.</p>',
    ...sections,
    thingsSection(namedSchemas(rows)),
    '</main></body></html>',
  ].join('');
}

const STYLE = `
  :root{color-scheme:light dark}
  body{margin:0;font:17px/1.55 system-ui,sans-serif}
  main{max-width:72ch;margin:0 auto;padding:24px 16px 72px}
  code{font-size:.92em}
  h3{margin:32px 0 4px;font-size:1.05rem;overflow-wrap:anywhere}
  table{border-collapse:collapse;width:100%;margin-top:8px}
  td,th{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-bottom:1px solid #8884}
  td{overflow-wrap:anywhere}
  td:first-child{white-space:nowrap}
  pre{overflow-x:auto;margin:8px 0 0;padding:12px;border:1px solid #8884;border-radius:8px}
`;

function call(row: RestRow): string {
  const isOpen = row.method === 'GET' && row.parameters.every(({ in: place }) => place === 'query');
  const address = escapeHtml(row.path);
  return [
    '<article><h3><code>' + row.method + ' ',
    isOpen ? '<a href="' + address + example(row) + '">' + address + '</a>' : address,
    '</code></h3><p>' + escapeHtml(row.summary) + '</p>',
    row.bearer ? '<p>' + BEARER[row.bearer] + '</p>' : '',
    row.parameters.length > 0 ? parameters(row.parameters) : '',
    row.body ? body(row.body) : '',
    row.takes === 'form' ? form(row) : '',
    row.response === 'csv' ? CSV : '',
    typeof row.response === 'string' ? '' : responseTables(row.response),
    '</article>',
  ].join('');
}

/** A call that answers something needs the one parameter it cannot do without. */
function example(row: RestRow): string {
  const [only, ...others] = row.parameters;
  if (!only?.example || others.length > 0) return '';
  return '?' + only.name + '=' + encodeURIComponent(only.example);
}

const CSV =
  '<p>Returns a file, <code>text/csv; charset=utf-8</code>, with a header line. Times are ' +
  'ISO 8601 in Indian time (+05:30), amounts are in whole rupees. <code>' +
  CSV_HEADERS.rows.name +
  '</code> is the number of rows; <code>' +
  CSV_HEADERS.more.name +
  ': true</code> means that there are more rows than fit in one file. Errors are JSON.</p>';

const BEARER = {
  needed: 'Requires a bearer token.',
  used: 'Bearer token optional.',
  ended: 'Bearer token optional.',
};

function parameters(list: readonly RestParameter[]): string {
  const lines = list.map(({ name, description, example: value }) => [
    code(name),
    escapeHtml(description),
    code(value ?? ''),
  ]);
  return table(['Parameter', 'Description', 'Example'], lines);
}

/** What the body holds, and one to copy. */
function body(list: readonly RestField[]): string {
  const lines = list.map(({ name, description, schema, isOptional }) => [
    code(name),
    [escapeHtml(description), words(schema), isOptional ? '<i>Optional.</i>' : '']
      .filter(Boolean)
      .join(' '),
  ]);
  const example = JSON.stringify(exampleBody(list), null, 2);
  return (
    table(['Body field', 'Description'], lines) + '<pre tabindex="0">' + code(example) + '</pre>'
  );
}

/** Which words a field takes, where only some are. */
function words({ json }: Schema = text()): string {
  const allowed = json['enum'];
  return Array.isArray(allowed) ? allowed.map(code).join(', ') + '.' : '';
}

/** The same as a form, with files. */
function form(row: RestRow): string {
  return (
    '<p>The same fields can be sent as <code>multipart/form-data</code>, with values other than text as JSON and ' +
    'files under ' +
    fileFieldsOf(row).map(code).join(', ') +
    '. ' +
    escapeHtml(FORM_FILES) +
    '</p>'
  );
}

function table(heads: readonly string[], lines: readonly (readonly string[])[]): string {
  const head = heads.map((text) => '<th scope="col">' + text + '</th>').join('');
  const rows = lines.map((cells) => '<tr><td>' + cells.join('</td><td>') + '</td></tr>').join('');
  return '<table><thead><tr>' + head + '</tr></thead><tbody>' + rows + '</tbody></table>';
}

function code(text: string): string {
  return '<code>' + escapeHtml(text) + '</code>';
}
