import { createTransport } from 'nodemailer';
import { LIMITS } from '../../../../../schema/limits.ts';
import { valueAt } from '../../../../../schema/rules/json.ts';
import type { Delivery } from '../outbox.ts';
import { isLocal } from '../providerConfig.ts';
import { NotDelivered } from './delivery.ts';

export interface MailServer {
  /** 'smtps://user:password@host:port' or 'smtp://…', which becomes encrypted before anything is said. */
  url: string;
  /** 'Name <address@host>' or the address alone. */
  from: string;
}

export interface MailDelivery {
  deliver: Delivery;
  /** Hangs up; messages that are being handed over fail and are tried again later. */
  close: () => void;
}

/**
 * Hands messages to a mail server over a few kept connections. With smtp:// the server must offer STARTTLS
 * with a valid certificate, unless it is on this machine. The Message-ID is made from the message's id, so
 * that a second delivery of the same message can be seen as one.
 */
export function mailDelivery(
  { url, from }: MailServer,
  timeoutMs: number = LIMITS.delivery.providerTimeoutMs,
): MailDelivery {
  const address = new URL(url);
  const { hostname, username, password } = address;
  const isHere = isLocal(address);
  const transport = createTransport({
    pool: true,
    maxConnections: LIMITS.delivery.lanes,
    // The outbox decides about another try.
    maxRequeues: 0,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: portOf(address),
    secure: isEncrypted(address),
    // Of a connection that begins without encryption.
    requireTLS: !isHere,
    ignoreTLS: isHere,
    tls: { minVersion: 'TLSv1.2' },
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // An idle connection that breaks is replaced; without a listener it would end the process.
  transport.on('error', () => undefined);
  const host = domainOf(from);
  return {
    deliver: async ({ id, at, to, subject, text }) => {
      try {
        await transport.sendMail({
          from,
          // As an object: no sign in an address can make it two.
          to: { name: '', address: to },
          subject: subject ?? '',
          text,
          messageId: `<${id}@${host}>`,
          date: new Date(at),
          headers: { 'auto-submitted': 'auto-generated' },
          // Also for a server that trickles its answers, which no other time limit notices.
          signal: AbortSignal.timeout(timeoutMs * 2),
        });
      } catch (error) {
        throw refusal(error);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

function isEncrypted({ protocol }: URL): boolean {
  return protocol === 'smtps:';
}

/** The usual one of its scheme where an address names none. */
export function portOf(address: URL): number {
  if (address.port !== '') return Number(address.port);
  return isEncrypted(address) ? 465 : 587;
}

/** Servers repeat addresses and texts in their answers, so only numbers and names are kept. */
function refusal(error: unknown): NotDelivered {
  const status: unknown = valueAt(error, 'responseCode');
  const kind: unknown = valueAt(error, 'code');
  const forGood =
    valueAt(error, 'permanent') === true && (kind === 'EENVELOPE' || kind === 'EMESSAGE');
  const name = typeof kind === 'string' && /^[A-Z0-9_]{2,40}$/.test(kind) ? kind : 'unknown';
  return new NotDelivered(typeof status === 'number' ? `${name} ${status}` : name, forGood);
}

function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}
