// Runs before anything is installed: Node built-ins only.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @type {[number, number]} */
const OLDEST_NODE = [20, 19];

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const lockfile = join(root, 'package-lock.json');
/** npm writes it last, so an installation that was interrupted counts as missing. */
const installed = join(root, 'node_modules', '.package-lock.json');

refuseOldNode();
if (!isInstalled()) install();

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldMajor, oldMinor] = OLDEST_NODE;
  if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return;
  console.error(
    `[setup] Node ${process.versions.node} is too old. Install Node ${OLDEST_NODE.join('.')} or later.`,
  );
  process.exit(1);
}

function isInstalled() {
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs;
}

function install() {
  console.log('[setup] Installing dependencies with npm ci. The first time takes about a minute.');
  const started = Date.now();
  // With the development packages, also under NODE_ENV=production: the build needs them.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
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
