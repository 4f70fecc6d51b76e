import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

const HIDDEN = `NOT (approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer'))`;

/** What administrators narrow words by stands in their index, and the words of an edit are read once, when it is written. */
export class WordsOfTheAdministration1764000000030 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      DROP INDEX property_hidden_search;
      CREATE INDEX property_hidden_search ON property USING gin (approval_status, state, city, subtype, search)
        WHERE ${HIDDEN};
      ALTER TABLE property_revision ADD search tsvector NOT NULL GENERATED ALWAYS AS (
        to_tsvector('listing', coalesce(content->>'title', '') || ' ' || coalesce(content->>'locality', '')
          || ' ' || coalesce(content->>'city', ''))) STORED`);
  }

  async down(runner: Runner): Promise<void> {
    await runner.query(`
      ALTER TABLE property_revision DROP search;
      DROP INDEX property_hidden_search;
      CREATE INDEX property_hidden_search ON property USING gin (search) WHERE ${HIDDEN}`);
  }
}
