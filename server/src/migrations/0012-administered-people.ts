import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** Lists of people and organisations for administrators, and what an administrator changed of them (A-2.5-03, D-86). */
export class AdministeredPeople1764000000012 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query('ALTER TABLE audit_entry ADD COLUMN change jsonb');
    await runner.query(`
      CREATE INDEX account_newest ON account (created_at DESC, id DESC);
      CREATE INDEX account_type_newest ON account (user_type, created_at DESC, id DESC);
      CREATE INDEX account_ordered ON account (name, id);
      CREATE INDEX account_suspended ON account (status, created_at DESC, id DESC) WHERE status <> 'active';
      CREATE INDEX account_vouched ON account (verification_level, created_at DESC, id DESC)
        WHERE verification_level <> 'basic';
      CREATE INDEX session_account ON session (account_id, last_used_at DESC);
      CREATE INDEX organisation_newest ON organisation (created_at DESC, id DESC);
      CREATE INDEX organisation_name_parts ON organisation USING gin (name gin_trgm_ops)`);
    await allowEnds(runner, "'signed out', 'reuse', 'elsewhere', 'suspended'");
  }

  async down(runner: Runner): Promise<void> {
    await runner.query("UPDATE session SET ended_why = 'elsewhere' WHERE ended_why = 'suspended'");
    await allowEnds(runner, "'signed out', 'reuse', 'elsewhere'");
    await runner.query(`
      DROP INDEX account_newest, account_type_newest, account_ordered,
        account_suspended, account_vouched, session_account, organisation_newest, organisation_name_parts`);
    await runner.query('ALTER TABLE audit_entry DROP COLUMN change');
  }
}

async function allowEnds(runner: Runner, reasons: string): Promise<void> {
  await runner.query('ALTER TABLE session DROP CONSTRAINT session_ended_why_check');
  await runner.query(
    `ALTER TABLE session ADD CONSTRAINT session_ended_why_check CHECK (ended_why IN (${reasons}))`,
  );
}
