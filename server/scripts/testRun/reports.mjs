/** @import { Cost } from './costs.mjs' */
import { readFileSync } from 'node:fs';

/**
 * What failed, and what finds it again.
 * @typedef {object} Failure
 * @property {string} file
 * @property {string} title
 * @property {string} [message]
 * @property {number} [line]
 * @property {string | null} [fullName]
 */
/** @typedef {{ passed: number, failures: Failure[], isBroken: boolean, costs?: Cost[] }} Verdict */

/**
 * What a runner said: `passed` tests, `failures` (file, title, message and what finds the test again), and
 * `isBroken` when it ended badly without a failed test, or ran none.
 * @param {number} code
 * @param {number} passed
 * @param {Failure[]} failures
 * @returns {Verdict}
 */
export function verdictOf(code, passed, failures) {
  return { passed, failures, isBroken: failures.length === 0 && (code !== 0 || passed === 0) };
}

/**
 * The report that a runner wrote, or null when it did not come so far.
 * @template Report
 * @param {string} file
 * @returns {Report | null}
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * A title as a pattern that fits these very words.
 * @param {string} title
 */
export function inWords(title) {
  return title.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
