import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { test as base } from '@playwright/test';
import { copyPreparedWorld } from '../../server/scripts/preparedWorld.mjs';
import { guard } from '../../server/scripts/watchdog.mjs';
import { launch, untilReady } from '../../server/test/operating/launch.ts';
import type { AppProcess } from '../../server/test/operating/launch.ts';
import { dataDir } from './testServer.ts';

/**
 * Journeys that change what every visitor of every page sees, while others look at it: they have a server of their
 * own, on another copy of the demo world. One after the other, so that a file starts one.
 */
export const test = base.extend<object, { site: AppProcess }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const folder = mkdtempSync(join(dirname(dataDir), 'own-journeys-'));
      guard(folder);
      const own = join(folder, 'data');
      await copyPreparedWorld(own);
      const site = await launch(project, 'main.js', [], { DATA_DIR: own });
      await untilReady(site);
      await provide(site);
      site.kill('SIGTERM');
      await site.exited;
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 0 },
  ],
  baseURL: ({ site }, provide) => provide(site.url),
});

const project = resolve(import.meta.dirname, '..', '..');
