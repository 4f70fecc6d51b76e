import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../test/harness/temporaryFolder.ts';
import { startFakeMail } from '../../../../test/fakes/fakeMail.ts';
import { startFakeSms } from '../../../../test/fakes/fakeSms.ts';
import type { SentMessage } from '../outbox.ts';
import { providersOf } from './providers.ts';
import { type OutboxChannel } from '../outboxMessage.entity.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = temporaryFolder();
});

function message(channel: OutboxChannel): SentMessage {
  return {
    id: '0123456789abcdef01234567',
    at: '2026-06-15T06:30:00.000Z',
    channel,
    to: channel === 'email' ? 'asha@example.in' : '9876543210',
    template: 'sign-in-code',
    code: '123456',
    text: 'Your code is 123456.',
  };
}

test('without providers every channel writes the file', async () => {
  const { deliveries, close } = providersOf({ sms: null, mail: null, dataDir, production: false });
  for (const channel of ['sms', 'email', 'whatsapp'] as const) {
    await deliveries[channel](message(channel));
  }
  close();
  const lines = readFileSync(join(dataDir, 'outbox.jsonl'), 'utf8').trimEnd().split('\n');
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    message('sms'),
    message('email'),
    message('whatsapp'),
  ]);
});

test('with providers nothing is written down', async () => {
  const sms = await startFakeSms();
  const mail = await startFakeMail();
  const { deliveries, close } = providersOf({
    sms: { url: sms.url, token: 'token', sender: 'HOMES' },
    mail: { url: `smtp://127.0.0.1:${mail.port}`, from: 'hello@homes.example' },
    dataDir,
    production: true,
  });
  await deliveries.sms(message('sms'));
  await deliveries.email(message('email'));
  await expect(deliveries.whatsapp(message('whatsapp'))).rejects.toThrow(
    'no provider is set up for whatsapp messages',
  );
  close();
  expect([sms.requests.length, mail.mails.length]).toEqual([1, 1]);
  expect(() => readFileSync(join(dataDir, 'outbox.jsonl'))).toThrow('ENOENT');
  await sms.close();
  await mail.close();
});
