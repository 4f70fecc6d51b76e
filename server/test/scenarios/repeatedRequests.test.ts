import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '../../src/accounts/account.entity.ts';
import type { Database } from '../../src/platform/database/connect.ts';
import { buildAccount, listing, writeListings } from '../factories.ts';
import { type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { lastCode } from '../harness/messages.ts';
import {
  BEHIND_A_PROXY,
  giveProof,
  newEmail,
  newMobile,
  person,
  type Person,
  verifyMobile,
} from '../harness/people.ts';

/** What came of a request at either door, in the same words. */
interface Outcome {
  code: string | null;
  message: string;
  answer: Record<string, unknown>;
  cookies: string;
}

/** One thing that is sent at one door, and how often it was done. */
interface Sending {
  send: (
    key: string | undefined,
    who?: Person,
    changes?: Record<string, string>,
  ) => Promise<Outcome>;
  done: () => Promise<number>;
}

type Door = 'rest' | 'graphql';

let database: Database;
let served: TestApp;
let seller: Account;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database, BEHIND_A_PROXY);
  seller = await buildAccount(database, { name: 'Kiran Shah' });
});

async function post(who: Person, path: string, key: string | undefined, body: object) {
  const response = await who.post(path, body, { key });
  const { code, message } = response.body;
  return {
    code: response.status < 400 ? null : String(code),
    message: String(message),
    answer: response.body,
    cookies: String(response.headers['set-cookie']),
  };
}

async function mutate(who: Person, text: string, key: string | undefined, variables: object) {
  const { data, errors, headers } = await who.graphql(text, { ...variables, key });
  return {
    code: errors[0] === undefined ? null : String(errors[0].extensions['code']),
    message: errors[0]?.message ?? '',
    answer: Object(Object.values(data ?? {})[0]),
    cookies: String(headers['set-cookie']),
  };
}

async function count(text: string, ...values: string[]): Promise<number> {
  const [row] = await database.query<{ count: number }>({ text, values });
  return row?.count ?? -1;
}

async function feedback(door: Door): Promise<Sending> {
  const words = { name: 'Asha', rating: 4, feedback: `Found a flat ${randomUUID()}.` };
  const mutation = `mutation ($input: SendFeedbackInput!, $key: String) {
    sendFeedback(input: $input, idempotencyKey: $key) { message } }`;
  return {
    send: (key, who = person(served), changes = {}) => {
      const input = { ...words, ...changes };
      return door === 'rest'
        ? post(who, '/api/feedback', key, input)
        : mutate(who, mutation, key, { input });
    },
    done: () => count('SELECT count(*) FROM feedback WHERE text = $1', words.feedback),
  };
}

async function enquiry(door: Door): Promise<Sending> {
  const made = listing({
    sellerId: seller.id,
    contactPhone: newMobile(),
    contactEmail: newEmail(),
  });
  await writeListings(database, [made]);
  await giveProof(database, made.sellerId, made.contactPhone);
  const words = {
    propertyId: made.id,
    name: 'Asha Rao',
    mobileNumber: newMobile(),
    message: 'Is it free in May?',
  };
  const mutation = `mutation ($input: EnquiryInput!, $key: String) {
    sendEnquiry(input: $input, idempotencyKey: $key) { message needsCode contact { phone email } } }`;
  return {
    send: (key, who = person(served), changes = {}) => {
      const input = { ...words, ...changes };
      return door === 'rest'
        ? post(who, '/api/seller-leads', key, input)
        : mutate(who, mutation, key, { input });
    },
    done: () => count('SELECT sum(times) AS count FROM enquiry WHERE property_id = $1', made.id),
  };
}

async function registrationByEmail(door: Door): Promise<Sending> {
  const details = { name: 'Ravi', email: newEmail(), mobile: newMobile() };
  const mutation = `mutation ($input: RegisterByEmailInput!, $key: String) {
    registerByEmail(input: $input, idempotencyKey: $key) {
      codeSent { sentTo resendInSeconds expiresInSeconds } } }`;
  return {
    send: (key, who = person(served), changes = {}) =>
      door === 'rest'
        ? post(who, '/api/auth/register', key, { ...details, ...changes, userType: 'buyer' })
        : mutate(who, mutation, key, { input: { ...details, ...changes, userType: 'BUYER' } }),
    done: async () => (await served.messages(details.email)).length,
  };
}

