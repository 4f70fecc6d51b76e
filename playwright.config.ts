import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './server/scripts/browser.mjs';
import { dataDir, port, providerPort } from './client/e2e/testServer.ts';

const address = `http://127.0.0.1:${port}`;

// Found once: the workers read this file again.
process.env['CHROMIUM_PATH'] ??= findBrowser(console.error) ?? '';

/** One journey by hand (`npm run journeys`); `npm test` and machines set CI. */
const isWatched = !process.env['CI'];

/** Browser journeys against the real application with its demo world; `npm test` gives port, folder and browser. */
export default defineConfig({
  testDir: 'client/e2e',
  globalSetup: './client/e2e/startProvider.ts',
  outputDir: 'test-results',
  // Guards against what hangs: a busy machine takes its time, and what is there is seen at once. Whoever works on
  // one journey sits before it, and wants to know soon that something is not there.
  timeout: isWatched ? 120_000 : 600_000,
  expect: { timeout: isWatched ? 5_000 : 60_000 },
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  ...(process.env['SHUFFLE_SEED'] && { projects: shuffled(Number(process.env['SHUFFLE_SEED'])) }),
  use: {
    actionTimeout: isWatched ? 5_000 : 120_000,
    baseURL: address,
    screenshot: 'only-on-failure',
    // Requests that a service worker makes pass the routes of a test by; offline.spec.ts has one.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        '--no-sandbox',
        // What this browser cannot know of its machine: pictures are fetched as far below the window as on 4G,
        // and there is a mouse.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node server/scripts/journeyServer.mjs',
    url: `${address}/readyz`,
    // As long as the run itself: how soon a machine has built and prepared what it needs is no matter of tests.
    timeout: 3_600_000,
    // One that is up already (`npm run journeys`) serves as well; `npm test` has a port of its own.
    reuseExistingServer: isWatched,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: { PORT: port, PROVIDER_PORT: String(providerPort), DATA_DIR: dataDir },
  },
});

/** Each file as a project of its own, in an order that follows from the seed: the runner knows no other way. */
function shuffled(seed: number) {
  const place = (name: string) => createHash('sha256').update(`${seed} ${name}`).digest('hex');
  return readdirSync('client/e2e')
    .filter((name) => name.endsWith('.spec.ts'))
    .sort((one, other) => place(one).localeCompare(place(other)))
    .map((name) => ({ name, testMatch: name }));
}
