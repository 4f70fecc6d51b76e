import { createHash, randomBytes, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Pool } from 'pg';
import { newEmail, newMobile } from './people.ts';
import { dataDir } from './testServer.ts';

/**
 * Signed-in journeys without codes: a mobile gets few codes an hour, so what is not about signing in opens its
 * session in the server's own database and goes on from the cookie, as a browser does that was closed.
 */

/** Who signs in. A key of the account table's columns each. */
export interface Person {
  name: string | null;
  mobile: string | null;
  email: string | null;
  userType: 'buyer' | 'seller' | 'builder' | 'site_admin' | null;
  role: 'admin' | 'manager' | 'executive' | 'site_admin' | null;
}

/** The accounts of the demo world (README), by what they are. */
export const DEMO = {
  siteAdmin: '9000000001',
  agent: '9000000002',
  owner: '9000000003',
  buyer: '9000000004',
  builderAdmin: '9000000006',
  builderManager: '9000000007',
  builderExecutive: '9000000008',
  incompleteSeller: '9000000009',
} as const;

/**
 * Makes this browser one in which the account with this mobile is signed in; the next page opened is theirs. No
 * page is needed for it: the session lies in the cookie, and the flag beside it is set as that page begins. `folder`:
 * what another server than that of the journeys writes to.
 */
export async function signInAs(page: Page, mobile: string, folder = dataDir): Promise<void> {
  const [account] = await ask<{ id: string; userType: string | null }>(
    `SELECT id, user_type AS "userType" FROM account
     WHERE mobile = $1 AND mobile_verified_at IS NOT NULL`,
    [mobile],
    folder,
  );
  if (!account) throw new Error(`No account has the mobile ${mobile}.`);
  const token = await openSession(account.id, folder);
  const flag = account.userType ?? 'account';
  await page.context().addCookies(
    ['127.0.0.1', 'localhost'].flatMap((domain) => [
      {
        name: 'refresh_token',
        value: token,
        domain,
        path: '/api/auth',
        httpOnly: true,
        sameSite: 'Strict',
      },
      { name: FLAG_COOKIE, value: flag, domain, path: '/' },
    ]),
  );
  await page.context().addInitScript(setFlagOnce, FLAG_COOKIE);
}

/** What somebody who is signed in by `signInAs` sends to the REST door. */
export async function adminHeaders(page: Page): Promise<{ authorization: string }> {
  const response = await page.request.post('/api/auth/refresh-token', { data: {} });
  const { accessToken }: { accessToken: string } = await response.json();
  return { authorization: `Bearer ${accessToken}` };
}

const FLAG_COOKIE = 'journey_signs_in';

/** Runs in every page, and does its work in the first: who logs out later stays logged out. */
function setFlagOnce(cookie: string): void {
  const flag = document.cookie.split('; ').find((each) => each.startsWith(`${cookie}=`));
  if (flag === undefined) return;
  localStorage.setItem('signedIn', flag.slice(cookie.length + 1));
  document.cookie = `${cookie}=; path=/; max-age=0`;
}

/** Opens an account of its own for a journey that changes it, with a complete profile unless told otherwise. */
export async function newPerson(changes: Partial<Person> = {}): Promise<Person> {
  const person: Person = {
    name: 'Meera Kulkarni',
    mobile: newMobile(),
    email: newEmail(),
    userType: 'buyer',
    role: null,
    ...changes,
  };
  const { name, mobile, email, userType, role } = person;
  await ask(
    `INSERT INTO account (id, name, mobile, mobile_verified_at, email, email_verified_at, user_type, kind, role)
     VALUES ($1, $2, $3, CASE WHEN $3::text IS NOT NULL THEN now() END, $4,
       CASE WHEN $4::text IS NOT NULL THEN now() END, $5::text,
       CASE $5::text WHEN 'seller' THEN 'owner' END, $6)`,
    [randomBytes(12).toString('hex'), name, mobile, email, userType, role],
  );
  return person;
}

/** Opens a session as the server does and answers its refresh token. */
async function openSession(accountId: string, folder: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await ask(
    `WITH opened AS (
       INSERT INTO session (id, account_id, device, address) VALUES ($1, $2, $3, $4) RETURNING id
     )
     INSERT INTO refresh_token (hash, session_id, expires_at)
     SELECT $5, id, now() + interval '30 days' FROM opened`,
    [
      randomBytes(12).toString('hex'),
      accountId,
      'Chrome on Linux',
      `10.0.${randomInt(256)}.${randomInt(1, 255)}`,
      createHash('sha256').update(token).digest(),
    ],
    folder,
  );
  return token;
}

/** Runs one statement in the database of the journeys' server, or of the one that writes to `folder`. */
export async function ask<Row>(
  text: string,
  values: readonly unknown[] = [],
  folder = dataDir,
): Promise<Row[]> {
  let database = databases.get(folder);
  if (!database) {
    database = new Pool({ ...(await address(folder)), max: 2, allowExitOnIdle: true });
    // A server that ends takes its idle connections with it.
    database.on('error', () => undefined);
    databases.set(folder, database);
  }
  const { rows } = await database.query(text, [...values]);
  return rows;
}

const databases = new Map<string, Pool>();

/** The embedded server's own note of where it listens, below its folder, unless the journeys have another database. */
async function address(folder: string) {
  const url = process.env['DATABASE_URL'];
  if (url !== undefined && url !== '' && folder === dataDir) return { connectionString: url };
  const note = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8');
  const [, , , port, host] = note.split('\n');
  return { host, port: Number(port), user: 'app', database: 'app' };
}
