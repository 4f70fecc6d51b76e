import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { newMobile, wrongCode } from '../harness/people.ts';
import { newDataDir, startApp, usesAppProcesses } from './appProcess.ts';
import { freePort } from './launch.ts';
import type { AppProcess } from './launch.ts';

usesAppProcesses();

const SHARED = {
  PUBLIC_URL: 'http://localhost:4000',
  JWT_SECRET: 'a secret of the tests, long enough to sign with',
  OTP_PEPPER: 'a pepper of the tests, long enough to be one',
};

let dataDir: string | undefined;
let apps: [AppProcess, AppProcess];
let database: Client;

/** Two processes on one database, as behind a proxy. */
beforeEach(async () => {
  dataDir ??= newDataDir();
  const one = await startApp({ ...SHARED, DATA_DIR: dataDir, PORT: String(await freePort()) });
  const [, , , port, host] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split(
    '\n',
  );
  const other = await startApp({
    ...SHARED,
    DATABASE_URL: `postgres:///app?host=${host}&port=${port}&user=app`,
  });
  apps = [one, other];
  database = new Client({ host, port: Number(port), user: 'app', database: 'app' });
  await database.connect();
});

afterEach(() => database.end());

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

async function post(app: AppProcess, path: string, body: object): Promise<Answer> {
  const answer = await fetch(`${app.url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: Object(await answer.json()) };
}

/** The same call, this many times at once, half of them to each process. */
function parallel(times: number, path: string, body: object): Promise<Answer[]> {
  return Promise.all(
    Array.from({ length: times }, (_, n) => post(apps[n % 2 === 0 ? 0 : 1], path, body)),
  );
}

/** Either process may have carried the message out. */
async function codeFor(mobile: string): Promise<string> {
  const codes = () =>
    apps
      .flatMap((app) => linesOf(join(app.dataDir, 'outbox.jsonl')))
      .map((line): { to: string; code?: string } => JSON.parse(line))
      .flatMap((each) => (each.to === mobile && each.code ? [each.code] : []));
  await expect.poll(codes, { timeout: 60_000 }).toHaveLength(1);
  return codes()[0] ?? '';
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

async function somebody(): Promise<{ id: string; mobile: string }> {
  const [id, mobile] = [newId(), newMobile()];
  await database.query(
    `INSERT INTO account (id, name, user_type, mobile, mobile_verified_at)
     VALUES ($1, 'Meera Test', 'buyer', $2, now())`,
    [id, mobile],
  );
  return { id, mobile };
}

async function count(statement: string, value: string): Promise<number> {
  const { rows } = await database.query<{ count: string }>(statement, [value]);
  return Number(rows[0]?.count);
}

test('V-4.1-12 200 parallel right codes through two processes open one session', async () => {
  const { id, mobile } = await somebody();
  const asked = await parallel(10, 'mobile/send-otp', { mobile, purpose: 'login' });
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(1);
  const otp = await codeFor(mobile);
  const answers = await parallel(200, 'mobile/verify-otp', { mobile, otp, purpose: 'login' });
  const [winner, ...others] = answers.filter(({ status }) => status === 200);
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
  const { id, mobile } = await somebody();
  await post(apps[0], 'mobile/send-otp', { mobile, purpose: 'login' });
  const otp = await codeFor(mobile);
  const wrong = { mobile, otp: wrongCode(otp), purpose: 'login' };
  const answers = await parallel(200, 'mobile/verify-otp', wrong);
  expect(answers.filter(({ status }) => status === 200)).toEqual([]);
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
  await post(apps[0], 'mobile/send-otp', asking);
  const otp = await codeFor(mobile);
  const { body } = await post(apps[1], 'mobile/verify-otp', { ...asking, otp });
  const { verificationToken } = body;
  const profile = { mobile, name: 'Asha Rao', email: 'asha@example.in', verificationToken };
  const answers = await parallel(4, 'complete-profile', profile);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  expect(await count('SELECT count(*) FROM account WHERE mobile = $1', mobile)).toBe(1);
});
