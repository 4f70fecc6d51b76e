// A reporter of vitest: writes down the errors that no test caught, such as those of a timer that outlived its test.
import { writeFileSync } from 'node:fs';

export default class StrayErrors {
  onTestRunEnd(_modules, errors) {
    const stray = errors.map((error) => ({
      file: error.VITEST_TEST_PATH ?? null,
      message: error.stack ?? error.message,
    }));
    writeFileSync(process.env.STRAY_ERRORS, JSON.stringify(stray));
  }
}
