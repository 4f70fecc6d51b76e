// A data directory with the demo world in it, the usual sizes of its pictures made: made once for this checkout
// and copied for each run of the journeys, so that a server on it is up in seconds and draws little.
/** @import { Readable } from 'node:stream' */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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
  'package-lock.json',
];

/** What lists show, and phones; a larger one is made when a journey asks for it. */
const WIDTHS = [320, 480, 640];
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
  const port = await freePort();
  const child = spawn(process.execPath, [bundled('main.js')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  try {
    await untilReady(child, ended);
    await makeSizes(dataDir, `http://127.0.0.1:${port}/media`);
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
 * Asks for the sizes that most journeys load, which then wait for none.
 * @param {string} dataDir
 * @param {string} media
 */
async function makeSizes(dataDir, media) {
  const client = new pg.Client(addressOf(dataDir));
  await client.connect();
  try {
    const { rows } = await client.query('SELECT id FROM picture');
    for (const { id } of rows) {
      await Promise.all(WIDTHS.map((width) => fetch(`${media}/${id}/${width}.avif`)));
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
