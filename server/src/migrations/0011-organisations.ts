import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the dashboards read: the listings of a seller and those an executive looks after, newest first and
 * counted from their index alone; all listings newest first; and how many of all listings stand in which
 * state, appended like the other rollups. One name belongs to one organisation.
 */
export class Organisations1700000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const COUNTED = 'approval_status, is_active, lifecycle';

const UP: readonly string[] = [
  'CREATE UNIQUE INDEX organisation_name ON organisation (lower(name))',

  'DROP INDEX property_seller',
  `CREATE INDEX property_seller ON property (seller_id, created_at DESC, id DESC)
     INCLUDE (approval_status, is_active, lifecycle, state, city, subtype)`,
  'DROP INDEX property_assigned',
  `CREATE INDEX property_assigned ON property (assigned_to, created_at DESC, id DESC)
     INCLUDE (seller_id, approval_status, is_active, lifecycle, state, city, subtype)
     WHERE assigned_to IS NOT NULL`,
  'CREATE INDEX property_newest ON property (created_at DESC, id DESC)',

  `CREATE TABLE listing_state (
     approval_status text COLLATE "C" NOT NULL,
     is_active boolean NOT NULL,
     lifecycle text NOT NULL,
     count bigint NOT NULL
   )`,
  triggerFunction('property_state_insert', 'new_rows', null),
  triggerFunction('property_state_delete', null, 'old_rows'),
  triggerFunction('property_state_update', 'new_rows', 'old_rows'),
  `CREATE TRIGGER property_state_insert AFTER INSERT ON property
     REFERENCING NEW TABLE AS new_rows
     FOR EACH STATEMENT EXECUTE FUNCTION property_state_insert()`,
  `CREATE TRIGGER property_state_delete AFTER DELETE ON property
     REFERENCING OLD TABLE AS old_rows
     FOR EACH STATEMENT EXECUTE FUNCTION property_state_delete()`,
  `CREATE TRIGGER property_state_update AFTER UPDATE ON property
     REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
     FOR EACH STATEMENT EXECUTE FUNCTION property_state_update()`,
  [
    'CREATE FUNCTION listing_state_rebuild() RETURNS void LANGUAGE plpgsql AS $$ BEGIN',
    'LOCK TABLE property IN SHARE ROW EXCLUSIVE MODE;',
    'DELETE FROM listing_state;',
    'INSERT INTO listing_state',
    '(' + COUNTED + ', count)',
    'SELECT',
    COUNTED + ', count(*) FROM property GROUP BY',
    COUNTED + '; END $$',
  ].join(' '),
  'SELECT listing_state_rebuild()',
];

const DOWN: readonly string[] = [
  'DROP TRIGGER property_state_insert ON property',
  'DROP TRIGGER property_state_delete ON property',
  'DROP TRIGGER property_state_update ON property',
  'DROP FUNCTION property_state_insert()',
  'DROP FUNCTION property_state_delete()',
  'DROP FUNCTION property_state_update()',
  'DROP FUNCTION listing_state_rebuild()',
  'DROP TABLE listing_state',
  'DROP INDEX property_newest',
  'DROP INDEX property_assigned',
  'CREATE INDEX property_assigned ON property (assigned_to) WHERE assigned_to IS NOT NULL',
  'DROP INDEX property_seller',
  'CREATE INDEX property_seller ON property (seller_id, created_at DESC, id DESC)',
  'DROP INDEX organisation_name',
];

/** A change that leaves every state as it was appends nothing. */
function triggerFunction(name: string, added: string | null, removed: string | null): string {
  const step = (table: string, count: string) =>
    ['SELECT', COUNTED + ',', count, 'AS step FROM', table].join(' ');
  const changes = [...(added ? [step(added, '1')] : []), ...(removed ? [step(removed, '-1')] : [])];
  return [
    'CREATE FUNCTION',
    name + '()',
    'RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN',
    'INSERT INTO listing_state',
    '(' + COUNTED + ', count)',
    'SELECT',
    COUNTED + ', sum(step) FROM (',
    changes.join(' UNION ALL '),
    ') AS change GROUP BY',
    COUNTED,
    'HAVING sum(step) <> 0; RETURN NULL; END $$',
  ].join(' ');
}
