/** How words are found: parts of names, words without their accents, several columns in one index. */
export const TEXT_SEARCH = `
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE EXTENSION IF NOT EXISTS unaccent;
  CREATE EXTENSION IF NOT EXISTS btree_gin;

  CREATE TEXT SEARCH CONFIGURATION listing (COPY = english);
  ALTER TEXT SEARCH CONFIGURATION listing
    ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
`;
