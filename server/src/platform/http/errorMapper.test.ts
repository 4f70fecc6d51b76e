import Fastify from 'fastify';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { FAILURES, isFailureCode } from '../../../../schema/failures.ts';
import { conflict, Failure, invalid, notFound, tooMany } from '../failures.ts';
import { ofRequest, toGraphQLError, toRestBody } from './errorMapper.ts';
import { createLog } from '../observability/logging.ts';

function options() {
  const lines: string[] = [];
  const log = createLog({ level: 'debug', destination: { write: (line) => lines.push(line) } });
  return { requestId: 'r-1', log, lines };
}

const problem = { path: 'details.cost', code: 'required', message: 'Enter the price.' };

test('D-02 a refused form has the documented body', () => {
  expect(toRestBody(invalid([problem]), options())).toEqual({
    status: 400,
    headers: {},
    body: {
      success: false,
      message: 'Enter the price.',
      error: 'Enter the price.',
      code: 'INVALID_INPUT',
      errors: [{ field: 'details.cost', message: 'Enter the price.' }],
      requestId: 'r-1',
    },
  });
});

test.each([
  [notFound('Property not found.'), 404, 'NOT_FOUND'],
  [conflict(), 409, 'CONFLICT'],
  [new Failure('TOO_LARGE'), 413, 'TOO_LARGE'],
  [new Failure('FORBIDDEN'), 403, 'FORBIDDEN'],
])('D-02 a failure keeps its status', (failure, status, code) => {
  const response = toRestBody(failure, options());
  expect(response.status).toBe(status);
  expect(response.body.code).toBe(code);
  expect(response.body.message).toBe(failure.message);
});

test('a failure with a waiting time answers Retry-After in whole seconds, at least one', () => {
  expect(toRestBody(tooMany(12.2), options()).headers).toEqual({ 'retry-after': '13' });
  expect(toRestBody(tooMany(0), options()).headers).toEqual({ 'retry-after': '1' });
  expect(toGraphQLError(tooMany(9), options()).extensions).toMatchObject({ retryAfter: 9 });
});

test('an unexpected error gives one generic answer; its text and stack go to the log', () => {
  const here = options();
  const response = toRestBody(new TypeError('secret table name'), here);
  expect(response.status).toBe(500);
  expect(response.body.message).toBe(FAILURES.INTERNAL.message);
  expect(JSON.stringify(response)).not.toContain('secret');
  expect(here.lines.join('')).toMatch(/secret table name.*errorMapper\.test\.ts/);
});

test('what is thrown need not be an error', () => {
  expect(toRestBody('boo', options()).status).toBe(500);
  expect(toRestBody(undefined, options()).status).toBe(500);
  expect(toRestBody({ statusCode: 404 }, options()).status).toBe(500);
});

test.each([
  ['57014', FAILURES.UNAVAILABLE.message],
  ['40001', FAILURES.UNAVAILABLE.message],
  ['57P01', 'Our database is not responding at the moment. Please try again in a few seconds.'],
  ['08006', 'Our database is not responding at the moment. Please try again in a few seconds.'],
])('48-B9: a database that is away is not called busy (%s)', (code, message) => {
  const wrapped = new Error('query failed', { cause: Object.assign(new Error('x'), { code }) });
  expect(toRestBody(wrapped, options()).body.message).toBe(message);
  expect(toGraphQLError(wrapped, options()).message).toBe(message);
});

test.each(['57014', '55P03', '40P01', '40001', '53300', '57P01', '57P03', '08006'])(
  'PostgreSQL %s is UNAVAILABLE with Retry-After',
  (code) => {
    const wrapped = new Error('query failed', { cause: Object.assign(new Error('x'), { code }) });
    const response = toRestBody(wrapped, options());
    expect([response.status, response.headers['retry-after']]).toEqual([503, '2']);
  },
);

test.each([
  ['connect ECONNREFUSED /tmp/x', { code: 'ECONNREFUSED', syscall: 'connect' }],
  ['Connection terminated unexpectedly', {}],
  ['timeout exceeded when trying to connect', {}],
])('a lost connection is UNAVAILABLE: %s', (message, more) => {
  const error = Object.assign(new Error(message), more);
  expect(toRestBody(error, options()).status).toBe(503);
});

test('a unique violation and a missing file are not taken for load', () => {
  expect(toRestBody(Object.assign(new Error('x'), { code: '23505' }), options()).status).toBe(500);
  const missing = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' });
  expect(toRestBody(missing, options()).status).toBe(500);
});

