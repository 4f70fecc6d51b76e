import type { MigrationInterface } from 'typeorm';
import { refreshPlaces } from './refreshPlaces.ts';
import type { Runner } from './runner.ts';

/** The covering indexes that lists filter a locality in: they carry its place from now on. */
const INDEXES = [
  'property_area',
  'property_city_area',
  'property_city_feed',
  'property_city_price',
  'property_feed',
  'property_locality_feed',
  'property_price',
  'property_state_price',
] as const;

const KEY = {
  before: 'city, state, locality, subtype, purpose',
  after: 'city, state, locality, place, subtype, purpose',
};
const GROUPS = { before: 'GROUP BY 1, 2, 3, 4, 5;', after: 'GROUP BY 1, 2, 3, 4, 5, 6;' };

/** Listings carry the place that their locality means, so that all ways of writing it are one (D-113). */
export class ListingPlaces1764000000006 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    const definitions = await setIndexesAside(runner);
    await runner.query(`
      ALTER TABLE property ADD place text COLLATE "C" NOT NULL DEFAULT '';
      ALTER TABLE property DISABLE TRIGGER USER`);
    await refreshPlaces(runner);
    await runner.query('ALTER TABLE property ENABLE TRIGGER USER');
    for (const made of definitions) await runner.query(made.replace(/\blocality\b/, 'place'));
    await turnCounts(runner, 'after', 'before');
    await runner.query('CREATE INDEX listing_locality_place ON listing_locality (place)');
  }

  async down(runner: Runner): Promise<void> {
    const definitions = await setIndexesAside(runner);
    for (const made of definitions) await runner.query(made.replace(/\bplace\b/, 'locality'));
    await turnCounts(runner, 'before', 'after');
    await runner.query('ALTER TABLE property DROP place');
  }
}

async function setIndexesAside(runner: Runner): Promise<string[]> {
  const definitions: string[] = [];
  for (const name of INDEXES) {
    definitions.push(await definitionOf(runner, `pg_get_indexdef('${name}'::regclass)`));
    await runner.query('DROP INDEX ' + name);
  }
  return definitions;
}

/** The count by locality with another key: its table and what follows every change of a listing. */
async function turnCounts(runner: Runner, to: keyof typeof KEY, from: keyof typeof KEY) {
  const made = await definitionOf(runner, `pg_get_functiondef('property_count_follow'::regproc)`);
  const statements = made.split('INSERT INTO ');
  const turned = statements.map((statement) =>
    statement.startsWith('listing_locality ')
      ? statement.replaceAll(KEY[from], KEY[to]).replace(GROUPS[from], GROUPS[to])
      : statement,
  );
  await runner.query(turned.join('INSERT INTO '));
  const column = to === 'after' ? 'ADD place text COLLATE "C" NOT NULL' : 'DROP place';
  const groups = KEY[to].split(', ').map((_key, index) => index + 1);
  await runner.query(`
    DELETE FROM listing_locality;
    ALTER TABLE listing_locality ${column};
    INSERT INTO listing_locality (${KEY[to]}, count)
    SELECT ${KEY[to]}, count(*) FROM property
    WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')
    GROUP BY ${groups.join(', ')}`);
}

/** How PostgreSQL would make it again. */
async function definitionOf(runner: Runner, call: string): Promise<string> {
  const rows = await runner.query(`SELECT ${call} AS made`);
  const [row] = Array.isArray(rows) ? rows : [];
  return String(Object(row).made);
}
