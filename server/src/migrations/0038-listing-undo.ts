import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** What is done to a listing can be undone for a while: how it was is kept so long. */
export class ListingUndo1764000000038 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      CREATE TABLE listing_undo (
        property_id text COLLATE "C" PRIMARY KEY,
        account_id text COLLATE "C" NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        action text NOT NULL,
        before jsonb NOT NULL,
        after jsonb,
        message_id text COLLATE "C",
        unshown text[] NOT NULL DEFAULT '{}',
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX listing_undo_created ON listing_undo (created_at);
      CREATE INDEX listing_undo_account ON listing_undo (account_id)`);
    // What people left on a listing comes back before it, so that it is not counted a second time.
    for (const table of INTEREST) {
      await runner.query(
        `ALTER TABLE ${table} ALTER CONSTRAINT ${table}_property_id_fkey DEFERRABLE`,
      );
    }
  }

  async down(runner: Runner): Promise<void> {
    for (const table of INTEREST) {
      await runner.query(
        `ALTER TABLE ${table} ALTER CONSTRAINT ${table}_property_id_fkey NOT DEFERRABLE`,
      );
    }
    await runner.query('DROP TABLE listing_undo');
  }
}

const INTEREST = ['favourite', 'listing_view', 'contact_grant'];
