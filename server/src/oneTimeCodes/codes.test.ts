import { beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { INVALID_CODE } from '../../../schema/rules/signIn.ts';
import { buildAccount } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { lastCode } from '../../test/harness/messages.ts';
import {
  BEHIND_A_PROXY,
  buildKnown,
  newAddress,
  newEmail,
  newMobile,
  person,
  wrongCode,
  minutePasses,
} from '../../test/harness/people.ts';
import { type Context } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { conflict } from '../platform/failures.ts';
import { codeHash, drawCode } from './codeHash.ts';
import { Codes } from './codes.ts';
import { visitorContext } from '../../test/harness/context.ts';

let database: Database;
let served: TestApp;

const codes = new Codes('a pepper of the tests that is long enough', {
  name: 'Aangan',
  url: 'https://aangan.example',
});
const request = { channel: 'sms', purpose: 'login' } as const;
let context: Context;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database, BEHIND_A_PROXY);
  context = visitorContext(database, {
    address: newAddress(),
    cipher: { encrypt: () => Buffer.from(''), decrypt: () => '' },
  });
});

const SEND = '/api/auth/mobile/send-otp';
const VERIFY = '/api/auth/mobile/verify-otp';

const ask = (mobile: string, address = newAddress()) =>
  person(served, address).post(SEND, { mobile, purpose: 'login' });
const enter = (mobile: string, otp: string) =>
  person(served).post(VERIFY, { mobile, otp, purpose: 'login' });

/** Windows of a limit that are over by now, in seconds. */
const windowsPass = (limit: string, ...seconds: number[]) =>
  database.query({
    text: 'DELETE FROM rate_limit WHERE key LIKE ANY($1)',
    values: [seconds.map((each) => `${limit}:${each}:%`)],
  });

