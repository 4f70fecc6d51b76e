import { Readable } from 'node:stream';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { sha256 } from '../platform/hash.ts';
import { isRead } from './requestKind.ts';

/** Adds header names to what the answer depends on, and keeps those that are there: caches read all of them. */
export function addVary(reply: FastifyReply, ...names: readonly string[]): void {
  const present = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const known = new Set(present.map((name) => name.toLowerCase()));
  const added = names.filter((name) => !known.has(name.toLowerCase()));
  reply.header('vary', [...present, ...added].join(', '));
}

/** Weak, since the answer may be compressed on its way. */
export function entityTag(content: string | Uint8Array): string {
  return `W/"${sha256(content).toString('base64url')}"`;
}

/** Whether the caller has what this tag names: it names some or any, and what a proxy made weak is the same. */
export function hasTag(header: string | undefined, tag: string): boolean {
  if (header?.trim() === '*') return true;
  const known: string[] = header?.match(/"[^"]*"/g) ?? [];
  return known.includes(tag.replace(/^W\//, ''));
}

/**
 * What may be kept has a tag, by its door or by what it says, and is not sent to whoever has it. All but pictures may
 * come compressed or not.
 */
export function answerWithTags(http: FastifyInstance): void {
  http.addHook('onSend', (request, reply, payload, done) => {
    if (!PICTURE.test(String(reply.getHeader('content-type')))) addVary(reply, 'accept-encoding');
    const isKnown =
      reply.statusCode === 304 || (isRead(request.method) && isHeld(request, reply, payload));
    if (!isKnown) return done();
    if (payload instanceof Readable) payload.destroy();
    for (const name of ['content-type', 'content-length', 'content-encoding']) {
      reply.removeHeader(name);
    }
    reply.code(304);
    // Fastify has no empty answer for HEAD but an empty text.
    return done(null, request.method === 'HEAD' ? '' : null);
  });
}

function isHeld({ headers }: FastifyRequest, reply: FastifyReply, payload: unknown): boolean {
  if (reply.statusCode !== 200 || String(reply.getHeader('cache-control')).includes('no-store')) {
    return false;
  }
  if (!reply.hasHeader('etag') && (typeof payload === 'string' || Buffer.isBuffer(payload))) {
    reply.header('etag', entityTag(payload));
  }
  return hasTag(headers['if-none-match'], String(reply.getHeader('etag')));
}

const PICTURE = /^image\/(?!svg)/;
