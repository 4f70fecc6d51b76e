// What the files of tests cost, so that whoever comes next sees it grow.

/** @typedef {{ file: string, coreSeconds: number }} Cost */

const DEAREST = 10;
/** In core seconds, where all files together take what follows. */
const MOST_OF_A_FILE = 20;
const USUAL_SUM = 700;
/** These may cost more: each starts whole servers and databases many times, which is what they are about. */
const DEAR_BY_NATURE = ['embeddedDatabase', 'externalDatabase', 'fullDisk', 'sessions'].map(
  (name) => `server/test/operating/${name}.test.ts`,
);

/**
 * The dearest files as lines of text.
 * @param {Cost[]} costs
 */
export function dearest(costs) {
  return costs
    .toSorted((one, other) => other.coreSeconds - one.coreSeconds)
    .slice(0, DEAREST)
    .map(({ file, coreSeconds }) => `${coreSeconds.toFixed(1).padStart(7)} core s  ${file}`);
}

/**
 * A sentence about each file that costs more than a file may; a slow machine is given as much more as it is slow.
 * @param {Cost[]} costs
 */
export function tooDear(costs) {
  const sum = costs.reduce((all, { coreSeconds }) => all + coreSeconds, 0);
  const most = MOST_OF_A_FILE * Math.max(1, sum / USUAL_SUM);
  return costs
    .filter(({ file, coreSeconds }) => coreSeconds > most && !DEAR_BY_NATURE.includes(file))
    .map(
      ({ file, coreSeconds }) =>
        `${file} takes ${coreSeconds.toFixed(1)} core seconds, more than ${most.toFixed(1)}: share what its tests set up, or split it by subject.`,
    );
}
