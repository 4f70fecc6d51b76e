import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What posting, asking a seller and deciding about listings need: edited versions that wait beside the
 * approved one (D-75), removed listings kept as history (D-79), drafts, enquiries with what they unlock
 * (D-50 to D-53), and views by day.
 */
export class Posting1700000000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const ID = `text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$')`;

const UP: readonly string[] = [
  'ALTER TABLE property ADD COLUMN pincode text',
  // Why it is not active: what its end has hidden, its owner may bring back; what an administrator has, not.
  `ALTER TABLE property ADD COLUMN hidden_by text CHECK (hidden_by IN ('administrator', 'closing'))`,

  // The price somebody looked at last, once light edits have moved it (D-75); null while none has.
  'ALTER TABLE property ADD COLUMN reviewed_price bigint',

  // At most one newer version of an approved listing; its content is a ListingContent.
  `CREATE TABLE property_revision (
     property_id text COLLATE "C" PRIMARY KEY REFERENCES property (id) ON DELETE CASCADE,
     content jsonb NOT NULL,
     status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'rejected')),
     rejection_reason text,
     submitted_by text COLLATE "C" REFERENCES account (id) ON DELETE SET NULL,
     created_at timestamptz(3) NOT NULL DEFAULT now()
   )`,
  `CREATE INDEX property_revision_pending ON property_revision (created_at, property_id)
     WHERE status = 'pending'`,
  `CREATE INDEX property_revision_rejected ON property_revision (created_at, property_id)
     WHERE status = 'rejected'`,
  `CREATE INDEX property_rejected ON property (updated_at DESC, id DESC)
     WHERE approval_status = 'rejected'`,
  // What administrators look through: all in order, words of hidden ones, and people by a part of their name.
  'DROP INDEX property_newest',
  `CREATE INDEX property_newest ON property (created_at DESC, id DESC) INCLUDE (approval_status)`,
  `CREATE INDEX property_hidden_search ON property USING gin (search)
     WHERE approval_status <> 'approved' OR NOT is_active`,
  'CREATE INDEX account_name ON account USING gin (name gin_trgm_ops)',

  // The whole row as it was; its pictures go 30 days later.
  `CREATE TABLE removed_property (
     id ${ID},
     seller_id text COLLATE "C" NOT NULL,
     removed_by text COLLATE "C" NOT NULL,
     removed_at timestamptz(3) NOT NULL DEFAULT now(),
     listing jsonb NOT NULL,
     picture_ids text[] NOT NULL DEFAULT '{}',
     pictures_removed_at timestamptz(3)
   )`,
  `CREATE INDEX removed_property_due ON removed_property (removed_at)
     WHERE pictures_removed_at IS NULL`,

  'ALTER TABLE audit_entry ADD COLUMN note text',
  'CREATE INDEX audit_entry_subject ON audit_entry (subject, at DESC, id DESC)',

  // An upload belongs to whom it came from until something shows it.
  'ALTER TABLE picture ADD COLUMN uploaded_by text COLLATE "C"',

  `CREATE TABLE posting_draft (
     account_id text COLLATE "C" PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
     content text NOT NULL,
     picture_ids text[] NOT NULL DEFAULT '{}',
     updated_at timestamptz(3) NOT NULL DEFAULT now()
   )`,
  'CREATE INDEX posting_draft_age ON posting_draft (updated_at)',

  // No reference to the listing: what was asked outlives it, so its title is kept too.
  `CREATE TABLE inquiry (
     id ${ID},
     source text NOT NULL CHECK (source IN ('lead', 'contact', 'visit', 'requirement')),
     property_id text COLLATE "C",
     property_title text NOT NULL DEFAULT '',
     seller_id text COLLATE "C" REFERENCES account (id) ON DELETE CASCADE,
     buyer_id text COLLATE "C" REFERENCES account (id) ON DELETE SET NULL,
     name text NOT NULL,
     mobile text NOT NULL,
     mobile_verified boolean NOT NULL DEFAULT false,
     message text NOT NULL,
     status text NOT NULL DEFAULT 'new'
       CHECK (status IN ('new', 'verified', 'assigned', 'contacted', 'closed', 'spam')),
     assigned_to text COLLATE "C" REFERENCES account (id) ON DELETE SET NULL,
     times integer NOT NULL DEFAULT 1,
     notified_at timestamptz(3) NOT NULL DEFAULT now(),
     created_at timestamptz(3) NOT NULL DEFAULT now(),
     updated_at timestamptz(3) NOT NULL DEFAULT now()
   )`,
  `CREATE INDEX inquiry_seller ON inquiry (seller_id, created_at DESC, id DESC)
     INCLUDE (status, property_id)`,
  `CREATE INDEX inquiry_assigned ON inquiry (assigned_to, created_at DESC, id DESC)
     INCLUDE (seller_id, status, property_id) WHERE assigned_to IS NOT NULL`,
  'CREATE INDEX inquiry_same ON inquiry (property_id, mobile, created_at DESC)',
  'CREATE INDEX inquiry_newest ON inquiry (created_at DESC, id DESC)',
  'CREATE INDEX inquiry_buyer ON inquiry (buyer_id) WHERE buyer_id IS NOT NULL',
  `CREATE TABLE inquiry_note (
     id ${ID},
     inquiry_id text COLLATE "C" NOT NULL REFERENCES inquiry (id) ON DELETE CASCADE,
     author_id text COLLATE "C" REFERENCES account (id) ON DELETE SET NULL,
     text text NOT NULL,
     created_at timestamptz(3) NOT NULL DEFAULT now()
   )`,
  'CREATE INDEX inquiry_note_of ON inquiry_note (inquiry_id, created_at, id)',
  'CREATE INDEX inquiry_note_author ON inquiry_note (author_id) WHERE author_id IS NOT NULL',

  // Who may see the contact of a listing: the browser that holds the key, or the account that asked.
  `CREATE TABLE contact_grant (
     id ${ID},
     key_hash bytea,
     account_id text COLLATE "C" REFERENCES account (id) ON DELETE CASCADE,
     property_id text COLLATE "C" NOT NULL REFERENCES property (id) ON DELETE CASCADE,
     inquiry_id text COLLATE "C" REFERENCES inquiry (id) ON DELETE SET NULL,
     created_at timestamptz(3) NOT NULL DEFAULT now(),
     expires_at timestamptz(3) NOT NULL,
     CHECK (key_hash IS NOT NULL OR account_id IS NOT NULL)
   )`,
  `CREATE INDEX contact_grant_key ON contact_grant (key_hash) WHERE key_hash IS NOT NULL`,
  `CREATE INDEX contact_grant_account ON contact_grant (account_id) WHERE account_id IS NOT NULL`,
  'CREATE INDEX contact_grant_property ON contact_grant (property_id)',
  'CREATE INDEX contact_grant_inquiry ON contact_grant (inquiry_id) WHERE inquiry_id IS NOT NULL',
  'CREATE INDEX contact_grant_expiry ON contact_grant (expires_at)',

  // Days are those of India.
  `CREATE TABLE listing_view (
     property_id text COLLATE "C" NOT NULL REFERENCES property (id) ON DELETE CASCADE,
     day date NOT NULL,
     count integer NOT NULL DEFAULT 0,
     PRIMARY KEY (property_id, day)
   )`,
  // Both grow day by day: the last weeks of the whole market are a few blocks at the end.
  'CREATE INDEX listing_view_day ON listing_view USING brin (day) WITH (pages_per_range = 16)',
  'CREATE INDEX favourite_time ON favourite USING brin (created_at) WITH (pages_per_range = 16)',
];

const DOWN: readonly string[] = [
  'DROP INDEX favourite_time',
  'DROP TABLE listing_view',
  'DROP TABLE contact_grant',
  'DROP TABLE inquiry_note',
  'DROP TABLE inquiry',
  'DROP TABLE posting_draft',
  'ALTER TABLE picture DROP COLUMN uploaded_by',
  'DROP INDEX audit_entry_subject',
  'ALTER TABLE audit_entry DROP COLUMN note',
  'DROP TABLE removed_property',
  'DROP INDEX account_name',
  'DROP INDEX property_hidden_search',
  'DROP INDEX property_newest',
  'CREATE INDEX property_newest ON property (created_at DESC, id DESC)',
  'DROP INDEX property_rejected',
  'DROP TABLE property_revision',
  'ALTER TABLE property DROP COLUMN reviewed_price',
  'ALTER TABLE property DROP COLUMN hidden_by',
  'ALTER TABLE property DROP COLUMN pincode',
];
