import { join } from 'node:path';
import { Client } from 'pg';
import { readAddress } from '../../src/embeddedDatabase/pidFile.ts';
import type { AppProcess } from './launch.ts';

const TABLES = ['outbox', 'graphile_worker._private_jobs'] as const;
const LAST_LINES = 60;

/** Prints what these processes said and what waits in their databases, for whoever looks into a failed test. */
export async function showState(apps: readonly AppProcess[]): Promise<void> {
  for (const app of apps) {
    const lines = app.output().trimEnd().split('\n');
    console.error(
      [
        `Process ${app.pid} at ${app.url} with ${app.dataDir} said at last:`,
        ...lines.slice(-LAST_LINES),
        ...(await waitingIn(app.dataDir)),
      ].join('\n'),
    );
  }
}

async function waitingIn(dataDir: string): Promise<string[]> {
  const address = readAddress(join(dataDir, 'postgres'));
  if (address === null) return ['It has no database of its own that runs.'];
  const client = new Client({ ...address, user: 'app', database: 'app' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const found: string[] = [];
    for (const table of TABLES) {
      const { rows } = await client.query<{ row: object }>(
        `SELECT to_jsonb(found) - 'sealed' AS row FROM (TABLE ${table}) AS found`,
      );
      found.push(`${table}:`, ...rows.map(({ row }) => `  ${JSON.stringify(row)}`));
    }
    return found;
  } catch (error) {
    return [`Its database does not answer: ${String(error)}`];
  } finally {
    await client.end().catch(() => undefined);
  }
}
