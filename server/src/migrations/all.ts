import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Base1796000000001 } from './0001-base.ts';
import { ListingFacts1796100000002 } from './0002-listing-facts.ts';

class EnquiryCallTime1796100000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE enquiry ADD call_time text
        CHECK (call_time IN ('morning', 'afternoon', 'evening'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE enquiry DROP call_time');
  }
}

class Partners1796100000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE partner (
        id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
        sort_order integer NOT NULL,
        is_active boolean NOT NULL DEFAULT true,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        name text NOT NULL,
        logo jsonb,
        link text NOT NULL,
        CONSTRAINT partner_order UNIQUE (sort_order) DEFERRABLE INITIALLY DEFERRED
      );
      CREATE TRIGGER public_change AFTER INSERT OR DELETE OR UPDATE
        ON partner FOR EACH STATEMENT EXECUTE FUNCTION public_change_tell();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE partner');
  }
}

/** Every migration, oldest first. */
export const MIGRATIONS = [
  Base1796000000001,
  ListingFacts1796100000002,
  EnquiryCallTime1796100000003,
  Partners1796100000004,
];
