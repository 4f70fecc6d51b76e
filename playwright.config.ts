import { defineConfig } from '@playwright/test';
import { dataDir, port, providerUrl } from './client/e2e/testServer.ts';
import { FAKE_APP } from './server/test/fakes/fakeApp.ts';

const address = `http://127.0.0.1:${port}`;

/** Browser journeys against the real application with its demo world; `npm test` gives port, folder and browser. */
export default defineConfig({
  testDir: 'client/e2e',
  globalSetup: './client/e2e/startProvider.ts',
  outputDir: 'test-results',
  // A busy machine takes its time; what is there is seen at once however long one would wait.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  projects: [
    // Pages are weighed with the demo world's pictures, before journeys post photos of their own.
    { name: 'weights', testMatch: 'weight.spec.ts' },
    { name: 'journeys', testIgnore: 'weight.spec.ts', dependencies: ['weights'] },
  ],
  use: {
    baseURL: address,
    screenshot: 'only-on-failure',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node server/scripts/start.mjs',
    url: `${address}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      // Journeys that need many codes come from addresses of their own (client/e2e/people.ts).
      TRUSTED_PROXIES: '127.0.0.1',
      GOOGLE_CLIENT_ID: FAKE_APP.id,
      GOOGLE_CLIENT_SECRET: FAKE_APP.secret,
      GOOGLE_ISSUER: providerUrl,
      FACEBOOK_APP_ID: FAKE_APP.id,
      FACEBOOK_APP_SECRET: FAKE_APP.secret,
      FACEBOOK_GRAPH_URL: providerUrl,
      FACEBOOK_DIALOG_URL: providerUrl,
    },
  },
});
