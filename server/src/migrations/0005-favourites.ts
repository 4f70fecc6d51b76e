import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What people marked with a heart (V-2.6-14, D-47), and when a sold or rented listing was closed, so
 * that its page can say so for a while and then be gone.
 */
export class Favourites1700000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP: readonly string[] = [
  `CREATE TABLE favourite (
     account_id text COLLATE "C" NOT NULL REFERENCES account (id) ON DELETE CASCADE,
     property_id text COLLATE "C" NOT NULL REFERENCES property (id) ON DELETE CASCADE,
     created_at timestamptz(3) NOT NULL DEFAULT now(),
     PRIMARY KEY (account_id, property_id)
   )`,
  // The list of one account, newest first, straight from the index.
  'CREATE INDEX favourite_newest ON favourite (account_id, created_at DESC, property_id DESC)',
  // For sellers' counts, and so that removing a listing need not read every favourite.
  'CREATE INDEX favourite_property ON favourite (property_id)',

  'ALTER TABLE property ADD COLUMN closed_at timestamptz(3)',
  `UPDATE property SET closed_at = updated_at WHERE lifecycle IN ('sold', 'rented')`,
  `ALTER TABLE property ADD CONSTRAINT property_closed_at
     CHECK ((lifecycle IN ('sold', 'rented')) = (closed_at IS NOT NULL))`,
  `CREATE INDEX property_closed ON property (closed_at)
     WHERE closed_at IS NOT NULL AND is_active`,
];

const DOWN: readonly string[] = [
  'DROP INDEX property_closed',
  'ALTER TABLE property DROP COLUMN closed_at',
  'DROP TABLE favourite',
];
