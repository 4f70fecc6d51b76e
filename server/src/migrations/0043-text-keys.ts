import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** Names that look alike are one name, however their letters are composed and whatever stands unseen among them. */
export class TextKeys1764000000043 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(String.raw`
      -- What schema/rules/text.ts calls textKey: the signs are those that Unicode calls ignorable.
      CREATE FUNCTION text_key(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
        AS $$ SELECT btrim(regexp_replace(regexp_replace(lower(normalize(words, NFKC)),
          '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+',
          '', 'g'), '[\t-\r \u1680\u2028\u2029]+', ' ', 'g')) $$;

      CREATE FUNCTION text_keys(words text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
        AS $$ SELECT ARRAY(SELECT text_key(word) FROM unnest(words) AS word) $$;

      -- Two that were taken for different ones stay apart by a number.
      UPDATE organisation SET name = name || ' (' || number || ')'
      FROM (SELECT id, row_number() OVER (PARTITION BY text_key(name) ORDER BY id) AS number FROM organisation) AS each
      WHERE organisation.id = each.id AND number > 1;
      DROP INDEX organisation_name;
      CREATE UNIQUE INDEX organisation_name ON organisation (text_key(name));
      UPDATE amenity SET name = name || ' (' || number || ')'
      FROM (SELECT id, row_number() OVER (PARTITION BY text_key(name) ORDER BY id) AS number FROM amenity) AS each
      WHERE amenity.id = each.id AND number > 1;
      DROP INDEX amenity_name;
      CREATE UNIQUE INDEX amenity_name ON amenity (text_key(name))`);
  }

  async down(runner: Runner): Promise<void> {
    await runner.query(`
      DROP INDEX organisation_name, amenity_name;
      CREATE UNIQUE INDEX organisation_name ON organisation (lower(name));
      CREATE UNIQUE INDEX amenity_name ON amenity (lower(name));
      DROP FUNCTION text_keys(text[]);
      DROP FUNCTION text_key(text)`);
  }
}
