import { Readable } from 'node:stream';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isObject } from '../../../../schema/rules/json.ts';
import { type Context } from '../../platform/context.ts';
import { ofRequest, toRestBody } from '../../platform/http/errorMapper.ts';
import { invalid, notFound } from '../../platform/failures.ts';
import {
  CSV_HEADERS,
  CsvFile,
  Page,
  Redirect,
  type RestRequest,
  type RestRow,
} from '../../platform/http/rest.ts';
import { namedAsSent, readBody } from '../../platform/http/restBody.ts';
import { noteWrite } from '../../platform/observability/trace.ts';
import { checkInput, inputOf } from '../../platform/validation.ts';
import { refusalOf, signedIn } from '../../authorization/viewer.policy.ts';
import { addVary, entityTag } from '../caching.ts';
import { type ContextSource, requestContext } from '../requestContext.ts';
import { type UploadRoom } from '../uploads.ts';
import { apiReference } from './apiReference.ts';
import { admitForm, acceptForms, formOf } from './forms.ts';
import { openApi } from './openApi.ts';
import { refuseOtherMethods } from '../otherMethods.ts';
import { writeShared } from './sharedJson.ts';
import { repeatedKeys, unknownKeys } from './queryKeys.ts';

export interface RestDoorOptions {
  rows: readonly RestRow[];
  source: ContextSource;
  uploads: UploadRoom;
  site: { name: string; url: string };
}

/** Every documented path is a row; this door only parses, presents and maps errors. */
export function registerRestDoor(http: FastifyInstance, options: RestDoorOptions): void {
  const { rows, source, uploads, site } = options;
  acceptForms(http);
  for (const row of rows) {
    http.route({
      method: row.method,
      url: addressOf(row),
      config: { restRow: row },
      // A file is made, and noted, for whoever takes it.
      exposeHeadRoute: row.response !== 'csv',
      onRequest: async (request, reply) => {
        if (row.method !== 'GET') await source.disk.refuseWrite();
        await admitForm(row, { source, uploads, request, reply });
      },
      handler: async (request, reply) => {
        if (row.method !== 'GET') noteWrite();
        addVary(reply, 'authorization', 'cookie');
        const context = await requestContext(source, request, reply);
        const query = queryOf(request.url);
        refuseToken(row, context);
        refuseKeys(row, context, query);
        const body = await answerOf(row, context, {
          query,
          params: paramsOf(request.params),
          ...sentWith(request),
        });
        if (body instanceof Page || body instanceof Redirect) return sendToWindow(reply, row, body);
        if (body instanceof CsvFile) return sendFile(reply, row, body);
        reply.header('cache-control', cacheControl(row, context, request.headers.cookie));
        if (row.method !== 'GET') return reply.code(row.status).send(body);
        const { bytes, distinct } = writeShared(body);
        reply.header('etag', entityTag(distinct));
        return reply.code(row.status).type(JSON_TYPE).send(bytes);
      },
    });
  }
  http.get(DOCUMENT, () => openApi(rows, site));
  http.get(REFERENCE, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(apiReference(rows, site)),
  );
  refuseOtherMethods(http, [
    ...rows.map((row) => ({
      method: row.method,
      url: addressOf(row),
      withoutHead: row.response === 'csv',
    })),
    { method: 'GET', url: DOCUMENT },
    { method: 'GET', url: REFERENCE },
  ]);
  http.all('/api/*', (request, reply) => {
    const { status, body } = toRestBody(
      notFound('Unknown call. GET /api/docs lists all calls.'),
      ofRequest(request, source.log),
    );
    return reply.code(status).send(body);
  });
}

const DOCUMENT = '/api/openapi.json';
const REFERENCE = '/api/docs';

/** As the router writes it. */
function addressOf({ path }: RestRow): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/**
 * A read says that the token presented with it cannot be used, as GraphQL does, and is not answered as a visitor's:
 * its client then fetches a fresh one. What visitors may send is taken all the same, since it would be lost.
 */
