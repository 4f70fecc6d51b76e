import { CommandProblem } from './commands/call.ts';
import type { Command, CommandCall } from './commands/call.ts';
import { startDatabase } from './database.ts';
import { type Config, readConfig } from './platform/config.ts';
import type { Database } from './platform/database/connect.ts';
import { explainFullDisk } from './platform/disk.ts';
import { createLog, type Log, silentLog } from './platform/observability/logging.ts';
import { printProblem } from './platform/observability/problems.ts';
import { RunningParts, stopOnSignals } from './platform/running.ts';

/** Name after `command.js` -> what it runs; loaded only when asked for. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  admin: async () => (await import('./commands/admin.ts')).adminCommand,
  backup: async () => (await import('./commands/backup.ts')).backupCommand,
  'backup-drill': async () => (await import('./commands/backupDrill.ts')).backupDrillCommand,
  demo: async () => (await import('./commands/demo.ts')).demoCommand,
  migrate: async () => (await import('./commands/migrate.ts')).migrateCommand,
  repair: async () => (await import('./commands/repair.ts')).repairCommand,
  restore: async () => (await import('./commands/restore.ts')).restoreCommand,
  schema: async () => (await import('./commands/schema.ts')).schemaCommand,
  trace: async () => (await import('./commands/trace.ts')).traceCommand,
};

const parts = new RunningParts();
let dataDir = '';
let log: Log | null = null;
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
      `Unknown command. Available commands: ${Object.keys(COMMANDS).join(', ')}.`,
    );
  }
  let config: Config | null = null;
  let database: Promise<Database> | null = null;
  const call: CommandCall = {
    args,
    // One that only reads a log needs none, and makes no secrets.
    get config() {
      config ??= readConfig(process.env);
      dataDir = config.dataDir;
      return config;
    },
    get log() {
      log ??= createLog({ level: call.config.logLevel });
      return log;
    },
    signal: parts.signal,
    openDatabase() {
      const patience = { statementTimeoutMs: 0, lockTimeoutMs: 0 };
      database ??= startDatabase(call.config, call.log, parts, patience);
      return database;
    },
    print: (line) => process.stdout.write(`${line}\n`),
  };
  stopOnSignals(() => void parts.stop(log ?? silentLog()).then(() => process.exit(1)));
  const command = await load();
  await command(call);
}
