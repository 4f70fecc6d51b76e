import { LIMITS } from '../../../../../schema/limits.ts';
import type { Delivery } from '../outbox.ts';
import { NotDelivered } from './delivery.ts';

export interface SmsProvider {
  url: string;
  token: string;
  /** The name or number that people see as the sender. */
  sender: string;
}

/**
 * Statuses that say 'not now': a refused key or an empty account is put right, and what waited leaves then. Every
 * other one from 400 to 499 says 'never'.
 */
const NOT_NOW = new Set([401, 402, 403, 408, 429]);

/**
 * Hands messages to an SMS provider over HTTP, in the neutral shape that schema/docs/CONFIGURATION.md documents:
 * `{to: '+91XXXXXXXXXX', sender, text, template, id}` with a bearer token and the message's id as
 * `idempotency-key`. A status from 200 to 299 means taken. The token and the text are in the request only,
 * never in an error.
 */
export function smsDelivery(
  { url, token, sender }: SmsProvider,
  {
    providerTimeoutMs,
    codeTimeoutMs,
  }: { providerTimeoutMs: number; codeTimeoutMs: number } = LIMITS.delivery,
): Delivery {
  return async ({ id, to, text, template, code }) => {
    const status = await statusOf(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': id,
      },
      body: JSON.stringify({ to: `+91${to}`, sender, text, template, id }),
      // A redirect would carry the text to an address that nobody has configured.
      redirect: 'manual',
      signal: AbortSignal.timeout(code === undefined ? providerTimeoutMs : codeTimeoutMs),
    });
    if (status < 300) return;
    const forGood = status >= 400 && status < 500 && !NOT_NOW.has(status);
    throw new NotDelivered(`status ${status}`, forGood);
  };
}

async function statusOf(url: string, request: RequestInit): Promise<number> {
  try {
    const response = await fetch(url, request);
    // The status says it all: what follows may be long, broken or never end.
    void response.body?.cancel().catch(() => undefined);
    return response.status;
  } catch (error) {
    throw new NotDelivered(reasonOf(error));
  }
}

/** Only names: the words of a failed request may hold its address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'timeout';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? `network ${String(cause.code)}` : 'network';
}
