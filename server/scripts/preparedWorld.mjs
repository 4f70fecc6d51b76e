// A data directory with the demo world in it, every size of its pictures made: made once for this checkout
// and copied for each run of the journeys, so that a server on it is up in seconds and draws nothing.
/** @import { Readable } from 'node:stream' */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { hashOf } from './build.mjs';
import { freePort } from './freePort.mjs';
import { at, bundled, root } from './places.mjs';
import { guard } from './watchdog.mjs';

/** What the world is made of and by. The day is in the key too: the world tells of the last thirty days. */
const INPUTS = [
  'schema/catalogue',
  'server/demo-pictures',
  'server/src/content/blogs',
  'server/demo',
  'server/src/migrations',
  'server/src/gazetteer',
  'server/src/places',
  'server/src/platform/pictures',
  'server/src/platform/pictures/pictures.ts',
  'server/src/platform/storage',
  'server/src/properties',
  'server/scripts/quickPictures.mjs',
  'package-lock.json',
];

const QUICK_PICTURES = at('server', 'scripts', 'quickPictures.mjs');
const shelf = at('dist', 'prepared');

/**
 * Copies the prepared world to `target`, which must not exist; makes it first where it is missing or old.
 * @param {string} target
 */
export async function copyPreparedWorld(target) {
  // Files of the database belong to the user that it runs as, which Node's own copying forgets.
  const { status, stderr } = spawnSync('cp', ['-a', await preparedWorld(), target]);
  if (status !== 0) throw new Error(`The prepared world could not be copied: ${stderr}`);
}

/** The folder of the prepared world; nothing may be written to it. The server must be built. */
export async function preparedWorld() {
  const name = hashOf(INPUTS, today()).slice(0, 24);
  const finished = join(shelf, name);
  if (existsSync(finished)) return finished;
  const started = Date.now();
  console.log('[prepare] Loading the demo world and making the sizes of its pictures.');
  mkdirSync(shelf, { recursive: true });
  const making = join(shelf, `making-${process.pid}`);
  guard(making);
  await make(making);
  // Another process may have been quicker: one is as good as the other.
  if (!existsSync(finished)) {
    for (const old of readdirSync(shelf)) {
      if (!old.startsWith('making-')) rmSync(join(shelf, old), { recursive: true, force: true });
    }
    renameSync(making, finished);
  }
  console.log(`[prepare] Prepared in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return finished;
}

/**
 * The world is loaded by the server itself, as at anybody's first start.
 * @param {string} dataDir
 */
async function make(dataDir) {
  const child = spawn(process.execPath, ['--import', QUICK_PICTURES, bundled('main.js')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  try {
    await untilReady(child, ended);
    await untilDrawn(dataDir, ended);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/**
 * @param {{ stdout: Readable }} child
 * @param {Promise<unknown>} ended
 * @returns {Promise<void>}
 */
function untilReady(child, ended) {
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('Ready ') && resolve());
    void ended.then(() => reject(new Error('The server ended before it was ready.')));
  });
}

/**
 * Every size of every picture is there: a journey then sees the same whenever it comes.
 * @param {string} dataDir
 * @param {Promise<unknown>} ended
 */
async function untilDrawn(dataDir, ended) {
  let isOver = false;
  void ended.then(() => (isOver = true));
  const client = new pg.Client(addressOf(dataDir));
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query(`SELECT FROM picture WHERE status <> 'ready' LIMIT 1`);
      if (rows.length === 0) return;
      if (isOver) throw new Error('The server ended before its pictures were made.');
      await delay(200);
    }
  } finally {
    await client.end();
  }
}

/** @param {string} dataDir */
function addressOf(dataDir) {
  const [, , , port, host] = readFileSync(
    join(dataDir, 'postgres', 'postmaster.pid'),
    'utf8',
  ).split('\n');
  return { host, port: Number(port), user: 'app', database: 'app' };
}

function today() {
  return new Date().toLocaleDateString('en-IN', { timeZone: 'Asia/Kolkata' });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await preparedWorld();
