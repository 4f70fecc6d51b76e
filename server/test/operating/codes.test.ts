import type { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newMobile, wrongCode } from '../harness/people.ts';
import { usesAppProcesses } from './appProcess.ts';
import type { AppProcess } from './launch.ts';
import { codeFor, post, createUser, startPair } from './pair.ts';
import type { Answer } from './pair.ts';

usesAppProcesses();

let apps: [AppProcess, AppProcess];
let database: Client;

beforeEach(async () => {
  ({ apps, database } = await startPair());
});

afterEach(() => database.end());

/** The same call, this many times at once, half of them to each process. */
function parallel(times: number, path: string, body: object): Promise<Answer[]> {
  return Promise.all(
    Array.from({ length: times }, (_, n) => post(apps[n % 2 === 0 ? 0 : 1], path, body)),
  );
}

const counted = (responses: readonly Answer[], status: number) =>
  responses.filter((response) => response.status === status).length;

async function count(statement: string, value: string): Promise<number> {
  const { rows } = await database.query<{ count: string }>(statement, [value]);
  return Number(rows[0]?.count);
}

test('V-4.1-12 200 parallel right codes through two processes open one session', async () => {
  const { id, mobile } = await createUser(database);
  const sent = await parallel(10, 'mobile/send-otp', { mobile, purpose: 'login' });
  expect([counted(sent, 200), counted(sent, 429)]).toEqual([1, 9]);
  const otp = await codeFor(apps, mobile);
  const responses = await parallel(200, 'mobile/verify-otp', { mobile, otp, purpose: 'login' });
  const [winner, ...others] = responses.filter(({ status }) => status === 200);
  expect(others).toEqual([]);
  expect(await count('SELECT count(*) FROM session WHERE account_id = $1', id)).toBe(1);
  for (const app of apps) {
    const me = await fetch(`${app.url}/api/auth/me`, {
      headers: { authorization: `Bearer ${String(winner?.body['accessToken'])}` },
    });
    expect(me.status).toBe(200);
  }
});

test('V-5-03 200 parallel wrong codes through two processes are five tries, and the right one is refused by both', async () => {
  const { id, mobile } = await createUser(database);
  const sent = await post(apps[0], 'mobile/send-otp', { mobile, purpose: 'login' });
  expect(sent).toMatchObject({ status: 200 });
  const otp = await codeFor(apps, mobile);
  const wrong = { mobile, otp: wrongCode(otp), purpose: 'login' };
  const responses = await parallel(200, 'mobile/verify-otp', wrong);
  expect(responses.filter(({ status }) => status === 200)).toEqual([]);
  expect(await count('SELECT tries AS count FROM one_time_code WHERE address = $1', mobile)).toBe(
    5,
  );
  for (const app of apps) {
    const { status } = await post(app, 'mobile/verify-otp', { ...wrong, otp });
    expect(status).toBe(400);
  }
  expect(await count('SELECT count(*) FROM session WHERE account_id = $1', id)).toBe(0);
});

test('V-7-18 one verified mobile becomes one account, whichever process completes it', async () => {
  const mobile = newMobile();
  const asking = { mobile, userType: 'buyer', purpose: 'register' };
  expect(await post(apps[0], 'mobile/send-otp', asking)).toMatchObject({ status: 200 });
  const otp = await codeFor(apps, mobile);
  const verified = await post(apps[1], 'mobile/verify-otp', { ...asking, otp });
  expect(verified).toMatchObject({ status: 200 });
  const { verificationToken } = verified.body;
  const profile = { mobile, name: 'Asha Rao', email: 'asha@example.in', verificationToken };
  const responses = await parallel(4, 'complete-profile', profile);
  expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  expect(await count('SELECT count(*) FROM account WHERE mobile = $1', mobile)).toBe(1);
});
