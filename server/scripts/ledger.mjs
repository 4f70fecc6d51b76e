// `npm run ledger`: each line of the specification with the tests whose titles carry its id, or `missing`.
// `--missing` prints only what is missing; `--check` exits with 1 when a title claims what it must not;
// `--requirements FILE` names the specification. Titles are those of the runners; no test is run.
/** @import { JSONReport, JSONReportSuite } from '@playwright/test/reporter' */
/** @import { SerializedError } from 'vitest' */
/** @import { TestCase, TestModule, TestSuite } from 'vitest/node' */
/** @import { Claimant, Proof } from './claims.mjs' */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import { faultsOf, isDecision, levelOf, LEVELS, proofsOf, stepsOf } from './claims.mjs';
import { at, root, tool } from './places.mjs';

/** @typedef {{ title: string, lines: { id: string, words: string }[] }} Section */

/** A table of cases is many titles of the same proof. */
const ROWS_OF_A_FILE = 4;

const { values: asked } = parseArgs({
  options: {
    requirements: { type: 'string' },
    missing: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});
const requirements = resolve(asked.requirements ?? at('schema', 'docs', 'REQUIREMENTS.md'));
const decisions = join(dirname(requirements), 'DECISIONS.md');
const absent = [requirements, decisions].filter((file) => !existsSync(file));

if (absent.length > 0) {
  for (const file of absent) console.error(`The ledger cannot find ${file}.`);
  console.error(
    'Name the list of lines with --requirements FILE; DECISIONS.md must be in the same folder.',
  );
  process.exitCode = 1;
} else {
  const sections = sectionsOf(readFileSync(requirements, 'utf8'));
  const lines = sections.flatMap((section) => section.lines);
  const known = new Set([
    ...lines.map(({ id }) => id),
    ...[...readFileSync(decisions, 'utf8').matchAll(/^\| (D-\d+) \|/gm)].map(([, id = '']) => id),
  ]);
  const tests = (await Promise.all([vitestTests(), journeys()])).flat();
  /** @type {Map<string, Proof[]>} */
  const proofs = new Map();
  for (const proof of proofsOf(tests)) {
    proofs.set(proof.id, [...(proofs.get(proof.id) ?? []), proof]);
  }
  const faults = faultsOf(tests, known);
  for (const section of sections) printSection(section, proofs);
  printSums(sections, proofs);
  const decided = [...known].filter((id) => isDecision(id) && proofs.has(id));
  console.log(`\n${decided.length} decisions are named too.`);
  if (faults.length > 0) console.log('');
  for (const fault of faults) print(fault);
  console.log(`${faults.length} titles claim what they must not.`);
  if (asked.check && faults.length > 0) process.exitCode = 1;
}

/** @param {string} text */
function sectionsOf(text) {
  /** @type {Section[]} */
  const sections = [];
  for (const row of text.split('\n')) {
    const [, title] = /^## ([VPA]-\S+ .+)$/.exec(row) ?? [];
    const [, id, words = ''] = /^- \[.\] (\S+) (.+)$/.exec(row) ?? [];
    if (title !== undefined) sections.push({ title, lines: [] });
    if (id === undefined) continue;
    const section = sections.at(-1);
    if (section === undefined) throw new Error(`${id} stands before the first section.`);
    section.lines.push({ id, words });
  }
  return sections;
}

/** Files share their modules and no database is started: nothing is run, only the titles are asked for. */
async function vitestTests() {
  const options = { root, watch: false, isolate: false, reporters: [] };
  const vitest = await createVitest('test', options);
  for (const project of vitest.projects) project.config.globalSetup = [];
  const { testModules, unhandledErrors } = await vitest.collect();
  for (const { message } of /** @type {SerializedError[]} */ (unhandledErrors)) fail(message);
  const tests = testModules.flatMap((module) => {
    const file = relative(root, module.moduleId);
    const level = levelOf(file, readFileSync(module.moduleId, 'utf8'));
    for (const { message } of module.errors()) fail(`${file}: ${message}`);
    return [...module.children.allTests()].map((test) => ({
      file,
      level,
      names: namesOf(test),
      steps: [],
    }));
  });
  await vitest.close();
  return tests;
}

/**
 * @param {TestCase | TestSuite | TestModule} test
 * @returns {string[]}
 */
function namesOf(test) {
  return test.type === 'module' ? [] : [...namesOf(test.parent), test.name];
}

/** @returns {Promise<Claimant[]>} */
async function journeys() {
  /** @type {JSONReport} */
  const report = JSON.parse(await outputOf(tool.playwright, 'test', '--list', '--reporter=json'));
  for (const { message } of report.errors) fail(message);
  return report.suites.flatMap((suite) => {
    const file = relative(root, join(report.config.rootDir, suite.file));
    const source = readFileSync(at(file), 'utf8');
    const rounds = stepsOf(source);
    const before = new Map();
    return specsOf({ ...suite, title: '' }, []).map(({ names, line }) => {
      const round = before.get(line) ?? 0;
      before.set(line, round + 1);
      const all = rounds.get(line) ?? [[]];
      return { file, level: levelOf(file, source), names, steps: all[round % all.length] ?? [] };
    });
  });
}

/**
 * @param {JSONReportSuite} suite
 * @param {string[]} above
 * @returns {{ names: string[], line: number }[]}
 */
function specsOf({ title, specs = [], suites = [] }, above) {
  const around = title === '' ? above : [...above, title];
  return [
    ...specs.map((spec) => ({ names: [...around, spec.title], line: spec.line })),
    ...suites.flatMap((suite) => specsOf(suite, around)),
  ];
}

/**
 * @param {string[]} args
 * @returns {Promise<string>}
 */
function outputOf(...args) {
  return new Promise((done, refuse) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part) => (text += part));
    child.on('error', refuse).on('close', () => done(text));
  });
}

