import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

const legacyDecorators = {
  decorator: { legacy: true, emitDecoratorMetadata: true },
} as const;

/** Guards against what hangs, not bounds: no test may depend on how quick the machine is. */
const PATIENCE = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Files that put another module in the place of one, which others may have loaded already: each has its own window. */
const ALONE = readdirSync(join(import.meta.dirname, 'client/src'), { recursive: true })
  .map((name) => join('client/src', String(name)))
  .filter((path) => /\.test\.tsx?$/.test(path))
  .filter((path) =>
    /\bvi\.(?:mock|doMock|resetModules)\(/.test(
      readFileSync(join(import.meta.dirname, path), 'utf8'),
    ),
  );

const client = {
  extends: './client/vite.config.ts',
  root: '.',
  test: {
    environment: 'jsdom',
    setupFiles: ['client/src/testing/eachTest.ts'],
    ...PATIENCE,
  },
};

/** The tests that start whole processes take longest and mostly wait: begun first, they wait beside others. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/test/operating/');
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const isShuffled = process.argv.some((argument) => argument.startsWith('--sequence.shuffle'));

/**
 * Loading the application or the page costs more than most files: where `isolate` is off, the files of a
 * worker load it once, and share its modules.
 */
export default defineConfig({
  test: {
    // More than there are cores: the tests of whole processes mostly wait.
    maxWorkers: 3,
    teardownTimeout: 60_000,
    sequence: isShuffled ? {} : { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'schema',
          include: ['schema/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          ...PATIENCE,
        },
      },
      {
        oxc: legacyDecorators,
        // Node gives every library the CommonJS build of graphql; two builds at once are two realms.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'server',
          // What takes long and is done on purpose, by `npm run test:faults` alone.
          include: [
            'server/**/*.test.ts',
            ...(process.env['FAULTS'] ? ['server/**/*.faults.ts'] : []),
          ],
          environment: 'node',
          isolate: false,
          setupFiles: ['server/test/harness/eachFile.ts'],
          globalSetup: ['server/test/harness/globalDatabase.ts'],
          ...PATIENCE,
        },
      },
      {
        ...client,
        test: {
          ...client.test,
          name: 'client',
          include: ['client/src/**/*.test.{ts,tsx}'],
          exclude: ALONE,
          isolate: false,
        },
      },
      { ...client, test: { ...client.test, name: 'client, alone', include: ALONE } },
    ],
  },
});