describe('guessing', () => {
  test('V-5-03 1,000 parallel wrong codes are five guesses, and then the right code is refused', async () => {
    const address = newMobile();
    const { code } = await sendDirectly(address);
    const guess = (digits: string) =>
      codes.redeem(context, { ...request, address, code: digits }, async () => 'in');
    const wrong = wrongCode(code);
    const responses = await Promise.allSettled(Array.from({ length: 1_000 }, () => guess(wrong)));
    const reasons = responses.map((each) => (each.status === 'rejected' ? each.reason : null));
    expect(reasons).toHaveLength(1_000);
    for (const reason of reasons) expect(reason).toMatchObject({ code: 'INVALID_INPUT' });
    // Only what was compared with the code is called wrong.
    expect(reasons.filter(({ message }) => message === INVALID_CODE)).toHaveLength(
      LIMITS.code.tries,
    );
    expect((await rowOf(address))?.tries).toBe(LIMITS.code.tries);
    await expect(guess(code)).rejects.toThrow(
      'This OTP is no longer valid. Please request a new one.',
    );
  });

  test('the fifth try may be right, the sixth may not', async () => {
    for (const wrongOnes of [LIMITS.code.tries - 1, LIMITS.code.tries]) {
      const { mobile } = await buildKnown(database);
      await ask(mobile);
      const code = await lastCode(served, mobile);
      for (let n = 0; n < wrongOnes; n += 1) await enter(mobile, wrongCode(code));
      const { status } = await enter(mobile, code);
      expect(status).toBe(wrongOnes < LIMITS.code.tries ? 200 : 400);
    }
  });

  test('200 parallel right codes open one session', async () => {
    const { id, mobile } = await buildKnown(database);
    await ask(mobile);
    const code = await lastCode(served, mobile);
    const responses = await Promise.all(Array.from({ length: 200 }, () => enter(mobile, code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(199);
    const [row] = await database.query({
      text: 'SELECT count(*) FROM session WHERE account_id = $1',
      values: [id],
    });
    expect(row).toEqual({ count: 1 });
  });

  test('a fresh code starts with five tries, and twenty wrong ones in a day are the end of it', async () => {
    const { mobile, id } = await buildKnown(database);
    const { tries, failedTriesPerDay } = LIMITS.code;
    let code = '';
    for (let sent = 0; sent < failedTriesPerDay / tries; sent += 1) {
      await minutePasses(database);
      await windowsPass('codeSendPerMobile', 600);
      await ask(mobile);
      code = await lastCode(served, mobile);
      for (let n = 0; n < tries; n += 1) {
        expect(await enter(mobile, wrongCode(code))).toMatchObject({
          status: 400,
          body: { message: 'Invalid OTP. Please try again.' },
        });
      }
    }
    await minutePasses(database);
    await windowsPass('codeSendPerMobile', 600);
    await ask(mobile);
    code = await lastCode(served, mobile);
    expect(await enter(mobile, code)).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
      body: { message: expect.stringMatching(/^Too many wrong codes were entered\./) },
    });
    await windowsPass('codeFailPerMobile', 86_400);
    expect(await enter(mobile, code)).toMatchObject({ status: 200, body: { user: { id } } });
  });

  test('right codes use up nothing of the twenty', async () => {
    const { mobile } = await buildKnown(database);
    for (let n = 0; n < 5; n += 1) {
      await minutePasses(database);
      await windowsPass('codeSendPerMobile', 600, 3_600);
      await ask(mobile);
      await enter(mobile, await lastCode(served, mobile));
    }
    const [row] = await database.query({
      text: `SELECT coalesce(max(points), 0) AS points FROM rate_limit
        WHERE key = $1`,
      values: [`codeFailPerMobile:86400:${await sha256(mobile)}`],
    });
    expect(row).toEqual({ points: 0 });
  });
});

describe('life of a code', () => {
  test('it lives for ten minutes by the clock of the database', async () => {
    const { mobile } = await buildKnown(database);
    await ask(mobile);
    const [row] = await database.query<{ life: number }>({
      text: `SELECT extract(epoch FROM expires_at - created_at)::int AS life FROM one_time_code
        WHERE address = $1`,
      values: [mobile],
    });
    expect(row?.life).toBe(LIMITS.code.lifeSeconds);
    const code = await lastCode(served, mobile);
    await expires(mobile, '0 seconds');
    expect(await enter(mobile, code)).toMatchObject({ status: 400 });
    expect((await rowOf(mobile))?.tries).toBe(0);
    await expires(mobile, '20 seconds');
    expect(await enter(mobile, code)).toMatchObject({ status: 200 });
  });

  test('the message ends with its code', async () => {
    const { mobile } = await buildKnown(database);
    await ask(mobile);
    const [row] = await database.query<{ same: boolean }>({
      text: `SELECT o.expires_at = date_trunc('milliseconds', c.expires_at) AS same FROM outbox o
        JOIN one_time_code c ON c.address = o.recipient WHERE c.address = $1`,
      values: [mobile],
    });
    expect(row?.same).toBe(true);
  });

  test('a code is six digits, zeros in front included', () => {
    const codes = Array.from({ length: 2_000 }, drawCode);
    expect(codes.every((code) => /^[0-9]{6}$/.test(code))).toBe(true);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(1_900);
  });

  test('neither the database, nor an answer, nor the log holds a code', async () => {
    const { mobile } = await buildKnown(database);
    const sent = await ask(mobile);
    const code = await lastCode(served, mobile);
    const refused = await enter(mobile, wrongCode(code));
    const entered = await enter(mobile, code);
    const { hash, ...saved } = (await rowOf(mobile)) ?? {};
    expect(hash).toHaveLength(32);
    const outbox = await database.query({
      text: 'SELECT text, subject FROM outbox WHERE recipient = $1',
      values: [mobile],
    });
    const everything = [sent.text, refused.text, entered.text, JSON.stringify([saved, outbox])];
    // Ids and times may hold the same six digits by chance: a code stands alone.
    const alone = new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`);
    for (const text of everything) expect(text).not.toMatch(alone);
    expect(served.logged()).not.toMatch(alone);
  });

  test('without the pepper no hash can be made', () => {
    const binding = {
      purpose: 'login' as const,
      channel: 'sms' as const,
      address: '9812345670',
      userType: null,
      accountId: null,
      transactionId: 'a',
    };
    const hash = codeHash('one pepper', binding, '123456');
    expect(codeHash('one pepper', binding, '123456')).toEqual(hash);
    const others = [
      codeHash('another pepper', binding, '123456'),
      codeHash('one pepper', binding, '123457'),
      codeHash('one pepper', { ...binding, purpose: 'change' }, '123456'),
      codeHash('one pepper', { ...binding, channel: 'email' }, '123456'),
      codeHash('one pepper', { ...binding, address: '9812345671' }, '123456'),
      codeHash('one pepper', { ...binding, userType: 'buyer' }, '123456'),
      codeHash('one pepper', { ...binding, accountId: 'a' }, '123456'),
      codeHash('one pepper', { ...binding, transactionId: 'b' }, '123456'),
    ];
    for (const other of others) expect(other).not.toEqual(hash);
  });
});

describe('what a code is good for', () => {
  test('a code for one purpose, mobile, type or account is none for another', async () => {
    const { mobile } = await buildKnown(database);
    await ask(mobile);
    const code = await lastCode(served, mobile);
    const buyer = viewerOf(await buildAccount(database, { userType: 'buyer', kind: null }));
    const other = await buildKnown(database);
    await ask(other.mobile);
    const tries = [
      person(served).post(VERIFY, { mobile, otp: code, purpose: 'register', userType: 'buyer' }),
      person(served).post(VERIFY, { mobile, otp: code, purpose: 'change' }, { as: buyer }),
      enter(other.mobile, code),
    ];
    for (const { status } of await Promise.all(tries)) expect(status).toBe(400);
    expect(await enter(mobile, code)).toMatchObject({ status: 200 });
  });

  test('a code for registering as one type is none for another', async () => {
    const mobile = newMobile();
    const who = person(served);
    await who.post(SEND, { mobile, userType: 'buyer', purpose: 'register' });
    const otp = await lastCode(served, mobile);
    const as = (userType: string) =>
      who.post(VERIFY, { mobile, otp, userType, purpose: 'register' });
    expect(await as('seller')).toMatchObject({
      status: 400,
      body: { message: 'Invalid OTP. Please try again.' },
    });
    expect(await as('BUYER')).toMatchObject({ status: 200, body: { verified: true } });
  });

  test('a code for the mobile of one account is none for that of another', async () => {
    const mobile = newMobile();
    const [one, two] = [
      viewerOf(await buildAccount(database)),
      viewerOf(await buildAccount(database)),
    ];
    await person(served).post(SEND, { mobile, purpose: 'change' }, { as: one });
    const otp = await lastCode(served, mobile);
    const body = { mobile, otp, purpose: 'change' };
    expect(await person(served).post(VERIFY, body, { as: two })).toMatchObject({ status: 400 });
    expect(await person(served).post(VERIFY, body, { as: one })).toMatchObject({
      status: 200,
      body: { user: { mobile, isMobileVerified: true } },
    });
  });
});

describe('sending', () => {
  test.each(['mobile', 'email'] as const)(
    'one code a minute, three in ten minutes, five an hour and ten a day to one %s',
    async (channel) => {
      const known = await buildKnown(database);
      const send = () =>
        channel === 'mobile'
          ? ask(known.mobile)
          : person(served).post('/api/auth/sendOtpOnMail', { email: known.email });
      const windows = [60, 600, 3_600, 86_400];
      const { sendsPerTenMinutes, sendsPerHour, sendsPerDay } = LIMITS.code;
      const most = [1, sendsPerTenMinutes, sendsPerHour, sendsPerDay];
      for (let sent = 0; sent < sendsPerDay;) {
        expect(await send()).toMatchObject({ status: 200 });
        sent += 1;
        // The longest window that is full now says how long to wait.
        const full = windows.filter((_, n) => sent % (most[n] ?? 1) === 0).at(-1) ?? 60;
        const refused = await send();
        expect(refused).toMatchObject({
          status: 429,
          body: { code: 'TOO_MANY', message: expect.stringContaining('Please try again in') },
        });
        const passed = windows.filter((seconds) => seconds <= full && seconds < 86_400);
        await minutePasses(database);
        await windowsPass('codeSendPerMobile', ...passed);
      }
      const refused = await send();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);
      expect(await served.messages(known[channel])).toHaveLength(sendsPerDay);
      await minutePasses(database);
      await windowsPass('codeSendPerMobile', 600, 3_600, 86_400);
      expect(await send()).toMatchObject({ status: 200 });
    },
  );

  test('D-111 twenty unanswered codes an hour for one client address, whichever mobiles', async () => {
    const address = newAddress();
    for (let sent = 0; sent < LIMITS.code.sendsPerAddressPerHour; sent += 1) {
      expect(await ask((await buildKnown(database)).mobile, address)).toMatchObject({
        status: 200,
      });
    }
    const { mobile } = await buildKnown(database);
    expect(await ask(mobile, address)).toMatchObject({
      status: 429,
      body: {
        message: expect.stringMatching(/^Too many codes have been requested from your connection/),
      },
    });
    expect(await served.messages(mobile)).toEqual([]);
    // The refusal used up nothing of the mobile's own share.
    expect(await ask(mobile)).toMatchObject({ status: 200 });
  });

  test('D-111 a right code gives its place back, a wrong one does not, and a hundred a day are the end', async () => {
    const address = newAddress();
    const { sendsPerAddressPerHour, sendsPerAddressPerDay } = LIMITS.code;
    const respond = async () => {
      const { mobile } = await buildKnown(database);
      expect(await ask(mobile, address)).toMatchObject({ status: 200 });
      // Mobile networks change the address of a phone: the place is that of the sending.
      expect(await enter(mobile, await lastCode(served, mobile))).toMatchObject({ status: 200 });
    };
    const unanswered = async () => (await ask((await buildKnown(database)).mobile, address)).status;
    // An evening behind one address: the eleventh and the twenty-first get in.
    for (let n = 0; n <= sendsPerAddressPerHour; n += 1) await respond();
    for (let n = 1; n < sendsPerAddressPerHour; n += 1) expect(await unanswered()).toBe(200);
    const { mobile } = await buildKnown(database);
    expect(await ask(mobile, address)).toMatchObject({ status: 200 });
    expect(await unanswered()).toBe(429);
    const code = await lastCode(served, mobile);
    expect(await enter(mobile, wrongCode(code))).toMatchObject({ status: 400 });
    expect(await unanswered()).toBe(429);
    expect(await enter(mobile, code)).toMatchObject({ status: 200 });
    expect(await unanswered()).toBe(200);
    expect(await unanswered()).toBe(429);

    for (let sent = sendsPerAddressPerHour; sent < sendsPerAddressPerDay; sent += 1) {
      if (sent % sendsPerAddressPerHour === 0) await windowsPass('codeSendPerAddress', 3_600);
      expect(await unanswered()).toBe(200);
    }
    await windowsPass('codeSendPerAddress', 3_600);
    const refused = await ask((await buildKnown(database)).mobile, address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);
  });

  test('what the mobile refuses uses up nothing of the connection', async () => {
    const address = newAddress();
    const { mobile } = await buildKnown(database);
    await ask(mobile, address);
    for (let n = 0; n < 12; n += 1) expect((await ask(mobile, address)).status).toBe(429);
    expect(await ask((await buildKnown(database)).mobile, address)).toMatchObject({ status: 200 });
  });

  test('addresses of one IPv6 network count as one', async () => {
    for (let sent = 0; sent < LIMITS.code.sendsPerAddressPerHour; sent += 1) {
      const { mobile } = await buildKnown(database);
      expect(await ask(mobile, `2001:db8:7:7::${sent + 1}`)).toMatchObject({ status: 200 });
    }
    const { mobile } = await buildKnown(database);
    expect(await ask(mobile, '2001:db8:7:7:9::1')).toMatchObject({ status: 429 });
    expect(await ask(mobile, '2001:db8:7:8::1')).toMatchObject({ status: 200 });
  });

  test('20 parallel sendings to one mobile send one code', async () => {
    const { mobile } = await buildKnown(database);
    const responses = await Promise.all(Array.from({ length: 20 }, () => ask(mobile)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(19);
    expect(await served.messages(mobile)).toHaveLength(1);
  });

  test('the words of a message say what the code is for, and never its digits in the subject', async () => {
    const { mobile, email } = await buildKnown(database);
    await ask(mobile);
    await person(served).post('/api/auth/sendOtpOnMail', { email });
    const code = await lastCode(served, mobile);
    const [sms] = await served.messages(mobile);
    expect(sms).toMatchObject({
      channel: 'sms',
      template: 'sign-in-code',
      text: `${code} is your Aangan code to sign in. It works once, for 10 minutes. Never share it with anyone.\n\n@localhost #${code}`,
    });
    const [mail] = await served.messages(email);
    expect(mail).toMatchObject({ channel: 'email', subject: 'Your Aangan code' });
  });
});