/** @param {string | undefined} message */
function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

/**
 * @param {Section} section
 * @param {Map<string, Proof[]>} proofs
 */
function printSection({ title, lines }, proofs) {
  const shown = lines.filter(({ id }) => !asked.missing || !proofs.has(id));
  if (shown.length > 0) console.log(`\n${title}`);
  for (const { id, words } of shown) {
    const found = (proofs.get(id) ?? []).toSorted(
      (one, other) => LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level),
    );
    /** @type {Map<string, number>} */
    const shownOf = new Map();
    for (const { level, file, title: proof, tests } of found) {
      const row = (shownOf.get(file) ?? 0) + 1;
      shownOf.set(file, row);
      if (row > ROWS_OF_A_FILE) continue;
      const count = tests > 1 ? ` (${tests} tests)` : '';
      print(`${id.padEnd(9)} ${level.padEnd(11)} ${file}: ${proof}${count}`);
    }
    for (const [file, count] of shownOf) {
      const more = count - ROWS_OF_A_FILE;
      if (more > 0) print(`${id.padEnd(9)} ${''.padEnd(11)} ${file}: and ${more} more`);
    }
    if (found.length === 0) print(`${id.padEnd(9)} —           missing  ${words}`);
  }
}

/**
 * Lines of each section that are named, at all and at each level; one line may be proved at several.
 * @param {Section[]} sections
 * @param {Map<string, Proof[]>} proofs
 */
function printSums(sections, proofs) {
  const width = Math.max(...sections.map(({ title }) => title.length));
  /** @type {(title: string, cells: (string | number)[]) => void} */
  const row = (title, cells) =>
    console.log(`${title.padEnd(width)}${cells.map((cell) => String(cell).padStart(12)).join('')}`);
  /** @param {Section['lines']} lines */
  const sums = (lines) => [
    lines.length,
    lines.filter(({ id }) => proofs.has(id)).length,
    ...LEVELS.map(
      (level) =>
        lines.filter(({ id }) => proofs.get(id)?.some((proof) => proof.level === level)).length,
    ),
  ];
  console.log('');
  row('Lines by section', ['lines', 'named', ...LEVELS]);
  for (const { title, lines } of sections) row(title, sums(lines));
  row('all', sums(sections.flatMap(({ lines }) => lines)));
}

/**
 * Cut where the terminal ends; whole in a file or a pipe.
 * @param {string} text
 */
function print(text) {
  const plain = text.replace(/\p{Cc}/gu, ' ');
  console.log(plain.slice(0, process.stdout.columns ?? plain.length));
}
