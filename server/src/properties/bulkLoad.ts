import { type PoolClient } from 'pg';
import { type Database } from '../platform/database/connect.ts';
import { vacuumStatement } from '../platform/database/vacuum.sql.ts';
import { dropIndexStatement, indexesStatement } from './bulkLoad.sql.ts';
import { copyListings, type ListingToLoad } from './copyListings.ts';
import { LISTING_ROLLUPS } from './listingRollups.ts';
import { rebuildCounts } from './repairCounts.ts';
import { Vocabulary } from './search/vocabulary.ts';
import { refreshNameWeightsStatement } from './refreshNameWeights.sql.ts';

/**
 * Loads very many listings: search indexes and rollup triggers are set aside, the rows come through COPY,
 * then both are made anew. The table is locked against everybody else meanwhile. Answers the number written.
 */
export async function bulkLoad(
  database: Database,
  listings: Iterable<ListingToLoad>,
  onProgress: (step: string) => void,
): Promise<number> {
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query("SET LOCAL maintenance_work_mem = '1GB'");
    await client.query('LOCK TABLE property IN ACCESS EXCLUSIVE MODE');
    const definitions = await setIndexesAside(client);
    await client.query('ALTER TABLE property DISABLE TRIGGER USER');
    await client.query('ALTER TABLE property ENABLE TRIGGER property_facts_follow');
    const rows = await copyListings(client, listings, (count) => onProgress(count + ' listings'));
    for (const { name, definition } of definitions) {
      onProgress('index ' + name);
      await client.query(definition);
    }
    onProgress('counts');
    await rebuildCounts((text) => client.query(text));
    await client.query(refreshNameWeightsStatement.text);
    await client.query('ALTER TABLE property ENABLE TRIGGER USER');
    await client.query('COMMIT');
    await settle(client, onProgress);
    onProgress('vocabulary');
    await new Vocabulary(database).rebuild();
    return rows;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

const COUNTED = [...LISTING_ROLLUPS.map(({ table }) => table), 'listing_name'];

/** Fresh statistics and visibility map, so that the first search is as fast as the thousandth. */
async function settle(client: PoolClient, onProgress: (step: string) => void): Promise<void> {
  onProgress('statistics');
  await client.query('SET statement_timeout = 0');
  for (const table of ['property', ...COUNTED]) await client.query(vacuumStatement(table));
  await client.query('RESET statement_timeout');
}

async function setIndexesAside(
  client: PoolClient,
): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(indexesStatement);
  for (const { name } of rows)
    await client.query(dropIndexStatement(client.escapeIdentifier(name)));
  return rows;
}
