import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts of public listings, kept exact by statement-level triggers: totals and facets add up a few
 * hundred rows instead of counting listings, and deep pages jump by them. A change appends +1 or -1 and
 * touches no row that another writer holds; a job folds the rows of one key into one.
 */
export class Rollups1700000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ROLLUPS) {
      await runner.query(createTable(table));
      for (const column of table.indexed) await runner.query(createIndex(table.name, column));
    }
    await runner.query(PRICE_BAND);
    await runner.query(triggerFunction('property_rollup_insert', 'new_rows', null));
    await runner.query(triggerFunction('property_rollup_delete', null, 'old_rows'));
    await runner.query(triggerFunction('property_rollup_update', 'new_rows', 'old_rows'));
    await runner.query(rebuildFunction());
    await runner.query(`
      CREATE TRIGGER property_rollup_insert AFTER INSERT ON property
        REFERENCING NEW TABLE AS new_rows
        FOR EACH STATEMENT EXECUTE FUNCTION property_rollup_insert()`);
    await runner.query(`
      CREATE TRIGGER property_rollup_delete AFTER DELETE ON property
        REFERENCING OLD TABLE AS old_rows
        FOR EACH STATEMENT EXECUTE FUNCTION property_rollup_delete()`);
    await runner.query(`
      CREATE TRIGGER property_rollup_update AFTER UPDATE ON property
        REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
        FOR EACH STATEMENT EXECUTE FUNCTION property_rollup_update()`);
    await runner.query(`
      CREATE TABLE search_term (
        word text PRIMARY KEY,
        frequency bigint NOT NULL DEFAULT 0
      )`);
    await runner.query(
      'CREATE INDEX search_term_trigram ON search_term USING gin (word gin_trgm_ops)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE search_term');
    for (const event of ['insert', 'delete', 'update']) {
      await runner.query(['DROP TRIGGER', 'property_rollup_' + event, 'ON property'].join(' '));
      await runner.query(['DROP FUNCTION', 'property_rollup_' + event + '()'].join(' '));
    }
    await runner.query('DROP FUNCTION property_rollup_rebuild()');
    await runner.query('DROP FUNCTION price_band(bigint)');
    for (const table of ROLLUPS) await runner.query(['DROP TABLE', table.name].join(' '));
  }
}

interface Rollup {
  name: string;
  columns: readonly { name: string; type: string; from: string }[];
  indexed: readonly string[];
}

const ROLLUPS: readonly Rollup[] = [
  {
    name: 'listing_count',
    indexed: ['city', 'state'],
    columns: [
      { name: 'city', type: 'text COLLATE "C"', from: 'city' },
      { name: 'state', type: 'text COLLATE "C"', from: 'state' },
      { name: 'subtype', type: 'text COLLATE "C"', from: 'subtype' },
      { name: 'purpose', type: 'text COLLATE "C"', from: 'purpose' },
      { name: 'bedrooms', type: 'smallint', from: 'coalesce(bedrooms, -1)' },
    ],
  },
  {
    name: 'listing_locality',
    indexed: ['city'],
    columns: [
      { name: 'city', type: 'text COLLATE "C"', from: 'city' },
      { name: 'state', type: 'text COLLATE "C"', from: 'state' },
      { name: 'locality', type: 'text COLLATE "C"', from: 'locality' },
      { name: 'subtype', type: 'text COLLATE "C"', from: 'subtype' },
      { name: 'purpose', type: 'text COLLATE "C"', from: 'purpose' },
    ],
  },
  {
    name: 'listing_day',
    indexed: [],
    columns: [
      { name: 'featured', type: 'boolean', from: 'featured' },
      { name: 'day', type: 'date', from: "(created_at AT TIME ZONE 'UTC')::date" },
    ],
  },
  {
    name: 'listing_price_band',
    indexed: [],
    columns: [
      { name: 'purpose', type: 'text COLLATE "C"', from: 'purpose' },
      { name: 'band', type: 'bigint', from: 'price_band(price)' },
    ],
  },
];

/** Two significant digits: about 90 bands for each power of ten. */
const PRICE_BAND = `
  CREATE FUNCTION price_band(price bigint) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS 'SELECT trunc(price::numeric, 1 - floor(log(greatest(price, 10)::numeric))::int)::bigint'`;

const IS_PUBLIC = "approval_status = 'approved' AND is_active";

function createTable({ name, columns }: Rollup): string {
  const definitions = columns.map((column) => column.name + ' ' + column.type + ' NOT NULL');
  return ['CREATE TABLE', name, '(', definitions.join(', '), ', count bigint NOT NULL)'].join(' ');
}

function createIndex(table: string, column: string): string {
  return ['CREATE INDEX', table + '_' + column, 'ON', table, '(' + column + ')'].join(' ');
}

function triggerFunction(name: string, added: string | null, removed: string | null): string {
  const appends = ROLLUPS.map((rollup) => append(rollup, added, removed));
  return [
    'CREATE FUNCTION',
    name + '()',
    'RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN',
    appends.join('; '),
    '; RETURN NULL; END $$',
  ].join(' ');
}

function append({ name, columns }: Rollup, added: string | null, removed: string | null): string {
  const names = columns.map((column) => column.name).join(', ');
  const sources = columns.map((column) => column.from + ' AS ' + column.name).join(', ');
  const change = (table: string, step: string) =>
    ['SELECT', sources + ',', step, 'AS step FROM', table, 'WHERE', IS_PUBLIC].join(' ');
  const changes = [
    ...(added ? [change(added, '1')] : []),
    ...(removed ? [change(removed, '-1')] : []),
  ];
  return [
    'INSERT INTO',
    name + ' (' + names + ', count)',
    'SELECT',
    names + ', sum(step) FROM (' + changes.join(' UNION ALL ') + ') AS change',
    'GROUP BY',
    names,
    'HAVING sum(step) <> 0',
  ].join(' ');
}

function rebuildFunction(): string {
  const refills = ROLLUPS.map(({ name, columns }) => {
    const names = columns.map((column) => column.name).join(', ');
    const sources = columns.map((column) => column.from).join(', ');
    const positions = columns.map((_, index) => String(index + 1)).join(', ');
    return [
      'DELETE FROM',
      name,
      '; INSERT INTO',
      name + ' (' + names + ', count) SELECT',
      sources + ', count(*) FROM property WHERE',
      IS_PUBLIC,
      'GROUP BY',
      positions,
    ].join(' ');
  });
  return [
    'CREATE FUNCTION property_rollup_rebuild() RETURNS void LANGUAGE plpgsql AS $$ BEGIN',
    'LOCK TABLE property IN SHARE ROW EXCLUSIVE MODE;',
    refills.join('; '),
    '; END $$',
  ].join(' ');
}
