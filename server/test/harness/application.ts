import { type LightMyRequestResponse } from 'fastify';
import { beforeAll } from 'vitest';
import { type App, composeApp } from '../../src/app.ts';
import { type Account } from '../../src/accounts/account.entity.ts';
import { fixedClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config.ts';
import { type Viewer } from '../../src/platform/context.ts';
import { type Database } from '../../src/platform/database/connect.ts';
import { accessTokens } from '../../src/sessions/accessToken.ts';
import { createLog, type Log } from '../../src/platform/observability/logging.ts';
import { NOT_BUILT } from '../../src/doors/web/pages.ts';
import { outboxCipher, type SentMessage } from '../../src/platform/messages/outbox.ts';
import { type RestRow } from '../../src/platform/http/rest.ts';
import { asItIs, freshDatabase } from './database.ts';
import { messagesTo } from './messages.ts';
import { graphqlUpload, type Multipart } from './multipart.ts';
import { holdToDocument } from './promisedResponses.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { whenDone } from './whenDone.ts';

export const NOW = new Date('2026-06-15T06:30:00Z');
const AS_HEADER = 'x-test-viewer';

export interface TestApp {
  app: App;
  /** Everything the log wrote so far. */
  logged(): string;
  graphql(
    query: string,
    variables?: object,
    as?: Viewer,
    more?: Pick<RequestParts, 'headers'>,
  ): Promise<GraphQLResponse>;
  rest(
    path: string,
    as?: Viewer,
    method?: RestRow['method'],
    more?: RequestParts,
  ): Promise<RestResponse>;
  /** Sends one file to `uploadPicture`, as a browser does. */
  upload(content: Uint8Array, as?: Viewer, more?: UploadParts): Promise<GraphQLResponse>;
  /** What waits in the outbox for this mobile or e-mail address, oldest first; see `lastCode`. */
  messages(to: string): Promise<SentMessage[]>;
  page(
    path: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Record<string, unknown>; text: string }>;
}

/** What a request carries beside its address. */
export interface RequestParts {
  body?: object;
  /** A form instead of a JSON body. */
  form?: Multipart;
  headers?: Record<string, string>;
}

export interface UploadParts {
  /** What its sender calls the file. */
  file?: string;
  query?: string;
  /** Beside the usual ones, which undefined takes away. */
  headers?: Record<string, string | undefined>;
}

/** An access token of this site for a session that may not exist; `age` in seconds. */
export function accessToken(accountId: string, sessionId: string, age = 0): Promise<string> {
  const clock = fixedClock(new Date(NOW.getTime() - age * 1_000));
  return accessTokens(TEST_SECRET, TEST_URL, clock).sign({ accountId, sessionId });
}

export const TEST_SECRET = 'a secret of the tests, long enough to sign with';
export const TEST_URL = 'http://localhost:4000';

export interface GraphQLResponse {
  status: number;
  headers: Record<string, unknown>;
  data: Record<string, unknown> | null;
  errors: { message: string; extensions: Record<string, unknown> }[];
  text: string;
}

export interface RestResponse {
  status: number;
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
  text: string;
}

/**
 * The whole application in front of a test's database. `env` are variables that a test sets beyond the usual
 * ones, `now` what its clock shows. Pages need the built client.
 */
export async function testApp(
  database: Database,
  env: Record<string, string> = {},
  now = NOW,
): Promise<TestApp> {
  const config = readConfig({
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: 'postgres://unused/unused',
    DEMO: '0',
    JWT_SECRET: TEST_SECRET,
    PUBLIC_URL: TEST_URL,
    ...env,
  });
  const lines: string[] = [];
  const log: Log = createLog({
    level: 'debug',
    destination: { write: (line) => void lines.push(line) },
  });
  const app = await composeApp({
    config,
    database,
    log,
    clock: fixedClock(now),
    identify: (request) => viewerFrom(request.headers[AS_HEADER]),
  });
  holdToDocument(app.http, app.restRows);
  await app.http.ready();
  whenDone(async () => {
    await app.http.close();
    await app.close();
  });
  return {
    app,
    logged: () => lines.join(''),
    graphql: async (query, variables, as, more) => {
      const response = await app.http.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', ...header(as), ...more?.headers },
        payload: JSON.stringify({ query, variables }),
      });
      return graphqlResponse(response);
    },
    upload: async (content, as, { headers, ...more } = {}) => {
      const form = graphqlUpload(content, more);
      const response = await app.http.inject({
        method: 'POST',
        url: '/graphql',
        headers: withoutUndefined({ ...form.headers, ...header(as), ...headers }),
        payload: form.payload,
      });
      return graphqlResponse(response);
    },
    rest: async (path, as, method = 'GET', { body, form, headers } = {}) => {
      const response = await app.http.inject({
        method,
        url: path,
        headers: { ...form?.headers, ...header(as), ...headers },
        payload: form?.payload ?? body,
      });
      return {
        status: response.statusCode,
        headers: response.headers,
        body: isJson(response.headers) ? response.json() : {},
        text: response.body,
      };
    },
    messages: (to) => messagesTo(database, outboxCipher(config.secrets.otpPepper), to),
    page: async (path, headers = {}) => {
      const response = await app.http.inject({ method: 'GET', url: path, headers });
      if (response.body.includes(NOT_BUILT)) throw new Error(NOT_BUILT);
      return { status: response.statusCode, headers: response.headers, text: response.body };
    },
  };
}

/**
 * One application for the tests of a file that change what everybody sees: asked before each test, it stands in front
 * of an empty database again. Call at the top of the file.
 */
export function sharedApp(
  env: Record<string, string> = {},
): () => Promise<{ database: Database; served: TestApp }> {
  let served: TestApp;
  let database: Database;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    database = await freshDatabase();
    served = await testApp(database, env);
    restore = await asItIs(database);
  });
  return async () => {
    await restore();
    await served.app.reread();
    return { database, served };
  };
}

function graphqlResponse(response: LightMyRequestResponse): GraphQLResponse {
  const body: { data?: Record<string, unknown>; errors?: GraphQLResponse['errors'] } =
    response.json();
  return {
    status: response.statusCode,
    headers: response.headers,
    data: body.data ?? null,
    errors: body.errors ?? [],
    text: response.body,
  };
}

export function viewerOf(account: Account): Extract<Viewer, { kind: 'account' }> {
  const { id, userType, role, status, organisationId } = account;
  return { kind: 'account', id, userType, role, status, organisationId, sessionId: null };
}

function header(as: Viewer | undefined): Record<string, string> {
  return as ? { [AS_HEADER]: JSON.stringify(as) } : {};
}

function withoutUndefined(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

function viewerFrom(text: string | string[] | undefined): Viewer | null {
  return typeof text === 'string' ? JSON.parse(text) : null;
}

/** A page has no body to read. */
function isJson(headers: Record<string, unknown>): boolean {
  return String(headers['content-type']).startsWith('application/json');
}
