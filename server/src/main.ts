import { createServer, type Server } from 'node:net';
import { join, resolve } from 'node:path';
import { setInterval, setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import { composeApp } from './app.ts';
import { startDatabase } from './database.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import type { Config } from './platform/config.ts';
import { migrate } from './platform/database/migrate.ts';
import { explainFullDisk } from './platform/disk.ts';
import { createLog, logConsole, silentLog } from './platform/observability/logging.ts';
import type { Log } from './platform/observability/logging.ts';
import { printProblem } from './platform/observability/problems.ts';
import { listenMore } from './platform/http/moreListeners.ts';
import { RunningParts, stopOnSignals } from './platform/running.ts';
import { writeTemporaryFilesIn } from './platform/pictures/temporaryFiles.ts';

/** A request may take this long after the signal to stop; uploads are the longest. */
const DRAIN_MS = 30_000;

/** So many new connections, and one, are taken in by one turn of the event loop: a thousand within a second when busy. */
const MORE_LISTENERS = 31;

// With much memory in the machine V8 lets garbage grow to a multiple of what is in use before it collects it: half of
// that has to do. No bound, which would end a process that needs more for a moment.
setFlagsFromString('--heap-growing-percent=50');

const parts = new RunningParts();
/** What is done between being told to stop and stopping. */
let leave = async (): Promise<void> => undefined;
let dataDir = '';
try {
  const config = readConfig(process.env);
  dataDir = config.dataDir;
  const log = createLog({ level: config.logLevel });
  logConsole(log);
  stopWhenAsked(log);
  await start(config, log);
} catch (error) {
  if (!parts.signal.aborted) printProblem(explainFullDisk(error, dataDir));
  const code = parts.signal.aborted ? 0 : 1;
  await parts.stop(silentLog());
  process.exit(code);
}

async function start(config: Config, log: Log): Promise<void> {
  await refuseTakenPort(config);
  const database = await startDatabase(config, log, parts);
  parts.signal.throwIfAborted();
  await migrate(database, log);
  parts.signal.throwIfAborted();
  const stopRemoving = await writeTemporaryFilesIn(resolve(config.dataDir, 'temporary'));
  parts.add('temporary files', async () => stopRemoving());
  const app = await composeApp({ config, database, log, clock: systemClock });
  parts.add('application', () => app.close());
  parts.signal.throwIfAborted();
  await app.start();
  parts.signal.throwIfAborted();
  await app.http.listen({ host: config.host, port: config.port });
  const more = listenMore(app.http.server, MORE_LISTENERS).catch((error: unknown) => {
    log.warn({ err: error }, 'New connections are taken in one by one.');
    return [];
  });
  parts.add('web server', () => drain(app.http, more, config.watch ? 1_000 : DRAIN_MS, log));
  leave = async () => {
    app.leave();
    await delay(config.shutdownDelayMs);
  };
  announce(config, log);
}

function stopWhenAsked(log: Log): void {
  const stop = (code: number) => {
    void parts.stop(log).then((good) => process.exit(good ? code : 1));
  };
  stopOnSignals((signal) => {
    log.info({ signal }, 'Stopping.');
    void leave().then(() => stop(0));
  });
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'Stopping after an error that nobody handled.');
    stop(1);
  });
}

/** Takes no new connections and waits for the requests in flight; what is not done after `limit` ms is cut. */
async function drain(
  http: FastifyInstance,
  more: Promise<Server[]>,
  limit: number,
  log: Log,
): Promise<void> {
  const closed = Promise.all([http.close(), closeAll(more)]).then(() => true);
  const late = new AbortController();
  const timeUp = delay(limit, false, { signal: late.signal }).catch(() => false);
  // A kept-alive connection becomes idle only when its last answer is out, after close() has looked.
  const sweep = async () => {
    for await (const _ of setInterval(100, undefined, { signal: late.signal })) {
      http.server.closeIdleConnections();
    }
  };
  const sweeping = sweep().catch(() => undefined);
  if (!(await Promise.race([closed, timeUp]))) {
    log.warn('Some requests took too long to finish and were cut.');
    http.server.closeAllConnections();
  }
  late.abort();
  await sweeping;
}

async function closeAll(servers: Promise<Server[]>): Promise<void> {
  const closing = (await servers).map(
    (server) =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  );
  await Promise.all(closing);
}

/** Found out before anything is started: a second process must not touch the database of the first. */
async function refuseTakenPort({ host, port }: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen({ host, port }, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

/** To whoever looks on; the log of production is JSON and nothing else. */
function announce(config: Config, log: Log): void {
  const everywhere = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(config.host);
  const ready = `Ready http://${everywhere ? 'localhost' : config.host}:${config.port}`;
  if (config.production) return log.info(ready);
  const lines = [ready];
  if (config.demo) {
    const codes = config.sms === null ? join(config.dataDir, 'outbox.jsonl') : 'the SMS it sends';
    lines.push(`Demo accounts (sign in with the code in ${codes}):`);
    for (const { mobile, name, who } of DEMO_ACCOUNTS) lines.push(`  ${mobile}  ${name}, ${who}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}
