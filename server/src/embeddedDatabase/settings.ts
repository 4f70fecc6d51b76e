import { totalmem } from 'node:os';

export type Settings = Readonly<Record<string, string>>;

/**
 * What every PostgreSQL of this product runs with, embedded or beside the apps (server/deploy/postgresql.conf), so that
 * the plans that were measured are the plans that are taken.
 */
export const SERVER_SETTINGS: Settings = {
  max_connections: '100',
  // What of the machine's memory holds files says little of how this market is read: the same plans on every machine.
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  synchronous_commit: 'on',
  random_page_cost: '1.1',
  jit: 'off',
  // Short statements of many visitors: starting helpers for one costs more than it saves.
  max_parallel_workers_per_gather: '0',
  // Reads walk covering indexes, which are only fast while the visibility map is fresh.
  autovacuum_naptime: '20s',
  autovacuum_vacuum_scale_factor: '0.05',
  autovacuum_vacuum_insert_scale_factor: '0.05',
  autovacuum_analyze_scale_factor: '0.02',
  autovacuum_vacuum_cost_limit: '1000',
  timezone: 'UTC',
  log_timezone: 'UTC',
  default_text_search_config: 'pg_catalog.english',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/**
 * What the embedded server runs with. It listens on a unix socket only. Its log has starts, stops and
 * crashes but no statements and no values: they would carry names and mobile numbers.
 */
export function embeddedSettings(memoryBytes = usableMemory()): Settings {
  return {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    shared_buffers: buffers(memoryBytes),
    ...SERVER_SETTINGS,
  };
}

const MEGABYTE = 2 ** 20;
const LEAST_MB = 128;
const MOST_MB = 2_048;
const SHARE = 8;

/** An eighth of the memory, since the app has its part of the machine: what words find lies all over the table. */
function buffers(memoryBytes: number): string {
  const megabytes = Math.floor(memoryBytes / MEGABYTE / SHARE);
  return `${Math.min(MOST_MB, Math.max(LEAST_MB, megabytes))}MB`;
}

/** Of the machine, or of the container that this process may fill. */
function usableMemory(): number {
  const allowed = process.constrainedMemory();
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
}

export function settingsFile(settings: Settings): string {
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`,
  );
  return ['# Written at every start; changes here are lost.', ...lines, ''].join('\n');
}
