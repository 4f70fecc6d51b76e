import type { FastifyInstance } from 'fastify';
import { inUnblockedTime } from '../platform/deadline.ts';
import { diskFull } from '../platform/failures.ts';
import { shared } from '../platform/shared.ts';

export type HealthOptions = {
  /** Each rejects while the application cannot serve for this reason. */
  checks: Readonly<Record<'stopping' | 'database', () => Promise<void>>>;
  /** Whether there is no room on its disk. */
  isFull: () => Promise<boolean>;
};

const READY_WITHIN_MS = 2_000;
const QUIET = { logLevel: 'warn' } as const;

/**
 * /healthz: the process is up. /readyz: it can serve (not told to stop, room to write, database reachable, migrations
 * done); else 503. `?exclude=disk&exclude=database` leaves checks out, for proxies: what no other process does better
 * is no reason to turn away from this one.
 */
export async function healthDoor(http: FastifyInstance, options: HealthOptions): Promise<void> {
  http.get('/healthz', QUIET, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  );

  const disk = async () => {
    if (await options.isFull()) throw diskFull();
  };
  // However many ask at once, and anybody may: the database is asked once.
  const database = shared(options.checks.database);
  const ready = async (excluded: readonly unknown[]) => {
    for (const [name, check] of Object.entries({ ...options.checks, database, disk })) {
      if (!excluded.includes(name)) await check();
    }
  };

  http.get<{ Querystring: Record<string, unknown> }>('/readyz', QUIET, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      // The connection pool would wait longer for a lost database.
      await inUnblockedTime(ready([request.query['exclude'] ?? []].flat()), READY_WITHIN_MS);
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
