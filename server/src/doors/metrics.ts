import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { canonicalAddress } from '../platform/http/address.ts';
import { sha256 } from '../platform/hash.ts';
import type { Metrics } from '../platform/observability/metrics.ts';

export interface MetricsDoorOptions {
  metrics: Metrics;
  /** METRICS_TOKEN; null lets 127.0.0.1 in without one. */
  token: string | null;
}

/** GET /metrics: Prometheus text, for the bearer of the token, or for this machine when none is set. */
export function metricsDoor(app: FastifyInstance, { metrics, token }: MetricsDoorOptions): void {
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayRead(request, token)) {
      return reply.status(403).type('text/plain').send('Forbidden. Send the metrics token.\n');
    }
    const { body, contentType } = await metrics.text();
    return reply.header('content-type', contentType).send(body);
  });
}

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) return sameText(request.headers.authorization ?? '', `Bearer ${token}`);
  // What a proxy on this machine passes on comes from elsewhere.
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  const address = canonicalAddress(request.socket.remoteAddress ?? '');
  return forwarded === undefined && (address === '127.0.0.1' || address === '::1');
}

function sameText(value: string, expected: string): boolean {
  return timingSafeEqual(sha256(value), sha256(expected));
}
