import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** What changes on public pages is told to every process that keeps them, once a transaction and at its end. */
export class PublicChanges1764000000034 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION public_change_tell() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('public_changed', '');
        RETURN NULL;
      END$$;

      -- What waits for approval is on no page: posting tells nobody.
      CREATE FUNCTION property_change_tell() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'DELETE' THEN
          IF EXISTS (SELECT FROM new_rows WHERE approval_status = 'approved') THEN
            PERFORM pg_notify('public_changed', '');
            RETURN NULL;
          END IF;
        END IF;
        IF TG_OP <> 'INSERT' THEN
          IF EXISTS (SELECT FROM old_rows WHERE approval_status = 'approved') THEN
            PERFORM pg_notify('public_changed', '');
          END IF;
        END IF;
        RETURN NULL;
      END$$;
      CREATE TRIGGER property_change_insert AFTER INSERT ON property
        REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION property_change_tell();
      CREATE TRIGGER property_change_update AFTER UPDATE ON property
        REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
        FOR EACH STATEMENT EXECUTE FUNCTION property_change_tell();
      CREATE TRIGGER property_change_delete AFTER DELETE ON property
        REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION property_change_tell();

      -- A picture is read through its listing or record, until its sizes are there or it is taken away.
      CREATE TRIGGER public_change AFTER UPDATE OF status, removed_at ON picture
        FOR EACH STATEMENT EXECUTE FUNCTION public_change_tell();
      CREATE TRIGGER public_change AFTER UPDATE OR DELETE ON account
        FOR EACH STATEMENT EXECUTE FUNCTION public_change_tell();`);
    for (const table of TOLD_AT_ANY_CHANGE) {
      await runner.query(`CREATE TRIGGER public_change AFTER INSERT OR UPDATE OR DELETE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION public_change_tell()`);
    }
  }

  async down(runner: Runner): Promise<void> {
    for (const table of ['picture', 'account', ...TOLD_AT_ANY_CHANGE]) {
      await runner.query(`DROP TRIGGER public_change ON ${table}`);
    }
    await runner.query(`
      DROP TRIGGER property_change_insert ON property;
      DROP TRIGGER property_change_update ON property;
      DROP TRIGGER property_change_delete ON property;
      DROP FUNCTION property_change_tell;
      DROP FUNCTION public_change_tell`);
  }
}

const TOLD_AT_ANY_CHANGE = [
  'amenity',
  'banner',
  'blog',
  'blog_comment',
  'blog_reaction',
  'contact_control',
  'contact_details',
  'feedback',
  'office',
  'organisation',
  'setting',
  'static_page',
];
