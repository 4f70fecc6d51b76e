import { type Database } from '../../src/platform/database/connect.ts';
import { recorded } from './answers.ts';
import { type TestApp } from './application.ts';

/** What lies in the database, the audit entries and the messages, in the order in which they were written. */
export async function recordOf(database: Database, served: TestApp): Promise<string> {
  const entries = await database.query({
    text: 'SELECT actor, action, subject, note FROM audit_entry ORDER BY id',
  });
  const recipients = await database.query<{ to: string }>({
    text: 'SELECT DISTINCT recipient COLLATE "C" AS to FROM outbox ORDER BY 1',
  });
  const messages = [];
  for (const { to } of recipients) {
    for (const { channel, template, subject, text, code } of await served.messages(to)) {
      const words = code === undefined ? text : text.replaceAll(code, '<code>');
      messages.push({ channel, to, template, subject, text: words });
    }
  }
  const saved: string[] = [];
  for (const [what, text] of Object.entries(KEPT)) {
    const rows = await database.query({ text });
    saved.push(recorded(what, rows.length, rows));
  }
  return `${saved.join('\n')}\n${recorded('audit', entries.length, entries)}\n${recorded('messages', messages.length, messages)}`;
}

/** What lies in the database after all of it. */
const KEPT = {
  accounts: `SELECT name, mobile, email, user_type, kind, role, status, preferences,
    mobile_verified_at IS NOT NULL AS mobile_verified, email_verified_at IS NOT NULL AS email_verified,
    organisation_id IS NOT NULL AS is_member FROM account ORDER BY id`,
  organisations: 'SELECT name FROM organisation ORDER BY name',
  invitations:
    'SELECT mobile, name, role, settled_as FROM invitation ORDER BY mobile, name, settled_as',
  feedback: 'SELECT name, rating, text, account_id FROM feedback ORDER BY id',
  inquiries: `SELECT source, property_title, name, mobile, message, status, times, buyer_id, assigned_to
    FROM enquiry ORDER BY id`,
  notes: 'SELECT text, author_id FROM enquiry_note ORDER BY id',
  favourites: 'SELECT account_id, property_id FROM favourite ORDER BY 1, 2',
  listings: `SELECT title, purpose, state, city, district, locality, address, pincode, contact_phone, contact_email,
    approval_status, rejection_reason, is_active, hidden_by, featured, lifecycle, closed_at IS NOT NULL AS is_closed,
    price, area_sqm, assigned_to FROM property ORDER BY id`,
  removed: 'SELECT id, removed_by FROM removed_property ORDER BY id',
  drafts: 'SELECT account_id, content, picture_ids FROM posting_draft ORDER BY 1',
  pictures: 'SELECT claimed_by, removed_at IS NOT NULL AS is_removed FROM picture ORDER BY id',
  registrations: 'SELECT name, mobile, email, user_type FROM registration ORDER BY id',
  sessions: 'SELECT device, ended_why FROM session ORDER BY device',
  grants:
    'SELECT account_id, property_id, key_hash IS NOT NULL AS has_key FROM contact_grant ORDER BY 1, 2, 3',
};
