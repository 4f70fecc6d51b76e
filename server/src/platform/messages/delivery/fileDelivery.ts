import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Delivery } from '../outbox.ts';
import { NotDelivered } from './delivery.ts';

export interface OutboxFile {
  dataDir: string;
  production: boolean;
}

/**
 * The delivery where no provider is set up: one JSON line in `outbox.jsonl` below DATA_DIR, for people
 * and scripts that try the product out. In production it refuses, since codes must not lie in a file:
 * the message stays in the outbox and the log says why.
 */
export function fileDelivery({ dataDir, production }: OutboxFile): Delivery {
  const path = join(dataDir, 'outbox.jsonl');
  return async ({ id, at, channel, to, template, code, subject, text }) => {
    if (production) throw new NotDelivered(`no provider is set up for ${channel} messages`);
    const line = JSON.stringify({ id, at, channel, to, template, code, subject, text });
    await appendFile(path, `${line}\n`, { mode: 0o600 }).catch((error: unknown) => {
      const kind = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      throw new NotDelivered(`the outbox file cannot be written (${kind})`);
    });
  };
}
