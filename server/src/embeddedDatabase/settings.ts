export type Settings = Readonly<Record<string, string>>;

/**
 * What the embedded server runs with. It listens on a unix socket only. Its log has starts, stops and
 * crashes but no statements and no values: they would carry names and mobile numbers (SECURITY, Logs).
 */
export const DEFAULT_SETTINGS: Settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '256MB',
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

export function settingsFile(settings: Settings): string {
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`,
  );
  return ['# Written at every start; changes here are lost.', ...lines, ''].join('\n');
}
