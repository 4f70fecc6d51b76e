// What the files of tests cost, so that whoever comes next sees it grow.

const DEAREST = 10;
/** In core seconds of a machine on which `yardstick` takes `USUAL_YARDSTICK`. */
const MOST_OF_A_FILE = 20;
const USUAL_YARDSTICK = 0.35;
/** These may cost more: each starts whole servers and databases many times, which is what they are about. */
const DEAR_BY_NATURE = ['server/test/operating/embeddedDatabase.test.ts'];

/** The dearest files as lines of text. */
export function dearest(costs) {
  return costs
    .toSorted((one, other) => other.coreSeconds - one.coreSeconds)
    .slice(0, DEAREST)
    .map(({ file, coreSeconds }) => `${coreSeconds.toFixed(1).padStart(7)} core s  ${file}`);
}

/** A sentence about each file that costs more than a file may; a slow machine is given as much more as it is slow. */
export function tooDear(costs, slowness = Math.max(1, yardstick() / USUAL_YARDSTICK)) {
  const most = MOST_OF_A_FILE * slowness;
  return costs
    .filter(({ file, coreSeconds }) => coreSeconds > most && !DEAR_BY_NATURE.includes(file))
    .map(
      ({ file, coreSeconds }) =>
        `${file} takes ${coreSeconds.toFixed(1)} core seconds, more than ${most.toFixed(1)}: share what its tests set up, or split it by subject.`,
    );
}

/** The core seconds of a piece of work that is always the same. */
function yardstick() {
  const { user: before } = process.cpuUsage();
  let state = 1;
  const numbers = Array.from({ length: 400_000 }, () => (state = (state * 48_271) % 2_147_483_647));
  JSON.parse(JSON.stringify(numbers.toSorted((one, other) => one - other)));
  return (process.cpuUsage().user - before) / 1e6;
}
