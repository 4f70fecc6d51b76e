import { inTime } from '../deadline.ts';

export interface OutboundLimits {
  /** For the whole answer, not only its beginning. */
  timeoutMs: number;
  maxBytes: number;
}

/** A request as the calling code and the libraries beneath it write one. */
export type OutboundRequest = Pick<RequestInit, 'method' | 'headers' | 'body'>;

/** A service outside gave no usable answer. The message names no address: that may hold a key or a token. */
export class ServiceAway extends Error {
  override readonly name = 'ServiceAway';
}

/**
 * Asks a service outside: one deadline for all of the answer, only so many bytes of it, and no redirect to
 * elsewhere. Answers every status below 500. Throws ServiceAway for what is late, too large, lost, or an
 * error of the service itself.
 */
export async function requestExternal(
  address: string | URL,
  request: OutboundRequest,
  { timeoutMs, maxBytes }: OutboundLimits,
): Promise<Response> {
  const ending = new AbortController();
  try {
    const pending = ask(
      address,
      { ...request, redirect: 'error', signal: ending.signal },
      maxBytes,
    );
    // Not left to the signal: once the head is there, undici may lose it and wait for the rest for ever.
    return await inTime(pending, timeoutMs, () => new ServiceAway('The response is late.'));
  } catch (error) {
    if (error instanceof ServiceAway) throw error;
    throw new ServiceAway(error instanceof Error ? error.name : 'unknown');
  } finally {
    ending.abort();
  }
}

async function ask(
  address: string | URL,
  request: RequestInit,
  maxBytes: number,
): Promise<Response> {
  const response = await fetch(address, request);
  const { status, headers } = response;
  if (status >= 500) throw new ServiceAway(`The service answered ${status}.`);
  const bytes = await readWithin(response, maxBytes);
  return new Response(status === 204 || status === 304 ? null : bytes, { status, headers });
}

/** True when a failure comes from a service that is away, however deep a library has wrapped it. */
export function isServiceAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof ServiceAway || isServiceAway(error.cause);
}

async function readWithin(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw new ServiceAway('The response is too large.');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
