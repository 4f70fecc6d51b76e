// `npm run bench:memory`: what a server keeps resident after light mixed load on the demo world: pages, lists, REST and
// uploads. -- --requests 10000 --uploads 200 for longer; --minutes 60 spreads them over an hour and says what is
// resident every ten minutes; --limit 400 fails above so many MB.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import sharp from 'sharp';
import { build } from './build.mjs';
import { freePort } from './freePort.mjs';
import { bundled, compiled, root } from './places.mjs';
import { copyPreparedWorld } from './preparedWorld.mjs';
import { guard } from './watchdog.mjs';

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    uploads: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '0' },
    limit: { type: 'string', default: '400' },
  },
});
const CHEAP = 1_000_000;
const SECRET = 'a secret of the bench, long enough to sign with';
/** {n} is another number each time: such pages are made, and the others mostly kept. */
const PATHS = [
  '/',
  '/property?city=Bengaluru&maxPrice={n}',
  '/property?city=Pune&bedrooms=2&minPrice={n}',
  '/property?page=2&maxPrice={n}',
  '/blog-listing',
  '/api/properties?keyword=2%20bhk',
  '/api/properties?city=Mumbai&page=2',
  '/api/properties/suggestions?text=banga',
  '/api/properties/cities-with-counts',
  '/sitemap.xml',
  '/readyz',
];

await build();
const folder = mkdtempSync(join(tmpdir(), 'bench-memory-'));
guard(folder);
const dataDir = join(folder, 'data');
await copyPreparedWorld(dataDir);
const port = await freePort();
const url = `http://localhost:${port}`;
const child = spawn(process.execPath, [bundled('main.js')], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    JWT_SECRET: SECRET,
    LOG_LEVEL: 'fatal',
  },
});
const exited = new Promise((resolve) => child.on('close', resolve));
await /** @type {Promise<void>} */ (
  new Promise((resolve) =>
    child.stdout.on('data', (text) => String(text).includes('Ready ') && resolve()),
  )
);

const seen = { start: resident(), load: 0, pictures: 0, rest: 0 };
const begun = performance.now();
const regular = setInterval(() => {
  const minutes = Math.round((performance.now() - begun) / 60_000);
  console.log(`${resident()} MB after ${minutes} minutes.`);
}, 600_000);
const bearer = await user();
await Promise.all([ask(Number(options.requests)), upload(Number(options.uploads))]);
clearInterval(regular);
seen.load = resident();
await untilRendered();
seen.pictures = resident();
// What was only in use for a moment is given back by now.
await delay(15_000);
seen.rest = resident();
const took = Math.round((performance.now() - begun) / 60_000);
console.log(
  `MB resident of the server: ${seen.start} at the start, ${seen.load} after ${options.requests} requests and ${options.uploads} uploads in ${took} minutes, ${seen.pictures} when their pictures were made, ${seen.rest} at rest, ${peak()} at most.`,
);
child.kill('SIGTERM');
await exited;
rmSync(folder, { recursive: true, force: true });
if (seen.rest > Number(options.limit)) process.exitCode = 1;

function resident() {
  return statusOf('VmRSS');
}

function peak() {
  return statusOf('VmHWM');
}

/** @param {string} name */
function statusOf(name) {
  const text = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const [, kib] = new RegExp(`${name}:\\s+(\\d+)`).exec(text) ?? [];
  if (kib === undefined) throw new Error(`The server has no ${name} any more.`);
  return Math.round(Number(kib) / 1024);
}

/**
 * When the next of so many is due.
 * @param {number} number
 * @param {number} count
 */
async function turn(number, count) {
  const due = begun + (Number(options.minutes) * 60_000 * number) / count;
  await delay(Math.max(0, due - performance.now()));
}

/** @param {number} count */
async function ask(count) {
  let next = 0;
  const client = async () => {
    while (next < count) {
      const number = (next += 1);
      const path = (PATHS[number % PATHS.length] ?? '/').replace(
        '{n}',
        String(CHEAP + number * 1_000),
      );
      await turn(number, count);
      const response = await fetch(url + path);
      if (!response.ok) throw new Error(`${path} is answered with ${response.status}.`);
      await response.arrayBuffer();
    }
  };
  await Promise.all([client(), client(), client(), client()]);
}

/** @param {number} count */
async function upload(count) {
  const photo = await sharp({
    create: {
      width: 2400,
      height: 1800,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer();
  for (let sent = 0; sent < count; sent += 1) {
    await turn(sent, count);
    const form = new FormData();
    const query = 'mutation ($file: Upload!) { uploadPicture(file: $file) { picture { id } } }';
    form.set('operations', JSON.stringify({ query, variables: { file: null } }));
    form.set('map', JSON.stringify({ 0: ['variables.file'] }));
    form.set('0', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
    const headers = { authorization: await bearer(), 'apollo-require-preflight': 'true' };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: form });
    const result = /** @type {{ errors?: unknown }} */ (await response.json());
    if (result.errors) await delay(1_000);
  }
}

/**
 * @template Result
 * @param {(client: pg.Client) => Promise<Result>} work
 */
async function database(work) {
  const client = new pg.Client({
    host: join(dataDir, 'run'),
    port: 5432,
    user: 'app',
    database: 'app',
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Somebody who has signed in: gives a token that is valid now. */
async function user() {
  const [accountId = '', sessionId = ''] = [0, 0].map(() => randomBytes(12).toString('hex'));
  await database(async (client) => {
    await client.query(
      `INSERT INTO account (id, name, user_type) VALUES ($1, 'Meera Test', 'seller')`,
      [accountId],
    );
    await client.query(
      `INSERT INTO session (id, account_id, device, address) VALUES ($1, $2, 'Chrome', '192.0.2.1')`,
      [sessionId, accountId],
    );
  });
  /** @type {typeof import('../src/sessions/accessToken.ts')} */
  const { accessTokens } = await import(
    pathToFileURL(compiled('src', 'sessions', 'accessToken.js')).href
  );
  const clock = { now: () => new Date() };
  const tokens = accessTokens(SECRET, url, clock);
  return async () => `Bearer ${await tokens.sign({ accountId, sessionId })}`;
}

async function untilRendered() {
  const waiting = () =>
    database(async (client) => {
      const { rows } = await client.query(
        `SELECT count(*)::int AS n FROM picture WHERE status = 'pending' AND attempts < 5`,
      );
      return rows[0].n;
    });
  for (const until = Date.now() + 300_000; Date.now() < until && (await waiting()) > 0;)
    await delay(1_000);
}
