import { type FastifyInstance } from 'fastify';
import { addVary } from './caching.ts';
import { isApi } from './requestKind.ts';

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, if-none-match, apollo-require-preflight',
  'access-control-max-age': '600',
};

/** What the script of an origin that may read our answers needs to read one. */
export function headersForOrigin(
  origins: readonly string[],
  origin: string | undefined,
): Record<string, string> {
  if (origin === undefined || !origins.includes(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'etag, retry-after, x-request-id',
  };
}

/**
 * Lets scripts of the listed origins, and of no other, read what both API doors answer: never null, never
 * everybody, and without cookies. They sign in with a bearer token.
 */
export function registerCors(http: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  http.addHook('onRequest', async (request, reply) => {
    if (!isApi(request.url)) return;
    addVary(reply, 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.headers(headersForOrigin(origins, origin));
    if (request.method === 'OPTIONS' && 'access-control-request-method' in request.headers) {
      await reply.headers(PREFLIGHT).code(204).send();
    }
  });
}
