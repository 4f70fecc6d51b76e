// Runs what a test run is made of, one after the other, without anything of the person's own server.
/** @import { ChildProcess } from 'node:child_process' */
import { spawn } from 'node:child_process';
import { root } from '../places.mjs';
import { meter, waitedFor } from './coreSeconds.mjs';

/** @typedef {[file: string, ...args: string[]]} Command */

/** What the person who runs the tests has set for their own server must not steer the tests. */
const NOT_FOR_TESTS =
  /^(?:NODE_ENV|PORT|HOST|DATA_DIR|DATABASE_\w+|DEMO|TRUSTED_PROXIES|SITE_NAME|PUBLIC_URL|JWT_SECRET|OTP_PEPPER|SMS_\w+|SMTP_URL|GOOGLE_\w+|FACEBOOK_\w+|MAPS_\w+|S3_\w+|METRICS_TOKEN|AUTO_APPROVE|CONTACT_FOR|LIMITS|CORS_ORIGINS|LOG_LEVEL|WEB_WATCH|PG[A-Z]+)$/;

/** @type {Set<ChildProcess>} */
const running = new Set();
let isInterrupted = false;
/**
 * What the ended children have used, by the part of the run that they belong to.
 * @type {Map<string, number>}
 */
const used = new Map();
let counted = waitedFor();
let current = '';

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    isInterrupted = true;
    for (const child of running) child.kill(signal);
  });
}

/** True from the moment on in which somebody has asked to stop. */
export const interrupted = () => isInterrupted;

/**
 * The core seconds of a part of the run so far, with all processes that came from its own.
 * @param {string} part
 */
export const coreSecondsOf = (part) => used.get(part) ?? 0;

/**
 * What is executed from now on belongs to this part.
 * @param {string} name
 */
export function beginPart(name) {
  current = name;
}

/**
 * Runs to the end without a terminal to ask, shows everything, and gives the exit code.
 * @param {Command} command
 * @param {Record<string, string>} extra
 * @returns {Promise<number>}
 */
export function execute([file, ...args], extra = {}, part = current) {
  const saved = Object.entries(process.env).filter(([name]) => !NOT_FOR_TESTS.test(name));
  const env = { ...Object.fromEntries(saved), CI: process.env.CI ?? '1', ...extra };
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    running.add(child);
    child.on('error', (error) => {
      console.error(`[test] ${error.message}`);
      running.delete(child);
      resolve(1);
    });
    const stopMeter = meter(child.pid);
    // Who lived too briefly to be looked at was waited for. Two that end at the very same time count for one part.
    child.on('exit', () => {
      const now = waitedFor();
      used.set(part, coreSecondsOf(part) + Math.max(stopMeter(), now - counted));
      counted = now;
    });
    child.on('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** Ends what still runs: nobody waits for it any more. */
export function endAll() {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * @param {string[]} args
 * @returns {Command}
 */
export function node(...args) {
  return [process.execPath, ...args];
}

/**
 * @param {string[]} args
 * @returns {Command}
 */
export function npm(...args) {
  const cli = process.env.npm_execpath ?? '';
  return cli.endsWith('.js') ? [process.execPath, cli, ...args] : ['npm', ...args];
}
