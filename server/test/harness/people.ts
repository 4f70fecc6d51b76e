import { randomInt } from 'node:crypto';
import type { Viewer } from '../../src/platform/context.ts';
import type { RestRow } from '../../src/platform/http/rest.ts';
import type { Account } from '../../src/accounts/account.entity.ts';
import { buildAccount } from '../factories.ts';
import { newToken } from '../../src/platform/hash.ts';
import { newId } from '../../src/platform/ids.ts';
import type { Database } from '../../src/platform/database/connect.ts';
import type { GraphQLResponse, RestResponse, TestApp } from './application.ts';
import { lastCode } from './messages.ts';

/** Set this in the variables of `testApp`: the test then says from where each request comes. */
export const BEHIND_A_PROXY = { TRUSTED_PROXIES: '127.0.0.1' };

/** A mobile that nobody has yet. */
export function newMobile(): string {
  return `${randomInt(6, 10)}${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}

/** An e-mail address that nobody has yet. */
export function newEmail(): string {
  return `person-${randomInt(2 ** 40)}@example.in`;
}

/** A client address that nobody had before, 10.x.y.z: private, so that no real one is named. */
export function newAddress(): string {
  lastAddress += 1;
  return ['10', lastAddress >> 16, (lastAddress >> 8) & 255, lastAddress & 255].join('.');
}

let lastAddress = 0;

/** The cookie of a browser that nobody had before. */
export function newBrowser(): string {
  return `contacts=${newToken()}`;
}

/** Six digits that are not these. */
export function wrongCode(right: string): string {
  return right === '000000' ? '111111' : '000000';
}

/** Somebody at a client address of their own, who asks through either door. */
export interface Person {
  address: string;
  post(path: string, body: object, more?: PersonParts): Promise<RestResponse>;
  rest(method: RestRow['method'], path: string, more?: PersonParts): Promise<RestResponse>;
  graphql(query: string, variables?: object, more?: PersonParts): Promise<GraphQLResponse>;
}

export interface PersonParts {
  body?: object;
  bearer?: string;
  cookie?: string;
  /** The `Idempotency-Key`. */
  key?: string;
  as?: Viewer;
}

export function person(served: TestApp, address = newAddress()): Person {
  const headers = ({ bearer, cookie, key }: PersonParts) => ({
    'x-forwarded-for': address,
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    ...(cookie === undefined ? {} : { cookie }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  });
  const rest: Person['rest'] = (method, path, more = {}) =>
    served.rest(path, more.as, method, { body: more.body, headers: headers(more) });
  return {
    address,
    rest,
    post: (path, body, more) => rest('POST', path, { ...more, body }),
    graphql: (query, variables, more = {}) =>
      served.graphql(query, variables, more.as, { headers: headers(more) }),
  };
}

/** An account that has verified its mobile and its e-mail address. */
export async function buildKnown(
  database: Database,
  overrides: Partial<Account> = {},
): Promise<Account & { mobile: string; email: string }> {
  const at = new Date('2026-01-05T06:00:00Z');
  const [mobile, email] = [overrides.mobile ?? newMobile(), overrides.email ?? newEmail()];
  const verified = { mobileVerifiedAt: at, emailVerifiedAt: at };
  const account = await buildAccount(database, { ...verified, ...overrides, mobile, email });
  return Object.assign(account, { mobile, email });
}

/** Verifies a mobile for registering through REST; answers the token and the cookie that complete it. */
export async function verifyMobile(
  served: TestApp,
  who: Person,
  mobile: string,
  userType = 'buyer',
): Promise<{ answer: RestResponse; token: string; cookie: string }> {
  const input = { mobile, userType, purpose: 'register' };
  await who.post('/api/auth/mobile/send-otp', input);
  const otp = await lastCode(served, mobile);
  const response = await who.post('/api/auth/mobile/verify-otp', { ...input, otp });
  const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
  return { answer: response, token: String(response.body['verificationToken']), cookie };
}

/** The minute between two codes is over for everybody. */
export async function minutePasses(database: Database): Promise<void> {
  await database.query({
    text: `DELETE FROM rate_limit WHERE key LIKE 'codeSendPerPurpose:60:%'`,
  });
}

/** As if the account had entered the code that was sent to the mobile. */
export async function giveProof(
  database: Database,
  accountId: string,
  mobile: string,
): Promise<void> {
  await database.query({
    text: 'INSERT INTO mobile_proof (id, account_id, mobile) VALUES ($1, $2, $3)',
    values: [newId(), accountId, mobile],
  });
}
