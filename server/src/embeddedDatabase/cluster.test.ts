import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openCluster } from './cluster.ts';
import { embeddedSettings, settingsFile } from './settings.ts';

const isRoot = process.getuid?.() === 0;
/** Short, as the longest path of a socket is tried. */
const home = mkdtempSync('/tmp/cluster-');
chmodSync(home, 0o711);
const elsewhere = new Set<string>();

afterAll(() => {
  for (const folder of [home, ...elsewhere]) rmSync(folder, { recursive: true, force: true });
});

let made = 0;

/** A data directory that looks as if PostgreSQL had made it; nothing here starts one. */
function dataDirOf(version = '18', name = `data-${(made += 1)}`): string {
  const dataDir = join(home, name);
  mkdirSync(join(dataDir, 'postgres'), { recursive: true, mode: 0o700 });
  if (version !== '') writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), `${version}\n`);
  return dataDir;
}

const GIGABYTE = 2 ** 30;

const confOf = (dataDir: string) => join(dataDir, 'postgres', 'server.conf');

/** Where a cluster in this directory would have its socket. */
async function socketOf(dataDir: string): Promise<string> {
  await openCluster(dataDir, {});
  const [, folder = ''] =
    /unix_socket_directories = '"([^"]+)"'/.exec(readFileSync(confOf(dataDir), 'utf8')) ?? [];
  return folder;
}

test('the usual settings are the reviewed ones', async () => {
  await expect(settingsFile(embeddedSettings(2 * GIGABYTE))).toMatchFileSnapshot(
    '../../test/tables/embeddedSettings.txt',
  );
});

test.each([
  [0.5, '128MB'],
  [2, '256MB'],
  [8, '1024MB'],
  [64, '2048MB'],
])('of %s GB of memory %s hold what was read', (gigabytes, buffers) => {
  expect(embeddedSettings(gigabytes * GIGABYTE)['shared_buffers']).toBe(buffers);
});

test.each([
  ['the container', GIGABYTE, GIGABYTE],
  ['the machine where the container may fill more', 2 ** 60, totalmem()],
  ['the machine where nothing is said', 0, totalmem()],
])('the memory is that of %s', (_whose, allowed, memory) => {
  const constrained = vi.spyOn(process, 'constrainedMemory').mockReturnValue(allowed);
  try {
    expect(embeddedSettings()).toEqual(embeddedSettings(memory));
  } finally {
    constrained.mockRestore();
  }
});

test('settings are written when they changed, own ones above the usual ones', async () => {
  const dataDir = dataDirOf();
  await openCluster(dataDir, { jit: 'on' });
  const first = statSync(confOf(dataDir));
  expect(first.mode & 0o777).toBe(0o600);
  expect(readFileSync(confOf(dataDir), 'utf8')).toContain("jit = 'on'\n");
  await openCluster(dataDir, { jit: 'on' });
  expect(statSync(confOf(dataDir)).ino).toBe(first.ino);
  await openCluster(dataDir, {});
  expect(readFileSync(confOf(dataDir), 'utf8')).toContain("jit = 'off'\n");
  expect(readdirSync(join(dataDir, 'postgres')).sort()).toEqual(['PG_VERSION', 'server.conf']);
});

test('a log above 20 MB is put aside, and is its owner’s alone', async () => {
  const dataDir = dataDirOf();
  const log = join(dataDir, 'postgres.log');
  writeFileSync(log, '');
  truncateSync(log, 20_000_000);
  expect((await openCluster(dataDir, {})).logFile).toBe(log);
  expect(existsSync(`${log}.1`)).toBe(false);
  truncateSync(log, 20_000_001);
  await openCluster(dataDir, {});
  expect(statSync(`${log}.1`).size).toBe(20_000_001);
  expect([statSync(log).size, statSync(log).mode & 0o777]).toEqual([0, 0o600]);
});

