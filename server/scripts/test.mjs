// `npm test`: every gate and every test, one after the other, whatever fails. A gate counts as one check.
// The last line of standard output is `N passed, N failed`; the exit code is 1 when something failed.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './browser.mjs';
import { at, root, tool } from './places.mjs';

/** What the person who runs the tests has set for their own server must not steer the tests. */
const NOT_FOR_TESTS =
  /^(?:NODE_ENV|PORT|HOST|DATA_DIR|DATABASE_\w+|DEMO|TRUSTED_PROXIES|SITE_NAME|PUBLIC_URL|JWT_SECRET|OTP_PEPPER|SMS_\w+|SMTP_URL|GOOGLE_\w+|FACEBOOK_\w+|MAPS_\w+|S3_\w+|METRICS_TOKEN|AUTO_APPROVE|LOG_LEVEL|WEB_WATCH|PG[A-Z]+)$/;

const folder = mkdtempSync(join(tmpdir(), 'npm-test-'));
const results = [];
/** What failed, said again just above the sum: whoever reads only the end learns which tests they were. */
const failures = [];
let interrupted = false;
let running = null;

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    interrupted = true;
    running?.kill(signal);
  });
}

try {
  await gate('build', node(at('server', 'scripts', 'build.mjs')));
  await gate('weight of the pages', node(at('server', 'scripts', 'weigh.mjs')));
  await gate('types of the server', node(tool.tsc, '-p', at('server', 'tsconfig.json')));
  await gate('types of the client', node(tool.tsc, '-p', at('client', 'tsconfig.json')));
  await gate('lint', npm('run', '--silent', 'lint'));
  await gate('schema and generated code', npm('run', '--silent', 'codegen', '--', '--check'));
  await step('unit, integration and contract tests', runVitest);
  await step('browser tests', runPlaywright);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
for (const { where, title, message } of failures) {
  console.log(`\nFAILED ${where} › ${title}\n${indented(message)}`);
}
console.log('');
for (const { name, seconds, passed, failed } of results) {
  const verdict = failed === 0 ? 'ok    ' : 'FAILED';
  console.log(
    `${verdict} ${seconds.toFixed(1).padStart(7)} s  ${name} (${passed} passed, ${failed} failed)`,
  );
}
if (interrupted) console.log('Interrupted: what did not run counts as failed.');
const failed = total('failed') + (interrupted ? 1 : 0);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${total('passed')} passed, ${failed} failed`);

async function step(name, run) {
  if (interrupted) return;
  console.log(`\n[test] ${name}`);
  const started = Date.now();
  const counts = await run();
  results.push({ name, seconds: (Date.now() - started) / 1000, ...counts });
}

function gate(name, command) {
  return step(name, async () => {
    const good = (await execute(command)) === 0;
    return { passed: good ? 1 : 0, failed: good ? 0 : 1 };
  });
}

async function runVitest() {
  const file = join(folder, 'vitest.json');
  const code = await execute(
    node(tool.vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`),
  );
  const report = readReport(file);
  // A file that cannot be loaded has no tests of its own that could fail.
  const broken = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  for (const { name, message } of broken) note(relative(root, name), 'the file', message);
  for (const { name, assertionResults } of report?.testResults ?? []) {
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === 'failed') note(relative(root, name), fullName, failureMessages.join('\n'));
    }
  }
  return counted(code, report?.numPassedTests, (report?.numFailedTests ?? 0) + broken.length);
}

async function runPlaywright() {
  if (!existsSync(at('playwright.config.ts'))) return refused('There is no playwright.config.ts.');
  const browser = findBrowser((sentence) => console.log(`[test] ${sentence}`));
  if (browser === null) return { passed: 0, failed: 1 };
  console.log(`[test] The browser is ${browser}`);
  const file = join(folder, 'playwright.json');
  const code = await execute(node(tool.playwright, 'test', '--reporter=list,json'), {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    PORT: String(await freePort()),
    PROVIDER_PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
  });
  const report = readReport(file);
  for (const { message } of report?.errors ?? []) note('browser tests', 'the run', message);
  for (const spec of specsOf(report)) {
    if (spec.ok) continue;
    const errors = spec.tests.flatMap((test) => test.results).flatMap((result) => result.errors);
    note(spec.file, spec.title, errors.map((error) => error.message).join('\n'));
  }
  const stats = report?.stats;
  return counted(code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
}

function specsOf(part) {
  return [...(part?.specs ?? []), ...(part?.suites ?? []).flatMap(specsOf)];
}

function note(where, title, message = '') {
  failures.push({ where, title, message: stripVTControlCharacters(message) });
}

/** The first lines of a message: the runner has printed the rest, and whoever keeps only the end keeps all of these. */
function indented(message) {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  return lines
    .slice(0, 4)
    .map((line) => `  ${line.slice(0, 160)}`)
    .join('\n');
}

/** A runner that ends badly without a failed test, or that ran none, has failed once. */
function counted(code, passed = 0, failed = 0) {
  const silent = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

function refused(sentence) {
  console.log(`[test] ${sentence}`);
  return { passed: 0, failed: 1 };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function node(...args) {
  return [process.execPath, ...args];
}

function npm(...args) {
  const cli = process.env.npm_execpath ?? '';
  return cli.endsWith('.js') ? [process.execPath, cli, ...args] : ['npm', ...args];
}

/** Runs to the end without a terminal to ask, shows everything, and gives the exit code. */
function execute([file, ...args], extra = {}) {
  const kept = Object.entries(process.env).filter(([name]) => !NOT_FOR_TESTS.test(name));
  const env = { ...Object.fromEntries(kept), CI: process.env.CI ?? '1', ...extra };
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    running = child;
    child.on('error', (error) => {
      console.error(`[test] ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
