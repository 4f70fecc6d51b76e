// `npm run bench:load`: what the application does when too many come. Starts it on a copy of the prepared demo world,
// measures how much it serves at each door, then sends 1, 3 and 10 times that, whether it is answered or not, from a
// process of its own. Prints how much is still served, how long that takes, what is refused and how much memory the
// server holds. All of it on this machine and in less than five minutes once the world is prepared. `-- --door REST`
// tries the doors whose name begins so.
/** @import { Outcome, Plan } from './loadSender.mjs' */
import { fork, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { freePort } from './freePort.mjs';
import { at, bundled, root } from './places.mjs';
import { copyPreparedWorld } from './preparedWorld.mjs';
import { guard } from './watchdog.mjs';

const SECONDS = 8;
const TIMES = [1, 3, 10];
const GOALS = { goodput: 0.8, p99: 1_000 };
/** Where the sender itself was later than this, in milliseconds, a row says nothing of the server. */
const LATEST = 100;
/** Above what anything in Pune costs: each page has all of its cards. */
const DEAR = 100_000_000;
const MOST_SENT = 1_000_000;
const QUERY = '{ properties(filter: {city: "Pune"}) { total items { title price } } }';
/** @type {Record<string, Plan['request']>} */
const DOORS = {
  GraphQL: { method: 'POST', path: '/graphql', body: JSON.stringify({ query: QUERY }) },
  REST: { method: 'GET', path: '/api/properties?city=Pune' },
  // As browsers do; {n} is another number each time, so that no page is there already.
  'HTML, made': { method: 'GET', path: '/property?city=Pune&maxPrice={n}', accepts: 'br' },
  'HTML, kept': { method: 'GET', path: '/property?city=Pune', accepts: 'br' },
};

const chosen = process.argv[process.argv.indexOf('--door') + 1 || Infinity] ?? '';
const doors = Object.entries(DOORS).filter(([door]) =>
  door.toLowerCase().startsWith(chosen.toLowerCase()),
);
if (doors.length === 0) {
  console.error(`There is no door ${chosen}. Use ${Object.keys(DOORS).join(', ')}.`);
  process.exit(1);
}

await build();
const folder = mkdtempSync(join(tmpdir(), 'bench-load-'));
guard(folder);
const dataDir = join(folder, 'world');
await copyPreparedWorld(dataDir);
const port = await freePort();
const server = spawn(process.execPath, [bundled('main.js')], {
  cwd: root,
  env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'ignore'],
});
const ended = new Promise((resolve) => server.on('exit', resolve));
let met = true;
let unjudged = 0;
let sends = 0;
try {
  await /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      server.stdout.on('data', (chunk) => String(chunk).includes('Ready ') && resolve());
      void ended.then(() => reject(new Error('The server ended before it was ready.')));
    })
  );
  console.log(
    `On ${cpus().length} cores of ${cpus()[0]?.model.trim()}, Node ${process.version}.\n`,
  );
  console.log(
    '| door | load | a second | served, of capacity | p50 / p99 of served, ms | refused | other | sent late, p99 ms |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  let memory = 0;
  for (const [door, request] of doors) {
    await send({ request, clients: 16, seconds: 3 });
    memory ||= await megabytes();
    const full = await send({ request, clients: 16, seconds: SECONDS });
    const capacity = full.served / full.seconds;
    row(door, 'capacity', capacity, full, capacity);
    for (const times of TIMES) {
      const rate = capacity * times;
      const result = await send({ request, rate, seconds: SECONDS });
      row(door, `${times}x`, rate, result, capacity);
      const goodput = result.served / result.seconds / capacity;
      if (result.late > LATEST) unjudged += 1;
      else if (result.p99 > GOALS.p99 || goodput < GOALS.goodput) met = false;
    }
  }
  console.log(
    `\nResident memory of the server: ${memory} MB warm, ${await megabytes()} MB at the end.`,
  );
  console.log(met ? 'Every goal is met.' : 'A goal is missed: 80 % of capacity, p99 of 1 s.');
  if (unjudged > 0) console.log(`Not judged, since the sender came too late: ${unjudged} rows.`);
} finally {
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

/**
 * @param {string} door
 * @param {string} load
 * @param {number} rate
 * @param {Outcome} result
 * @param {number} capacity
 */
function row(door, load, rate, result, capacity) {
  const { served, seconds, p50, p99, refused, other, late } = result;
  const share = Math.round((100 * served) / seconds / capacity);
  console.log(
    `| ${door} | ${load} | ${Math.round(rate)} | ${share} % | ${p50} / ${p99} | ${refused} with 503 | ${other} | ${late} |`,
  );
}

/**
 * Sends from a process of its own; with `rate` so many a second, with `clients` as fast as so many are answered.
 * @param {Omit<Plan, 'port' | 'from'>} plan
 * @returns {Promise<Outcome>}
 */
function send(plan) {
  const sender = fork(at('server', 'scripts', 'loadSender.mjs'), [
    JSON.stringify({ ...plan, port, from: DEAR + (sends += 1) * MOST_SENT }),
  ]);
  return new Promise((resolve, reject) => {
    sender.once('message', resolve);
    sender.once('exit', (code) => code !== 0 && reject(new Error('The sender failed.')));
  });
}

async function megabytes() {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(text) ?? [];
  return Math.round(Number(bytes) / 1e6);
}
