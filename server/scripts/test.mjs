// `npm test`: every gate and every test, one after the other. A gate counts as one check; what needs the work of
// a gate that failed does not run. `-- --shuffle [seed]` runs files and tests in another order; `-- path…` runs the
// tests of these files and folders, and starts only what they need.
// The last line of standard output is `N passed, N failed`; the exit code is 1 when something failed.
/** @import { Cost } from './testRun/costs.mjs' */
/** @import { Command } from './testRun/execute.mjs' */
/** @import { Failure } from './testRun/reports.mjs' */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { at } from './places.mjs';
import {
  beginPart,
  coreSecondsOf,
  endAll,
  execute,
  interrupted,
  node,
  npm,
} from './testRun/execute.mjs';
import { dearest, tooDear } from './testRun/costs.mjs';
import * as journeys from './testRun/playwrightRun.mjs';
import * as tests from './testRun/vitestRun.mjs';
import { guard } from './watchdog.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */

/** So many tests may have failed and then passed alone; more of them, and the run has failed. */
const MOST_UNSTABLE = 2;
/** Beyond this it is no chance, and nobody waits for each to fail once more. */
const MOST_REPEATED = 10;

const { seed, paths } = optionsFrom(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), 'npm-test-'));
guard(folder);
/** @type {(Counts & { name: string, seconds: number })[]} */
const results = [];
/** @type {Set<string>} */
const broken = new Set();
/**
 * What failed, said again just above the sum: whoever reads only the end learns which tests they were.
 * @type {Failure[]}
 */
const failures = [];
/** @type {Failure[]} */
const unstable = [];
/**
 * What each file of tests has cost, in core seconds.
 * @type {Cost[]}
 */
let costs = [];
/** The world of the journeys is made beside the gates and tests, which leave a core idle now and then. */
const PREPARE = node(at('server', 'scripts', 'preparedWorld.mjs'));
const WORLD = 'demo world of the journeys';
let preparing = Promise.resolve(1);

