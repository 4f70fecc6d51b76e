import { execute, getIntrospectionQuery, GraphQLSchema, isObjectType, parse } from 'graphql';
import { LIMITS } from '../../../schema/limits.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { graphqlSchema } from '../../src/doors/graphql/schema.ts';
import { errorPage } from '../../src/doors/web/errorPage.ts';
import { type Viewer } from '../../src/platform/context.ts';
import { type Database } from '../../src/platform/database/connect.ts';
import { newId } from '../../src/platform/ids.ts';
import { ROOMS } from '../../src/rooms.ts';
import { buildAccount, buildBlog, listing, writeListings } from '../factories.ts';
import { type TestApp, testApp, viewerOf } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { BEHIND_A_PROXY } from '../harness/people.ts';

/** Where both doors begin to refuse, and in which words. */

let database: Database;
let served: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database, BEHIND_A_PROXY);
});

const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, n) => `a${n}: site { name }`).join(' ')} }`;
const deep = (levels: number) =>
  `{ properties(pageSize: 1) { items ${'{ similar(limit: 1) '.repeat(levels)}{ id }${' }'.repeat(levels)} } }`;
const costing = (pageSize: number) =>
  `{ properties(pageSize: ${pageSize}) { items { similar(limit: 1) { id title } } } }`;

const noticeOf = (times: number, what: string, more = '') =>
  `{ ${Array.from({ length: times }, (_, n) => `a${n}: __schema { ${what} }`).join(' ')} }${more}`;

describe('the GraphQL door', () => {
  test.each([
    ['fifteen aliases', aliases(15), null],
    ['sixteen aliases', aliases(16), 'Syntax Error: Aliases limit of 15 exceeded, found 16.'],
    ['ten levels', deep(7), null],
    ['eleven levels', deep(8), 'Syntax Error: Query depth limit of 10 exceeded, found 11.'],
    [
      'two mutations',
      'mutation { a: signOut { isSignedOut } b: signOut { isSignedOut } }',
      'Send one mutation per request.',
    ],
    [
      'a fragment of mutations',
      'mutation { ...F } fragment F on Mutation { signOut { isSignedOut } }',
      'Send one mutation per request.',
    ],
    [
      'a field that is nearly one',
      '{ propertiess { total } }',
      'Cannot query field "propertiess" on type "Query".',
    ],
    ['a subscription', 'subscription { anything }', 'There is no subscription in this schema.'],
    ['a thousand tokens', `{ ${'site { name } '.repeat(249)}}`, null],
    [
      'a thousand and one',
      `{ ${'__typename '.repeat(999)}}`,
      'Syntax Error: Document contains more that 1000 tokens. Parsing aborted.',
    ],
  ])('%s', async (_name, query, sentence) => {
    const { status, errors } = await served.graphql(query);
    expect([status, errors[0]?.message ?? null]).toEqual(
      sentence === null ? [200, null] : [400, sentence],
    );
  });

  test('D-02 an error says what the schema says of errors', async () => {
    const response = await served.graphql(
      'mutation { signIn(mobile: "1", code: "1") { signedIn { accessToken } } }',
    );
    const type = (await graphqlSchema(ROOMS)).getType('ErrorExtensions');
    const schema = new GraphQLSchema({ query: isObjectType(type) ? type : null });
    const document = parse('{ code fields { path code message } retryAfter requestId }');
    const rootValue = response.errors[0]?.extensions;
    const { data, errors } = await execute({ schema, document, rootValue });
    expect(errors).toBeUndefined();
    expect(JSON.parse(JSON.stringify(data))).toEqual({ retryAfter: null, ...rootValue });
  });

  test('D-103 everybody may ask for the whole schema', async () => {
    const everything = getIntrospectionQuery({
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    });
    const { status, data } = await served.graphql(everything);
    expect(status).toBe(200);
    expect(data).toMatchObject({ __schema: { queryType: { name: 'Query' } } });
  });

  test.each([
    [
      'fourteen times',
      noticeOf(14, 'types { fields { args { name type { name } } type { name } } }'),
    ],
    ['twice', getIntrospectionQuery().replace('{', '{ again: __schema { types { ...FullType } }')],
    [
      'by fragments',
      noticeOf(
        14,
        'types { ...T }',
        ' fragment T on __Type { fields { type { fields { name } } } }',
      ),
    ],
  ])('the schema costs as much as it tells: %s is refused', async (_what, query) => {
    const { status, errors } = await served.graphql(query);
    expect([status, errors[0]?.message]).toEqual([
      400,
      expect.stringMatching(
        /^This introspection query is too large \(\d+ fields, \d+ at most\)\. Request the schema only once\.$/,
      ),
    ]);
  });

  test('what costs little may be asked several times', async () => {
    expect((await served.graphql(noticeOf(14, 'types { name kind }'))).status).toBe(200);
  });

  test('it leaves signals to the process, and no request is a line of the log', async () => {
    const listening = () => ['SIGTERM', 'SIGINT'].map((signal) => process.listenerCount(signal));
    const before = listening();
    const other = await testApp(await freshDatabase());
    await other.graphql('{ __typename }');
    expect(listening()).toEqual(before);
    expect(other.logged()).not.toMatch(/incoming request|request completed/);
  });

  test.each([
    [
      'properties(pageSize: 1) { items { similar(limit: 12) { similar(limit: 12) { similar(limit: 12) { id } } } } }',
      400,
    ],
    [
      'properties(pageSize: 10) { items { similar(limit: 12) { similar(limit: 12) { id } } } }',
      400,
    ],
    [
      'properties(pageSize: 1) { items { similar(limit: 12) { similarSteps(limit: 12) { items { similar(limit: 12) { id } } } } } }',
      400,
    ],
    ['properties(pageSize: 1) { items { similar(limit: 12) { similar(limit: 12) { id } } } }', 200],
  ])('what is similar costs its statements, nested too: %s', async (query, status) => {
    expect((await served.graphql(`{ ${query} }`)).status).toBe(status);
  });

  test('what costs too much is told how much that is', async () => {
    const refused = await served.graphql(
      '{ properties(pageSize: 100) { items { similar(limit: 12) { similar(limit: 12) { id title } } } } }',
    );
    expect(refused.status).toBe(400);
    expect(refused.headers['retry-after']).toBeUndefined();
    expect(refused.errors[0]?.message).toMatch(
      /^This query is too large \(\d+ fields, 12000 at most\)\. Request a smaller page or fewer fields\.$/,
    );
    expect((await served.graphql(costing(100))).status).toBe(200);
  });

  test('long texts cost more, and an answer that is too long all the same is not sent', async () => {
    const refused = await served.graphql(
      '{ properties(pageSize: 100) { items { a: description b: description c: description d: description e: description f: description } } }',
    );
    expect(refused.errors[0]?.message).toContain('is too large (12');
    const content = `<p>${'क'.repeat(450_000)}</p>`;
    for (const slug of ['one', 'two', 'three']) await buildBlog(database, { slug, content });
    const page = (pageSize: number) => `{ blogs(pageSize: ${pageSize}) { items { content } } }`;
    const long = await served.graphql(page(3));
    expect([long.status, long.data]).toEqual([400, null]);
    expect(long.errors).toMatchObject([
      {
        message: 'This response would be larger than 4 MB. Request a smaller page or fewer fields.',
        extensions: { code: 'INVALID_INPUT', requestId: expect.stringMatching(/./) },
      },
    ]);
    expect((await served.graphql(page(2))).status).toBe(200);
  });

  test.each([
    ['null', 'null'],
    ['several requests', '[{"query":"{ __typename }"}]'],
    ['variables that are a list', '{"query":"{ __typename }","variables":[1]}'],
    ['no query', '{}'],
  ])(
    'D-02 what is no request is refused in the shape of all refusals: %s',
    async (_what, payload) => {
      const response = await served.app.http.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect([response.statusCode, response.json()]).toMatchObject([
        400,
        {
          errors: [
            {
              message: expect.stringMatching(/./),
              extensions: {
                code: 'INVALID_INPUT',
                fields: [],
                requestId: expect.stringMatching(/./),
              },
            },
          ],
        },
      ]);
    },
  );

  test('a form of another site cannot upload, and several operations are none', async () => {
    const body = (operations: unknown) =>
      `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${JSON.stringify(operations)}\r\n` +
      `--x\r\ncontent-disposition: form-data; name="map"\r\n\r\n{}\r\n--x--\r\n`;
    const send = (headers: Record<string, string>, operations: unknown) =>
      served.app.http.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
        payload: body(operations),
      });
    expect((await send({}, {})).json()).toMatchObject({
      errors: [
        {
          message:
            'Uploads need the header apollo-require-preflight: true, so that no other site can send them.',
          extensions: { code: 'INVALID_INPUT' },
        },
      ],
    });
    for (const name of ['apollo-require-preflight', 'x-apollo-operation-name']) {
      expect((await send({ [name]: 'x' }, {})).statusCode).toBe(401);
    }
    const as = JSON.stringify({ kind: 'account', id: 'a'.repeat(24), status: 'active' });
    const several = await send({ 'apollo-require-preflight': 'x', 'x-test-viewer': as }, [
      { query: '{ __typename }' },
    ]);
    expect([several.statusCode, several.json()]).toMatchObject([
      400,
      { errors: [{ message: 'Send one operation per request.' }] },
    ]);
  });
});

/** PostgreSQL has no text with a NUL in it, so such an id must be told apart before it is asked. */
describe('what cannot be an id', () => {
  const NO_ID = '\0';
  let seller: Viewer;
  let admin: Viewer;
  let listed: string;

  beforeAll(async () => {
    const organisationId = newId();
    await database.query({
      text: 'INSERT INTO organisation (id, name) VALUES ($1, $1)',
      values: [organisationId],
    });
    const builder = { userType: 'builder', kind: 'builder', role: 'admin' } as const;
    const own = await buildAccount(database, { ...builder, organisationId });
    const made = listing({ sellerId: own.id });
    await writeListings(database, [made]);
    listed = made.id;
    admin = viewerOf(own);
    seller = viewerOf(await buildAccount(database));
  });

  test.each([
    ['property(id: $id) { id }', null],
    ['closedProperty(id: $id) { id }', null],
    ['propertiesByIds(ids: [$id]) { id }', []],
    ['seller(id: $id) { propertyCount }', null],
    ['viewer { editTerms(id: $id) { waits } }', { editTerms: null }],
    ['viewer { enquiries(propertyId: $id) { total } }', { enquiries: { total: 0 } }],
  ])('is nobody’s: %s', async (field, nothing) => {
    const response = await served.graphql(
      `query ($id: ID!) { it: ${field} }`,
      { id: NO_ID },
      seller,
    );
    expect([response.errors, response.data]).toEqual([[], { it: nothing }]);
  });

  test('ends no session and unmarks nothing', async () => {
    const change = (field: string) =>
      served.graphql(`mutation ($id: ID!) { it: ${field} }`, { id: NO_ID }, seller);
    const ended = await change('endSession(id: $id) { deletedId }');
    expect(ended.data).toEqual({ it: { deletedId: null } });
    const unmarked = await change('removeFavourite(propertyId: $id) { isFavourite }');
    expect(unmarked.data).toEqual({ it: { isFavourite: false } });
  });

  test.each([
    ['deleteProperty(id: $id)', 'NOT_FOUND'],
    ['setPropertyLifecycle(id: $id, lifecycle: SOLD)', 'NOT_FOUND'],
    ['addFavourite(propertyId: $id)', 'NOT_FOUND'],
    ['setEnquiryStatus(id: $id, status: SPAM)', 'NOT_FOUND'],
    ['addEnquiryNote(id: $id, text: "x")', 'NOT_FOUND'],
    ['acceptInvitation(id: $id)', 'NOT_FOUND'],
    ['declineInvitation(id: $id)', 'NOT_FOUND'],
    ['withdrawInvitation(id: $id)', 'NOT_FOUND'],
    ['removeMember(accountId: $id)', 'NOT_FOUND'],
    ['setMemberRole(accountId: $id, role: MANAGER)', 'NOT_FOUND'],
    ['assignProperty(propertyId: $id)', 'NOT_FOUND'],
    ['assignProperty(propertyId: "$listed", accountId: $id)', 'INVALID_INPUT'],
  ])('is refused: %s', async (field, code) => {
    const document = `mutation ($id: ID!) { it: ${field.replace('$listed', listed)} { __typename } }`;
    const { errors } = await served.graphql(document, { id: NO_ID }, admin);
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual([code]);
  });
});

describe('the GraphQL door', () => {
  const ask = async (init: { method: 'PUT' | 'POST'; type?: string; payload: string }) => {
    const { statusCode, headers, body } = await served.app.http.inject({
      method: init.method,
      url: '/graphql',
      headers: { 'content-type': init.type ?? 'application/json' },
      payload: init.payload,
    });
    return { status: statusCode, allow: headers['allow'], body: JSON.parse(body) };
  };

  test.each([
    ['{"query":"query A{__typename}","operationName":"B"}', 'Unknown operation named "B".'],
    [
      '{"query":"query A{__typename} query B{__typename}"}',
      'Must provide operation name if query contains multiple operations.',
    ],
    [
      '{"query":"query A{__typename} query B{__typename}","operationName":"C"}',
      'Unknown operation named "C".',
    ],
  ])('an operation that is not there is refused: %s', async (payload, message) => {
    const { status, body } = await ask({ method: 'POST', payload });
    expect([status, body]).toMatchObject([
      400,
      { errors: [{ message, extensions: { code: 'INVALID_INPUT' } }] },
    ]);
  });

  test('another method and another type of content are refused as GraphQL refuses', async () => {
    const payload = '{"query":"{ __typename }"}';
    expect(await ask({ method: 'PUT', payload })).toMatchObject({
      status: 405,
      allow: 'GET, POST, OPTIONS, HEAD',
      body: { errors: [{ message: 'This address accepts GET or POST or OPTIONS, not PUT.' }] },
    });
    expect(await ask({ method: 'POST', type: 'application/xml', payload })).toMatchObject({
      status: 400,
      body: {
        errors: [{ message: 'Send the body as JSON, with content-type: application/json.' }],
      },
    });
  });
});

describe('the REST door', () => {
  const post = (payload: string) =>
    served.app.http.inject({
      method: 'POST',
      url: '/api/feedback',
      headers: { 'content-type': 'application/json' },
      payload,
    });
  const NO_OBJECT = 'The request body must be a JSON object: {"name": "value"}.';
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

  test.each([
    ['a body of 100,000 bytes', JSON.stringify('x'.repeat(99_998)), NO_OBJECT],
    [
      'one byte more',
      JSON.stringify('x'.repeat(99_999)),
      'This request is too large. Please send less at once.',
    ],
    ['32 levels', nested(32), NO_OBJECT],
    ['null', 'null', NO_OBJECT],
    ['33 levels', nested(33), 'The request body is nested too deeply.'],
    ['no body', '', 'Name is required'],
  ])('%s', async (_name, payload, message) => {
    expect((await post(payload)).json()).toMatchObject({ success: false, message });
  });

  test.each(['text/plain;charset=UTF-8', 'application/xml', 'application/x-www-form-urlencoded'])(
    'a body of %s is told how to be sent',
    async (type) => {
      const response = await served.app.http.inject({
        method: 'POST',
        url: '/api/feedback',
        headers: { 'content-type': type },
        payload: '{"name":"Asha Rao","rating":5,"feedback":"All went well."}',
      });
      expect([response.statusCode, response.json()]).toMatchObject([
        400,
        { message: 'Send the body as JSON, with content-type: application/json.' },
      ]);
    },
  );

  test('a body of other signs than UTF-8 is refused, not stored as something else', async () => {
    const payload = Buffer.from(
      '{"name":"Jean Mar\u00e9","rating":5,"feedback":"Fine."}',
      'latin1',
    );
    for (const url of ['/api/feedback', '/graphql']) {
      const response = await served.app.http.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect([url, response.statusCode]).toEqual([url, 400]);
      expect(response.body).toContain('The request body must be UTF-8.');
    }
  });

  test('an address that cannot be decoded is told so', async () => {
    const response = await served.app.http.inject({
      method: 'GET',
      url: '/api/properties/%E0%A4%A',
    });
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { message: 'The address is not encoded correctly. Please check its percent signs.' },
    ]);
  });

  test('a long row of slashes is read once', async () => {
    const started = performance.now();
    const address = `/a${'/'.repeat(200_000)}b`;
    expect((await served.app.http.inject(address)).statusCode).toBe(404);
    // An expression that tries anew at each of them takes minutes.
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  test('what it does not know, a strange host and another site are told so', async () => {
    const ask = async (url: string, headers: Record<string, string>) =>
      (await served.app.http.inject({ method: 'DELETE', url, headers })).json();
    expect(await ask('/api/none', {})).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Unknown call. GET /api/docs lists all calls.',
    });
    expect(await ask('/api/none', { host: 'a b' })).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'The Host header is not a host name.',
    });
    expect(await ask('/api/none', { 'content-type': `a/b${' '.repeat(300)}x` })).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'The Content-Type header is too long.',
    });
    expect(await ask('/api/none', { cookie: 'a=b', origin: 'https://evil.example' })).toMatchObject(
      {
        code: 'FORBIDDEN',
        message: 'This request came from another site and was rejected.',
      },
    );
  });
});

test('one migration that is missing is enough not to be ready', async () => {
  const database = await freshDatabase();
  const behind = await testApp(database);
  const ready = async () => (await behind.app.http.inject('/readyz')).statusCode;
  expect(await ready()).toBe(200);
  await database.query({
    text: 'DELETE FROM schema_migration WHERE id = (SELECT max(id) FROM schema_migration)',
  });
  expect(await ready()).toBe(503);
});

test('a script of a listed site is told exactly what it may send and read', async () => {
  const origin = 'https://app.friend.example';
  const open = await testApp(await freshDatabase(), { CORS_ORIGINS: origin });
  const { headers } = await open.app.http.inject({
    method: 'OPTIONS',
    url: '/api/feedback',
    headers: { origin, 'access-control-request-method': 'POST' },
  });
  const notices = Object.entries(headers).filter(([name]) => name.startsWith('access-control'));
  expect(Object.fromEntries(notices)).toEqual({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers':
      'authorization, content-type, idempotency-key, if-none-match, apollo-require-preflight',
    'access-control-expose-headers': 'etag, retry-after, x-request-id',
    'access-control-max-age': '600',
  });
});

describe('all addresses of one IPv6 network are one sender', () => {
  const INVALID = 'INVALID_INPUT';
  test.each([
    [
      'feedback',
      LIMITS.feedback.perSenderPerHour * LIMITS.sendersPerAddress,
      (n: number) =>
        `sendFeedback(input: { name: "Asha", rating: 5, feedback: "It is good, number ${n}." }) { message }`,
    ],
    [
      'codes to register',
      20,
      (n: number) =>
        `requestRegistrationCode(mobile: "98${String(n).padStart(8, '0')}", userType: BUYER) { codeSent { sentTo } }`,
    ],
    [
      'who is registered',
      5,
      (n: number) =>
        `requestSignInCode(mobile: "97${String(n).padStart(8, '0')}") { codeSent { sentTo } }`,
    ],
  ])('%s', async (_what, most, field) => {
    const codes: unknown[] = [];
    for (let n = 0; n <= most; n += 1) {
      const headers = { 'x-forwarded-for': `2001:db8:${most}:${field.length}::${n + 1}` };
      const { errors } = await served.graphql(`mutation { ${field(n)} }`, {}, undefined, {
        headers,
      });
      codes.push(errors[0]?.extensions['code'] ?? 'taken');
    }
    expect(codes.slice(0, -1)).not.toContain('TOO_MANY');
    expect(codes).not.toContain(INVALID);
    expect(codes.at(-1)).toBe('TOO_MANY');
  });
});

test('an error page says what happened and takes no words for markup', () => {
  const page = errorPage('A & "B"', '<b>Gone</b>');
  expect(page).toContain('A &amp; &quot;B&quot;');
  expect(page).toContain('&lt;b&gt;Gone&lt;/b&gt;');
  expect(page).not.toContain('<b>');
});

test.each([
  ['/property-details/66f000000000000000000001', '/property-details-v1/66f000000000000000000001'],
  [
    '/property-details/66f000000000000000000001?a=b',
    '/property-details-v1/66f000000000000000000001?a=b',
  ],
  ['/Property-Details/66F0/', '/property-details-v1/66f0'],
  ['/property-details', '/property'],
  ['/property-details/', '/property'],
])('V-2.1-21 D-128 the documented %s leads to %s', async (address, to) => {
  const { status, headers } = await served.page(address);
  expect([status, headers['location']]).toEqual([301, to]);
});
