import { readFileSync } from 'node:fs';

/**
 * What a runner said: `passed` tests, `failures` (file, title, message and what finds the test again), and
 * `isBroken` when it ended badly without a failed test, or ran none.
 */
export function verdictOf(code, passed, failures) {
  return { passed, failures, isBroken: failures.length === 0 && (code !== 0 || passed === 0) };
}

/** The report that a runner wrote, or null when it did not come so far. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** A title as a pattern that fits these very words. */
export function inWords(title) {
  return title.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
