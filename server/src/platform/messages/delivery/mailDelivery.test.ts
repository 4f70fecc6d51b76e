import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFakeMail } from '../../../../test/fakes/fakeMail.ts';
import type { FakeMail, MailBehaviour } from '../../../../test/fakes/fakeMail.ts';
import type { SentMessage } from '../outbox.ts';
import { NotDelivered } from './delivery.ts';
import { mailDelivery, portOf } from './mailDelivery.ts';
import type { MailDelivery } from './mailDelivery.ts';

const message: SentMessage = {
  id: '0123456789abcdef01234567',
  at: '2026-06-15T06:30:00.000Z',
  channel: 'email',
  to: 'asha@example.in',
  template: 'sign-in-code',
  code: '123456',
  subject: 'Your code for आंगन',
  text: 'Your code is 123456.\n.\nIt is good for 10 minutes.',
};
const FROM = 'Homes <hello@homes.example>';

let server: FakeMail;
let mail: MailDelivery;
beforeEach(async () => {
  server = await startFakeMail();
  mail = through('127.0.0.1');
});
afterEach(async () => {
  mail.close();
  await server.close();
});

function through(host: string, timeoutMs?: number): MailDelivery {
  const url = `smtp://user%40homes.example:pass-word@${host}:${server.port}`;
  return mailDelivery({ url, from: FROM }, timeoutMs);
}

async function refusalOf(delivery: Promise<void>): Promise<NotDelivered> {
  const error: unknown = await delivery.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof NotDelivered)) throw new Error('expected a refusal', { cause: error });
  expect(`${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toMatch(
    /asha@|123456\.|Your code|pass-word/,
  );
  return error;
}

test('a mail with sender, one receiver, text and a name made from the message', async () => {
  await mail.deliver(message);
  const [received] = server.mails;
  expect(received?.from).toContain('<hello@homes.example>');
  expect(received?.to).toEqual(['RCPT TO:<asha@example.in>']);
  expect(received?.data).toContain('Message-ID: <0123456789abcdef01234567@homes.example>');
  expect(received?.data).toContain('From: Homes <hello@homes.example>');
  expect(received?.data).toContain('Auto-Submitted: auto-generated');
  expect(received?.data).toContain('Date: Mon, 15 Jun 2026 06:30:00 +0000');
  expect(received?.data).toContain('Your code is 123456.');
  expect(server.said).toContain(
    `AUTH PLAIN ${Buffer.from('\0user@homes.example\0pass-word').toString('base64')}`,
  );
});

test('connections are kept: many mails, few connections', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => index.toString(16).padStart(24, '0'));
  await Promise.all(ids.map((id) => mail.deliver({ ...message, id })));
  expect(server.mails).toHaveLength(12);
  expect(server.connections).toBeLessThanOrEqual(4);
});

test.each([
  'asha@example.in, other@example.in',
  'asha@example.in>\r\nRCPT TO:<other@example.in',
  'Asha <other@example.in>, <asha@example.in>',
])('an address never becomes two: %j', async (to) => {
  await mail.deliver({ ...message, to }).catch(() => undefined);
  const receivers = server.said.filter((line) => line.startsWith('RCPT'));
  expect(receivers.length).toBeLessThanOrEqual(1);
  expect(server.said.join()).not.toContain('RCPT TO:<other@example.in>');
});

test('a subject of two lines adds no header', async () => {
  await mail.deliver({ ...message, subject: 'Hello\r\nBcc: other@example.in' });
  expect(server.mails[0]?.data).not.toMatch(/^Bcc:/m);
});

const SLOW: readonly MailBehaviour[] = ['hang', 'hang at the end', 'trickle'];

test.each<[behaviour: MailBehaviour, reason: RegExp, forGood: boolean]>([
  [{ to: 'RCPT', answer: '550 no asha@example.in here' }, /^EENVELOPE 550$/, true],
  [{ to: 'MAIL', answer: '553 not you' }, /^EENVELOPE 553$/, true],
  [{ to: 'text', answer: '554 spam: Your code is 123456.' }, /^EMESSAGE 554$/, true],
  [{ to: 'RCPT', answer: '451 later' }, /^EENVELOPE 451$/, false],
  [{ to: 'text', answer: '452 full' }, /^EMESSAGE 452$/, false],
  [{ to: 'greeting', answer: '421 too busy' }, / 421$/, false],
  [{ to: 'AUTH', answer: '535 wrong pass-word' }, /^EAUTH 535$/, false],
  ['hang', /^(?:ETIMEDOUT|EABORT)$/, false],
  ['hang at the end', /^(?:ETIMEDOUT|EABORT)$/, false],
  ['trickle', /^E(?:ABORT|TIMEDOUT)$/, false],
  ['garbage', /^EPROTOCOL$/, false],
  ['cut', /^E/, false],
  ['cut at the end', /^E/, false],
])('refused: %j', async (behaviour, reason, forGood) => {
  server.behave(behaviour);
  if (SLOW.includes(behaviour)) mail = through('127.0.0.1', 200);
  const refusal = await refusalOf(mail.deliver(message));
  expect(refusal).toMatchObject({ reason: expect.stringMatching(reason), forGood });
});

test('the next mail leaves after one that failed in every way', async () => {
  for (const behaviour of ['cut', 'cut at the end', 'garbage'] as const) {
    server.behave(behaviour);
    await refusalOf(mail.deliver(message));
  }
  server.behave('take');
  await mail.deliver(message);
  expect(server.mails).toHaveLength(1);
});

/** 0.0.0.0 leads to this machine too, and is no loopback address by name. */
test.each<MailBehaviour>(['take', 'break the encryption'])(
  'a server elsewhere hears neither password nor text without encryption: %j',
  async (behaviour) => {
    server.behave(behaviour);
    mail = through('0.0.0.0', 3_000);
    const refusal = await refusalOf(mail.deliver(message));
    expect(refusal.forGood).toBe(false);
    expect(server.said.length).toBeGreaterThan(0);
    expect(server.said.filter((line) => /^(?:AUTH|MAIL|RCPT)/.test(line))).toEqual([]);
    expect(server.mails).toEqual([]);
  },
);

test.each([
  ['smtp://mail.example', 587],
  ['smtps://mail.example', 465],
  ['smtps://mail.example:2465', 2_465],
])('%s is spoken to at port %i', (url, port) => {
  expect(portOf(new URL(url))).toBe(port);
});

test('nobody is there', async () => {
  await server.close();
  expect((await refusalOf(mail.deliver(message))).forGood).toBe(false);
});
