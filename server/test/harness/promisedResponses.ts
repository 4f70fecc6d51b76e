import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { openApi } from '../../src/doors/rest/openApi.ts';
import { refusalsOf, type RestRow } from '../../src/platform/http/rest.ts';

/**
 * Holds every answer that a test gets from the REST door, whatever the test looks at, to the schema that the
 * published document promises for it. Here objects are closed: a field that the document does not name is a
 * deviation too.
 */
export function holdToDocument(http: FastifyInstance, rows: readonly RestRow[]): void {
  http.addHook('onSend', async (request, reply, payload) => {
    const row = request.routeOptions.config.restRow;
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    const isWhole = reply.getHeader('content-encoding') === undefined;
    if (row === undefined || !isJson || !isWhole || typeof payload !== 'string') return payload;
    const message = deviation(rows, row, reply.statusCode, payload);
    if (message !== null) deviations.push(message);
    return payload;
  });
}

/** What differed since it was last asked. */
export function takeDeviations(): string[] {
  return deviations.splice(0);
}

const deviations: string[] = [];

/** How this answer differs from what the document promises; null where it does not. */
export function deviation(
  rows: readonly RestRow[],
  row: RestRow,
  status: number,
  payload: string,
): string | null {
  if (payload === '') return null;
  const { method, path } = row;
  const isListed = status === row.status || refusalsOf(row).includes(status);
  if (!isListed && !UNLISTED.includes(status)) return `${method} ${path} does not list ${status}.`;
  const isValid = validatorOf(rows, status === row.status ? { method, path, status } : null);
  if (isValid(JSON.parse(payload))) return null;
  const problems = (isValid.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
  return `${method} ${path} ${status}: ${problems.slice(0, MOST_TOLD).join('; ')}`;
}

/** What any address is refused with: another method, and what went wrong here. */
const UNLISTED = [405, 500];
const MOST_TOLD = 6;

function validatorOf(
  rows: readonly RestRow[],
  success: { method: string; path: string; status: number } | null,
): ValidateFunction {
  const ajv = ajvOf(rows);
  const response = success
    ? ['paths', success.path, success.method.toLowerCase(), 'responses', `${success.status}`]
    : ['components', 'responses', 'Failed'];
  const at = [...response, 'content'];
  const pointer = [...at, 'application/json', 'schema'].map(escaped).join('/');
  const ref = `${DOCUMENT}#/${pointer}`;
  const validate = ajv.getSchema(ref);
  if (validate === undefined) throw new Error(`The document promises nothing at ${ref}.`);
  return validate;
}

const DOCUMENT = 'document';

/** One for all applications of a file whose documents are the same. */
function ajvOf(rows: readonly RestRow[]): Ajv2020 {
  const known = validators.get(rows);
  if (known !== undefined) return known;
  const document = openApi(rows, { name: 'Tests', url: 'http://localhost' });
  const text = JSON.stringify(document);
  const same = byText.get(text);
  const ajv = same ?? new Ajv2020({ strict: false, allErrors: true });
  if (same === undefined) {
    addFormats.default(ajv);
    ajv.addSchema(JSON.parse(text, closed), DOCUMENT);
    byText.set(text, ajv);
  }
  validators.set(rows, ajv);
  return ajv;
}

const validators = new WeakMap<readonly RestRow[], Ajv2020>();
const byText = new Map<string, Ajv2020>();

function closed(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('properties' in value)) return value;
  const isObject = 'type' in value && [value.type].flat().includes('object');
  return isObject && !('additionalProperties' in value)
    ? { ...value, additionalProperties: false }
    : value;
}

function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
