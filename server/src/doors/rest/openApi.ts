import { LIMITS } from '../../../../schema/limits.ts';
import { FAILURE } from '../../platform/failures.schema.ts';
import { type Json, type Schema, text } from '../../platform/http/jsonSchema.ts';
import {
  CSV_HEADERS,
  FORM_FILES,
  exampleBody,
  fileFieldsOf,
  refusalsOf,
  type RestParameter,
  type RestRow,
} from '../../platform/http/rest.ts';
import { type RestField } from '../../platform/http/restField.ts';

/** The OpenAPI 3.1 document of the REST door, made from the rows that serve it. */
export function openApi(rows: readonly RestRow[], site: { name: string; url: string }): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const row of rows) {
    const path = (paths[row.path] ??= {});
    path[row.method.toLowerCase()] = operation(row);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: site.name + ' REST API',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'REST API of the marketplace. The GraphQL API at /graphql has the same data with every field. ' +
        'Errors are returned as a Failure: 400 for invalid input, including unknown query parameters ' +
        '(except those beginning with _), 401 if a required token is missing, 403 if the caller is not ' +
        'allowed, 404 if not found, 405 with Allow for another method, 409 for a conflict, 413 if too large, ' +
        '429 and 503 with retry-after in seconds. New fields may be added to objects.',
    },
    servers: [{ url: site.url }],
    paths,
    components: {
      schemas: namedSchemas(rows),
      responses: {
        Failed: {
          description: 'Error: success is false and message is a human-readable sentence.',
          content: { 'application/json': { schema: FAILURE.json } },
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation(row: RestRow): object {
  return {
    tags: [row.tag],
    summary: row.summary,
    operationId: operationId(row),
    parameters: row.parameters.map(parameter),
    ...(row.body ? { requestBody: requestBody(row.body, row) } : {}),
    security: row.bearer ? SECURITY[row.bearer] : [],
    responses: {
      [row.status]: success(row.response),
      ...Object.fromEntries(refusalsOf(row).map((status) => [status, FAILED])),
      default: FAILED,
    },
  };
}

const FAILED = { $ref: '#/components/responses/Failed' };

/** Everything in an address is a text; the schema says what it is read as. */
function parameter({ name, in: place, description, schema, example }: RestParameter): object {
  const { type = 'string', ...more } = schema?.json ?? {};
  const isNumber = type === 'integer' || type === 'number';
  return {
    name,
    in: place,
    required: place === 'path',
    description,
    schema: { type, ...more },
    ...(example === undefined ? {} : { example: isNumber ? Number(example) : example }),
  };
}

function requestBody(fields: readonly RestField[], row: RestRow): object {
  const required = fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
  const schemaOf = (properties: Record<string, object>) => ({
    type: 'object',
    properties,
    ...(required.length > 0 ? { required } : {}),
  });
  const properties = Object.fromEntries(
    fields.map(({ name, description, schema = text() }) => [name, { ...schema.json, description }]),
  );
  const texts = fields.map(({ name, description }) => [name, { type: 'string', description }]);
  const fileFields = row.takes === 'form' ? fileFieldsOf(row) : [];
  const files = Object.fromEntries(fileFields.map((name) => [name, FILES]));
  const asForm = { ...Object.fromEntries(texts), ...files };
  return {
    required: required.length > 0,
    content: {
      'application/json': { schema: schemaOf(properties), example: exampleBody(fields) },
      ...(row.takes ? { 'multipart/form-data': { schema: schemaOf(asForm) } } : {}),
    },
  };
}

const FILES = {
  type: 'array',
  maxItems: LIMITS.listing.maxPictures,
  items: { type: 'string', contentMediaType: 'image/*' },
  description: FORM_FILES,
};

const SECURITY: Record<NonNullable<RestRow['bearer']>, readonly object[]> = {
  needed: [{ bearer: [] }],
  used: [{ bearer: [] }, {}],
  ended: [{ bearer: [] }, {}],
};

/** What stands once in the document, by name, in the order of the alphabet. */
export function namedSchemas(rows: readonly RestRow[]): Record<string, Json> {
  const schemas = rows.flatMap(({ response, body = [] }): Schema[] => [
    ...(typeof response === 'string' ? [] : [response]),
    ...body.flatMap(({ schema }) => schema ?? []),
  ]);
  const found = Object.assign({}, ...[FAILURE, ...schemas].map((schema) => schema.named));
  return Object.fromEntries(Object.entries<Json>(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function success(response: RestRow['response']): object {
  if (typeof response === 'string') return NO_JSON[response];
  return {
    description: 'Success: success is true, with the data in further fields.',
    content: { 'application/json': { schema: response.json } },
  };
}

const NO_JSON: Record<Extract<RestRow['response'], string>, object> = {
  page: {
    description: 'An HTML page.',
    content: { 'text/html': { schema: { type: 'string' } } },
  },
  redirect: {
    description: 'Redirect to another site.',
    headers: { location: { schema: { type: 'string', format: 'uri' } } },
  },
  csv: {
    description:
      'CSV file for spreadsheets (RFC 4180, UTF-8 with a byte order mark, CRLF) with a header line. ' +
      'Times are ISO 8601 in Indian time (+05:30), amounts are in whole rupees. Text that a spreadsheet ' +
      'could evaluate as a formula is prefixed with an apostrophe.',
    headers: {
      'content-disposition': {
        description: 'Name of the file.',
        schema: { type: 'string', examples: ['attachment; filename="users-2026-06-15.csv"'] },
      },
      [CSV_HEADERS.rows.name]: {
        description: CSV_HEADERS.rows.means,
        schema: { type: 'integer' },
      },
      [CSV_HEADERS.more.name]: {
        description: CSV_HEADERS.more.means,
        schema: { type: 'boolean' },
      },
    },
    content: { 'text/csv': { schema: { type: 'string' } } },
  },
};

/** 'GET /api/properties/{id}' is 'getPropertiesById'. */
function operationId({ method, path }: RestRow): string {
  const words = path
    .replace('/api/', '')
    .split(/[/-]/)
    .map((part) => (part.startsWith('{') ? 'by-' + part.slice(1, -1) : part))
    .join('-')
    .split('-');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return method.toLowerCase() + name;
}
