import { CommandProblem } from './commands/call.ts';
import type { Command } from './commands/call.ts';
import { startDatabase } from './database.ts';
import { readConfig } from './platform/config.ts';
import type { Database } from './platform/database/connect.ts';
import { explainFullDisk } from './platform/disk.ts';
import { createLog, silentLog } from './platform/logging.ts';
import { printProblem } from './platform/problems.ts';
import { RunningParts, stopOnSignals } from './platform/running.ts';

/** Name after `command.js` -> what it runs; loaded only when asked for. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  admin: async () => (await import('./commands/admin.ts')).adminCommand,
  backup: async () => (await import('./commands/backup.ts')).backupCommand,
  'backup-drill': async () => (await import('./commands/backupDrill.ts')).backupDrillCommand,
  demo: async () => (await import('./commands/demo.ts')).demoCommand,
  migrate: async () => (await import('./commands/migrate.ts')).migrateCommand,
  pictures: async () => (await import('./commands/pictures.ts')).picturesCommand,
  repair: async () => (await import('./commands/repair.ts')).repairCommand,
  restore: async () => (await import('./commands/restore.ts')).restoreCommand,
  schema: async () => (await import('./commands/schema.ts')).schemaCommand,
  trace: async () => (await import('./commands/trace.ts')).traceCommand,
};

const parts = new RunningParts();
let dataDir = '';
try {
  await run(process.argv[2] ?? '', process.argv.slice(3));
} catch (error) {
  if (!parts.signal.aborted) printProblem(explainFullDisk(error, dataDir));
  process.exitCode = 1;
}
await parts.stop(silentLog());
process.exit();

async function run(name: string, args: readonly string[]): Promise<void> {
  const load = COMMANDS[name];
  if (load === undefined) {
    throw new CommandProblem(
      `There is no command with this name. There are: ${Object.keys(COMMANDS).join(', ')}.`,
    );
  }
  const config = readConfig(process.env);
  dataDir = config.dataDir;
  const log = createLog({ level: config.logLevel });
  stopOnSignals(() => void parts.stop(log).then(() => process.exit(1)));
  let database: Promise<Database> | null = null;
  const command = await load();
  await command({
    args,
    config,
    log,
    signal: parts.signal,
    openDatabase: () =>
      (database ??= startDatabase(config, log, parts, { statementTimeoutMs: 0, lockTimeoutMs: 0 })),
    print: (line) => process.stdout.write(`${line}\n`),
  });
}