describe('numbers cannot be harvested', () => {
  const REGISTER = { userType: 'buyer', purpose: 'register' };
  const { knownMobileAnswersPerHour: hourly, knownMobileAnswersPerDay: daily } = LIMITS.code;

  test('D-29 D-98 five different numbers an hour are told to be known or unknown, and the same ones again', async () => {
    const who = person(served);
    const requests: [path: string, body: object, status: number][] = [];
    for (let n = 0; n < hourly; n += 1) {
      const known = await buildKnown(database);
      requests.push(
        n % 2 === 0
          ? [SEND, { ...REGISTER, mobile: known.mobile }, 409]
          : [SEND, { mobile: newMobile(), purpose: 'login' }, 404],
      );
    }
    for (const [path, body, status] of requests)
      expect(await who.post(path, body)).toMatchObject({ status });
    for (const [path, body, status] of requests)
      expect(await who.post(path, body)).toMatchObject({ status });
    // From now on both kinds of numbers get the same answer, or it would tell them apart.
    const { mobile, email } = await buildKnown(database);
    const next = [
      [SEND, { mobile: newMobile(), purpose: 'login' }],
      [SEND, { mobile, purpose: 'login' }],
      [SEND, { ...REGISTER, mobile }],
      [SEND, { ...REGISTER, mobile: newMobile() }],
      ['/api/auth/sendOtpOnMail', { email: newEmail() }],
      ['/api/auth/sendOtpOnMail', { email }],
      ['/api/auth/register', { name: 'A', email, mobile, userType: 'buyer' }],
    ] as const;
    for (const [path, body] of next) {
      expect(await who.post(path, body)).toMatchObject({
        status: 429,
        headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
        body: { message: expect.stringMatching(/^Too many different numbers or addresses/) },
      });
    }
    expect(await person(served).post(SEND, { mobile, purpose: 'login' })).toMatchObject({
      status: 200,
    });
  });

  test('D-98 twenty a day', async () => {
    const who = person(served);
    const unknown = () => who.post(SEND, { mobile: newMobile(), purpose: 'login' });
    for (let n = 0; n < daily; n += 1) {
      if (n > 0 && n % hourly === 0) await windowsPass('knownMobilePerAddress', 3_600);
      expect(await unknown()).toMatchObject({ status: 404 });
    }
    await windowsPass('knownMobilePerAddress', 3_600);
    const refused = await unknown();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);
  });

  test.each([
    ['register', async () => newMobile()],
    ['login', async () => (await buildKnown(database)).mobile],
  ] as const)(
    'who has used up the sends of a connection learns nothing more by asking to %s',
    async (purpose, askedAbout) => {
      const who = person(served);
      const send = async () =>
        who.post(SEND, { mobile: await askedAbout(), purpose, userType: 'buyer' });
      for (let n = 0; n < LIMITS.code.sendsPerAddressPerHour; n += 1) {
        expect(await send()).toMatchObject({ status: 200 });
      }
      const { mobile } = await buildKnown(database);
      for (const each of [mobile, newMobile()]) {
        const response = await who.post(SEND, { mobile: each, purpose, userType: 'buyer' });
        expect(response).toMatchObject({
          status: 429,
          body: { message: expect.stringMatching(/^Too many codes have been requested/) },
        });
      }
    },
  );

  test('what is refused for who it belongs to uses up no send', async () => {
    const [who, known] = [person(served), await buildKnown(database)];
    for (let n = 0; n <= LIMITS.code.sendsPerAddressPerHour; n += 1) {
      expect(await who.post(SEND, { ...REGISTER, mobile: known.mobile })).toMatchObject({
        status: 409,
      });
    }
    expect(await who.post(SEND, { ...REGISTER, mobile: newMobile() })).toMatchObject({
      status: 200,
    });
  });

  test('200 parallel questions get five answers', async () => {
    const who = person(served);
    const responses = await Promise.all(
      Array.from({ length: 200 }, () => who.post(SEND, { mobile: newMobile(), purpose: 'login' })),
    );
    expect(responses.filter(({ status }) => status === 404)).toHaveLength(hourly);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(200 - hourly);
  });
});

