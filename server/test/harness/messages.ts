import type { Database } from '../../src/platform/database/connect.ts';
import { messageOf } from '../../src/platform/outbox.ts';
import type { OutboxRow, SentMessage } from '../../src/platform/outbox.ts';
import type { Seal } from '../../src/platform/seal.ts';

/** The messages to this mobile or e-mail address that wait in the outbox, oldest first, opened. */
export async function messagesTo(
  database: Database,
  seal: Seal,
  to: string,
): Promise<SentMessage[]> {
  const rows = await database.query<OutboxRow>({
    text: `SELECT id, created_at, channel, recipient, template, subject, text, sealed FROM outbox
      WHERE recipient = $1 AND sent_at IS NULL AND failed_at IS NULL ORDER BY id`,
    values: [to],
  });
  return rows.map((row) => messageOf(row, seal));
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
