import type { FastifyInstance } from 'fastify';
import { inTime } from '../platform/deadline.ts';

export type HealthOptions = {
  /** Rejects while the application cannot serve. */
  ready: () => Promise<void>;
  /** Whether that is for want of room on its disk. */
  isFull: () => Promise<boolean>;
};

const READY_WITHIN_MS = 2_000;

/** /healthz: the process is up. /readyz: it can serve (database reachable, migrations done, room to write); else 503. */
export async function healthDoor(http: FastifyInstance, options: HealthOptions): Promise<void> {
  http.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  );

  http.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      // The connection pool would wait longer for a lost database.
      await inTime(options.ready(), READY_WITHIN_MS);
      return reply.send({ status: 'ready' });
    } catch (error) {
      request.log.warn({ err: error }, 'Not ready.');
      const isFull = await options.isFull().catch(() => false);
      return reply
        .code(503)
        .header('retry-after', '1')
        .send({ status: 'not ready', ...(isFull && { reason: 'The disk is full.' }) });
    }
  });
}
