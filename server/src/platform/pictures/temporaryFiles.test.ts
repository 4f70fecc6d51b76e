import { existsSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../test/harness/temporaryFolder.ts';
import { removeAbandoned, writeTemporaryFilesIn } from './temporaryFiles.ts';

const TEN_MINUTES = 600_000;
const usual = process.env['TMPDIR'];

afterEach(() => {
  if (usual === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = usual;
  vi.restoreAllMocks();
});

/** A file that was written at this time. */
function write(folder: string, name: string, at: number): string {
  const path = join(folder, name);
  writeFileSync(path, name);
  utimesSync(path, at / 1_000, at / 1_000);
  return path;
}

test('a file goes once nobody has written to it for ten minutes, a folder stays', async () => {
  const folder = temporaryFolder();
  const now = 1_760_000_000_000;
  const fresh = write(folder, 'fresh', now - TEN_MINUTES);
  const abandoned = write(folder, 'abandoned', now - TEN_MINUTES - 1_000);
  const within = join(folder, 'within');
  mkdirSync(within);
  utimesSync(within, 1, 1);
  await removeAbandoned(folder, now);
  expect([fresh, abandoned, within].map((path) => existsSync(path))).toEqual([true, false, true]);
});

test('the folder is made for its owner alone, cleaned at once and every ten minutes, until the end', async () => {
  const folder = join(temporaryFolder(), 'deep', 'temporary');
  const setting = vi.spyOn(globalThis, 'setInterval');
  const clearing = vi.spyOn(globalThis, 'clearInterval');
  (await writeTemporaryFilesIn(folder))();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(process.env['TMPDIR']).toBe(folder);

  const old = write(folder, 'old', 1_000);
  const end = await writeTemporaryFilesIn(folder);
  expect(existsSync(old)).toBe(false);
  const [clean, milliseconds] = setting.mock.lastCall ?? [];
  expect(milliseconds).toBe(TEN_MINUTES);
  const later = write(folder, 'later', 1_000);
  clean?.();
  await expect.poll(() => existsSync(later)).toBe(false);
  const timer: unknown = setting.mock.results.at(-1)?.value;
  expect(Object(timer).hasRef()).toBe(false);
  end();
  expect(clearing).toHaveBeenLastCalledWith(timer);
});
