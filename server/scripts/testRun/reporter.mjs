// A reporter of vitest: writes down the errors that no test caught, such as those of a timer that outlived its test,
// and what each file cost.
import { writeFileSync } from 'node:fs';

export default class Reporter {
  onTestRunEnd(modules, errors) {
    const stray = errors.map((error) => ({
      file: error.VITEST_TEST_PATH ?? null,
      message: error.stack ?? error.message,
    }));
    const costs = modules.map((module) => ({
      file: module.moduleId,
      coreSeconds: module.meta().coreSeconds ?? 0,
    }));
    writeFileSync(process.env.FURTHER_REPORT, JSON.stringify({ stray, costs }));
  }
}
