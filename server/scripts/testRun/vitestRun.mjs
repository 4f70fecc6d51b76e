// Unit, component, request and process tests, and one of them alone.
import { join, relative } from 'node:path';
import { at, root, tool } from '../places.mjs';
import { execute, node } from './execute.mjs';
import { inWords, readReport, verdictOf } from './reports.mjs';

/** Runs all; `seed` shuffles files and tests. Answers `{ passed, failures, isBroken }` (reports.mjs). */
export async function runVitest(folder, seed) {
  const shuffled = seed === null ? [] : ['--sequence.shuffle', `--sequence.seed=${seed}`];
  return run(join(folder, 'vitest.json'), shuffled);
}

/** Runs the failed test of this failure once more, with nothing beside it; true when it passes. */
export async function passesAlone(folder, { file, fullName }) {
  const only = fullName === null ? [] : ['-t', `^${inWords(fullName)}$`];
  const report = join(folder, 'vitest-alone.json');
  const { passed, failures, isBroken } = await run(report, [
    file,
    '--no-file-parallelism',
    ...only,
  ]);
  return passed > 0 && failures.length === 0 && !isBroken;
}

async function run(file, args) {
  const errors = file.replace('.json', '-errors.json');
  const code = await execute(
    node(
      tool.vitest,
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      `--reporter=${STRAY_ERRORS}`,
    ),
    { STRAY_ERRORS: errors },
  );
  const report = readReport(file);
  const failures = [
    ...(report?.testResults ?? []).flatMap(failuresOf),
    ...(readReport(errors) ?? []).filter(({ file: at }) => at !== null).map(strayFailure),
  ];
  return verdictOf(code, report?.numPassedTests ?? 0, failures);
}

const STRAY_ERRORS = at('server', 'scripts', 'testRun', 'strayErrors.mjs');

/** What no test caught fails the file that was running. */
function strayFailure({ file, message }) {
  return {
    file: relative(root, file),
    title: 'an error outside its tests',
    fullName: null,
    message,
  };
}

/** A file that cannot be loaded has no tests of its own that could fail: it fails as one. */
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
    message: failureMessages.join('\n'),
  }));
}
