import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildAccount } from '../../test/factories.ts';
import { testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { type Database } from '../platform/database/connect.ts';
import { silentLog } from '../platform/observability/logging.ts';
import { LiveSettings } from './liveSettings.ts';
import { StoredSetting } from './setting.entity.ts';

let database: Database;
let live: LiveSettings;

beforeEach(async () => {
  database = await freshDatabase();
  // The clock of rereading stands still, so that only what is tested brings a change.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  live = new LiveSettings({ database, log: silentLog(), given: {} });
  await live.start();
});

afterEach(async () => {
  vi.useRealTimers();
  await live.stop();
});

const changed = () => new Promise<void>((resolve) => live.onChange(resolve));

/** As a process does whose signal gets lost. */
const storeSilently = (siteName: string) =>
  database.source
    .getRepository(StoredSetting)
    .upsert({ key: 'siteName', value: siteName, changedBy: null, changedAt: new Date() }, ['key']);

const SITE_ADMIN = { userType: 'site_admin', role: 'site_admin', kind: null } as const;

test('D-92 a change through one process is in force in another one, which is told of it', async () => {
  const served = await testApp(database);
  const admin = viewerOf(await buildAccount(database, SITE_ADMIN));
  const pending = changed();
  const body = { settings: { siteName: 'Homes', autoApprove: true } };
  const response = await served.rest('/api/site-admin/settings', admin, 'PUT', { body });
  expect(response.status).toBe(200);
  await pending;
  expect(live.values).toMatchObject({ siteName: 'Homes', autoApprove: true });
});

test('D-92 what is stored is in force from the start', async () => {
  await storeSilently('Homes');
  const later = new LiveSettings({ database, log: silentLog(), given: { siteName: 'Ghar' } });
  await later.start();
  expect(later.values.siteName).toBe('Homes');
  await later.stop();
});

test('D-92 after its connection was lost it reads again what it may have missed', async () => {
  await storeSilently('Homes');
  expect(live.values.siteName).toBe('Aangan');
  const pending = changed();
  const lost = await database.query({
    text: `SELECT pg_terminate_backend(pid, 20000) AS ended FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN settings%'`,
  });
  expect(lost).toEqual([{ ended: true }]);
  await pending;
  expect(live.values.siteName).toBe('Homes');
});

test('D-92 it reads again once a minute, also when nobody told it', async () => {
  await storeSilently('Homes');
  const pending = changed();
  vi.advanceTimersByTime(LIMITS.setting.rereadMs);
  await pending;
  expect(live.values.siteName).toBe('Homes');
});

test('D-92 a reading that fails leaves in force what was', async () => {
  await storeSilently('Homes');
  await live.read();
  await database.query({ text: 'ALTER TABLE setting RENAME TO elsewhere' });
  await expect(live.read()).rejects.toThrow('does not exist');
  expect(live.values.siteName).toBe('Homes');
  await database.query({ text: 'ALTER TABLE elsewhere RENAME TO setting' });
  await storeSilently('Ghar');
  await live.read();
  expect(live.values.siteName).toBe('Ghar');
});
