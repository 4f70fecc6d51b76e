import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** A mobile that is not the account's own is proven by a code, by sellers and by buyers (D-109, D-110). */
export class MobileProofs1764000000008 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      CREATE TABLE mobile_proof (
        id text COLLATE "C" PRIMARY KEY CONSTRAINT mobile_proof_id_check CHECK (id ~ '^[0-9a-f]{24}$'),
        key_hash bytea,
        account_id text COLLATE "C" REFERENCES account ON DELETE CASCADE,
        mobile text NOT NULL CONSTRAINT mobile_proof_mobile_check CHECK (mobile ~ '^[6-9][0-9]{9}$'),
        proven_at timestamptz(3) NOT NULL DEFAULT now(),
        expires_at timestamptz(3),
        CONSTRAINT mobile_proof_holder_check CHECK ((key_hash IS NULL) <> (account_id IS NULL))
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX mobile_proof_account ON mobile_proof (account_id, mobile) WHERE account_id IS NOT NULL',
    );
    await runner.query(
      'CREATE UNIQUE INDEX mobile_proof_key ON mobile_proof (key_hash, mobile) WHERE key_hash IS NOT NULL',
    );
    await runner.query(
      'CREATE INDEX mobile_proof_mobile ON mobile_proof (mobile) WHERE account_id IS NOT NULL',
    );
    await runner.query(
      'CREATE INDEX mobile_proof_expiry ON mobile_proof (expires_at) WHERE expires_at IS NOT NULL',
    );
    await allowCodes(runner, "'login', 'register', 'change', 'remove', 'prove'");
  }

  async down(runner: Runner): Promise<void> {
    await runner.query('DROP TABLE mobile_proof');
    await runner.query("DELETE FROM one_time_code WHERE purpose = 'prove'");
    await allowCodes(runner, "'login', 'register', 'change', 'remove'");
  }
}

async function allowCodes(runner: Runner, purposes: string): Promise<void> {
  await runner.query('ALTER TABLE one_time_code DROP CONSTRAINT one_time_code_purpose_check');
  await runner.query(
    `ALTER TABLE one_time_code ADD CONSTRAINT one_time_code_purpose_check CHECK (purpose IN (${purposes}))`,
  );
}
