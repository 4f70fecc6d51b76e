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

/** Every migration, oldest first. */
export const MIGRATIONS = [
  Base1796000000001,
  ListingFacts1796100000002,
  EnquiryCallTime1796100000003,
];
