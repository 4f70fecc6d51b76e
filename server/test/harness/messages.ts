import { IsNull } from 'typeorm';
import type { Database } from '../../src/platform/database/connect.ts';
import { messageOf } from '../../src/platform/messages/outbox.ts';
import type { SentMessage } from '../../src/platform/messages/outbox.ts';
import { OutboxMessage } from '../../src/platform/messages/outboxMessage.entity.ts';
import type { Cipher } from '../../src/platform/encryption.ts';

/** The messages to this mobile or e-mail address that wait in the outbox, oldest first, opened. */
export async function messagesTo(
  database: Database,
  cipher: Cipher,
  to: string,
): Promise<SentMessage[]> {
  const rows = await database.source.manager.find(OutboxMessage, {
    where: { recipient: to, sentAt: IsNull(), failedAt: IsNull() },
    order: { id: 'ASC' },
  });
  return rows.map((row) => messageOf(row, cipher));
}

/** The latest code sent to this mobile or e-mail address. Throws when none was. */
export async function lastCode(
  served: { messages(to: string): Promise<SentMessage[]> },
  to: string,
): Promise<string> {
  const code = (await served.messages(to)).findLast((message) => message.code !== undefined)?.code;
  if (code === undefined) throw new Error(`No code was sent to ${to}.`);
  return code;
}
