import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

const MESSAGE = `name || E'\\n' || email || E'\\n' || phone || E'\\n' || subject || E'\\n' || message`;
const CASE = `coalesce(property_title, '') || E'\\n' || coalesce(property_id, '') || E'\\n' || text || E'\\n' ||
  coalesce(name, '') || E'\\n' || coalesce(contact, '')`;
const ENQUIRY = `name || ' ' || coalesce(latest_name, '') || ' ' || mobile || ' ' || property_title`;

/** People are found however their names are typed, and stand in the order of the alphabet. */
export class FoldedWords1764000000047 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      -- The twin of fold() in platform/database/foldedWords.ts. No apostrophes, accents of Latin letters and signs
      -- that cannot be seen; one blank for other punctuation; small letters.
      CREATE FUNCTION folded_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN lower(regexp_replace(regexp_replace(
          normalize(translate($1, '''’‘‛ʼʻʹ\`´′＇', ''), NFKD),
          '[\\u0300-\\u036f\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]+', '', 'g'),
          '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u007f\\u2010-\\u201f]+', ' ', 'g') COLLATE "und-x-icu");

      ALTER TABLE account ADD name_key text COLLATE "und-x-icu" GENERATED ALWAYS AS (folded_text(name)) STORED;
      DROP INDEX account_name, account_ordered, organisation_name_parts, enquiry_words, case_file_words,
        contact_message_words;
      CREATE INDEX account_name ON account USING gin (name_key gin_trgm_ops);
      CREATE INDEX account_ordered ON account (name_key, id);
      CREATE INDEX organisation_name_parts ON organisation USING gin (folded_text(name) gin_trgm_ops);
      CREATE INDEX enquiry_words ON enquiry USING gin (to_tsvector('listing', folded_text(${ENQUIRY})));
      CREATE INDEX case_file_words ON case_file USING gin (folded_text(${CASE}) gin_trgm_ops);
      CREATE INDEX contact_message_words ON contact_message USING gin (folded_text(${MESSAGE}) gin_trgm_ops)`);
  }

  async down(runner: Runner): Promise<void> {
    await runner.query(`
      DROP INDEX account_name, account_ordered, organisation_name_parts, enquiry_words, case_file_words,
        contact_message_words;
      ALTER TABLE account DROP name_key;
      DROP FUNCTION folded_text;
      CREATE INDEX account_name ON account USING gin (name gin_trgm_ops);
      CREATE INDEX account_ordered ON account (name, id);
      CREATE INDEX organisation_name_parts ON organisation USING gin (name gin_trgm_ops);
      CREATE INDEX enquiry_words ON enquiry USING gin (to_tsvector('listing', ${ENQUIRY}));
      CREATE INDEX case_file_words ON case_file USING gin ((${CASE}) gin_trgm_ops);
      CREATE INDEX contact_message_words ON contact_message USING gin ((${MESSAGE}) gin_trgm_ops)`);
  }
}
