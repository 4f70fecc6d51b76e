import { defineConfig } from 'vitest/config';

const legacyDecorators = {
  decorator: { legacy: true, emitDecoratorMetadata: true },
} as const;

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
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
          testTimeout: 120_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 20_000 } },
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
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
