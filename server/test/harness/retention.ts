import { type Database } from '../../src/platform/database/connect.ts';
import { silentLog } from '../../src/platform/observability/logging.ts';
import { type Retention, retentionJobs } from '../../src/platform/jobs/retention.ts';

/** The night comes: what is over goes. */
export async function nightly(database: Database, retentions: readonly Retention[]): Promise<void> {
  const run = { database, log: silentLog(), signal: new AbortController().signal };
  await retentionJobs(retentions).tasks['retention']?.({}, run);
}
