import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** Reports on listings, complaints and orders, with what was noted beside them. */
export class Cases1764000000017 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      -- No reference to the listing: what was said of it outlives it, so its title is kept too.
      CREATE TABLE case_file (
        id text COLLATE "C" CONSTRAINT case_file_pkey PRIMARY KEY
          CONSTRAINT case_file_id_check CHECK (id ~ '^[0-9a-f]{24}$'),
        serial serial NOT NULL,
        kind text NOT NULL
          CONSTRAINT case_file_kind_check CHECK (kind IN ('listing_report', 'complaint', 'order')),
        reason text NOT NULL,
        property_id text COLLATE "C",
        property_title text,
        text text NOT NULL,
        name text,
        contact text,
        contact_proven boolean NOT NULL DEFAULT false,
        account_id text COLLATE "C" REFERENCES account (id) ON DELETE SET NULL,
        status text NOT NULL DEFAULT 'open' CONSTRAINT case_file_status_check
          CHECK (status IN ('open', 'acknowledged', 'decided', 'appealed', 'closed')),
        assigned_to text COLLATE "C" REFERENCES account (id) ON DELETE SET NULL,
        opened_at timestamptz(3) NOT NULL DEFAULT now(),
        acknowledged_at timestamptz(3),
        decision text CONSTRAINT case_file_decision_check
          CHECK (decision IN ('upheld', 'partly', 'not_upheld')),
        decision_reason text,
        decided_by text COLLATE "C" REFERENCES account (id) ON DELETE SET NULL,
        decided_at timestamptz(3),
        appeal_text text,
        appealed_at timestamptz(3),
        appeal_decision text CONSTRAINT case_file_appeal_decision_check
          CHECK (appeal_decision IN ('upheld', 'partly', 'not_upheld')),
        appeal_decision_reason text,
        appeal_decided_by text COLLATE "C" REFERENCES account (id) ON DELETE SET NULL,
        appeal_decided_at timestamptz(3)
      );
      CREATE UNIQUE INDEX case_file_serial ON case_file (serial);
      CREATE INDEX case_file_status ON case_file (status, opened_at);
      CREATE INDEX case_file_contact ON case_file (contact) WHERE contact IS NOT NULL;
      CREATE INDEX case_file_account ON case_file (account_id) WHERE account_id IS NOT NULL;
      CREATE INDEX case_file_assigned ON case_file (assigned_to) WHERE assigned_to IS NOT NULL;
      CREATE INDEX case_file_decided_by ON case_file (decided_by) WHERE decided_by IS NOT NULL;
      CREATE INDEX case_file_appeal_decided_by ON case_file (appeal_decided_by)
        WHERE appeal_decided_by IS NOT NULL;

      CREATE TABLE case_note (
        id text COLLATE "C" CONSTRAINT case_note_pkey PRIMARY KEY
          CONSTRAINT case_note_id_check CHECK (id ~ '^[0-9a-f]{24}$'),
        case_id text COLLATE "C" NOT NULL REFERENCES case_file (id) ON DELETE CASCADE,
        author_id text COLLATE "C" REFERENCES account (id) ON DELETE SET NULL,
        text text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX case_note_author ON case_note (author_id) WHERE author_id IS NOT NULL;
      CREATE INDEX case_note_of ON case_note (case_id, created_at, id)`);
  }

  async down(runner: Runner): Promise<void> {
    await runner.query('DROP TABLE case_note, case_file');
  }
}
