// `npm run build`: compiles what has changed since the last time. --server or --client for one half.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { at, bundled, compiled, root, tool } from './places.mjs';

const PARTS = {
  server: {
    inputs: [
      'server/src',
      'server/demo',
      'server/bench',
      'schema',
      'server/tsconfig.json',
      'server/tsconfig.build.json',
      'server/scripts/bundle.mjs',
      'package-lock.json',
    ],
    outputs: [compiled('src', 'main.js'), bundled('main.js'), bundled('command.js')],
    compile: compileServer,
  },
  client: {
    inputs: ['client', 'schema', 'package-lock.json'],
    outputs: [at('dist', 'client'), at('dist', 'ssr'), at('dist', 'graphiql')],
    compile: compileClient,
  },
};

/** @typedef {keyof typeof PARTS} Part */
const NAMES = /** @type {Part[]} */ (Object.keys(PARTS));

const stamps = at('dist', '.stamps');

/**
 * Builds the named parts where they are stale and says which; all parts when none is named. Two builds at
 * once take turns. Throws when one fails.
 */
export async function build(names = NAMES) {
  // An image has only what was built.
  if (!existsSync(at('server', 'src'))) return;
  const targets = names.filter(
    (name) => name !== 'client' || existsSync(at('client/vite.config.ts')),
  );
  // Whoever may not write here can run what was built for all that.
  if (targets.every(isFresh)) {
    console.log('[build] Up to date.');
    return;
  }
  mkdirSync(stamps, { recursive: true });
  await takeTurn();
  try {
    // All of them end before the turn does, also where one fails.
    const built = await Promise.allSettled(targets.filter((name) => !isFresh(name)).map(buildPart));
    for (const result of built) if (result.status === 'rejected') throw result.reason;
  } finally {
    rmSync(turn, { force: true });
  }
}

/** @param {Part} name */
async function buildPart(name) {
  const started = Date.now();
  const { inputs, outputs, compile } = PARTS[name];
  // Taken before compiling: a file that changes meanwhile makes the part stale again.
  const hash = hashOf(inputs);
  rmSync(join(stamps, name), { force: true });
  await compile();
  for (const output of outputs) {
    if (!existsSync(output)) throw new Error(`The build did not write ${relative(root, output)}.`);
  }
  writeFileSync(join(stamps, name), hash);
  console.log(`[build] Built the ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

/** @param {Part} name */
function isFresh(name) {
  const { inputs, outputs } = PARTS[name];
  const stamp = join(stamps, name);
  return (
    outputs.every((output) => existsSync(output)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hashOf(inputs)
  );
}

/**
 * A name for the content of these files and folders; tests and packages among them do not count.
 * @param {string[]} inputs
 */
export function hashOf(inputs, more = '') {
  const hash = createHash('sha256').update(more);
  for (const input of inputs) {
    for (const file of filesBelow(at(input)).filter(isInput).sort()) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** @param {string} file */
function isInput(file) {
  return !/\.test\.tsx?$|[\\/](?:e2e|node_modules)[\\/]/.test(file);
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}

async function compileServer() {
  console.log('[build] Compiling the server.');
  // Without its output the compiler's own memory of what it wrote is wrong.
  if (!existsSync(compiled('src', 'main.js')))
    rmSync(at('dist', 'server'), { recursive: true, force: true });
  await run(tool.tsc, ['-p', at('server', 'tsconfig.build.json')]);
  for (const folder of ['server/src', 'server/bench', 'schema']) {
    removeOrphans(folder);
    copyData(folder);
  }
  console.log('[build] Bundling the server with its libraries.');
  // An image has what was built, and no bundler.
  const { bundleServer } = await import('./bundle.mjs');
  await bundleServer();
}

/**
 * What was compiled from a file that is gone would still be found by an import.
 * @param {string} folder
 */
function removeOrphans(folder) {
  for (const file of filesBelow(at('dist', 'server', folder))) {
    const source = join(root, relative(at('dist', 'server'), file)).replace(
      /\.js(?:\.map)?$/,
      '.ts',
    );
    if (!existsSync(source) && !existsSync(`${source}x`)) rmSync(file);
  }
}

/**
 * Files that are read, not imported, stand beside the code that reads them.
 * @param {string} folder
 */
function copyData(folder) {
  for (const file of filesBelow(at(folder))) {
    if (/\.(?:tsx?|md)$/.test(file)) continue;
    const target = at('dist', 'server', relative(root, file));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
}

async function compileClient() {
  console.log('[build] Bundling the pages and GraphiQL.');
  const env = { NODE_ENV: 'production' };
  await Promise.all([
    run(tool.vite, ['build', at('client'), '--app', '--logLevel', 'warn'], env),
    // Quiet about directives in files of its libraries.
    run(tool.vite, ['build', at('client', 'graphiql'), '--logLevel', 'error'], env),
  ]);
  console.log('[build] Compressing what browsers load.');
  await Promise.all(['client', 'graphiql'].map(compressAssets));
}

const compress = promisify(brotliCompress);

/**
 * Files that never change under their name are packed once, as small as they get.
 * @param {string} part
 */
async function compressAssets(part) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const files = filesBelow(at('dist', part, 'assets')).filter((file) =>
    /\.(?:js|css|svg)$/.test(file),
  );
  await Promise.all(
    files.map(async (file) =>
      writeFile(`${file}.br`, await compress(await readFile(file), { params })),
    ),
  );
}

/**
 * @param {string} script
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
async function run(script, args, env = {}) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error('The build failed; the reason is above.');
}

const turn = join(stamps, 'building');

async function takeTurn() {
  for (let requestCount = 0; ; requestCount += 1) {
    try {
      writeFileSync(turn, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    if (!isBuilding()) rmSync(turn, { force: true });
    else if (requestCount === 0) console.log('[build] Waiting for another build to finish.');
    await delay(100);
  }
}

function isBuilding() {
  try {
    process.kill(Number(readFileSync(turn, 'utf8')), 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const targets = NAMES.filter((name) => process.argv.includes(`--${name}`));
  try {
    await build(targets.length > 0 ? targets : undefined);
  } catch (error) {
    console.error(`[build] ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
