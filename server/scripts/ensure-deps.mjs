// Installs what building and serving need; with --dev what tests, checks and generated code need too.
// Runs before anything is installed: Node built-ins only.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @type {[number, number]} */
const OLDEST_NODE = [20, 19];

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const lockfile = join(root, 'package-lock.json');
/** npm writes it last, with all that it has installed: an installation that was interrupted counts as missing. */
const installed = join(root, 'node_modules', '.package-lock.json');

refuseOldNode();
const isCurrent = existsSync(installed) && mtime(installed) >= mtime(lockfile);
const isWhole = existsSync(installed) && readFileSync(installed, 'utf8').includes('/vitest"');
const needsAll = process.argv.includes('--dev');
if (!isCurrent) install('ci', needsAll || isWhole);
// A server that runs meanwhile keeps its packages: these are only added.
else if (needsAll && !isWhole) install('install', true);

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldMajor, oldMinor] = OLDEST_NODE;
  if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return;
  console.error(
    `[setup] Node ${process.versions.node} is too old. Install Node ${OLDEST_NODE.join('.')} or later.`,
  );
  process.exit(1);
}

/** @param {string} file */
function mtime(file) {
  return statSync(file).mtimeMs;
}

/**
 * @param {'ci' | 'install'} command
 * @param {boolean} all
 */
function install(command, all) {
  const what = all ? 'all dependencies' : 'what building and serving need';
  console.log(`[setup] Installing ${what} with npm ${command}. It can take a minute.`);
  const started = Date.now();
  // As said here, whatever NODE_ENV is; the lock file stays as it is.
  const dev = all ? '--include=dev' : '--omit=dev';
  const args = [command, dev, '--no-save', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath ?? '';
  const [file, ...rest] = basename(npm).startsWith('npm-cli')
    ? [process.execPath, npm, ...args]
    : ['npm', ...args];
  const { status, error } = spawnSync(file, rest, { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    console.error(
      `[setup] The dependencies could not be installed${error ? ` (${error.message})` : ''}. Check the network and run npm ci.`,
    );
    process.exit(1);
  }
  console.log(`[setup] Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}