function refuseToken({ method, bearer }: RestRow, { viewer }: Context): void {
  if (method !== 'GET' || bearer === 'ended' || viewer.kind !== 'visitor') return;
  const refusal = refusalOf(viewer.refusal);
  if (refusal !== null) throw refusal;
}

/** Who may not ask at all is told that first. */
function refuseKeys(row: RestRow, { viewer }: Context, query: URLSearchParams): void {
  const problems = [...unknownKeys(row, query), ...repeatedKeys(row, query)];
  if (problems.length === 0) return;
  if (row.bearer === 'needed') signedIn(viewer, row.why);
  throw invalid(problems);
}

/** Reads and checks the body where the row says as what; its refusals name the fields as they are sent. */
async function answerOf(
  row: RestRow,
  context: Context,
  request: Omit<RestRequest, 'input'>,
): Promise<object> {
  row.policy?.(context.viewer);
  const { input: Input, body: fields = [] } = row;
  if (Input === undefined) return row.handler(context, { ...request, input: {} });
  if (row.bearer === 'needed') signedIn(context.viewer, row.why);
  try {
    const input = inputOf(Input, readBody(fields, request.body));
    if (!row.isCheckedByCommand) await checkInput(input);
    return await row.handler(context, { ...request, input });
  } catch (error) {
    throw namedAsSent(fields, error);
  }
}

/**
 * For a window that another page of ours has opened and that comes by another site: it keeps its opener,
 * and its address, which may hold a code, is told to nobody.
 */
function sendToWindow(reply: FastifyReply, row: RestRow, response: Page | Redirect): FastifyReply {
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('cross-origin-opener-policy', 'unsafe-none');
  if (response instanceof Redirect) return reply.redirect(response.address, row.status);
  return reply.code(response.status).type('text/html; charset=utf-8').send(response.html);
}

/** One part is made when the one before has left, so a file of any length takes little memory. */
function sendFile(
  reply: FastifyReply,
  { status }: RestRow,
  { name, parts, rows, hasMore, part, of, missing }: CsvFile,
): FastifyReply {
  const file = `${name.replace(/[^\w-]+/g, '-')}.csv`;
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${file}"`)
    .header(CSV_HEADERS.rows.name, rows)
    .header(CSV_HEADERS.more.name, hasMore)
    .header(CSV_HEADERS.part.name, part)
    .header(CSV_HEADERS.of.name, of)
    .header(CSV_HEADERS.missing.name, missing)
    .type('text/csv; charset=utf-8')
    .send(Readable.from(parts, { objectMode: false, highWaterMark: PART_BYTES }));
}

const PART_BYTES = 16_384;

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * What an account is shown may be its own, and what a browser with cookies is shown too, such as a contact that
 * it was given: it is asked for again each time and kept by nobody between. What something did is kept by
 * nobody at all: it may hold tokens.
 */
function cacheControl(
  { method, maxAge }: RestRow,
  { viewer }: Context,
  cookies: string | undefined,
): string {
  if (method !== 'GET') return 'no-store';
  const mayDiffer = maxAge === undefined && cookies !== undefined;
  if (viewer.kind !== 'visitor' || mayDiffer) return 'private, no-cache';
  return maxAge === undefined ? 'no-cache' : `public, max-age=${maxAge}`;
}

const NO_OBJECT = 'The request body must be a JSON object: {"name": "value"}.';

function sentWith(request: FastifyRequest) {
  const form = formOf(request);
  if (form === null && request.body !== undefined && !isObject(request.body)) {
    throw invalid([], NO_OBJECT);
  }
  const key = request.headers['idempotency-key'];
  return {
    body: form === null ? request.body : form.texts,
    files: form?.files ?? [],
    ignoredFiles: form?.ignoredFiles ?? 0,
    idempotencyKey: typeof key === 'string' ? key : null,
  };
}

function queryOf(url: string): URLSearchParams {
  return new URLSearchParams(/\?(.*)/s.exec(url)?.[1]);
}

function paramsOf(params: unknown): Record<string, string> {
  if (!isObject(params)) return {};
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
}
