import { Agent, createServer, request } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { startEmbedded } from '../../src/embeddedDatabase/embedded.ts';
import { ENTITIES } from '../../src/entities.ts';
import { MIGRATIONS } from '../../src/migrations/all.ts';
import { openDatabase } from '../../src/platform/database/connect.ts';
import { silentLog } from '../../src/platform/observability/logging.ts';
import { buildAccount, listing, writeListings } from '../factories.ts';
import { listen } from '../harness/listen.ts';
import { whenDone } from '../harness/whenDone.ts';
import { startApp, usesAppProcesses } from './appProcess.ts';
import { emptyDataDir, root } from './dataDir.ts';
import { type AppProcess, freePort } from './launch.ts';
import { startProxy } from './proxy.ts';

usesAppProcesses();

const CLIENTS = 6;
/** At least so many are sent, and more where the restarts take longer. */
const REQUESTS = 2_000;
/** Between two requests of one client. */
const PAUSE_MS = 60;

const compose: { services: Record<string, { environment: Record<string, string> }> } = parse(
  readFileSync(join(root, 'docker-compose.yml'), 'utf8'),
  { merge: true },
);
const DELAY = compose.services['app-1']?.environment['SHUTDOWN_DELAY_SECONDS'] ?? '';

interface Asked {
  path: string;
  body?: object;
  key?: string;
  /** The client's address: each may write a few times an hour. */
  from?: string;
}

/** What came of one request: its status, or in which way it was lost. It is sent once. */
function ask(url: string, agent: Agent, { path, body, key, from }: Asked): Promise<string> {
  return new Promise((resolve) => {
    const sent = request(
      new URL(path, url),
      {
        method: body ? 'POST' : 'GET',
        headers: {
          'apollo-require-preflight': '1',
          ...(body && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        // Another address needs a connection of its own.
        ...(from ? { localAddress: from, agent: false } : { agent }),
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.once('end', () => {
          const isWhole = response.complete && !text.includes('"errors":[');
          resolve(isWhole ? String(response.statusCode) : 'cut or refused');
        });
        response.once('error', () => resolve('cut or refused'));
      },
    );
    sent.once('error', (error) => resolve(error.message));
    sent.end(body && JSON.stringify(body));
  });
}

const READS = [
  '/api/properties',
  '/api/properties?city=Pune&sort=price_asc',
  '/graphql?query={properties{total}}',
  '/api/properties/suggestions?text=pun',
];

/** Every third is a write with a key; every other of these was sent before, as if its answer had been lost. */
function planned(number: number, listings: readonly string[]): Asked {
  if (number % 3 !== 0) return { path: READS[number % READS.length] ?? '/' };
  const write = Math.floor(number / 6);
  return {
    path: '/api/seller-leads',
    key: `enquiry-${write}`,
    body: {
      propertyId: listings[write % listings.length],
      name: 'Asha Rao',
      mobileNumber: String(9_000_000_000 + write),
      message: 'Is it free in May?',
    },
    // Repeated from another network, so maybe through the other process.
    from: `127.${10 + (number % 2)}.${write >> 8}.${write & 255 || 1}`,
  };
}

test('two processes behind Caddy are restarted in turn under load: no request is lost, and no write is done twice', async () => {
  const log = silentLog();
  const embedded = await startEmbedded({ dataDir: emptyDataDir(), log });
  whenDone(async () => void (await embedded.stop()));
  const { host, port } = embedded.target;
  const shared = {
    DATABASE_URL: `postgres:///app?host=${host}&port=${port}&user=app`,
    JWT_SECRET: 'a secret of the tests, long enough to sign with',
    OTP_PEPPER: 'a pepper of the tests, long enough to be one',
    TRUSTED_PROXIES: '127.0.0.1',
    SHUTDOWN_DELAY_SECONDS: DELAY,
  };
  const ports = [await freePort(), await freePort()] as const;
  const start = (own: number): Promise<AppProcess> =>
    startApp({ ...shared, DATA_DIR: emptyDataDir(), PORT: String(own) });
  const apps = [await start(ports[0]), await start(ports[1])] as const;
  const database = await openDatabase({
    primary: embedded.target,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    log,
  });
  whenDone(() => database.close());
  const { id: sellerId } = await buildAccount(database);
  const made = Array.from({ length: 20 }, () => listing({ sellerId }));
  await writeListings(database, made);
  const listings = made.map(({ id }) => id);
  const url = await startProxy(...ports);

  let sent = 0;
  const ending = new AbortController();
  const outcomes = new Map<string, number>();
  const writes = new Set<string>();
  const client = async () => {
    const agent = new Agent({ keepAlive: true });
    while (!ending.signal.aborted || sent < REQUESTS) {
      const asked = planned(sent, listings);
      sent += 1;
      if (asked.key) writes.add(asked.key);
      const outcome = await ask(url, agent, asked);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      await pause(PAUSE_MS);
    }
    agent.destroy();
  };
  const load = Promise.all(Array.from({ length: CLIENTS }, client));
  const served = async (count: number) => {
    const until = sent + count;
    await expect.poll(() => sent, { timeout: 300_000 }).toBeGreaterThan(until);
  };

  await served(200);
  const running: AppProcess[] = [];
  for (const [index, app] of apps.entries()) {
    app.kill('SIGTERM');
    expect(await app.exited).toBe(0);
    running.push(await start(ports[index] ?? 0));
    await served(200);
  }
  ending.abort();
  await load;

  expect(Object.fromEntries(outcomes)).toEqual({ 200: sent });
  expect(sent).toBeGreaterThanOrEqual(REQUESTS);
  // Somebody who asks once more is counted beside the enquiry; a request that is repeated is not.
  const [row] = await database.query<{ enquiries: number; times: number }>({
    text: 'SELECT count(*) AS enquiries, sum(times) AS times FROM enquiry',
  });
  expect(row).toEqual({ enquiries: writes.size, times: writes.size });
  for (const app of running) app.kill('SIGTERM');
  await Promise.all(running.map(({ exited }) => exited));
  const anonymous = await fetch(`${url}/property`);
  expect([anonymous.status, anonymous.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await anonymous.text()).toBe(
    'The site cannot be reached at the moment. Please try again in a few seconds.',
  );
  process.stdout.write(`${sent} requests, ${writes.size} writes, none lost, none done twice.\n`);
});

test('48-B9: who asks a process that says nothing is told so by the proxy, an upload waits', async () => {
  const silent = async () => {
    const server = createServer((request, response) => {
      if (request.url?.startsWith('/readyz')) response.end('ok');
      // An upload that takes its time is answered after all.
      else if (request.url === '/upload') setTimeout(() => response.end('kept'), 38_000);
    });
    whenDone(() => server.closeAllConnections());
    return listen(server);
  };
  const url = await startProxy(await silent(), await silent());
  const begun = performance.now();
  const upload = fetch(`${url}/upload`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: '--b--',
  });
  const page = await fetch(`${url}/`);
  expect(page.status).toBe(504);
  expect(page.headers.get('retry-after')).toBe('5');
  expect(performance.now() - begun).toBeLessThan(37_500);
  expect(await (await upload).text()).toBe('kept');
});
