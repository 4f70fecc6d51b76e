import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** What people write through the contact page. */
export class ContactMessages1764000000027 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      CREATE TABLE contact_message (
        id text COLLATE "C" CONSTRAINT contact_message_pkey PRIMARY KEY
          CONSTRAINT contact_message_id_check CHECK (id ~ '^[0-9a-f]{24}$'),
        name text NOT NULL,
        email text NOT NULL,
        phone text NOT NULL,
        subject text NOT NULL,
        message text NOT NULL,
        answers jsonb NOT NULL,
        status text NOT NULL DEFAULT 'new' CONSTRAINT contact_message_status_check
          CHECK (status IN ('new', 'read', 'answered', 'spam')),
        account_id text COLLATE "C" REFERENCES account (id) ON DELETE CASCADE,
        -- No reference: that an enquiry was made of it is remembered when that is deleted.
        enquiry_id text COLLATE "C",
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX contact_message_newest ON contact_message (created_at, id);
      CREATE INDEX contact_message_status ON contact_message (status, created_at, id);
      CREATE INDEX contact_message_account ON contact_message (account_id)
        WHERE account_id IS NOT NULL;
      CREATE INDEX contact_message_email ON contact_message (email);
      CREATE INDEX contact_message_phone ON contact_message (phone) WHERE phone <> '';
      CREATE INDEX contact_message_words ON contact_message USING gin ((
        name || E'\\n' || email || E'\\n' || phone || E'\\n' || subject || E'\\n' || message
      ) gin_trgm_ops)`);
  }

  async down(runner: Runner): Promise<void> {
    await runner.query('DROP TABLE contact_message');
  }
}
