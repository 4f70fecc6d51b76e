import type { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { newToken, sha256 } from '../../src/platform/hash.ts';
import { usesAppProcesses } from './appProcess.ts';
import type { AppProcess } from './launch.ts';
import { startPair } from './pair.ts';

usesAppProcesses();

let one: AppProcess;
let other: AppProcess;
let database: Client;

beforeEach(async () => {
  ({
    apps: [one, other],
    database,
  } = await startPair());
});

afterEach(() => database.end());

interface Person {
  accountId: string;
  refreshToken: string;
}

/** Somebody who has signed in. */
async function signedIn(): Promise<Person> {
  const [accountId, sessionId, refreshToken] = [newId(), newId(), newToken()];
  await database.query(
    `INSERT INTO account (id, name, user_type) VALUES ($1, 'Meera Test', 'buyer')`,
    [accountId],
  );
  await database.query(
    `INSERT INTO session (id, account_id, device, address) VALUES ($1, $2, 'Chrome', '192.0.2.1')`,
    [sessionId, accountId],
  );
  await database.query(
    `INSERT INTO refresh_token (hash, session_id, expires_at) VALUES ($1, $2, now() + interval '30 days')`,
    [sha256(refreshToken), sessionId],
  );
  return { accountId, refreshToken };
}

interface Fresh {
  status: number;
  accessToken: string;
  refreshToken: string;
}

async function refresh(app: AppProcess, refreshToken: string): Promise<Fresh> {
  const response = await fetch(`${app.url}/api/auth/refresh-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  });
  const body: unknown = await response.json();
  const text = (name: string) =>
    String(typeof body === 'object' && body !== null ? Reflect.get(body, name) : '');
  return {
    status: response.status,
    accessToken: text('accessToken'),
    refreshToken: text('refreshToken'),
  };
}

async function statusOf(app: AppProcess, accessToken: string, path = '/api/auth/me') {
  const response = await fetch(app.url + path, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  await response.arrayBuffer();
  return response.status;
}

const onBoth = (accessToken: string) =>
  Promise.all([statusOf(one, accessToken), statusOf(other, accessToken)]);

test('D-119 a suspended account is locked out at once, in every process', async () => {
  const person = await signedIn();
  const fresh = await refresh(one, person.refreshToken);
  expect(await onBoth(fresh.accessToken)).toEqual([200, 200]);
  await database.query(`UPDATE account SET status = 'blocked' WHERE id = $1`, [person.accountId]);
  expect(await onBoth(fresh.accessToken)).toEqual([403, 403]);
  expect((await refresh(other, fresh.refreshToken)).status).toBe(401);
});

test('A-7.4-03 whom an administrator blocks in one process is refused in the other', async () => {
  const [person, admin] = [await signedIn(), await signedIn()];
  await database.query(
    `UPDATE account SET user_type = 'site_admin', role = 'site_admin' WHERE id = $1`,
    [admin.accountId],
  );
  const fresh = await refresh(other, person.refreshToken);
  const { accessToken } = await refresh(one, admin.refreshToken);
  expect(await onBoth(fresh.accessToken)).toEqual([200, 200]);
  const path = `/api/site-admin/users/${person.accountId}/status`;
  const response = await fetch(one.url + path, {
    method: 'PUT',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'blocked' }),
  });
  expect(response.status).toBe(200);
  expect(await onBoth(fresh.accessToken)).toEqual([403, 403]);
  expect((await refresh(other, fresh.refreshToken)).status).toBe(401);
});

test('two tabs that refresh at once in two processes both go on; a stolen token ends them all', async () => {
  const { refreshToken } = await signedIn();
  const tabs = await Promise.all([refresh(one, refreshToken), refresh(other, refreshToken)]);
  expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
  const next = await Promise.all(tabs.map((tab) => refresh(other, tab.refreshToken)));
  expect(next.map(({ status }) => status)).toEqual([200, 200]);

  expect((await refresh(one, refreshToken)).status).toBe(401);
  for (const { accessToken, refreshToken: last } of next) {
    expect(await onBoth(accessToken)).toEqual([401, 401]);
    expect((await refresh(other, last)).status).toBe(401);
  }
});

test('logging out in one process is felt in the other', async () => {
  const { refreshToken } = await signedIn();
  const fresh = await refresh(other, refreshToken);
  expect(await onBoth(fresh.accessToken)).toEqual([200, 200]);
  expect(await statusOf(one, fresh.accessToken, '/api/auth/logout')).toBe(200);
  expect(await onBoth(fresh.accessToken)).toEqual([401, 401]);
  expect((await refresh(other, fresh.refreshToken)).status).toBe(401);
});

test('a session outlives the process that opened it', async () => {
  const { refreshToken } = await signedIn();
  const fresh = await refresh(other, refreshToken);
  other.kill('SIGKILL');
  await other.exited;
  expect(await statusOf(one, fresh.accessToken)).toBe(200);
  expect((await refresh(one, fresh.refreshToken)).status).toBe(200);
});
