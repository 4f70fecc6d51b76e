import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './database/connect.ts';
import type { Presence } from './waitingRoom.ts';

export interface Metrics {
  /** Prometheus text and its content type. */
  text(): Promise<{ body: string; contentType: string }>;
  /** Measures every request of an app, by route pattern and status. Call before routes are added. */
  observeRequests(app: FastifyInstance): void;
  /** Reads how many requests run and wait whenever somebody asks. */
  observeAdmission(admission: { presence(): Presence<string, string>[] }): void;
  countRefused(door: string, kind: string, reason: string): void;
}

/** Process, HTTP and database pool measurements of one process. */
export function createMetrics({ pool }: Pick<Database, 'pool'>, dataDir?: string): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const gauges = {
    db_pool_connections: { help: 'Open connections.', read: () => pool.totalCount },
    db_pool_idle: { help: 'Open connections that nobody uses.', read: () => pool.idleCount },
    db_pool_limit: { help: 'Connections that may be open at most.', read: () => pool.options.max },
    db_pool_waiting: { help: 'Callers waiting for a connection.', read: () => pool.waitingCount },
  };
  for (const [name, { help, read }] of Object.entries(gauges)) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: () => gauge.set(read()),
    });
  }

  if (dataDir !== undefined) {
    const free: Gauge = new Gauge({
      name: 'data_dir_free_bytes',
      help: 'Bytes left on the disk of DATA_DIR.',
      registers: [registry],
      collect: async () => {
        const { bavail, bsize } = await statfs(dataDir);
        free.set(bavail * bsize);
      },
    });
  }
  const refused = new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests that were answered 503 before any work was done for them.',
    labelNames: ['door', 'kind', 'reason'] as const,
    registers: [registry],
  });

  return {
    observeAdmission(admission) {
      const each = (name: string, help: string, of: 'running' | 'waiting') => {
        const gauge: Gauge<'door' | 'kind'> = new Gauge({
          name,
          help,
          labelNames: ['door', 'kind'] as const,
          registers: [registry],
          collect: () => {
            for (const row of admission.presence()) {
              gauge.set({ door: row.door, kind: row.kind }, row[of]);
            }
          },
        });
      };
      each('http_requests_in_flight', 'Requests that are being served.', 'running');
      each('http_requests_waiting', 'Requests that wait for their turn.', 'waiting');
    },
    countRefused: (door, kind, reason) => refused.inc({ door, kind, reason }),
    async text() {
      return { body: await registry.metrics(), contentType: registry.contentType };
    },
    observeRequests(app) {
      app.addHook('onResponse', async (request, reply) => {
        const { method } = request;
        // The pattern, never the address: a stranger's addresses would each make a new time series.
        const route = request.routeOptions.url ?? 'none';
        durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
      });
    },
  };
}
