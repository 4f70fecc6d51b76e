// Unit, component, request and process tests, and one of them alone.
/** @import { JsonTestResult, JsonTestResults } from 'vitest/node' */
/** @import { Further } from './reporter.mjs' */
/** @import { Failure } from './reports.mjs' */
import { join, relative } from 'node:path';
import { at, root, tool } from '../places.mjs';
import { execute, node } from './execute.mjs';
import { isJourney } from './playwrightRun.mjs';
import { inWords, readReport, verdictOf } from './reports.mjs';

/**
 * Whether this path is one of these tests.
 * @param {string} path
 */
export const owns = (path) => !isJourney(path);

/**
 * Runs all, or those of these paths; `seed` shuffles files and tests. Answers `{ passed, failures, isBroken, costs }`
 * (reports.mjs).
 * @param {string} folder
 * @param {{ seed: number | null, paths: string[] }} asked
 */
export function run(folder, { seed, paths }) {
  const shuffled = seed === null ? [] : ['--sequence.shuffle', `--sequence.seed=${seed}`];
  return runWith(join(folder, 'vitest.json'), [...paths, ...shuffled]);
}

/**
 * Runs the failed test of this failure once more, with nothing beside it; true when it passes.
 * @param {string} folder
 * @param {Failure} failure
 */
export async function passesAlone(folder, { file, fullName = null }) {
  const only = fullName === null ? [] : ['-t', `^${inWords(fullName)}$`];
  const report = join(folder, 'vitest-alone.json');
  const { passed, failures, isBroken } = await runWith(report, [
    file,
    '--no-file-parallelism',
    ...only,
  ]);
  return passed > 0 && failures.length === 0 && !isBroken;
}

/**
 * @param {string} file
 * @param {string[]} args
 */
async function runWith(file, args) {
  const further = file.replace('.json', '-further.json');
  const code = await execute(
    node(
      tool.vitest,
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      `--reporter=${REPORTER}`,
    ),
    { FURTHER_REPORT: further },
  );
  /** @type {JsonTestResults | null} */
  const report = readReport(file);
  /** @type {Further} */
  const { stray, costs } = readReport(further) ?? { stray: [], costs: [] };
  const failures = [
    ...(report?.testResults ?? []).flatMap(failuresOf),
    ...stray.filter(({ file: at }) => at !== null).map(strayFailure),
  ];
  return {
    ...verdictOf(code, report?.numPassedTests ?? 0, failures),
    costs: costs.map((cost) => ({ ...cost, file: relative(root, cost.file) })),
  };
}

const REPORTER = at('server', 'scripts', 'testRun', 'reporter.mjs');

/**
 * What no test caught fails the file that was running.
 * @param {Further['stray'][number]} stray
 */
function strayFailure({ file, message }) {
  return {
    file: relative(root, file ?? ''),
    title: 'an error outside its tests',
    fullName: null,
    message,
  };
}

/**
 * A file that cannot be loaded has no tests of its own that could fail: it fails as one.
 * @param {JsonTestResult} result
 * @returns {Failure[]}
 */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) {
    return [{ file, title: 'the file', fullName: null, message }];
  }
  return failed.map(({ fullName, failureMessages }) => ({
    file,
    title: fullName,
    fullName,
    message: failureMessages?.join('\n'),
  }));
}
