import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startFakeSms } from '../../../../test/fakes/fakeSms.ts';
import type { FakeSms, SmsBehaviour } from '../../../../test/fakes/fakeSms.ts';
import { LIMITS } from '../../../../../schema/limits.ts';
import type { SentMessage } from '../outbox.ts';
import { NotDelivered } from './delivery.ts';
import { smsDelivery } from './smsDelivery.ts';

const TOKEN = 'secret-of-the-provider';
const message: SentMessage = {
  id: '0123456789abcdef01234567',
  at: '2026-06-15T06:30:00.000Z',
  channel: 'sms',
  to: '9876543210',
  template: 'sign-in-code',
  code: '123456',
  text: 'Your code is 123456. आपका कोड',
};

type Timeouts = { providerTimeoutMs: number; codeTimeoutMs: number };

let provider: FakeSms;
beforeAll(async () => {
  provider = await startFakeSms();
});
beforeEach(() => provider.behave('take'));
afterAll(() => provider.close());

function deliver(url = provider.url, timeouts?: Timeouts, sent = message): Promise<void> {
  return smsDelivery({ url, token: TOKEN, sender: 'HOMES' }, timeouts)(sent);
}

async function refusalOf(delivery: Promise<void>): Promise<NotDelivered> {
  const error: unknown = await delivery.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof NotDelivered)) throw new Error('expected a refusal', { cause: error });
  expect(`${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toMatch(
    /9876543210|123456\.|Your code|secret-of|127\.0\.0\.1/,
  );
  return error;
}

test('one documented request: the message as JSON, the token as bearer, the id as key', async () => {
  await deliver();
  const last = provider.requests.at(-1);
  expect(last?.body).toEqual({
    to: '+919876543210',
    sender: 'HOMES',
    text: message.text,
    template: 'sign-in-code',
    id: message.id,
  });
  expect(last?.headers).toMatchObject({
    authorization: `Bearer ${TOKEN}`,
    'content-type': 'application/json',
    'idempotency-key': message.id,
  });
});

test.each<SmsBehaviour>([
  { status: 200 },
  { status: 201 },
  { status: 202 },
  'garbage',
  'babble',
  'cut later',
])('taken, whatever follows the status: %j', async (behaviour) => {
  provider.behave(behaviour);
  await expect(deliver()).resolves.toBeUndefined();
});

test.each<[behaviour: SmsBehaviour, reason: string]>([
  [{ status: 400 }, 'status 400'],
  [{ status: 404 }, 'status 404'],
  [{ status: 422 }, 'status 422'],
  [{ status: 499 }, 'status 499'],
])('never to be taken: %j', async (behaviour, reason) => {
  provider.behave(behaviour);
  expect(await refusalOf(deliver())).toMatchObject({ reason, forGood: true });
});

test.each<[behaviour: SmsBehaviour, reason: string | RegExp]>([
  [{ status: 300 }, /^status 300$/],
  [{ status: 401 }, /^status 401$/],
  [{ status: 402 }, /^status 402$/],
  [{ status: 403 }, /^status 403$/],
  [{ status: 408 }, /^status 408$/],
  [{ status: 429 }, /^status 429$/],
  [{ status: 500 }, /^status 500$/],
  [{ status: 503 }, /^status 503$/],
  ['redirect', /^status 307$/],
  ['hang', /^timeout$/],
  ['cut', /^network \w+$/],
  ['half', /^network \w+$/],
])('another try later: %j', async (behaviour, reason) => {
  provider.behave(behaviour);
  const timeouts = { providerTimeoutMs: 600_000, codeTimeoutMs: 200 };
  const refusal = await refusalOf(deliver(provider.url, timeouts));
  expect(refusal.forGood).toBe(false);
  expect(refusal.reason).toMatch(reason);
});

test('48-B7: what holds no code is waited for longer than a code', async () => {
  provider.behave('hang');
  const timeouts = { providerTimeoutMs: 200, codeTimeoutMs: 600_000 };
  const { code: _, ...plain } = message;
  expect(await refusalOf(deliver(provider.url, timeouts, plain))).toMatchObject({
    reason: 'timeout',
  });
  expect(LIMITS.delivery.codeTimeoutMs).toBeLessThan(LIMITS.delivery.providerTimeoutMs);
});

test('nobody is there', async () => {
  const removed = await startFakeSms();
  await removed.close();
  expect(await refusalOf(deliver(removed.url))).toMatchObject({
    reason: 'network ECONNREFUSED',
    forGood: false,
  });
});

test('a redirect is never followed: the text goes to the configured address alone', async () => {
  provider.behave('redirect');
  await refusalOf(deliver());
  expect(provider.followed).toBe(0);
});