async function registration(door: Door): Promise<Sending> {
  const mobile = newMobile();
  const { answer: response } = await verifyMobile(served, person(served), mobile);
  const verificationToken = String(response.body['verificationToken']);
  const profile = { verificationToken, name: 'Asha Rao', email: newEmail() };
  const mutation = `mutation ($input: CompleteRegistrationInput!, $key: String) {
    completeRegistration(input: $input, idempotencyKey: $key) {
      signedIn { accessToken refreshToken isNewAccount account { id name } } } }`;
  return {
    send: (key, who = person(served), changes = {}) => {
      const input = { ...profile, ...changes };
      return door === 'rest'
        ? post(who, '/api/auth/complete-profile', key, { ...input, mobile })
        : mutate(who, mutation, key, { input });
    },
    done: () => count('SELECT count(*) FROM account WHERE mobile = $1', mobile),
  };
}

const SENDINGS = { feedback, enquiry, registrationByEmail, registration };
const EACH = Object.entries(SENDINGS).flatMap(([what, prepare]) =>
  (['rest', 'graphql'] as const).map((door) => ({ what, door, prepare })),
);

/** Without what is made anew each time somebody signs in. */
function lasting({ code, message, answer: response }: Outcome): unknown {
  const text = JSON.stringify({ code, message, answer: response });
  return text.replaceAll(/"(?:accessToken|refreshToken|requestId)":"[^"]*"/g, '');
}

describe.each(EACH)('$what, $door', ({ prepare, door }) => {
  test('sent again with its key, from elsewhere, it is answered as before and done once', async () => {
    const { send, done } = await prepare(door);
    const key = randomUUID();
    const first = await send(key);
    expect(first.code, first.message).toBeNull();
    const again = await send(key);
    expect(lasting(again)).toEqual(lasting(first));
    expect(await done()).toBe(1);
  });

  test('the same key with something else is refused, and nothing is done', async () => {
    const { send, done } = await prepare(door);
    const key = randomUUID();
    await send(key);
    const other = await send(key, person(served), { name: 'Somebody Else' });
    expect(other).toMatchObject({
      code: 'CONFLICT',
      message:
        'This Idempotency-Key has already been used for a different request. Please use a new one.',
    });
    expect(await done()).toBe(1);
  });

  test('five at the same moment are one, and all are answered', async () => {
    const { send, done } = await prepare(door);
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 5 }, () => send(key)));
    expect(responses.map(({ code }) => code)).toEqual([null, null, null, null, null]);
    expect(new Set(responses.map(lasting)).size).toBe(1);
    expect(await done()).toBe(1);
  });

  test('a key that was refused may be used again, and one that cannot be one is refused', async () => {
    const { send, done } = await prepare(door);
    const key = randomUUID();
    expect((await send(key, person(served), { name: '' })).code).toBe('INVALID_INPUT');
    expect((await send('two words')).code).toBe('INVALID_INPUT');
    expect((await send(key)).code).toBeNull();
    expect(await done()).toBe(1);
  });
});

test('a key is one at both doors', async () => {
  const [atRest, atGraphql] = [await enquiry('rest'), randomUUID()];
  const first = await atRest.send(atGraphql);
  expect(first.code).toBeNull();
  const { propertyId, name, mobileNumber, message } = Object(
    (
      await database.query({
        text: `SELECT property_id AS "propertyId", name, mobile AS "mobileNumber", message FROM enquiry
          WHERE id = $1`,
        values: [Object(first.answer['data'])['inquiryId']],
      })
    )[0],
  );
  const mutation = `mutation ($input: EnquiryInput!, $key: String) {
    sendEnquiry(input: $input, idempotencyKey: $key) { contact { phone } } }`;
  const input = { propertyId, name, mobileNumber, message };
  const again = await mutate(person(served), mutation, atGraphql, { input });
  expect(again.code).toBeNull();
  expect(await atRest.done()).toBe(1);
});

