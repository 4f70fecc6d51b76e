import { chownSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/harness/temporaryFolder.ts';
import { chooseOwner, giveAll, serverUser } from './serverUser.ts';

const isRoot = process.getuid?.() === 0;
const self = serverUser(null, '/bin/sh', []);
const shell = (script: string) => self.run('/bin/sh', ['-c', script]);

test('a program says how it ended and what it said, on both of its outputs', async () => {
  expect(await shell('echo out; echo err >&2')).toEqual({
    ok: true,
    output: expect.stringMatching(/^(?:out\nerr|err\nout)\n$/),
  });
  expect(await shell('echo no; exit 3')).toEqual({ ok: false, output: 'no\n' });
  expect(await self.run('/nowhere/at/all', [])).toEqual({
    ok: false,
    output: expect.stringContaining('ENOENT'),
  });
});

test('a program has a small environment, stands at the root and in a session of its own', async () => {
  process.env['PGDATA'] = '/elsewhere';
  const { output } = await shell('pwd; echo "$PGDATA|$HOME|$LC_ALL|$PATH"');
  delete process.env['PGDATA'];
  expect(output).toBe(`/\n||C|${process.env['PATH']}\n`);
  if (process.platform !== 'linux') return;
  const ids = await shell('echo $$; cut -d" " -f6 /proc/$$/stat');
  const [pid, session] = ids.output.split('\n');
  expect(session).toBe(pid);
});

/** Who may give files away depends on who runs the tests: only root has a choice. */
test('the data stay with who has them, new ones go to a user of the system', () => {
  const folder = temporaryFolder();
  const other = { uid: 54_321, gid: 54_322 };
  if (isRoot) chownSync(folder, other.uid, other.gid);
  expect(chooseOwner(folder)).toEqual(isRoot ? other : null);
  const usual = chooseOwner(join(folder, 'missing'));
  expect((usual?.uid ?? 0) > 0).toBe(isRoot);
  if (isRoot) chownSync(folder, 0, 0);
  expect(chooseOwner(folder)).toEqual(usual);
});

test('a program that the user cannot reach is told with what to do', () => {
  const owner = { uid: 54_321, gid: 54_321 };
  expect(() => serverUser(owner, '/nowhere/initdb', ['/nowhere/data'])).toThrow(
    'As root the embedded PostgreSQL runs as user 54321, who cannot reach /nowhere/initdb or /nowhere/data. Make the directories above passable (chmod o+x), install setpriv (package util-linux), start as an ordinary user, or set DATABASE_URL.',
  );
});

test('a directory is handed over with everything in it, or not at all', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'within'));
  expect(giveAll(folder, { uid: 54_321, gid: 54_322 })).toBe(isRoot);
  const { uid } = statSync(join(folder, 'within'));
  expect(uid === 54_321).toBe(isRoot);
  expect(giveAll(join(folder, 'missing'), { uid: 0, gid: 0 })).toBe(false);
});