if (seed !== null) console.log(`[test] Shuffled with the seed ${seed}.`);
try {
  await (paths.length === 0 ? everything() : these(paths));
} finally {
  endAll();
  await preparing;
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
process.exitCode = summary();

async function everything() {
  await build();
  await gate('types', npm('run', '--silent', 'typecheck'));
  await gate('weight of the pages', node(at('server', 'scripts', 'pageWeight.mjs')), ['build']);
  await gate('lint', npm('run', '--silent', 'lint'));
  await gate('packages', npm('run', '--silent', 'packages'));
  await gate('schema and generated code', npm('run', '--silent', 'codegen', '--', '--check'));
  await suite('unit, component, request and process tests', tests, ['build', 'types']);
  await gate(WORLD, preparing, ['build', 'types']);
  await suite('journeys in a browser', journeys, ['build', 'types', WORLD]);
  await step('cost of each file of tests', [], costsAreBounded);
}

/**
 * Processes that tests start are built files, as the journeys' server is.
 * @param {string[]} paths
 */
async function these(paths) {
  if (paths.some((path) => journeys.owns(path) || path.includes('server/test'))) await build();
  if (paths.some(tests.owns)) await suite('tests', tests, []);
  if (!paths.some(journeys.owns)) return;
  await gate(WORLD, preparing, ['build']);
  await suite('journeys in a browser', journeys, ['build', WORLD]);
}

async function build() {
  await gate('build', node(at('server', 'scripts', 'build.mjs')));
  const isPrepared = paths.length === 0 || paths.some(journeys.owns);
  if (isPrepared && !broken.has('build')) preparing = execute(PREPARE, {}, WORLD);
}

async function costsAreBounded() {
  const sentences = tooDear(costs);
  for (const sentence of sentences) console.log(sentence);
  return { passed: sentences.length === 0 ? 1 : 0, failed: sentences.length };
}

/**
 * @param {string} name
 * @param {string[]} needs
 * @param {() => Promise<Counts>} run
 */
async function step(name, needs, run) {
  if (interrupted()) return;
  const missing = needs.find((need) => broken.has(need));
  if (missing !== undefined) {
    console.log(`\n[test] ${name}: not run, because this failed before: ${missing}`);
    broken.add(name);
    return;
  }
  console.log(`\n[test] ${name}`);
  beginPart(name);
  const started = Date.now();
  const counts = await run();
  if (counts.failed > 0) broken.add(name);
  results.push({ name, seconds: (Date.now() - started) / 1000, ...counts });
}

/**
 * `command`: what to run, or the exit code of what runs already.
 * @param {string} name
 * @param {Command | Promise<number>} command
 * @param {string[]} needs
 */
function gate(name, command, needs = []) {
  return step(name, needs, async () => {
    const isGood = (await (Array.isArray(command) ? execute(command) : command)) === 0;
    return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
  });
}

/**
 * Runs a suite, and what failed in it once more alone: what passes then is unstable and has to be fixed.
 * @param {string} name
 * @param {typeof tests | typeof journeys} kind
 * @param {string[]} needs
 */
function suite(name, { run, passesAlone, owns }, needs) {
  return step(name, needs, async () => {
    const found = await run(folder, { seed, paths: paths.filter(owns) });
    const { passed, failures: failed, isBroken } = found;
    costs = [...costs, ...(found.costs ?? [])];
    const isRepeated = paths.length === 0 && failed.length <= MOST_REPEATED;
    /** @type {Failure[]} */
    const lasting = [];
    for (const failure of failed) {
      if (isRepeated && !interrupted()) {
        console.log(`\n[test] once more, alone: ${failure.file} › ${failure.title}`);
        if (await passesAlone(folder, failure)) unstable.push(failure);
        else lasting.push(failure);
      } else lasting.push(failure);
    }
    failures.push(...lasting);
    const isLost = isBroken || interrupted();
    const count = lasting.length + (isLost && lasting.length === 0 ? 1 : 0);
    return { passed: passed + failed.length - lasting.length, failed: count };
  });
}

/** Prints what there is to know, the sum last; answers the exit code. */
function summary() {
  /** @param {keyof Counts} key */
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  for (const failure of failures) print('FAILED', failure);
  for (const failure of unstable) print('UNSTABLE', failure);
  if (costs.length > 1)
    console.log(`\n[test] The most expensive files\n${dearest(costs).join('\n')}`);
  console.log('');
  for (const { name, seconds, passed, failed } of results) {
    const verdict = failed === 0 ? 'ok    ' : 'FAILED';
    const time = seconds.toFixed(1).padStart(7);
    const work = coreSecondsOf(name).toFixed(0).padStart(6);
    console.log(
      `${verdict} ${time} s ${work} core s  ${name} (${passed} passed, ${failed} failed)`,
    );
  }
  const work = results.reduce((sum, { name }) => sum + coreSecondsOf(name), 0);
  console.log(`${work.toFixed(0)} core seconds in all, including all child processes.`);
  let failed = total('failed');
  if (unstable.length > 0) {
    console.log(
      `${unstable.length} UNSTABLE: failed, then passed alone. Each is a fault to be fixed.`,
    );
  }
  if (unstable.length > MOST_UNSTABLE) {
    console.log(`More than ${MOST_UNSTABLE} are a failure.`);
    failed += 1;
  }
  if (interrupted()) {
    console.log('Interrupted: what did not run counts as failed.');
    failed += 1;
  }
  console.log(`${total('passed')} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/**
 * The first lines of a message: the runner has printed the rest, and whoever keeps only the end keeps all of these.
 * @param {string} verdict
 * @param {Failure} failure
 */
function print(verdict, { file, title, message = '' }) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 4)
    .map((line) => `  ${line.slice(0, 160)}`);
  console.log(`\n${verdict} ${file} › ${title}\n${lines.join('\n')}`);
}

/**
 * What follows `--shuffle`, or some number; null when the order stays as it is. All others are paths.
 * @param {string[]} args
 */
function optionsFrom(args) {
  const place = args.indexOf('--shuffle');
  if (place === -1) return { seed: null, paths: args };
  const value = Number(args[place + 1]);
  const isGiven = Number.isSafeInteger(value) && value > 0;
  const seed = isGiven ? value : Math.floor(Math.random() * 1e9) + 1;
  return { seed, paths: args.toSpliced(place, isGiven ? 2 : 1) };
}
