import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runToEnd, startApp, statusOf, usesAppProcesses } from './appProcess.ts';
import { emptyDataDir, preparedDataDir } from './dataDir.ts';

usesAppProcesses();

test('a running marketplace is backed up, drilled and restored elsewhere, and a damaged backup is refused', async () => {
  const app = await startApp({ DATA_DIR: await preparedDataDir() });
  const to = join(emptyDataDir(), 'backups');
  const command = (...args: string[]) => runToEnd('command.js', args, { DATA_DIR: app.dataDir });
  expect(await command('backup')).toMatchObject({ code: 1 });
  const backup = await command('backup', '--to', to);
  expect(backup.output).toMatch(/ tables, \d+ rows and \d+ picture files, /);
  expect(backup.output).toContain('The backup does not contain the secrets');
  expect(await command('backup-drill', '--from', to)).toMatchObject({
    code: 0,
    output: expect.stringContaining('OK: '),
  });
  // All of this beside the server, which serves on.
  expect(await statusOf(`${app.url}/readyz`)).toBe(200);

  const DATA_DIR = emptyDataDir();
  expect(await runToEnd('command.js', ['restore', '--from', to], { DATA_DIR })).toMatchObject({
    code: 0,
    output: expect.stringContaining('Restored from '),
  });
  const other = await startApp({ DATA_DIR });
  expect(await statusOf(`${other.url}/readyz`)).toBe(200);

  const [name = ''] = readdirSync(to);
  const path = join(to, name, 'tables', 'public.property.gz');
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.with(9, (bytes[9] ?? 0) ^ 1));
  for (const damaged of ['backup-drill', 'restore']) {
    expect(await command(damaged, '--from', to)).toMatchObject({
      code: 1,
      output: expect.stringContaining('tables/public.property.gz is damaged'),
    });
  }
});
