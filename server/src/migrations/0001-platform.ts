import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the platform itself remembers: messages to send, requests done once, limits and pictures. */
export class Platform1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
        channel text NOT NULL CHECK (channel IN ('sms', 'email', 'whatsapp')),
        recipient text NOT NULL,
        template text NOT NULL,
        code text,
        subject text,
        text text NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        next_at timestamptz NOT NULL DEFAULT now(),
        last_error text,
        created_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz,
        failed_at timestamptz
      )`);
    await runner.query(`
      CREATE INDEX outbox_waiting ON outbox (next_at) WHERE sent_at IS NULL AND failed_at IS NULL`);
    await runner.query(`
      CREATE TABLE idempotency_key (
        scope text COLLATE "C" NOT NULL,
        key text COLLATE "C" NOT NULL,
        request_hash text NOT NULL,
        answer json,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (scope, key)
      )`);
    await runner.query(`CREATE INDEX idempotency_key_age ON idempotency_key (created_at)`);
    // The columns and their order are what rate-limiter-flexible expects.
    await runner.query(`
      CREATE TABLE rate_limit (
        key varchar(255) COLLATE "C" PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      )`);
    await runner.query(`CREATE INDEX rate_limit_expire ON rate_limit (expire)`);
    await runner.query(`
      CREATE TABLE picture (
        id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
        width integer NOT NULL CHECK (width > 0),
        height integer NOT NULL CHECK (height > 0),
        thumbhash text NOT NULL,
        source_key text,
        status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'ready')),
        attempts integer NOT NULL DEFAULT 0,
        render_at timestamptz NOT NULL DEFAULT now(),
        claimed_by text COLLATE "C",
        created_at timestamptz NOT NULL DEFAULT now(),
        removed_at timestamptz
      )`);
    await runner.query(`
      CREATE INDEX picture_waiting ON picture (render_at)
        WHERE status = 'pending' AND source_key IS NOT NULL AND removed_at IS NULL`);
    await runner.query(`
      CREATE INDEX picture_unclaimed ON picture (created_at)
        WHERE claimed_by IS NULL AND removed_at IS NULL`);
    await runner.query(
      `CREATE INDEX picture_removed ON picture (removed_at) WHERE removed_at IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE picture');
    await runner.query('DROP TABLE rate_limit');
    await runner.query('DROP TABLE idempotency_key');
    await runner.query('DROP TABLE outbox');
  }
}
