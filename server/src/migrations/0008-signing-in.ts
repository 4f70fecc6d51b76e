import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Signing in: codes, sessions, social identities, the way into an organisation, and feedback. A mobile or
 * an e-mail belongs to one account once it is verified; until then it is a claim that blocks nobody.
 */
export class SigningIn1700000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const ID = `text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$')`;

const UP: readonly string[] = [
  // Empty after a social sign-in until the person has chosen.
  'ALTER TABLE account ALTER COLUMN user_type DROP NOT NULL',
  `ALTER TABLE account
     ADD COLUMN mobile_verified_at timestamptz,
     ADD COLUMN email_verified_at timestamptz,
     ADD COLUMN preferences jsonb NOT NULL DEFAULT '{}'`,
  `UPDATE account SET mobile_verified_at = CASE WHEN mobile IS NOT NULL THEN created_at END,
     email_verified_at = CASE WHEN email IS NOT NULL THEN created_at END`,
  'ALTER TABLE account DROP CONSTRAINT account_mobile_key',
  'DROP INDEX account_email',
  'CREATE UNIQUE INDEX account_mobile ON account (mobile) WHERE mobile_verified_at IS NOT NULL',
  `CREATE UNIQUE INDEX account_email ON account (lower(email))
     WHERE email_verified_at IS NOT NULL`,
  // Claims are looked up when their true owner comes.
  'CREATE INDEX account_mobile_claim ON account (mobile) WHERE mobile_verified_at IS NULL',
  'CREATE INDEX account_email_claim ON account (lower(email)) WHERE email_verified_at IS NULL',
  'CREATE INDEX account_organisation ON account (organisation_id) WHERE organisation_id IS NOT NULL',

  `CREATE TABLE session (
     id ${ID},
     account_id text COLLATE "C" NOT NULL REFERENCES account (id) ON DELETE CASCADE,
     device text NOT NULL,
     address text NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     last_used_at timestamptz NOT NULL DEFAULT now(),
     ended_at timestamptz,
     ended_why text CHECK (ended_why IN ('signed out', 'reuse', 'elsewhere')),
     CHECK ((ended_at IS NULL) = (ended_why IS NULL))
   )`,
  `CREATE INDEX session_open ON session (account_id, last_used_at DESC) WHERE ended_at IS NULL`,
  // For the sweep.
  'CREATE INDEX session_last_used ON session (last_used_at)',
  // One family of tokens a session: each is used once and leaves a child.
  `CREATE TABLE refresh_token (
     hash bytea PRIMARY KEY,
     session_id text COLLATE "C" NOT NULL REFERENCES session (id) ON DELETE CASCADE,
     parent bytea,
     created_at timestamptz NOT NULL DEFAULT now(),
     expires_at timestamptz NOT NULL,
     used_at timestamptz
   )`,
  'CREATE INDEX refresh_token_session ON refresh_token (session_id)',
  'CREATE INDEX refresh_token_parent ON refresh_token (parent) WHERE parent IS NOT NULL',
  'CREATE INDEX refresh_token_expiry ON refresh_token (expires_at)',

  // The one live code of an address for a purpose; sending again replaces it.
  `CREATE TABLE one_time_code (
     channel text NOT NULL CHECK (channel IN ('sms', 'email')),
     address text NOT NULL,
     purpose text NOT NULL CHECK (purpose IN ('login', 'register', 'change')),
     transaction_id text COLLATE "C" NOT NULL,
     user_type text,
     account_id text COLLATE "C" REFERENCES account (id) ON DELETE CASCADE,
     hash bytea NOT NULL,
     tries integer NOT NULL DEFAULT 0,
     created_at timestamptz NOT NULL DEFAULT now(),
     expires_at timestamptz NOT NULL,
     consumed_at timestamptz,
     PRIMARY KEY (channel, address, purpose)
   )`,
  'CREATE INDEX one_time_code_expiry ON one_time_code (expires_at)',

  // What is known of somebody who registers, until there is an account (D-30, D-34).
  `CREATE TABLE registration (
     id ${ID},
     mobile text NOT NULL CHECK (mobile ~ '^[6-9][0-9]{9}$'),
     email text,
     name text,
     user_type text NOT NULL CHECK (user_type IN ('buyer', 'seller')),
     kind text CHECK (kind IN ('owner', 'agent', 'builder')),
     token_hash bytea,
     address text NOT NULL,
     mobile_verified_at timestamptz,
     created_at timestamptz NOT NULL DEFAULT now(),
     expires_at timestamptz NOT NULL,
     consumed_at timestamptz
   )`,
  'CREATE INDEX registration_mobile ON registration (mobile) WHERE consumed_at IS NULL',
  `CREATE INDEX registration_email ON registration (lower(email))
     WHERE email IS NOT NULL AND consumed_at IS NULL`,
  'CREATE INDEX registration_expiry ON registration (expires_at)',

  `CREATE TABLE social_identity (
     provider text NOT NULL CHECK (provider IN ('google', 'facebook')),
     subject text NOT NULL,
     account_id text COLLATE "C" NOT NULL REFERENCES account (id) ON DELETE CASCADE,
     created_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (provider, subject)
   )`,
  'CREATE INDEX social_identity_account ON social_identity (account_id)',

  `CREATE TABLE invitation (
     id ${ID},
     organisation_id text COLLATE "C" NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
     mobile text NOT NULL CHECK (mobile ~ '^[6-9][0-9]{9}$'),
     name text NOT NULL,
     role text NOT NULL CHECK (role IN ('admin', 'manager', 'executive')),
     invited_by text COLLATE "C" REFERENCES account (id) ON DELETE SET NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     expires_at timestamptz NOT NULL,
     settled_at timestamptz,
     settled_as text CHECK (settled_as IN ('accepted', 'declined', 'withdrawn')),
     CHECK ((settled_at IS NULL) = (settled_as IS NULL))
   )`,
  `CREATE UNIQUE INDEX invitation_open ON invitation (organisation_id, mobile)
     WHERE settled_at IS NULL`,
  'CREATE INDEX invitation_mobile ON invitation (mobile) WHERE settled_at IS NULL',

  `CREATE TABLE feedback (
     id ${ID},
     name text NOT NULL,
     rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
     text text NOT NULL,
     account_id text COLLATE "C" REFERENCES account (id) ON DELETE SET NULL,
     created_at timestamptz NOT NULL DEFAULT now()
   )`,
  'CREATE INDEX feedback_newest ON feedback (created_at DESC, id DESC)',

  // The executive who looks after a listing of the organisation (D-99).
  'ALTER TABLE property ADD COLUMN assigned_to text COLLATE "C" REFERENCES account (id) ON DELETE SET NULL',
  'CREATE INDEX property_assigned ON property (assigned_to) WHERE assigned_to IS NOT NULL',
];

const DOWN: readonly string[] = [
  'DROP INDEX property_assigned',
  'ALTER TABLE property DROP COLUMN assigned_to',
  'DROP TABLE feedback',
  'DROP TABLE invitation',
  'DROP TABLE social_identity',
  'DROP TABLE registration',
  'DROP TABLE one_time_code',
  'DROP TABLE refresh_token',
  'DROP TABLE session',
  'DROP INDEX account_organisation',
  'DROP INDEX account_email_claim',
  'DROP INDEX account_mobile_claim',
  'DROP INDEX account_email',
  'DROP INDEX account_mobile',
  'CREATE UNIQUE INDEX account_email ON account (lower(email))',
  'ALTER TABLE account ADD CONSTRAINT account_mobile_key UNIQUE (mobile)',
  `ALTER TABLE account DROP COLUMN preferences, DROP COLUMN email_verified_at,
     DROP COLUMN mobile_verified_at`,
  `UPDATE account SET user_type = 'buyer' WHERE user_type IS NULL`,
  'ALTER TABLE account ALTER COLUMN user_type SET NOT NULL',
];
