import { IsNull, Raw } from 'typeorm';
import type { Context } from '../context.ts';
import type { Database } from '../database/connect.ts';
import { secondsFromNow } from '../database/databaseTime.ts';
import { newId } from '../ids.ts';
import { OutboxMessage, type OutboxChannel } from './outboxMessage.entity.ts';
import { retainRows } from '../jobs/retention.ts';
import { createCipher } from '../encryption.ts';
import type { Cipher } from '../encryption.ts';

export interface Message {
  channel: OutboxChannel;
  /** A mobile of ten digits or an e-mail address. */
  to: string;
  /** Names the kind of message, for providers that want their own template. */
  template: string;
  /**
   * The one-time code that the text contains. A message with a code lies sealed in the database until it
   * leaves, and is erased then.
   */
  code?: string;
  subject?: string;
  text: string;
  /** When the message is of no use any more, such as the end of its code: then it is dropped. */
  expiresAt?: Date;
  /** It is not sent before so many seconds, and can be withdrawn until then. */
  heldSeconds?: number;
}

export interface SentMessage extends Omit<Message, 'expiresAt' | 'heldSeconds'> {
  id: string;
  /** When it was written, ISO time. */
  at: string;
}

/** Rows are of use until their message has left or was given up. */
export const messageRetention = retainRows(
  'message',
  OutboxMessage,
  'coalesce(sent_at, failed_at)',
);

/** Forgets all messages to these mobiles and e-mail addresses (lower case), those that wait and those that left. */
export async function forgetMessages(
  { manager }: Context,
  addresses: readonly string[],
): Promise<void> {
  const recipient = Raw((column) => `lower(${column}) = ANY(:addresses)`, { addresses });
  await manager.delete(OutboxMessage, { recipient });
}

/** Hands one message to a provider; throws when the provider did not take it. */
export type Delivery = (message: SentMessage) => Promise<void>;

/** The cipher of the outbox, made from OTP_PEPPER: every process and every test of one database has the same. */
export function outboxCipher(pepper: string): Cipher {
  return createCipher(pepper, 'outbox');
}

/** Carries out the messages of a database in this process. */
export interface Carrier {
  /** The process that claims a message as it is written, so that nobody looks for it; null where it has no room. */
  claimant(channel: OutboxChannel): string | null;
  /** A message was committed; `claimed` for this process, `since` `performance.now()`. */
  carry(channel: OutboxChannel, claimed: WaitingMessage | null, since: number): void;
}

const carriers = new WeakMap<Database, Carrier>();

/** Has the carrier told of each message of the database that is committed here. */
export function onMessage(database: Database, carrier: Carrier): void {
  carriers.set(database, carrier);
}

/** Between the writing of a message that its process has claimed and its delivery, so long at most. */
export const HAND_OVER_SECONDS = 5;

/**
 * Writes messages into the running transaction. They leave after the commit, at least once, also when
 * this process dies in between; a rollback takes them back. Answers the id of the first. With a code the
 * context needs its cipher; what is about the code then lies in the database only sealed.
 */
export async function send(context: Context, ...messages: Message[]): Promise<string> {
  const carrier = carriers.get(context.database);
  const since = performance.now();
  if (messages.length === 0) return '';
  const rows = messages.map((message) => rowOf(context, message, carrier));
  const written = await context.manager.insert(OutboxMessage, rows);
  context.afterCommit(() => {
    for (const [index, row] of rows.entries()) {
      const { createdAt }: Pick<OutboxMessage, 'createdAt'> = Object(written.generatedMaps[index]);
      const claimed = row.claimedBy === null ? null : { ...row, createdAt };
      carrier?.carry(row.channel, claimed, since);
    }
  });
  return rows[0]?.id ?? '';
}

function rowOf(context: Context, message: Message, carrier: Carrier | undefined) {
  const id = newId();
  const { channel, to, template, code, subject, text, expiresAt, heldSeconds } = message;
  const words = { code, subject, text };
  const isSealed = code !== undefined;
  const claimedBy = heldSeconds === undefined ? (carrier?.claimant(channel) ?? null) : null;
  return {
    id,
    channel,
    recipient: to,
    template,
    subject: isSealed ? null : (subject ?? null),
    text: isSealed ? null : text,
    sealed: isSealed ? context.cipher.encrypt(JSON.stringify(words), id) : null,
    expiresAt,
    claimedBy,
    attempts: claimedBy === null ? 0 : 1,
    // The transaction may have begun long ago.
    ...(claimedBy !== null && {
      nextAt: () => `clock_timestamp() + make_interval(secs => ${HAND_OVER_SECONDS})`,
    }),
    ...(heldSeconds !== undefined && { nextAt: secondsFromNow(heldSeconds) }),
  };
}

/** Takes back a message that was held; false when it is gone, or on its way. */
export async function withdrawMessage({ manager }: Context, id: string): Promise<boolean> {
  const waits = { id, sentAt: IsNull(), failedAt: IsNull(), claimedBy: IsNull() };
  const { affected } = await manager.delete(OutboxMessage, waits);
  return affected === 1;
}

/**
 * Words of somebody else for the text of a message: no part of them looks like an address to tap on, and no
 * sign in them turns or hides what stands around them.
 */
export function withoutAddresses(words: string): string {
  return words
    .replace(UNSEEN, '')
    .replace(/\.(?=\S)/gu, '. ')
    .replace(/\/\//g, '');
}

/** Control and direction characters; the joiners of Indian scripts stay. */
const UNSEEN = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** A message in the database that has not left yet. */
export type WaitingMessage = Pick<
  OutboxMessage,
  'id' | 'createdAt' | 'channel' | 'recipient' | 'template' | 'subject' | 'text' | 'sealed'
>;

/** The message of a row that has not left yet. Throws DecryptionError when this cipher did not close it. */
export function messageOf(row: WaitingMessage, cipher: Cipher): SentMessage {
  const words: Pick<Message, 'code' | 'subject' | 'text'> =
    row.sealed === null
      ? { subject: row.subject ?? undefined, text: row.text ?? '' }
      : JSON.parse(cipher.decrypt(row.sealed, row.id));
  return {
    id: row.id,
    at: row.createdAt.toISOString(),
    channel: row.channel,
    to: row.recipient,
    template: row.template,
    ...words,
  };
}
