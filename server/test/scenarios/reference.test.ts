import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, test } from 'vitest';
import { exampleBody, type RestRow } from '../../src/platform/http/rest.ts';
import { type TestApp, testApp } from '../harness/application.ts';
import { contractOf } from '../harness/contract.ts';
import { freshDatabase } from '../harness/database.ts';
import { lastCode } from '../harness/messages.ts';
import { BEHIND_A_PROXY, person } from '../harness/people.ts';

let served: TestApp;

beforeAll(async () => {
  served = await testApp(await freshDatabase(), BEHIND_A_PROXY);
});

/** The body that the reference shows for this call. */
function example(path: string): Record<string, unknown> {
  const row = served.app.restRows.find((each) => each.path === path && each.body !== undefined);
  if (!row?.body) throw new Error(`The reference shows no body for ${path}.`);
  return exampleBody(row.body);
}

describe('the reference of the REST door is enough to use it', () => {
  test('V-7-14 V-7-16 V-7-18 V-7-20 V-7-21 V-7-22 V-7-23 its examples register a seller, log out and in', async () => {
    const who = person(served);
    const params = example('/api/auth/mobile/send-otp');
    const mobile = String(params['mobile']);
    await expect(who.post('/api/auth/mobile/send-otp', params)).resolves.toMatchObject(GOOD);
    const verified = await who.post('/api/auth/mobile/verify-otp', {
      ...example('/api/auth/mobile/verify-otp'),
      otp: await lastCode(served, mobile),
    });
    const { verificationToken } = verified.body;
    const details = { ...example('/api/auth/complete-profile'), verificationToken };
    const entered = await who.post('/api/auth/complete-profile', details);
    expect(entered.body['user']).toMatchObject({ mobile, userType: 'seller' });

    const bearer = String(entered.body['accessToken']);
    const change = { body: example('/api/auth/update-profile'), bearer };
    const saved = await who.rest('PUT', '/api/auth/update-profile', change);
    expect(saved.body['user']).toMatchObject({ preferences: { productNews: true } });
    const me = await who.rest('GET', '/api/auth/me', { bearer });
    expect(me.body['user']).toEqual(saved.body['user']);

    const { refreshToken } = entered.body;
    const renewed = { ...example('/api/auth/refresh-token'), refreshToken };
    await expect(who.post('/api/auth/refresh-token', renewed)).resolves.toMatchObject(GOOD);
    await expect(who.rest('GET', '/api/auth/logout', { bearer })).resolves.toMatchObject(GOOD);

    await who.post('/api/auth/mobile/send-otp', { ...params, purpose: 'login' });
    const otp = await lastCode(served, mobile);
    const login = who.post('/api/auth/login', { ...example('/api/auth/login'), otp });
    await expect(login).resolves.toMatchObject(GOOD);
  });

  test('V-7-19 V-7-20 its examples register by e-mail', async () => {
    const who = person(served);
    const params = {
      ...example('/api/auth/register'),
      email: 'ravi@example.com',
      mobile: '9812345678',
    };
    await expect(who.post('/api/auth/register', params)).resolves.toMatchObject(GOOD);
    const entered = await who.post('/api/auth/otpVerify', {
      ...example('/api/auth/otpVerify'),
      email: params.email,
      otp: await lastCode(served, params.email),
    });
    expect(entered.body['user']).toMatchObject({ email: params.email });
  });

  test('V-7-28 its example is feedback', async () => {
    const sent = person(served).post('/api/feedback', example('/api/feedback'));
    await expect(sent).resolves.toMatchObject(GOOD);
  });

  test('V-2.1-13 it names the calls that a visitor is refused', async () => {
    // What the others ask for is limited, and this asks for everything.
    const own = await testApp(await freshDatabase(), BEHIND_A_PROXY);
    const refused: RestRow[] = [];
    for (const row of own.app.restRows) {
      const path = row.path.replaceAll(/\{\w+\}/g, 'a'.repeat(24));
      // A fresh token is got for the one before it, whoever asks.
      if (row.path.startsWith('/api/auth/refresh')) continue;
      const { status } = await person(own).rest(row.method, path, bodyFor(row));
      if (status === 401) refused.push(row);
    }
    const needing = own.app.restRows.filter(({ bearer }) => bearer === 'needed');
    expect(refused.map(name)).toEqual(needing.map(name));
  });

  test('D-02 a body that is no JSON is refused in these words', async () => {
    const { statusCode, body } = await served.app.http.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"mobile": 98',
    });
    expect([statusCode, JSON.parse(body)]).toMatchObject([
      400,
      { success: false, code: 'INVALID_INPUT', message: 'The request body is not valid JSON.' },
    ]);
  });

  test('D-01 page and document show the body and the bearer', async () => {
    const { text } = await served.page('/api/docs');
    expect(text).toContain('&quot;mobile&quot;: &quot;9876543210&quot;');
    expect(text).toContain('Requires a bearer token.');
    expect(text).toContain('<h3 id="FlatApartmentForm">');
    expect(text).toContain('list of <a href="#Enquiry"><code>Enquiry</code></a>');
    const links = [...text.matchAll(/href="#(\w+)"/g)].map(([, name]) => `id="${name}"`);
    expect(links.filter((id) => !text.includes(id))).toEqual([]);
    const { body } = await served.rest('/api/openapi.json');
    expect(body['paths']).toMatchObject({
      '/api/auth/login': {
        post: {
          requestBody: {
            content: { 'application/json': { schema: { required: ['otp'] } } },
          },
        },
      },
      '/api/auth/update-profile': { put: { security: [{ bearer: [] }] } },
    });
  });
});

test('51-2 every example of the document fits its schema', async () => {
  const { body } = await served.rest('/api/openapi.json');
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(body, 'document');
  const wrong: string[] = [];
  let seen = 0;
  JSON.stringify(body, (_key, value: unknown) => {
    const { schema, example: sent } = Object(value);
    if (schema === undefined || sent === undefined) return value;
    seen += 1;
    const isValid = ajv.compile(
      JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')),
    );
    if (!isValid(sent)) wrong.push(`${JSON.stringify(sent)}: ${ajv.errorsText(isValid.errors)}`);
    return value;
  });
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(100);
});

test('D-10 what the REST door promises is what was reviewed', async () => {
  const { body } = await served.rest('/api/openapi.json');
  await expect(contractOf(body)).toMatchFileSnapshot('../../../schema/rest.txt');
});

test('D-01 page and document speak to people who have never seen the specification', async () => {
  const texts = [await served.page('/api/openapi.json'), await served.page('/api/docs')];
  for (const { text } of texts)
    expect(text.match(/\b(?:[VPADN]-\d|decision \d)[\d.-]*/g)).toBeNull();
});

const GOOD = { status: 200, body: { success: true } };

function name({ method, path }: RestRow): string {
  return `${method} ${path}`;
}

function bodyFor({ method, body }: RestRow): { body?: object } {
  return method === 'GET' || method === 'DELETE' ? {} : { body: exampleBody(body ?? []) };
}
