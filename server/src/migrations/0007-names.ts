import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What suggestions are looked up in: how many public listings each project has in each town, appended like
 * the other rollups, and the names of projects and localities that public listings carry. A name is written
 * once and costs a look when it comes again; a nightly job weighs the names and forgets those nobody uses.
 */
export class Names1700000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const IN_A_PROJECT = "approval_status = 'approved' AND is_active AND project <> ''";

const UP: readonly string[] = [
  `CREATE TABLE listing_project (
     project text COLLATE "C" NOT NULL,
     city text COLLATE "C" NOT NULL,
     state text COLLATE "C" NOT NULL,
     count bigint NOT NULL
   )`,
  'CREATE INDEX listing_project_project ON listing_project (project) INCLUDE (city, state, count)',
  'CREATE INDEX listing_locality_locality ON listing_locality (locality)',

  `CREATE TABLE listing_name (
     kind text COLLATE "C" NOT NULL CHECK (kind IN ('PROJECT', 'LOCALITY')),
     name text COLLATE "C" NOT NULL,
     key text COLLATE "C" NOT NULL,
     weight bigint NOT NULL DEFAULT 0,
     PRIMARY KEY (kind, name)
   )`,
  'CREATE INDEX listing_name_key ON listing_name USING gin (key gin_trgm_ops)',

  // How names are compared: lower case, no accents, one blank for any punctuation.
  `CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE STRICT
   AS $$ SELECT btrim(regexp_replace(lower(unaccent(name)), '[[:punct:][:space:]]+', ' ', 'g')) $$`,

  triggerFunction('property_names_insert', 'new_rows', null),
  triggerFunction('property_names_delete', null, 'old_rows'),
  triggerFunction('property_names_update', 'new_rows', 'old_rows'),
  `CREATE TRIGGER property_names_insert AFTER INSERT ON property
     REFERENCING NEW TABLE AS new_rows
     FOR EACH STATEMENT EXECUTE FUNCTION property_names_insert()`,
  `CREATE TRIGGER property_names_delete AFTER DELETE ON property
     REFERENCING OLD TABLE AS old_rows
     FOR EACH STATEMENT EXECUTE FUNCTION property_names_delete()`,
  `CREATE TRIGGER property_names_update AFTER UPDATE ON property
     REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
     FOR EACH STATEMENT EXECUTE FUNCTION property_names_update()`,

  [
    'CREATE FUNCTION listing_project_rebuild() RETURNS void LANGUAGE plpgsql AS $$ BEGIN',
    'LOCK TABLE property IN SHARE ROW EXCLUSIVE MODE;',
    'DELETE FROM listing_project;',
    'INSERT INTO listing_project (project, city, state, count)',
    'SELECT project, city, state, count(*) FROM property WHERE',
    IN_A_PROJECT,
    'GROUP BY project, city, state; END $$',
  ].join(' '),
  `CREATE FUNCTION listing_name_refresh() RETURNS void LANGUAGE plpgsql AS $$ BEGIN
     CREATE TEMPORARY TABLE named ON COMMIT DROP AS
       SELECT 'PROJECT' AS kind, project AS name, sum(count) AS weight
       FROM listing_project GROUP BY project HAVING sum(count) > 0
       UNION ALL
       SELECT 'LOCALITY', locality, sum(count)
       FROM listing_locality WHERE locality <> '' GROUP BY locality HAVING sum(count) > 0;
     DELETE FROM listing_name WHERE NOT EXISTS
       (SELECT FROM named WHERE named.kind = listing_name.kind AND named.name = listing_name.name);
     INSERT INTO listing_name (kind, name, key, weight)
       SELECT kind, name, name_key(name), weight FROM named ORDER BY kind, name
       ON CONFLICT (kind, name) DO UPDATE SET weight = excluded.weight
       WHERE listing_name.weight <> excluded.weight;
     DROP TABLE named;
   END $$`,
  'SELECT listing_project_rebuild()',
  'SELECT listing_name_refresh()',
];

const DOWN: readonly string[] = [
  'DROP TRIGGER property_names_insert ON property',
  'DROP TRIGGER property_names_delete ON property',
  'DROP TRIGGER property_names_update ON property',
  'DROP FUNCTION property_names_insert()',
  'DROP FUNCTION property_names_delete()',
  'DROP FUNCTION property_names_update()',
  'DROP FUNCTION listing_project_rebuild()',
  'DROP FUNCTION listing_name_refresh()',
  'DROP FUNCTION name_key(text)',
  'DROP TABLE listing_name',
  'DROP INDEX listing_locality_locality',
  'DROP TABLE listing_project',
];

function triggerFunction(name: string, added: string | null, removed: string | null): string {
  const changes = [...(added ? [step(added, '1')] : []), ...(removed ? [step(removed, '-1')] : [])];
  return [
    'CREATE FUNCTION',
    name + '()',
    'RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN',
    'INSERT INTO listing_project (project, city, state, count)',
    'SELECT project, city, state, sum(step) FROM (',
    changes.join(' UNION ALL '),
    ') AS change GROUP BY project, city, state HAVING sum(step) <> 0;',
    added ? rememberNames(added) : '',
    'RETURN NULL; END $$',
  ].join(' ');
}

function step(table: string, count: string): string {
  return ['SELECT project, city, state,', count, 'AS step FROM', table, 'WHERE', IN_A_PROJECT].join(
    ' ',
  );
}

/** In one order, so that two writers of the same new names wait for each other and never for ever. */
function rememberNames(table: string): string {
  return [
    'INSERT INTO listing_name (kind, name, key) SELECT kind, name, name_key(name) FROM (',
    "SELECT 'PROJECT' AS kind, project AS name FROM",
    table,
    'WHERE',
    IN_A_PROJECT,
    "UNION SELECT 'LOCALITY', locality FROM",
    table,
    "WHERE approval_status = 'approved' AND is_active AND locality <> ''",
    ') AS carried WHERE NOT EXISTS (SELECT FROM listing_name',
    'WHERE listing_name.kind = carried.kind AND listing_name.name = carried.name)',
    'ORDER BY kind, name ON CONFLICT DO NOTHING;',
  ].join(' ');
}