test('what went while something that belongs to it was written is a CONFLICT that says nothing of the database', () => {
  const removed = Object.assign(new Error('violates foreign key'), { code: '23503' });
  const { status, body } = toRestBody(removed, options());
  expect([status, body.code]).toEqual([409, 'CONFLICT']);
  expect(body.message).not.toContain('foreign');
});

test('a GraphQL error carries code, fields, request id and its path', () => {
  const thrown = new GraphQLError('x', {
    path: ['addProperty'],
    originalError: invalid([problem]),
  });
  const error = toGraphQLError(thrown, options());
  expect(error.message).toBe('Enter the price.');
  expect(error.path).toEqual(['addProperty']);
  expect(error.extensions).toEqual({ code: 'INVALID_INPUT', fields: [problem], requestId: 'r-1' });
});

test('a mistake in a document keeps the sentence of the library', () => {
  const thrown = new GraphQLError('Cannot query field "x" on type "Query".', {
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  });
  const error = toGraphQLError(thrown, options());
  expect(error.message).toBe('Cannot query field "x" on type "Query".');
  expect(error.extensions).toMatchObject({ code: 'INVALID_INPUT' });
});

test('an unexpected error inside a resolver says nothing of the inside', () => {
  const thrown = new GraphQLError('relation "account" does not exist', {
    path: ['me'],
    originalError: new Error('relation "account" does not exist'),
  });
  const error = toGraphQLError(thrown, options());
  expect(error.message).toBe(FAILURES.INTERNAL.message);
  expect(JSON.stringify(error)).not.toContain('relation');
  expect(error.extensions).toMatchObject({ code: 'INTERNAL' });
});

test('mistakes that the HTTP library finds keep their status', async () => {
  const app = Fastify({ bodyLimit: 20 });
  app.post('/x', async () => 'ok');
  app.setErrorHandler(async (error, _request, reply) => {
    const response = toRestBody(error, options());
    return reply.status(response.status).send(response.body);
  });
  const post = (payload: string, type: string) =>
    app.inject({ method: 'POST', url: '/x', payload, headers: { 'content-type': type } });
  const broken = await post('{"a":', 'application/json');
  const large = await post(`{"a":"${'x'.repeat(50)}"}`, 'application/json');
  const strange = await post('x', 'application/x-strange');
  await app.close();
  expect([broken.statusCode, broken.json().code]).toEqual([400, 'INVALID_INPUT']);
  expect([large.statusCode, large.json().code]).toEqual([413, 'TOO_LARGE']);
  expect([strange.statusCode, strange.json().code]).toEqual([400, 'INVALID_INPUT']);
});

test.each(['22021', '22P05'])(
  'a text that the database cannot hold is bad input, not a fault: %s',
  (code) => {
    const error = Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), {
      code,
    });
    expect(toRestBody(error, options())).toMatchObject({
      status: 400,
      body: {
        code: 'INVALID_INPUT',
        message: 'The text contains characters that are not allowed. Please type it again.',
      },
    });
  },
);

test.each(Object.entries(FAILURES))(
  '%s is written into the log at its level, with what lies beneath',
  (code, { level, message }) => {
    if (!isFailureCode(code)) throw new TypeError(code);
    const here = options();
    toRestBody(new Failure(code, { cause: new Error('beneath') }), here);
    expect(here.lines.map((line) => JSON.parse(line))).toMatchObject([
      { level, failure: code, msg: message, err: { message: 'beneath' } },
    ]);
    const bare = options();
    toRestBody(new Failure(code), bare);
    expect(bare.lines.join('')).not.toContain('"err"');
  },
);

test.each([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
])('%s is bad input, and what was sent is not repeated in the log', (code) => {
  const here = options();
  const error = toGraphQLError(new GraphQLError('Code 123456?', { extensions: { code } }), here);
  expect(error).toMatchObject({
    message: 'Code 123456?',
    extensions: { code: 'INVALID_INPUT', fields: [] },
  });
  expect(here.lines.join('')).not.toContain('123456');
  expect(here.lines.join('')).toContain('The query cannot be read.');
});

test('an id that is not known is an answer of its own, and nothing to log', () => {
  const here = options();
  const extensions = { code: 'PERSISTED_QUERY_NOT_FOUND' };
  const error = new GraphQLError('PersistedQueryNotFound', { extensions });
  expect(toGraphQLError(error, here)).toBe(error);
  expect(here.lines).toEqual([]);
});

