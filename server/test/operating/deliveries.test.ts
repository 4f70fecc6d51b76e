import { expect, onTestFinished, test } from 'vitest';
import { startFakeSms } from '../fakes/fakeSms.ts';
import type { FakeSms } from '../fakes/fakeSms.ts';
import { usesAppProcesses } from './appProcess.ts';
import { codeFor, post, createUser, startPair } from './pair.ts';

usesAppProcesses();

test('a code leaves though the process that wrote it stops at once', async () => {
  const { apps, database } = await startPair();
  const { mobile } = await createUser(database);
  await database.end();
  const sent = await post(apps[1], 'mobile/send-otp', { mobile, purpose: 'login' });
  apps[1].kill('SIGTERM');
  expect(sent).toMatchObject({ status: 200 });
  const otp = await codeFor(apps, mobile);
  expect(await apps[1].exited).toBe(0);
  const entered = await post(apps[0], 'mobile/verify-otp', { mobile, otp, purpose: 'login' });
  expect(entered).toMatchObject({ status: 200 });
});

test('a code that was in the hands of a process when it was killed leaves through the other', async () => {
  const [ofOne, ofOther] = [await fakeSms(), await fakeSms()];
  const { apps, database } = await startPair(configured(ofOne), configured(ofOther));
  const { mobile } = await createUser(database);
  for (const provider of [ofOne, ofOther]) provider.behave('hang');
  const sent = await post(apps[0], 'mobile/send-otp', { mobile, purpose: 'login' });
  expect(sent).toMatchObject({ status: 200 });
  await expect.poll(() => ofOne.requests.length + ofOther.requests.length).toBe(1);
  const oneHasIt = ofOne.requests.length === 1;
  const [holder, next] = oneHasIt ? [ofOne, ofOther] : [ofOther, ofOne];
  const dying = apps[oneHasIt ? 0 : 1];
  next.behave('take');
  // What it waits for is the end of its holder, not of a lease.
  await database.query(`UPDATE outbox SET next_at = now() + interval '1 hour'`);
  dying.kill('SIGKILL');
  await dying.exited;
  await expect.poll(() => next.requests.length, { timeout: 60_000 }).toBe(1);
  const [first] = holder.requests;
  const [second] = next.requests;
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  await database.end();
});

async function fakeSms(): Promise<FakeSms> {
  const provider = await startFakeSms();
  onTestFinished(() => provider.close());
  return provider;
}

function configured({ url }: FakeSms): Record<string, string> {
  return { SMS_URL: url, SMS_TOKEN: 'secret-of-the-tests', SMS_SENDER: 'HOMES' };
}
