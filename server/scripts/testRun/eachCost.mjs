// A setup file of every test: notes on its file how many core seconds it took, with the processes it has waited for.
import { afterAll } from 'vitest';
import { coreSeconds } from './coreSeconds.mjs';

const worker = /** @type {NodeJS.Process & { costsCounted?: number }} */ (process);
/** Environment and modules of the first file of a worker count for that file. */
const before = worker.costsCounted ?? 0;

// The first to be registered, and so the last to run.
afterAll(({}, file) => {
  worker.costsCounted = coreSeconds();
  Object.assign(file.meta, { coreSeconds: worker.costsCounted - before });
});
