// `npm run test:faults`: bad days that are really done, one line each with how long it took. -- --backups 100 for as many
// backups under writes, each restored and compared.
/** @import { JsonTestResults } from 'vitest/node' */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, tool } from './places.mjs';

const { values: options } = parseArgs({ options: { backups: { type: 'string', default: '3' } } });

/**
 * What an operator calls it, where it is done, and how its test begins.
 * @type {[day: string, file: string, name: string][]}
 */
const DAYS = [
  ['kill -9 of the server', 'operating/embeddedDatabase', 'after kill -9 of the app'],
  ['kill -9 of PostgreSQL', 'operating/embeddedDatabase', 'after kill -9 of the database'],
  [
    'kill -9 of one process of PostgreSQL',
    'operating/embeddedDatabase',
    'after kill -9 of one server process',
  ],
  ['kill -9 in the middle of an upload', 'operating/uploads', 'kill -9 between file and row'],
  ['PostgreSQL stopped (SIGSTOP)', 'operating/embeddedDatabase', 'a database that stands still'],
  [
    'external database away',
    'operating/externalDatabase',
    'is not ready while the database is away',
  ],
  [
    'connections to the database that lead nowhere',
    'operating/externalDatabase',
    'connections that lead nowhere',
  ],
  [
    'Ctrl-C while PostgreSQL comes up',
    'operating/embeddedDatabase',
    'while the database comes up leaves nothing running',
  ],
  ['first start on a small disk', 'operating/fullDisk', 'a first start keeps free'],
  [
    'a process that says nothing behind the proxy',
    'operating/rollingRestart',
    'who asks a process that says nothing',
  ],
  [
    'pictures that no row names in a backup',
    'platform/backup/backup',
    'what no row names is not in a backup',
  ],
  [
    'the clock of the machine is set and set right again',
    'platform/jobs/jobs.test',
    'after the clock went',
  ],
  ['the clock of the database was ahead', 'platform/database/limits.test', 'what a clock that was'],
  [
    'a provider that leaves SMS hanging',
    'delivery/outboxJobs',
    'a fresh code leaves within seconds',
  ],
  ['full disk, with room kept free', 'operating/fullDisk', 'a full disk refuses every write'],
  ['full disk, nothing left', 'operating/fullDisk', 'a disk with nothing left'],
  [
    'full disk of an external database',
    'operating/fullDisk',
    'a database elsewhere whose disk is full',
  ],
  ['replica away, lagging, gone', 'operating/replica', 'a replica that is away'],
  [
    'both processes restarted behind the proxy',
    'operating/rollingRestart',
    'two processes behind Caddy are restarted in turn',
  ],
  ['data directory copied while in use', 'embeddedDatabase', 'copied'],
  ['data open to other users', 'embeddedDatabase/cluster', 'data of mode'],
  [
    'backup, drill, restore, a flipped byte',
    'operating/backup',
    'a running marketplace is backed up',
  ],
  [
    `${options.backups} backups under writes`,
    'platform/backup/backup',
    'what was backed up while others wrote',
  ],
  ['one flipped byte in every file', 'platform/backup/backup', 'one byte that flipped'],
];

const FILES = [
  ...['embeddedDatabase', 'uploads', 'externalDatabase', 'fullDisk', 'replica', 'backup'].map(
    (name) => `server/test/operating/${name}.test.ts`,
  ),
  'server/test/operating/rollingRestart.faults.ts',
  'server/src/embeddedDatabase',
  'server/src/platform/backup/backup.test.ts',
  'server/src/platform/jobs/jobs.test.ts',
  'server/src/platform/database/limits.test.ts',
  'server/src/platform/messages/delivery/outboxJobs.test.ts',
];

const folder = mkdtempSync(join(tmpdir(), 'test-faults-'));
const report = join(folder, 'report.json');
const started = performance.now();
// Of these files only what a line of the table names.
const names = DAYS.map(([, , name]) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
const { status } = spawnSync(
  process.execPath,
  [
    tool.vitest,
    'run',
    '--project',
    'server',
    ...FILES,
    '-t',
    names,
    '--reporter=json',
    `--outputFile=${report}`,
  ],
  {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, BACKUPS: options.backups, FAULTS: '1' },
  },
);
/** @type {JsonTestResults} */
const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
rmSync(folder, { recursive: true, force: true });

let isGood = status === 0;
console.log('| fault | result | s |\n| --- | --- | --- |');
for (const [day, file, name] of DAYS) {
  const done = testResults
    .filter((each) => each.name.includes(`/${file}`))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter((each) => each.status !== 'skipped' && each.title.includes(name));
  const isDone = done.length > 0 && done.every((each) => each.status === 'passed');
  isGood &&= isDone;
  const seconds = done.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1_000;
  const why = done.flatMap(({ failureMessages }) => failureMessages ?? [])[0]?.split('\n', 1)[0];
  const outcome = isDone
    ? `OK: ${done[0]?.title}`
    : done.length === 0
      ? 'NOT DONE'
      : `FAILED: ${why}`;
  console.log(`| ${day} | ${outcome} | ${seconds.toFixed(1)} |`);
}
console.log(
  `\n${isGood ? 'All passed' : 'NOT all passed'}, in ${Math.round((performance.now() - started) / 1_000)} s.`,
);
process.exitCode = isGood ? 0 : 1;