test('data of another version are refused with what to do', async () => {
  await expect(openCluster(dataDirOf('17'), {})).rejects.toThrow(
    /was written by PostgreSQL 17 and this is PostgreSQL 18\. Set DATA_DIR to another directory, or start the version that wrote it and move the data over\.$/,
  );
});

test.each([0o755, 0o777, 0o705])(
  'data of mode %o are not started on; how to mend it is said',
  async (mode) => {
    const dataDir = dataDirOf('18');
    const directory = join(dataDir, 'postgres');
    chmodSync(directory, mode);
    await expect(openCluster(dataDir, {})).rejects.toThrow(
      `Run chmod 700 ${directory} and start again.`,
    );
    chmodSync(directory, 0o750);
    await expect(openCluster(dataDir, {})).resolves.toBeDefined();
  },
);

test('the socket lies beside the data while its path is short enough, else among temporary files', async () => {
  const room = 71 - home.length - 1;
  const [near, far] = ['n'.repeat(room), 'f'.repeat(room + 1)].map((name) => dataDirOf('18', name));
  expect(await socketOf(near ?? '')).toBe(join(near ?? '', 'run'));
  const folder = await socketOf(far ?? '');
  elsewhere.add(folder);
  expect(folder).toMatch(/\/pg-[0-9a-f]{16}$/);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test.each([
  ['the usual ones', 't'.repeat(49 - home.length - 1), true],
  ['those of the system where the path of the usual ones is long', 't'.repeat(50), false],
])('temporary files are %s', async (_which, name, isUsual) => {
  const usual = process.env['TMPDIR'];
  const folder = join(home, name);
  mkdirSync(folder, { recursive: true });
  process.env['TMPDIR'] = folder;
  try {
    const found = await socketOf(dataDirOf('18', `${isUsual}`.padEnd(90, 'f')));
    elsewhere.add(found);
    expect(dirname(found)).toBe(isUsual ? folder : '/tmp');
  } finally {
    if (usual === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = usual;
  }
});

const strangers: [what: string, make: (folder: string) => void][] = [
  ['that others may read', (folder) => chmodSync(folder, 0o704)],
  ['that the group may enter', (folder) => chmodSync(folder, 0o710)],
  [
    'that leads elsewhere',
    (folder) => {
      rmSync(folder, { recursive: true });
      symlinkSync(home, folder);
    },
  ],
];
// Only root can make one.
if (isRoot) strangers.push(['of a stranger', (folder) => chownSync(folder, 54_321, 54_321)]);

test.each(strangers)('a directory for the socket %s is refused', async (_what, make) => {
  const dataDir = dataDirOf();
  const folder = join(dataDir, 'run');
  mkdirSync(folder, { mode: 0o700 });
  make(folder);
  await expect(openCluster(dataDir, {})).rejects.toThrow(
    `${folder} must be a directory of this user that nobody else can enter. Remove it and start again.`,
  );
});

test('what nobody has started has no address and no process', async () => {
  const dataDir = dataDirOf();
  const cluster = await openCluster(dataDir, {});
  expect([cluster.address(), cluster.pid(), cluster.isStopping()]).toEqual([null, null, false]);
  expect(await cluster.isRunning()).toBe(false);
});

test('files that are none of ours are left alone, drafts of processes that were killed are not', async () => {
  const dataDir = dataDirOf('');
  writeFileSync(join(dataDir, 'postgres', 'notes'), 'mine');
  const { pid: dead } = spawnSync('true');
  const drafts = [`postgres.new-${dead}-x`, `postgres.new-${process.pid}-x`, 'postgres.new-x'];
  for (const name of drafts) mkdirSync(join(dataDir, name));
  await expect(openCluster(dataDir, { fsync: 'off' })).rejects.toMatchObject({
    code: 'ENOTEMPTY',
  });
  expect(readdirSync(dataDir).sort()).toEqual(['postgres', ...drafts.slice(1), 'run'].sort());
  expect(readFileSync(join(dataDir, 'postgres', 'notes'), 'utf8')).toBe('mine');
});