test('while the limits cannot be reached nothing is sent and no code is tried', async () => {
  const { mobile } = await buildKnown(database);
  await ask(mobile);
  const code = await lastCode(served, mobile);
  await database.query({ text: 'ALTER TABLE rate_limit RENAME TO rate_limit_away' });
  try {
    expect(await ask((await buildKnown(database)).mobile)).toMatchObject({ status: 503 });
    for (const tried of [code, wrongCode(code)]) {
      expect(await enter(mobile, tried)).toMatchObject({ status: 503 });
    }
  } finally {
    await database.query({ text: 'ALTER TABLE rate_limit_away RENAME TO rate_limit' });
  }
  expect(await enter(mobile, code)).toMatchObject({ status: 200 });
});

describe('the room', () => {
  test('work that is refused leaves the code as it was, tries apart', async () => {
    const address = newMobile();
    const { code } = await sendDirectly(address);
    const attempt = { ...request, address, code };
    const refusal = codes.redeem(context, attempt, () => Promise.reject(conflict('Not now.')));
    await expect(refusal).rejects.toThrow('Not now.');
    await expect(codes.redeem(context, attempt, async () => 'done')).resolves.toBe('done');
    await expect(codes.redeem(context, attempt, async () => 'done')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      problems: [{ path: 'code', code: 'unusable' }],
    });
  });

  test('an address has open codes until they are over or used', async () => {
    const [old, used, open] = [newMobile(), newMobile(), newMobile()];
    const purposesOf = async (address: string) =>
      (await codes.findOpen(context, { channel: request.channel, address })).map(
        ({ purpose }) => purpose,
      );
    for (const address of [old, open]) await sendDirectly(address);
    const { code } = await sendDirectly(used);
    await expires(old, '0 seconds');
    await codes.redeem(context, { ...request, address: used, code }, async () => 'done');
    expect(await purposesOf(open)).toEqual([request.purpose]);
    expect([await purposesOf(old), await purposesOf(used)]).toEqual([[], []]);
  });

  test('a code that cannot be written is not sent', async () => {
    const address = newMobile();
    const refused = codes.send(
      context,
      { ...request, address },
      { alongside: () => Promise.reject(conflict('Not now.')) },
    );
    await expect(refused).rejects.toThrow('Not now.');
    expect(await rowOf(address)).toBeUndefined();
    expect(await served.messages(address)).toEqual([]);
    // Nor does anybody have to wait for it.
    await expect(sendDirectly(address)).resolves.toBeDefined();
  });
});

/** Sends a code without a door in between. */
async function sendDirectly(address: string): Promise<{ code: string }> {
  let sealed = '';
  const cipher: Context['cipher'] = {
    encrypt: (text) => {
      sealed = text;
      return Buffer.from('');
    },
    decrypt: () => '',
  };
  await codes.send({ ...context, cipher }, { ...request, address });
  const words: { code: string } = JSON.parse(sealed);
  return words;
}

interface CodeRow {
  tries: number;
  hash: Buffer;
}

async function rowOf(address: string): Promise<CodeRow | undefined> {
  const [row] = await database.query<CodeRow>({
    text: 'SELECT * FROM one_time_code WHERE address = $1',
    values: [address],
  });
  return row;
}

/** Moves the end of a code to this long after now, by the clock of the database. */
function expires(address: string, after: string): Promise<unknown> {
  return database.query({
    text: 'UPDATE one_time_code SET expires_at = now() + $2::interval WHERE address = $1',
    values: [address, after],
  });
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex');
}
