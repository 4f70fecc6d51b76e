// Journeys in a real browser, and one of them alone; each run with a server and a copy of the demo world of its own.
/** @import { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter' */
/** @import { Failure } from './reports.mjs' */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, INSTALL } from '../browser.mjs';
import { freePort } from '../freePort.mjs';
import { tool } from '../places.mjs';
import { execute, node } from './execute.mjs';
import { inWords, readReport, verdictOf } from './reports.mjs';

/** Beside the pictures of the first failure, which the runner would take away. */
const ALONE = 'test-results/alone';

const QUICKER = `The same without windows needs half the time: ${INSTALL}`;

/** @type {string | null | undefined} */
let browser;

/**
 * Whether this path is one of a journey.
 * @param {string} path
 */
export const isJourney = (path) => path.includes('client/e2e');
export const owns = isJourney;

/**
 * Runs all, or those of these paths; `seed` shuffles the files. Answers `{ passed, failures, isBroken }` (reports.mjs).
 * @param {string} folder
 * @param {{ seed: number | null, paths: string[] }} asked
 */
export function run(folder, { seed, paths }) {
  return runWith(folder, paths, seed === null ? {} : { SHUFFLE_SEED: String(seed) });
}

/**
 * Runs the failed journey of this failure once more, with nothing beside it; true when it passes.
 * @param {string} folder
 * @param {Failure} failure
 */
export async function passesAlone(folder, { file, line, title }) {
  const only = [`${file}:${line}`, '-g', `${inWords(title)}$`, '--workers=1', `--output=${ALONE}`];
  const { passed, failures, isBroken } = await runWith(folder, only, {});
  return passed > 0 && failures.length === 0 && !isBroken;
}

/**
 * @param {string} folder
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
async function runWith(folder, args, env) {
  browser ??= findBrowser((sentence) => console.log(`[test] ${sentence}`));
  if (browser === null) return verdictOf(1, 0, []);
  console.log(`[test] The browser is ${browser}`);
  if (!/headless[-_]shell/.test(browser)) console.log(`[test] ${QUICKER}`);
  const own = mkdtempSync(join(folder, 'journeys-'));
  const file = join(own, 'playwright.json');
  const code = await execute(node(tool.playwright, 'test', ...args, '--reporter=list,json'), {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    PORT: String(await freePort()),
    PROVIDER_PORT: String(await freePort()),
    DATA_DIR: join(own, 'data'),
    ...env,
  });
  /** @type {JSONReport | null} */
  const report = readReport(file);
  const failures = [
    ...(report?.errors ?? []).map(({ message }) => ({
      file: 'journeys',
      title: 'the run',
      message,
    })),
    ...specsOf(report)
      .filter(({ ok }) => !ok)
      .map(failureOf),
  ];
  return verdictOf(code, report?.stats?.expected ?? 0, failures);
}

/** @param {JSONReportSpec} spec */
function failureOf({ file, line, title, tests }) {
  const errors = tests.flatMap((test) => test.results).flatMap((result) => result.errors);
  return { file, line, title, message: errors.map((error) => error.message).join('\n') };
}

/**
 * @param {Partial<JSONReportSuite> | null} part
 * @returns {JSONReportSpec[]}
 */
function specsOf(part) {
  return [...(part?.specs ?? []), ...(part?.suites ?? []).flatMap(specsOf)];
}
