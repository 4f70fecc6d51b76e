// A reporter of vitest: writes down the errors that no test caught, such as those of a timer that outlived its test,
// and what each file cost.
/** @import { SerializedError } from 'vitest' */
/** @import { TestModule } from 'vitest/node' */
/** @import { Cost } from './costs.mjs' */
import { writeFileSync } from 'node:fs';

/** @typedef {{ stray: { file: string | null, message: string }[], costs: Cost[] }} Further */

export default class Reporter {
  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly SerializedError[]} errors
   */
  onTestRunEnd(modules, errors) {
    const stray = errors.map((error) => ({
      file: error.VITEST_TEST_PATH ?? null,
      message: error.stack ?? error.message,
    }));
    const costs = modules.map((module) => ({
      file: module.moduleId,
      coreSeconds: /** @type {{ coreSeconds?: number }} */ (module.meta()).coreSeconds ?? 0,
    }));
    writeFileSync(process.env.FURTHER_REPORT ?? '', JSON.stringify({ stray, costs }));
  }
}
