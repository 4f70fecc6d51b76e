import { GraphQLError } from 'graphql';
import { ArgumentValidationError } from 'type-graphql';
import { FAILURES, isFailureCode } from '../../../../schema/failures.ts';
import type { FailureCode, Problem } from '../../../../schema/failures.ts';
import { isObject } from '../../../../schema/rules/json.ts';
import { isConnectionLost, isWaitOver } from '../database/lost.ts';
import { type FAILURE } from '../failures.schema.ts';
import { diskFull, Failure, isDiskFull, unavailable } from '../failures.ts';
import { type ValueOf } from './jsonSchema.ts';
import type { Log } from '../observability/logging.ts';
import { noteFailure } from '../observability/trace.ts';
import { refusedArgument } from '../validation.ts';

export interface FunnelOptions {
  requestId: string;
  log: Log;
}

/** For a refusal outside of a context: its line in the log names the request, as those of a context do. */
export function ofRequest({ id }: { readonly id: string }, log: Log): FunnelOptions {
  return { requestId: id, log: log.child({ requestId: id }) };
}

export type RestFailureBody = ValueOf<typeof FAILURE>;

export interface RestFailure {
  status: number;
  /** `retry-after` in seconds where another try makes sense. */
  headers: Record<string, string>;
  body: RestFailureBody;
}

/**
 * The one place where an error becomes a refusal. Expected failures pass; a busy or lost database and a full disk
 * are UNAVAILABLE; a client mistake found by the HTTP or GraphQL library keeps its meaning; everything else
 * becomes INTERNAL, whose text and stack go to the log only.
 */
export function toFailure(error: unknown, { log }: FunnelOptions): Failure {
  const failure = known(error) ?? new Failure('INTERNAL', { cause: error });
  noteFailure(failure.code);
  const { level } = FAILURES[failure.code];
  const beneath = failure.cause === undefined ? {} : { err: failure.cause };
  const message = failure.quotesInput ? 'The query cannot be read.' : failure.message;
  log[level]({ failure: failure.code, ...beneath }, message);
  return failure;
}

/** For the GraphQL door: `extensions` hold code, fields, requestId and, where known, retryAfter in seconds. */
export function toGraphQLError(error: unknown, options: FunnelOptions): GraphQLError {
  const located = error instanceof GraphQLError ? error : undefined;
  // Not a mistake: a client asks whether its id is known, and sends the text when it is not.
  if (located?.extensions['code'] === 'PERSISTED_QUERY_NOT_FOUND') return located;
  const failure = toFailure(error, options);
  return new GraphQLError(failure.message, {
    nodes: located?.nodes,
    path: located?.path,
    positions: located?.positions,
    source: located?.source,
    extensions: {
      code: failure.code,
      fields: failure.problems,
      requestId: options.requestId,
      ...(failure.retryAfter === null ? {} : { retryAfter: failure.retryAfter }),
    },
  });
}

/** For the REST door: status, headers and the documented body. */
export function toRestBody(error: unknown, options: FunnelOptions): RestFailure {
  const failure = toFailure(error, options);
  return {
    status: failure.status,
    headers: failure.retryAfter === null ? {} : { 'retry-after': String(failure.retryAfter) },
    body: {
      success: false,
      message: failure.message,
      error: failure.message,
      code: failure.code,
      errors: failure.problems.map(fieldOf),
      requestId: options.requestId,
    },
  };
}

/** Statement cancelled, lock wait over, deadlock, lost race. */
const BUSY_SQL_STATES = new Set(['57014', '55P03', '40P01', '40001']);

/** Mistakes of a client that the GraphQL library finds before any resolver runs; its sentence is safe. */
const GRAPHQL_CLIENT_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** True when PostgreSQL is away or refuses for load: the same request may succeed in a moment. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isConnectionLost(error) || BUSY_SQL_STATES.has(textOfCode(error))) return true;
  return isWaitOver(error) || isDatabaseBusy(error.cause);
}

