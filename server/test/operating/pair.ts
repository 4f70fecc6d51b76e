import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect } from 'vitest';
import { newToken, sha256 } from '../../src/platform/hash.ts';
import { newId } from '../../src/platform/ids.ts';
import { readAddress } from '../../src/embeddedDatabase/pidFile.ts';
import { newMobile } from '../harness/people.ts';
import { startApp } from './appProcess.ts';
import { preparedDataDir } from './dataDir.ts';
import type { AppProcess } from './launch.ts';

export interface Pair {
  apps: [AppProcess, AppProcess];
  database: Client;
}

const SHARED = {
  PUBLIC_URL: 'http://localhost:4000',
  JWT_SECRET: 'a secret of the tests, long enough to sign with',
  OTP_PEPPER: 'a pepper of the tests, long enough to be one',
};

/** Two processes on one database, as behind a proxy; the first has started the database. */
export async function startPair(
  envOfOne: Record<string, string> = {},
  envOfOther: Record<string, string> = {},
): Promise<Pair> {
  const dataDir = await preparedDataDir();
  const one = await startApp({ ...SHARED, ...envOfOne, DATA_DIR: dataDir });
  const { host, port } = addressIn(dataDir);
  const other = await startApp({
    ...SHARED,
    ...envOfOther,
    DATABASE_URL: `postgres:///app?host=${host}&port=${port}&user=app`,
  });
  return { apps: [one, other], database: await connectTo(dataDir) };
}

/** A connection to the database of this data directory. */
export async function connectTo(dataDir: string): Promise<Client> {
  const client = new Client({ ...addressIn(dataDir), user: 'app', database: 'app' });
  // A test that fails leaves its connection to a database that is about to stop.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** One call of signing in, below /api/auth. */
export async function post(app: AppProcess, path: string, body: object): Promise<Answer> {
  const response = await fetch(`${app.url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: Object(await response.json()) };
}

/** The code in the outbox files; any process may have carried the message out. */
export async function codeFor(apps: readonly AppProcess[], mobile: string): Promise<string> {
  const codes = () =>
    apps
      .flatMap((app) => linesOf(join(app.dataDir, 'outbox.jsonl')))
      .map((line): { to: string; code?: string } => JSON.parse(line))
      .flatMap((each) => (each.to === mobile && each.code ? [each.code] : []));
  await expect.poll(codes, { timeout: 60_000 }).toHaveLength(1);
  return codes()[0] ?? '';
}

/** Somebody with an account and nothing else. */
export async function createUser(database: Client): Promise<{ id: string; mobile: string }> {
  const [id, mobile] = [newId(), newMobile()];
  await database.query(
    `INSERT INTO account (id, name, user_type, mobile, mobile_verified_at)
     VALUES ($1, 'Meera Test', 'buyer', $2, now())`,
    [id, mobile],
  );
  return { id, mobile };
}

/** An access token of an administrator who is signed in. */
export async function administratorToken(database: Client, app: AppProcess): Promise<string> {
  const [accountId, sessionId, refreshToken] = [newId(), newId(), newToken()];
  await database.query(
    `INSERT INTO account (id, name, user_type, role) VALUES ($1, 'Meera Test', 'site_admin', 'site_admin')`,
    [accountId],
  );
  await database.query(
    `INSERT INTO session (id, account_id, device, address) VALUES ($1, $2, 'Chrome', '192.0.2.1')`,
    [sessionId, accountId],
  );
  await database.query(
    `INSERT INTO refresh_token (hash, session_id, expires_at) VALUES ($1, $2, now() + interval '1 day')`,
    [sha256(refreshToken), sessionId],
  );
  const { body } = await post(app, 'refresh-token', { refreshToken });
  return String(body['accessToken']);
}

/** The whole lines: one that is just being written is not there yet. */
function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').slice(0, -1);
  } catch {
    return [];
  }
}

function addressIn(dataDir: string) {
  const address = readAddress(join(dataDir, 'postgres'));
  if (address === null) throw new Error(`No database runs in ${dataDir}.`);
  return address;
}
