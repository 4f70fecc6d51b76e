import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** What visitors may read at its own address. */
const PUBLIC = `approval_status = 'approved' AND is_active`;
/** What lists show: of these only what can be had (D-105). */
const OFFERED = `${PUBLIC} AND lifecycle IN ('available', 'under_offer')`;

/** The indexes behind public lists, as 0001 made them: those named for what stands in front of a condition. */
const LIST_INDEXES = [
  'property_area',
  'property_city_area',
  'property_city_feed',
  'property_city_price',
  'property_feed',
  'property_locality_feed',
  'property_price',
  'property_search',
  'property_state_price',
] as const;
const HIDDEN_INDEX = 'property_hidden_search';
const HIDDEN = {
  public: `approval_status <> 'approved' OR NOT is_active`,
  offered: `NOT (${OFFERED})`,
};

const FUNCTIONS = ['property_count_follow', 'listing_name_remember'] as const;

/** Each count, from what it counts of `property`; the state of all listings is counted as before. */
const COUNTS = {
  listing_count: 'city, state, subtype, purpose, coalesce(bedrooms, -1)',
  listing_locality: 'city, state, locality, subtype, purpose',
  listing_project: 'project, city, state',
  listing_day: `featured, (created_at AT TIME ZONE 'UTC')::date`,
  listing_price_band: 'purpose, price_band(price)',
} as const;

/** Lists, counts, suggestions and their indexes hold what can be had, and no longer what was sold or rented. */
export class OfferedListings1764000000003 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await turn(runner, PUBLIC, OFFERED, HIDDEN.offered);
  }

  async down(runner: Runner): Promise<void> {
    await turn(runner, OFFERED, PUBLIC, HIDDEN.public);
  }
}

async function turn(runner: Runner, from: string, to: string, hidden: string): Promise<void> {
  for (const name of LIST_INDEXES) await replaceIndex(runner, name, to);
  await replaceIndex(runner, HIDDEN_INDEX, hidden);
  for (const name of FUNCTIONS) {
    const made = await definitionOf(runner, `pg_get_functiondef('${name}'::regproc)`);
    await runner.query(made.replaceAll(from, to));
  }
  for (const [table, key] of Object.entries(COUNTS)) {
    const named = table === 'listing_project' ? ` AND project <> ''` : '';
    const groups = key.split(/, (?![^(]*\))/).map((_, index) => index + 1);
    await runner.query(`
      DELETE FROM ${table};
      INSERT INTO ${table}
      SELECT ${key}, count(*) FROM property WHERE ${to}${named} GROUP BY ${groups.join(', ')}`);
  }
}

/** How PostgreSQL would make it again. */
async function definitionOf(runner: Runner, call: string): Promise<string> {
  const rows = await runner.query(`SELECT ${call} AS made`);
  const [row] = Array.isArray(rows) ? rows : [];
  return String(Object(row).made);
}

/** The same index with another condition. */
async function replaceIndex(runner: Runner, name: string, condition: string): Promise<void> {
  const made = await definitionOf(runner, `pg_get_indexdef('${name}'::regclass)`);
  const [columns] = made.split(' WHERE ');
  await runner.query(`DROP INDEX ${name}; ${columns} WHERE ${condition}`);
}
