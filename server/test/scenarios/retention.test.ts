import { beforeAll, describe, expect, test } from 'vitest';
import { RETENTION, type RetentionName } from '../../../schema/retention.ts';
import { type Database } from '../../src/platform/database/connect.ts';
import { newId } from '../../src/platform/ids.ts';
import { buildAccount, buildBlog, listing, writeListings } from '../factories.ts';
import { type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { nightly } from '../harness/retention.ts';

/** What is known of people goes in time (REQUIREMENTS N5). */

let database: Database;
let served: TestApp;
let accountId: string;
let propertyId: string;
let blogId: string;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  accountId = (await buildAccount(database)).id;
  const made = listing({ sellerId: accountId });
  await writeListings(database, [made]);
  propertyId = made.id;
  blogId = (await buildBlog(database)).id;
});

/** Writes one that is told by its `mark`; $1 is the mark, $2 the time that the days are counted from. */
const WRITE: Record<Exclude<RetentionName, 'draft' | 'removedListing'>, string> = {
  message: `INSERT INTO outbox (id, channel, recipient, template, text, sent_at)
    VALUES ($1, 'sms', '9000000001', 'welcome', 'Good to see you.', $2)`,
  answer: `INSERT INTO idempotency_key (scope, key, request_hash, created_at) VALUES ('test', $1, '', $2)`,
  code: `INSERT INTO one_time_code (channel, address, purpose, transaction_id, hash, expires_at)
    VALUES ('sms', $1, 'login', '', '', $2)`,
  registration: `INSERT INTO registration (id, mobile, user_type, address, expires_at)
    VALUES ($1, '9000000001', 'buyer', '', $2)`,
  refreshToken: `WITH used AS (
      INSERT INTO session (id, account_id, device, address) VALUES ($1, :account, '', '') RETURNING id)
    INSERT INTO refresh_token (hash, session_id, expires_at) SELECT convert_to($1, 'UTF8'), id, $2 FROM used`,
  session: `INSERT INTO session (id, account_id, device, address, last_used_at)
    VALUES ($1, :account, '', '', $2)`,
  contactGrant: `INSERT INTO contact_grant (id, account_id, property_id, expires_at)
    VALUES ($1, :account, :property, $2)`,
  mobileProof: `INSERT INTO mobile_proof (id, key_hash, mobile, expires_at)
    VALUES ($1, convert_to($1, 'UTF8'), '9000000001', $2)`,
  newsletter: `INSERT INTO newsletter_subscriber (id, email, created_at) VALUES ($1, $1, $2)`,
  view: `INSERT INTO listing_view (property_id, day, count)
    SELECT :property, $2::timestamptz::date, 1 WHERE $1 <> ''`,
  blogComment: `INSERT INTO blog_comment (id, blog_id, name, message, held_for, created_at)
    VALUES ($1, :blog, 'Asha', 'Hello', 'link', $2)`,
  blogReaction: `INSERT INTO blog_reaction (blog_id, kind, visitor, day)
    VALUES (:blog, 'like', $1, $2::timestamptz::date)`,
  case: `INSERT INTO case_file (id, kind, reason, text, status, decided_at)
    VALUES ($1, 'complaint', 'other', 'x', 'decided', $2)`,
  contactMessage: `INSERT INTO contact_message
      (id, name, email, phone, subject, message, answers, created_at)
    VALUES ($1, '', '', '', '', '', '[]', $2)`,
  auditEntry: `INSERT INTO audit_entry (id, actor, action, subject, at) VALUES ($1, 'system', 'test.done', '', $2)`,
};

const COUNT: typeof WRITE = {
  message: 'SELECT count(*)::int AS n FROM outbox WHERE id = $1',
  answer: 'SELECT count(*)::int AS n FROM idempotency_key WHERE key = $1',
  code: 'SELECT count(*)::int AS n FROM one_time_code WHERE address = $1',
  registration: 'SELECT count(*)::int AS n FROM registration WHERE id = $1',
  refreshToken: `SELECT count(*)::int AS n FROM refresh_token WHERE hash = convert_to($1, 'UTF8')`,
  session: 'SELECT count(*)::int AS n FROM session WHERE id = $1',
  contactGrant: 'SELECT count(*)::int AS n FROM contact_grant WHERE id = $1',
  mobileProof: 'SELECT count(*)::int AS n FROM mobile_proof WHERE id = $1',
  newsletter: 'SELECT count(*)::int AS n FROM newsletter_subscriber WHERE id = $1',
  view: `SELECT count(*)::int AS n FROM listing_view WHERE $1 <> ''`,
  blogComment: 'SELECT count(*)::int AS n FROM blog_comment WHERE id = $1',
  blogReaction: 'SELECT count(*)::int AS n FROM blog_reaction WHERE visitor = $1',
  case: 'SELECT count(*)::int AS n FROM case_file WHERE id = $1',
  contactMessage: 'SELECT count(*)::int AS n FROM contact_message WHERE id = $1',
  auditEntry: 'SELECT count(*)::int AS n FROM audit_entry WHERE id = $1',
};

type Simple = keyof typeof WRITE;

const names = Object.keys(WRITE).filter((name): name is Simple => name in WRITE);

describe('personal data leaves', () => {
  test('all that is said to leave is let go by one room each', () => {
    expect(served.app.retention.map(({ name }) => name).sort()).toEqual(
      Object.keys(RETENTION).sort(),
    );
  });

  test.each(names)('%s', async (name) => {
    const { days } = RETENTION[name];
    const has = async (mark: string) => {
      const [found] = await database.query<{ n: number }>({ text: COUNT[name], values: [mark] });
      return found?.n;
    };
    const write = async (hoursLeft: number) => {
      const mark = newId();
      const since = new Date(Date.now() - days * 86_400_000 + hoursLeft * 3_600_000);
      const text = WRITE[name]
        .replaceAll(':account', `'${accountId}'`)
        .replaceAll(':property', `'${propertyId}'`)
        .replaceAll(':blog', `'${blogId}'`);
      await database.query({ text, values: [mark, since] });
      expect(await has(mark)).toBe(1);
      return mark;
    };
    const early = await write(25);
    await nightly(database, served.app.retention);
    expect(await has(early)).toBe(1);
    if (name === 'view') await database.query({ text: 'DELETE FROM listing_view' });
    const over = await write(-25);
    await nightly(database, served.app.retention);
    expect(await has(over)).toBe(0);
  });
});