test('a refusal that carries its code keeps it, a fault of ours hides its words', () => {
  const failing = (code: unknown) =>
    toGraphQLError(new GraphQLError('Not for you.', { extensions: { code } }), options());
  expect(failing('FORBIDDEN')).toMatchObject({
    message: 'Not for you.',
    extensions: { code: 'FORBIDDEN' },
  });
  for (const code of ['INTERNAL', 'INTERNAL_SERVER_ERROR', 7, undefined]) {
    expect(failing(code)).toMatchObject({
      message: FAILURES.INTERNAL.message,
      extensions: { code: 'INTERNAL' },
    });
  }
});

test('what Apollo Server refuses without a code is bad input', () => {
  const failing = (extensions: Record<string, unknown>) =>
    toGraphQLError(new GraphQLError('A wrong id.', { extensions }), options()).extensions['code'];
  expect(failing({ http: { status: 400 } })).toBe('INVALID_INPUT');
  for (const other of [
    { http: { status: 500 } },
    { http: 400 },
    { http: {} },
    { code: 'SOMETHING', http: { status: 400 } },
  ]) {
    expect(failing(other)).toBe('INTERNAL');
  }
});

test('a request that its sender broke off is no fault of ours', () => {
  const respond = (message: string, code?: string) =>
    toRestBody(Object.assign(new Error(message), { code }), options());
  expect(respond('aborted', 'ECONNRESET')).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT', message: 'The request was interrupted. Please send it again.' },
  });
  expect(respond('aborted').status).toBe(500);
  expect(respond('something else', 'ECONNRESET').status).toBe(500);
});

test.each(['Malformed part header', 'Unexpected end of form', 'Unexpected end of file'])(
  'a form that breaks off is bad input: %s',
  (words) => {
    expect(toRestBody(new Error(words), options())).toMatchObject({
      status: 400,
      body: { message: 'We could not read the whole form. Please send it again.' },
    });
    expect(toRestBody(new Error(`${words} now`), options()).status).toBe(500);
  },
);

test.each([
  [
    { code: 'FST_ERR_CTP_INVALID_JSON_BODY', statusCode: 400 },
    400,
    'INVALID_INPUT',
    'The request body is not valid JSON.',
  ],
  [
    { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 },
    413,
    'TOO_LARGE',
    FAILURES.TOO_LARGE.message,
  ],
  [
    { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 },
    400,
    'INVALID_INPUT',
    'Send the body as JSON, with content-type: application/json.',
  ],
  [{ code: 'FST_ERR_X', statusCode: 404 }, 404, 'NOT_FOUND', FAILURES.NOT_FOUND.message],
  [{ code: 'FST_ERR_X', statusCode: 500 }, 500, 'INTERNAL', FAILURES.INTERNAL.message],
  [{ code: 'FST_ERR_X', statusCode: 503 }, 500, 'INTERNAL', FAILURES.INTERNAL.message],
  [{ code: 'FST_ERR_X', statusCode: 399 }, 500, 'INTERNAL', FAILURES.INTERNAL.message],
  [{ expose: true, statusCode: 499 }, 400, 'INVALID_INPUT', FAILURES.INVALID_INPUT.message],
  [{ expose: false, statusCode: 400 }, 500, 'INTERNAL', FAILURES.INTERNAL.message],
  [{ statusCode: 400 }, 500, 'INTERNAL', FAILURES.INTERNAL.message],
])('what a library found counts when it is meant for people: %j', (more, status, code, message) => {
  const response = toRestBody(Object.assign(new Error('inside'), more), options());
  expect(response).toMatchObject({ status, body: { code, message } });
});

test.each([
  ['PostgreSQL', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ['the file system', Object.assign(new Error('write'), { code: 'ENOSPC', syscall: 'write' })],
  ['a quota', new Error('beneath', { cause: Object.assign(new Error('x'), { code: 'EDQUOT' }) })],
])('a disk that is full, as %s says it, is UNAVAILABLE with words', (_who, error) => {
  const here = options();
  const response = toRestBody(error, here);
  expect([response.status, response.headers['retry-after']]).toEqual([503, '60']);
  expect(response.body.message).toMatch(/^We cannot save anything .* Your request was not saved/);
  expect(here.lines.join('')).toContain('"level":"error"');
});

test('a refusal outside of a context names its request in the log too', () => {
  const { log, lines } = options();
  expect(toRestBody(notFound(), ofRequest({ id: 'r-2' }, log)).body.requestId).toBe('r-2');
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([{ requestId: 'r-2' }]);
});
