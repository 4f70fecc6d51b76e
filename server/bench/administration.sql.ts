import sql, { raw } from 'sql-template-tag';

/* What was written at one size stays at the next: an id that is there already is passed over. */

/** The id of the n-th row of a kind, n being a column. */
const idOf = (kind: string, n: string) => raw(`left(md5('${kind}' || ${n}), 24)`);

const FIRST =
  raw(`(ARRAY['Asha', 'Ravi', 'Meena', 'Imran', 'Kiran', 'Divya', 'Gopal', 'Farah', 'Suresh', 'Lata',
  'Nikhil', 'Priya', 'Harish', 'Zoya', 'Tarun', 'Usha', 'Vikram', 'Jaya', 'Omkar', 'Bela'])`);
const LAST =
  raw(`(ARRAY['Rao', 'Sharma', 'Iyer', 'Khan', 'Patel', 'Das', 'Nair', 'Reddy', 'Gupta', 'Fernandes',
  'Joshi', 'Bose', 'Mehta', 'Pillai', 'Verma', 'Kulkarni', 'Sethi', 'Dutta', 'Menon', 'Chauhan', 'Gill', 'Shetty',
  'Thakur'])`);

/** 460 names, so that some two hundred people share each. */
const personName = (n: string) =>
  sql`${FIRST}[1 + ${raw(n)} % 20] || ' ' || ${LAST}[1 + ${raw(n)} / 20 % 23]`;

export const insertOrganisationsStatement = (count: number) => sql`
  INSERT INTO organisation (id, name, created_at)
  SELECT ${idOf('organisation', 'n')}, ${LAST}[1 + n % 23] || ' Builders ' || n, now() - n * interval '1 hour'
  FROM generate_series(1, ${count}::int) AS n ON CONFLICT DO NOTHING`;

/** Six in ten buy, three sell, one works for a builder; one in fifty may not sign in, one in seven is verified. */
export const insertAccountsStatement = (count: number, organisations: number) => sql`
  INSERT INTO account (id, name, mobile, mobile_verified_at, email, user_type, kind, role, organisation_id,
    verification_level, status, created_at)
  SELECT ${idOf('account', 'n')}, ${personName('n')}, (7000000000 + n)::text, now(),
    'person' || n || '@example.com',
    CASE WHEN n % 10 < 6 THEN 'buyer' WHEN n % 10 < 9 THEN 'seller' ELSE 'builder' END,
    CASE WHEN n % 10 < 6 THEN NULL WHEN n % 10 < 9 THEN 'owner' ELSE 'builder' END,
    CASE WHEN n % 10 = 9 THEN 'executive' END,
    CASE WHEN n % 10 = 9 THEN left(md5('organisation' || 1 + n / 10 % (${organisations}::int / 2)), 24) END,
    CASE WHEN n % 31 = 0 THEN 'premium' WHEN n % 7 = 0 THEN 'verified' ELSE 'basic' END,
    CASE n % 100 WHEN 1 THEN 'blocked' WHEN 2 THEN 'inactive' ELSE 'active' END,
    now() - n * interval '7 minutes'
  FROM generate_series(1, ${count}::int) AS n ON CONFLICT DO NOTHING`;

/** A device of each of these accounts. */
export const insertSessionsStatement = (count: number) => sql`
  INSERT INTO session (id, account_id, device, address, last_used_at)
  SELECT ${idOf('session', 'n')}, ${idOf('account', 'n')}, 'Chrome on Android', '10.0.0.1',
    now() - n * interval '3 minutes'
  FROM generate_series(1, ${count}::int) AS n ON CONFLICT DO NOTHING`;

/** Mostly about listings and accounts, rarely about settings; a third was done by twenty administrators. */
export const insertAuditEntriesStatement = (count: number) => sql`
  INSERT INTO audit_entry (id, at, actor, action, subject, note, change)
  SELECT ${idOf('audit', 'n')}, now() - n * interval '5 minutes',
    CASE WHEN n % 3 = 0 THEN ${idOf('account', '(1 + n % 20)')} ELSE ${idOf('account', '(1 + n % 5000)')} END,
    CASE WHEN n % 997 = 0 THEN 'setting.changed'
      ELSE (ARRAY['property.posted', 'property.edited', 'property.approved', 'property.rejected',
        'enquiry.contacted', 'enquiry.closed', 'account.status_changed'])[1 + n % 7] END,
    ${idOf('account', '(1 + n % 9000)')}, 'Looked at again', '{"before": {"status": "a"}, "after": {"status": "b"}}'
  FROM generate_series(1, ${count}::int) AS n ON CONFLICT DO NOTHING`;

/** Over two years, one in ten of them waiting; a note beside every fourth. */
export const insertCasesStatement = (count: number) => sql`
  WITH written AS (
    INSERT INTO case_file (id, kind, reason, property_title, text, name, contact, status, opened_at, decision,
      decision_reason, decided_at, appealed_at)
    SELECT ${idOf('case', 'n')}, made.kind, made.reason, 'Flat ' || n || ' in ' || ${LAST}[1 + n % 23] || ' Nagar',
      'The price of this listing is another one when I call, case ' || n || '.', ${personName('n')},
      (7000000000 + n)::text, made.status, now() - n * interval '20 minutes',
      CASE WHEN made.status IN ('decided', 'appealed', 'closed') THEN 'upheld' END,
      CASE WHEN made.status IN ('decided', 'appealed', 'closed') THEN 'The listing was corrected.' END,
      CASE WHEN made.status IN ('decided', 'appealed', 'closed')
        THEN now() - n * interval '20 minutes' + interval '1 day' END,
      CASE WHEN made.status = 'appealed' THEN now() - n * interval '20 minutes' + interval '2 days' END
    FROM generate_series(1, ${count}::int) AS n CROSS JOIN LATERAL (
      SELECT CASE WHEN n % 100 = 0 THEN 'order' WHEN n % 3 = 0 THEN 'complaint' ELSE 'listing_report' END AS kind,
        CASE WHEN n % 100 = 0 THEN 'order' ELSE (ARRAY['fraud', 'wrong_facts', 'privacy', 'other'])[1 + n % 4] END
          AS reason,
        CASE n % 40 WHEN 1 THEN 'open' WHEN 2 THEN 'acknowledged' WHEN 3 THEN 'acknowledged' WHEN 4 THEN 'appealed'
          WHEN 5 THEN 'decided' ELSE 'closed' END AS status
    ) AS made
    ON CONFLICT DO NOTHING RETURNING id, serial)
  INSERT INTO case_note (id, case_id, text)
  SELECT left(md5(id), 24), id, 'Asked the seller.' FROM written WHERE serial % 4 = 0`;

/** An edit beside each of so many approved listings; two in three wait. */
export const insertRevisionsStatement = (count: number) => sql`
  INSERT INTO property_revision (property_id, content, status, rejection_reason, created_at)
  SELECT id, jsonb_build_object('title', title, 'city', city, 'locality', locality, 'pictures', pictures),
    CASE WHEN n % 3 = 0 THEN 'rejected' ELSE 'pending' END,
    CASE WHEN n % 3 = 0 THEN 'The price is not that of the pictures.' END, now() - n * interval '1 minute'
  FROM (
    SELECT id, title, city, locality, pictures, row_number() OVER () AS n FROM property
    WHERE approval_status = 'approved' AND is_active ORDER BY id LIMIT ${count}::int
  ) AS edited ON CONFLICT DO NOTHING`;
