import { defineConfig } from 'vitest/config';

const legacyDecorators = {
  decorator: { legacy: true, emitDecoratorMetadata: true },
} as const;

/** Guards against what hangs, not bounds: no test may depend on how quick the machine is. */
const PATIENCE = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    teardownTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'schema',
          include: ['schema/**/*.test.ts'],
          environment: 'node',
          ...PATIENCE,
        },
      },
      {
        oxc: legacyDecorators,
        // Node gives every library the CommonJS build of graphql; two builds at once are two realms.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          // Loading the application costs more than most files: the files of a worker load it once.
          isolate: false,
          setupFiles: ['server/test/harness/eachFile.ts'],
          globalSetup: ['server/test/harness/globalDatabase.ts'],
          ...PATIENCE,
        },
      },
      {
        extends: './client/vite.config.ts',
        root: '.',
        test: {
          name: 'client',
          include: ['client/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['client/src/testing/patience.ts'],
          ...PATIENCE,
        },
      },
    ],
  },
});
