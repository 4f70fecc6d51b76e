// Finds a Chromium for the browser tests, in the order of the operating contract.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tool } from './places.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of a browser that starts, or null with the reason said. */
export function findBrowser(say) {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (works(given)) return given;
    say('CHROMIUM_PATH is not a browser that starts. Correct it, or unset it to have one found.');
    return null;
  }
  const found = systemBrowser() ?? playwrightBrowser();
  if (found) return found;
  say('No Chromium on this machine; downloading one with Playwright.');
  run(process.execPath, [tool.playwright, 'install', 'chromium'], 180_000);
  const downloaded = playwrightBrowser();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    say('That failed; installing it with apt-get.');
    run('apt-get', ['update'], 180_000);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], 600_000);
    const installed = systemBrowser();
    if (installed) return installed;
  }
  say(
    'There is no browser for the browser tests. Install Chromium or Chrome, or set CHROMIUM_PATH.',
  );
  return null;
}

function systemBrowser() {
  return [...NAMES, MAC].map(onPath).find((path) => path !== null && works(path)) ?? null;
}

function onPath(name) {
  if (name.startsWith('/')) return existsSync(name) ? name : null;
  const directories = (process.env.PATH ?? '').split(':');
  return directories.map((each) => `${each}/${name}`).find((path) => existsSync(path)) ?? null;
}

function playwrightBrowser() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) && works(path) ? path : null;
}

/** Some systems have a program of this name that only says how to install the real one. */
function works(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function run(file, args, timeout) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(file, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout, env });
}