function known(error: unknown): Failure | null {
  if (error instanceof Failure) return error;
  if (isDiskFull(error)) return diskFull(error);
  if (isDatabaseBusy(error)) return unavailable(error);
  if (error instanceof Error && UNSTORABLE_SQL_STATES.has(textOfCode(error))) {
    return new Failure('INVALID_INPUT', { message: UNSTORABLE, cause: error });
  }
  if (error instanceof Error && textOfCode(error) === GONE_MEANWHILE) {
    return new Failure('CONFLICT', { cause: error });
  }
  return error instanceof GraphQLError ? knownGraphQL(error) : knownHttp(error);
}

/** A request that Apollo Server refuses without a code: a text under a wrong id, an unknown version. */
function isBadRequest({ extensions }: GraphQLError): boolean {
  const { code, http } = extensions;
  return code === undefined && isObject(http) && 'status' in http && http.status === 400;
}

function knownGraphQL(error: GraphQLError): Failure | null {
  if (error instanceof ArgumentValidationError) {
    return refusedArgument(error.extensions.validationErrors);
  }
  const beneath = error.originalError == null ? null : known(error.originalError);
  if (beneath !== null) return beneath;
  const input: unknown = error.extensions?.['code'];
  const code = typeof input === 'string' ? input : '';
  if (GRAPHQL_CLIENT_CODES.has(code) || isBadRequest(error))
    return new Failure('INVALID_INPUT', { message: error.message, quotesInput: true });
  return isFailureCode(code) && code !== 'INTERNAL'
    ? new Failure(code, { message: error.message })
    : null;
}

/** Client mistakes that Fastify or the upload reader finds; other libraries' statuses are not ours. */
function knownHttp(error: unknown): Failure | null {
  if (error instanceof Error && BROKEN_FORM.test(error.message)) {
    return new Failure('INVALID_INPUT', { message: UNREADABLE_FORM, cause: error });
  }
  if (error instanceof Error && isCutOff(error)) {
    return new Failure('INVALID_INPUT', { message: CUT_OFF, cause: error });
  }
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  const exposed = 'expose' in error && error.expose === true;
  if (!exposed && !textOfCode(error).startsWith('FST_')) return null;
  const code = codeOfStatus(Number(error.statusCode));
  if (code === null) return null;
  const message = WORDS_OF[textOfCode(error)];
  return new Failure(code, { ...(message && { message }), cause: error });
}

/** Node's own words for a client that hung up before its request was read; nobody reads the answer. */
function isCutOff(error: Error): boolean {
  return error.message === 'aborted' && textOfCode(error) === 'ECONNRESET';
}

/** Null for what is no mistake of a client. */
function codeOfStatus(status: number): FailureCode | null {
  if (Math.floor(status / 100) !== 4) return null;
  for (const [code, kind] of Object.entries(FAILURES)) {
    if (kind.status === status && isFailureCode(code)) return code;
  }
  return 'INVALID_INPUT';
}

function fieldOf(problem: Problem): { field: string; message: string } {
  return { field: problem.path, message: problem.message };
}

function textOfCode(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

const CUT_OFF = 'The request was interrupted. Please send it again.';

/** A NUL or half a character, which PostgreSQL can neither keep nor compare. */
const UNSTORABLE_SQL_STATES = new Set(['22021', '22P05']);
const UNSTORABLE = 'The text contains characters that are not allowed. Please type it again.';

/** A row that others lead to went while this was written, such as an account that was removed. */
const GONE_MEANWHILE = '23503';

/** What the parser of forms says of a part that it cannot read; such an error has no code. */
const BROKEN_FORM = /^(?:Malformed part header|Unexpected end of (?:form|file))$/;
const UNREADABLE_FORM = 'We could not read the whole form. Please send it again.';

/** What to do about what Fastify refuses. */
const WORDS_OF: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request body is not valid JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the body as JSON, with content-type: application/json.',
  FST_ERR_BAD_URL: 'The address is not encoded correctly. Please check its percent signs.',
};