test('an enquiry whose answer was lost opens the contact for the browser that asks again', async () => {
  const { send } = await enquiry('rest');
  const key = randomUUID();
  await send(key);
  const again = await send(key);
  expect(again.answer['data']).toMatchObject({ contact: { phone: expect.any(String) } });
  expect(again.cookies).toMatch(/contact/);
});

describe('a registration that is completed again', () => {
  const tokensOf = ({ answer: response }: Outcome) => ({
    refreshToken: String(response['refreshToken']),
    bearer: String(response['accessToken']),
  });
  const sessions = (bearer: string) =>
    person(served).graphql('{ viewer { sessions { id } } }', {}, { bearer });

  test('is signed in to the same session, with tokens of its own', async () => {
    const { send } = await registration('rest');
    const key = randomUUID();
    const [first, again] = [tokensOf(await send(key)), tokensOf(await send(key))];
    expect(again.refreshToken).not.toBe(first.refreshToken);
    const { data } = await sessions(again.bearer);
    expect(Object(data?.['viewer'])['sessions']).toHaveLength(1);
    for (const { refreshToken } of [first, again]) {
      const response = await person(served).post('/api/auth/refresh-token', { refreshToken });
      expect(response.status).toBe(200);
    }
  });

  test('is not, once its evidence would be over or its session has ended', async () => {
    for (const end of [
      `UPDATE session SET created_at = now() - interval '11 minutes' WHERE account_id = $1`,
      `UPDATE session SET ended_at = now(), ended_why = 'elsewhere' WHERE account_id = $1`,
    ]) {
      const { send } = await registration('rest');
      const key = randomUUID();
      const first = await send(key);
      await database.query({ text: end, values: [Object(first.answer['user'])['id']] });
      expect((await send(key)).code, end).toBe('UNAUTHENTICATED');
    }
  });

  test('is not where nothing but an address shows who asks', async () => {
    const [who, mobile, key] = [person(served), newMobile(), randomUUID()];
    await verifyMobile(served, who, mobile);
    const body = { mobile, name: 'Asha Rao', email: newEmail() };
    const complete = () => post(who, '/api/auth/complete-profile', key, body);
    expect((await complete()).code).toBeNull();
    expect((await complete()).code).toBe('UNAUTHENTICATED');
  });
});

const SECRET = /"(?:\w*[tT]oken|phone|email)":"([^"]+)"/g;

test('what is remembered for a key lets nobody in and tells of nobody', async () => {
  const key = randomUUID();
  const secrets: string[] = [];
  for (const prepare of Object.values(SENDINGS)) {
    const { code, answer: response } = await (await prepare('rest')).send(key);
    expect(code).toBeNull();
    const known = JSON.stringify(response).matchAll(SECRET);
    secrets.push(...[...known].map(([, secret = '']) => secret));
  }
  expect(secrets.length).toBeGreaterThan(5);
  const rows = await database.query<{ row: string }>({
    text: 'SELECT known::text AS row FROM idempotency_key known WHERE key = $1',
    values: [key],
  });
  expect(rows).toHaveLength(4);
  for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret);
});

test('what made an account is forgotten with it', async () => {
  const { send } = await registration('rest');
  const key = randomUUID();
  const { answer: response } = await send(key);
  const who = person(served);
  const bearer = String(response['accessToken']);
  const { mobile }: { mobile?: string } = Object(response['user']);
  await who.graphql('mutation { requestAccountDeletion { codeSent { sentTo } } }', {}, { bearer });
  const code = await lastCode(served, mobile ?? '');
  const removed = await who.graphql(
    'mutation ($code: String!) { deleteAccount(code: $code) { deletedId } }',
    { code },
    { bearer },
  );
  expect(removed.errors).toEqual([]);
  expect(await count('SELECT count(*) FROM idempotency_key WHERE key = $1', key)).toBe(0);
});
