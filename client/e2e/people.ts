import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { dataDir } from './testServer.ts';

/**
 * A journey of somebody with an address of their own: the server counts codes and forms by address, and
 * all journeys come from one machine. It believes X-Forwarded-For from there (playwright.config.ts), as it
 * does from a proxy.
 */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide) => {
    await provide({ ...extraHTTPHeaders, 'x-forwarded-for': newAddress() });
  },
});

/** A mobile that nobody has yet. */
export function newMobile(): string {
  return `${randomInt(6, 10)}${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}

/** An e-mail address that nobody has yet. */
export function newEmail(): string {
  return `journey-${randomInt(1_000_000_000)}@example.com`;
}

/**
 * The newest code that was sent to this mobile or e-mail address; `nth`: wait until so many were sent; `folder`:
 * what another server than that of the journeys writes to.
 */
export async function codeFor(to: string, nth = 1, folder = dataDir): Promise<string> {
  let codes: string[] = [];
  await expect
    .poll(
      async () => {
        codes = await codesFor(to, folder);
        return codes.length;
      },
      { message: `codes sent to ${to}` },
    )
    .toBeGreaterThanOrEqual(nth);
  return codes.at(-1) ?? '';
}

/** A code of six digits that is not the right one. */
export function wrongCode(right: string): string {
  return right === '000000' ? '111111' : '000000';
}

async function codesFor(to: string, folder: string): Promise<string[]> {
  const sent = await messagesTo(to, folder);
  return sent.flatMap(({ code }) => (code === undefined ? [] : [code]));
}

interface Sent {
  to: string;
  template: string;
  text: string;
  code?: string;
}

/** What was sent to this mobile or e-mail address so far, the oldest first. */
export async function messagesTo(to: string, folder = dataDir): Promise<Sent[]> {
  const text = await readFile(join(folder, 'outbox.jsonl'), 'utf8').catch(() => '');
  // The last line may still be on its way into the file.
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  return lines
    .filter(Boolean)
    .map((line): Sent => JSON.parse(line))
    .filter((each) => each.to === to);
}

/** 10.x.y.z: private, so that no real address is named. */
function newAddress(): string {
  return ['10', randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
}
