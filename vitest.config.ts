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
  experimental: { fsModuleCache: true },
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Notes what each file costs. */
const COST = 'server/scripts/testRun/eachCost.mjs';

/** Files that put another module in the place of one, which others may have loaded already: each has its own window. */
const ALONE = testsThat(/\bvi\.(?:mock|doMock|resetModules)\(/, 'client/src');

/** Files that need a database: a helper gives it, or they ask for it. */
const WITH_DATABASE = [
  ...testsThat(
    /\binject\('|fakes\/pictureHouse|\/harness\/(?!(?:temporaryFolder|whenDone|listen|html|figures|sqlProblems)\.ts')/,
    'server',
  ),
  'server/test/operating/**',
];

const client = {
  extends: './client/vite.config.ts',
  root: '.',
  test: {
    environment: 'jsdom',
    setupFiles: [COST, 'client/src/testing/eachTest.ts'],
    ...PATIENCE,
  },
};

function testsThat(say: RegExp, folder: string): string[] {
  return readdirSync(join(import.meta.dirname, folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => /\.test\.tsx?$/.test(path))
    .filter((path) => say.test(readFileSync(join(import.meta.dirname, path), 'utf8')));
}

const server = {
  oxc: legacyDecorators,
  // Node gives every library the CommonJS build of graphql; two builds at once are two realms.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    isolate: false,
    setupFiles: [COST, 'server/test/harness/eachFile.ts'],
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
          setupFiles: [COST],
          ...PATIENCE,
        },
      },
      {
        ...server,
        test: {
          ...server.test,
          name: 'server, without a database',
          include: ['server/**/*.test.ts'],
          exclude: WITH_DATABASE,
        },
      },
      {
        ...server,
        test: {
          ...server.test,
          name: 'server',
          // What takes long and is done on purpose, by `npm run test:faults` alone.
          include: [
            ...WITH_DATABASE.filter((path) => path.endsWith('.ts')),
            'server/test/operating/**/*.test.ts',
            ...(process.env['FAULTS'] ? ['server/**/*.faults.ts'] : []),
          ],
          globalSetup: ['server/test/harness/globalDatabase.ts'],
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
