import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { readBacklog } from '../jobs/backlog.ts';
import type { Build } from '../build.ts';
import type { Database } from '../database/connect.ts';
import { inUnblockedTime } from '../deadline.ts';
import { shared } from '../shared.ts';
import type { Presence } from '../http/requestQueue.ts';
import { type BacklogPart } from '../jobs/backlog.sql.ts';

export interface Metrics {
  /** Prometheus text and its content type. */
  text(): Promise<{ body: string; contentType: string }>;
  /** Measures every request of an app, by door, route pattern and status. Call before routes are added. */
  observeRequests(app: FastifyInstance, doorOf: (method: string, url: string) => string): void;
  /** Reads how many requests run and wait whenever somebody asks. */
  observeAdmission(admission: { presence(): Presence<string, string>[] }): void;
  /** Makes a counter, and answers what counts one up. */
  counter<Label extends string>(about: CounterOf<Label>): (labels: Record<Label, string>) => void;
}

export interface CounterOf<Label extends string> {
  name: string;
  help: string;
  /** What each label may be; all of it is there from the start, at 0. */
  labels: Record<Label, readonly string[]>;
}

export interface MetricsOptions {
  /** Whose disk is looked at. */
  dataDir?: string;
  build?: Build;
}

/** How long whoever asks for the figures waits for those of the database. */
const DATABASE_MS = 2_000;

/** Process, HTTP and database measurements of one process, and what waits in its database. */
export function createMetrics(
  database: Database,
  { dataDir, build }: MetricsOptions = {},
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
    collect?: (of: Gauge<Label>) => void | Promise<void>,
  ): Gauge<Label> => {
    const made: Gauge<Label> = new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      ...(collect && { collect: () => collect(made) }),
    });
    return made;
  };
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer.',
    labelNames: ['door', 'method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const { pool } = database;
  const ofPool = {
    db_pool_connections: { help: 'Open connections.', read: () => pool.totalCount },
    db_pool_idle: { help: 'Idle open connections.', read: () => pool.idleCount },
    db_pool_limit: { help: 'Maximum number of open connections.', read: () => pool.options.max },
    db_pool_waiting: { help: 'Callers waiting for a connection.', read: () => pool.waitingCount },
  };
  for (const [name, { help, read }] of Object.entries(ofPool)) {
    gauge(name, help, [], (of) => of.set(read()));
  }

  if (build) {
    const labels = gauge('build_info', 'Running version and build; always 1.', [
      'version',
      'build',
    ]);
    labels.set({ version: build.version, build: build.build }, 1);
  }
  if (dataDir !== undefined) {
    gauge('data_dir_free_bytes', 'Bytes free on the disk of DATA_DIR.', [], async (free) => {
      const { bavail, bsize } = await statfs(dataDir);
      free.set(bavail * bsize);
    });
  }

  const restarts: Counter = new Counter({
    name: 'embedded_database_restarts_total',
    help: 'Number of times the embedded database was restarted.',
    registers: [registry],
    collect: () => {
      restarts.reset();
      restarts.inc(database.restarts());
    },
  });
  gauge(
    'replica_lag_seconds',
    'Age of the oldest change a replica has not applied; absent while it does not respond.',
    ['replica'],
    (lags) => {
      lags.reset();
      for (const { name, lagSeconds } of database.replicas()) {
        if (lagSeconds !== null) lags.set({ replica: name }, lagSeconds);
      }
    },
  );
  gauge('replica_read', 'Whether a replica serves reads: 1 or 0.', ['replica'], (read) => {
    for (const { name, isRead } of database.replicas()) read.set({ replica: name }, Number(isRead));
  });

  const responses = gauge(
    'database_answers',
    'Whether the database answered within two seconds when these metrics were read: 1 or 0.',
  );
  const started = gauge('database_start_time_seconds', 'Start time of the database, Unix time.');
  const periodic = gauge(
    'jobs_last_periodic_time_seconds',
    'Time when a periodic job was last queued, Unix time.',
  );
  const backlog = {
    waiting: gauge('backlog_waiting', 'Number of waiting items, counted up to 10,000.', [
      'queue',
      'part',
    ]),
    oldestSeconds: gauge('backlog_oldest_seconds', 'Age of the oldest waiting item.', [
      'queue',
      'part',
    ]),
    givenUp: gauge('backlog_given_up', 'Number of items that are no longer retried.', [
      'queue',
      'part',
    ]),
  };
  const reading = shared(async () => {
    const { startedAt, periodicAt, parts } = await readBacklog(database);
    started.set(startedAt);
    if (periodicAt !== null) periodic.set(periodicAt);
    parts.forEach(setPart);
    responses.set(1);
  });

  /** While there is no answer the figures are left out. */
  async function readDatabase(): Promise<void> {
    await inUnblockedTime(reading(), DATABASE_MS).catch(() => {
      responses.set(0);
      started.remove();
      periodic.remove();
      for (const each of Object.values(backlog)) each.reset();
    });
  }

  function setPart({ queue, part, waiting, oldestSeconds, givenUp }: BacklogPart): void {
    const labels = { queue, part };
    backlog.waiting.set(labels, waiting);
    backlog.oldestSeconds.set(labels, oldestSeconds);
    if (givenUp !== null) backlog.givenUp.set(labels, givenUp);
  }

  function counter<Label extends string>({ name, help, labels }: CounterOf<Label>) {
    const values = new Map<string, readonly string[]>(Object.entries(labels));
    const made = new Counter<string>({
      name,
      help,
      labelNames: [...values.keys()],
      registers: [registry],
    });
    // A series that begins at 1 has not risen, for Prometheus.
    for (const each of combinations([...values])) made.inc(each, 0);
    return (of: Record<Label, string>) => made.inc(of);
  }

  return {
    observeAdmission(admission) {
      const each = (name: string, help: string, of: 'running' | 'waiting') =>
        gauge(name, help, ['door', 'kind'], (made) => {
          for (const row of admission.presence()) {
            made.set({ door: row.door, kind: row.kind }, row[of]);
          }
        });
      each('http_requests_in_flight', 'Requests being served.', 'running');
      each('http_requests_waiting', 'Requests waiting to be served.', 'waiting');
    },
    counter,
    async text() {
      await readDatabase();
      return { body: await registry.metrics(), contentType: registry.contentType };
    },
    observeRequests(app, doorOf) {
      app.addHook('onResponse', (request, reply, done) => {
        const { method } = request;
        const door = doorOf(method, request.url);
        // The pattern, never the address: a stranger's addresses would each make a new time series.
        const route = request.routeOptions.url ?? 'none';
        const labels = { door, method, route, status: reply.statusCode };
        durations.observe(labels, reply.elapsedTime / 1_000);
        done();
      });
    },
  };
}

/** Every choice of one value for each label. */
function combinations(labels: readonly (readonly [string, readonly string[]])[]) {
  let all: Record<string, string>[] = [{}];
  for (const [name, values] of labels) {
    all = all.flatMap((each) => values.map((value) => ({ ...each, [name]: value })));
  }
  return all;
}
