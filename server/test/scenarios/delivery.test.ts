import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../src/platform/database/connect.ts';
import { type FakeMail, startFakeMail } from '../fakes/fakeMail.ts';
import { type FakeSms, startFakeSms } from '../fakes/fakeSms.ts';
import { type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { BEHIND_A_PROXY, buildKnown, person } from '../harness/people.ts';

let database: Database;
let served: TestApp;
let sms: FakeSms;
let mail: FakeMail;

beforeEach(async () => {
  [database, sms, mail] = await Promise.all([freshDatabase(), startFakeSms(), startFakeMail()]);
  served = await testApp(database, {
    ...BEHIND_A_PROXY,
    SMS_URL: sms.url,
    SMS_TOKEN: 'token-of-the-provider',
    SMS_SENDER: 'HOMES',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'Homes <hello@homes.example>',
  });
  await served.app.start();
});

afterEach(async () => {
  await Promise.all([sms.close(), mail.close()]);
  await served.app.close();
});

const soon = { timeout: 60_000 };

test('a code that was asked for reaches the providers and opens a session', async () => {
  const { mobile } = await buildKnown(database);
  const who = person(served);
  await who.post('/api/auth/mobile/send-otp', { mobile, purpose: 'login' });
  await vi.waitFor(() => expect(sms.requests).toHaveLength(1), soon);
  const { to, text } = sms.requests[0]?.body ?? {};
  expect(to).toBe(`+91${mobile}`);
  const [otp] = /\d{6}/.exec(String(text)) ?? [];
  const entered = { mobile, otp, purpose: 'login' };
  expect((await who.post('/api/auth/mobile/verify-otp', entered)).status).toBe(200);
});

test('while the SMS provider hangs, requests are answered and mails leave', async () => {
  sms.behave('hang');
  const before = sms.requests.length;
  for (let index = 0; index < 6; index += 1) {
    const { mobile } = await buildKnown(database);
    const sent = await person(served).post('/api/auth/mobile/send-otp', {
      mobile,
      purpose: 'login',
    });
    expect(sent.status).toBe(200);
  }
  await vi.waitFor(() => expect(sms.requests.length - before).toBe(6), soon);
  const { email } = await buildKnown(database);
  expect((await person(served).post('/api/auth/sendOtpOnMail', { email })).status).toBe(200);
  await vi.waitFor(() => expect(mail.mails).toHaveLength(1), soon);
  expect(mail.mails[0]?.to.join()).toContain(email);
});
