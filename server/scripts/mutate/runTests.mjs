// A process of its own, started in the copy of the tree: a Vitest that stays up, so that its database, its
// servers and what it has compiled serve every edit. Each message names the files and folders that have changed
// and the tests to run, nearest first; the answer is the first of them that failed.
import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';

let order = [];
let failure = null;

/** Runs the tests in the order in which they were asked for. */
class AsAsked {
  shard(specifications) {
    return specifications;
  }
  sort(specifications) {
    const place = ({ moduleId }) => order.indexOf(moduleId);
    return [...specifications].sort((one, other) => place(one) - place(other));
  }
}

/** Keeps the first failure and tells the parent that something moves. */
const watching = {
  onTestModuleStart: (module) => process.send({ running: module.relativeModuleId }),
  onTestCaseResult(test) {
    if (test.result().state !== 'failed') return;
    note(test.module, test.fullName, test.result().errors[0]);
  },
  onTestModuleEnd(module) {
    const [error] = module.errors();
    if (error) note(module, 'the file', error);
  },
};

function note(module, title, error) {
  failure ??= { file: module.relativeModuleId, title, message: error?.message ?? '' };
}

const vitest = await createVitest(
  'test',
  {
    root: process.cwd(),
    watch: false,
    bail: 1,
    reporters: [watching],
    sequence: { sequencer: AsAsked },
    silent: true,
  },
  { cacheDir: resolve('dist/.mutate'), clearScreen: false },
);
await vitest.standalone();

process.on('message', async ({ changed, tests }) => {
  const outdated = changed.map((path) => resolve(path));
  for (const file of knownFiles()) {
    if (outdated.some((path) => file.startsWith(path))) vitest.invalidateFile(file);
  }
  order = tests.map((file) => resolve(file));
  failure = null;
  let left = order;
  for (let tries = 0; left.length > 0 && failure === null; tries += 1) {
    left = await run(left);
    if (tries === MOST_TRIES) break;
  }
  process.send({ done: true, failure, notRun: failure === null ? left : [] });
});

/** A second failure of the run before may arrive late and end this one: what it has left undone is run again. */
const MOST_TRIES = 3;

/** Answers the files of which something was not run. */
async function run(files) {
  const asked = files.flatMap((file) => vitest.getModuleSpecifications(file));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(asked);
  const [stray] = unhandledErrors;
  if (stray) failure ??= { file: 'no test', title: 'stray error', message: String(stray.message) };
  const whole = new Set(testModules.filter(wasRun).map(({ moduleId }) => moduleId));
  return files.filter((file) => !whole.has(file));
}

function wasRun(module) {
  const tests = [...module.children.allTests()];
  const meant = tests.filter(({ options }) => options.mode === 'run');
  const isOver = (test) => ['passed', 'failed'].includes(test.result().state);
  return tests.length > 0 && meant.every(isOver);
}

/** Every file that has been compiled for a test so far. */
function knownFiles() {
  const graphs = vitest.projects.flatMap(({ vite }) =>
    Object.values(vite.environments).map(({ moduleGraph }) => moduleGraph),
  );
  return new Set(graphs.flatMap(({ fileToModulesMap }) => [...fileToModulesMap.keys()]));
}

// Also when the parent is gone: the database behind the tests stops in order.
process.on('disconnect', async () => {
  await vitest.close();
  process.exit();
});
process.on('SIGINT', () => {});
process.send({ ready: true });
