import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** Enquiries are found by the name and number of who asked and by the title of the listing (A-7.4-14). */
export class EnquiryWords1764000000014 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      CREATE INDEX enquiry_words ON enquiry USING gin (to_tsvector('listing',
        name || ' ' || coalesce(latest_name, '') || ' ' || mobile || ' ' || property_title))`);
    await runner.query('CREATE INDEX enquiry_status ON enquiry (status, source, created_at)');
  }

  async down(runner: Runner): Promise<void> {
    await runner.query('DROP INDEX enquiry_words, enquiry_status');
  }
}
