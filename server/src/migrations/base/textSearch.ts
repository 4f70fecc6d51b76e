/** Searching texts: names without accents, and words as they are stemmed. */
export const TEXT_SEARCH = `
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE EXTENSION IF NOT EXISTS unaccent;
  CREATE EXTENSION IF NOT EXISTS btree_gin;

  CREATE TEXT SEARCH CONFIGURATION listing (COPY = english);
  ALTER TEXT SEARCH CONFIGURATION listing
    ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;

  -- What schema/rules/text.ts calls textKey: the signs are those that Unicode calls ignorable.
  CREATE FUNCTION text_key(words text)
   RETURNS text
   LANGUAGE sql
   IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT btrim(regexp_replace(regexp_replace(lower(normalize(words, NFKC)),
            '[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\U0001bca0-\\U0001bca3\\U0001d173-\\U0001d17a\\U000e0000-\\U000e0fff]+',
            '', 'g'), '[\\t-\\r \\u1680\\u2028\\u2029]+', ' ', 'g')) $$;

  CREATE FUNCTION text_keys(words text[])
   RETURNS text[]
   LANGUAGE sql
   IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT ARRAY(SELECT text_key(word) FROM unnest(words) AS word) $$;

  -- The twin of fold() in platform/database/foldedWords.ts. No apostrophes, accents of Latin letters and signs
  -- that cannot be seen; one blank for other punctuation; small letters.
  CREATE FUNCTION folded_text(text)
   RETURNS text
   LANGUAGE sql
   IMMUTABLE PARALLEL SAFE
  RETURN lower((regexp_replace(regexp_replace(NORMALIZE(translate($1, '''’‘‛ʼʻʹ\`´′＇'::text, ''::text), NFKD), '[\\u0300-\\u036f\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]+'::text, ''::text, 'g'::text), '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u007f\\u2010-\\u201f]+'::text, ' '::text, 'g'::text) COLLATE "und-x-icu"));

  -- How names are compared: lower case, no accents, one blank for any punctuation.
  CREATE FUNCTION name_key(name text)
   RETURNS text
   LANGUAGE sql
   STABLE PARALLEL SAFE STRICT
  AS $$SELECT btrim(regexp_replace(lower(unaccent(name)), '[[:punct:][:space:]]+', ' ', 'g'))$$;
`;
