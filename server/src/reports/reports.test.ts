import { beforeAll, describe, expect, test } from 'vitest';
import { PROPERTY_AUDIT } from '../properties/property.audit.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { NOW, type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { AuditEntry } from '../accounts/auditEntry.entity.ts';
import { type AccountViewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';
import { foldAllCounts } from '../properties/foldCounts.ts';
import { EnquirySource, EnquiryStatus } from '../enquiries/enquiry.entity.ts';
import {
  enquiriesStatement,
  interestStatement,
  listingsStatement,
  postedStatement,
  reviewsStatement,
  usersStatement,
  waitingStatement,
} from './findReport.sql.ts';
import { type ReportTableFields } from './report.graphql.ts';
import { readRange } from './reportRange.ts';
import { type Statement } from '../platform/database/send.ts';

const PATH = '/api/site-admin/reports';
let database: Database;
let served: TestApp;
let admin: AccountViewer;
let seller: AccountViewer;

const HOUR = 3_600_000;
/** So many hours before now. */
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);

/** Numbers that differ from run to run in nothing: a small generator. */
function rendered(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** A year and a half of listings, decisions, people and enquiries. */
async function fill(listings: number): Promise<void> {
  database = await freshDatabase();
  served = await testApp(database);
  const role = 'site_admin';
  admin = viewerOf(await buildAccount(database, { userType: role, role, kind: null }));
  seller = viewerOf(await buildAccount(database));
  const random = rendered(7);
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];
  const made = Array.from({ length: listings }, () => {
    const createdAt = ago(24 * 540 * random() ** 2);
    const [city = '', state = ''] = pick(PLACES) ?? [];
    const isClosed = random() < 0.2;
    return listing({
      sellerId: seller.id,
      createdAt,
      city,
      state,
      locality: '',
      subtypeKey: pick(['flat-apartment', 'farm-house', 'commercial-office-space']) ?? 'farm-house',
      approvalStatus: pick(['approved', 'approved', 'pending', 'rejected']) ?? 'pending',
      ...(isClosed && {
        lifecycle: pick(['sold', 'rented'] as const) ?? 'sold',
        closedAt: new Date(createdAt.getTime() + random() * (NOW.getTime() - createdAt.getTime())),
      }),
    });
  });
  await writeListings(database, made);
  const entries = made.flatMap(({ id, createdAt }) => {
    const first = new Date((createdAt ?? NOW).getTime() + random() * 72 * HOUR);
    const actions = [PROPERTY_AUDIT.approved, PROPERTY_AUDIT.rejected, PROPERTY_AUDIT.reopened];
    return [first, new Date(first.getTime() + 200 * HOUR)]
      .filter((at) => at < NOW && random() < 0.8)
      .map((at) => ({
        id: newId(),
        at,
        actor: admin.id,
        subject: id,
        action: pick(actions)?.key ?? '',
      }));
  });
  for (let start = 0; start < entries.length; start += 2_000) {
    await database.source.manager.insert(AuditEntry, entries.slice(start, start + 2_000));
  }
  await database.query({
    text: `WITH gone AS (DELETE FROM property WHERE id = ANY($1) RETURNING *)
      INSERT INTO removed_property (id, seller_id, removed_by, created_at, listing)
      SELECT id, seller_id, seller_id, created_at, to_jsonb(gone) FROM gone`,
    values: [made.slice(0, listings / 10).map(({ id }) => id)],
  });
  await database.query({
    text: `INSERT INTO account (id, name, user_type, created_at)
      SELECT 'aa' || lpad(to_hex(n), 22, '0'), 'P', (ARRAY['buyer', 'seller', 'builder', NULL])[1 + n % 4],
        $1::timestamptz - n * interval '5 hours' FROM generate_series(1, $2::int) AS n`,
    values: [NOW, listings],
  });
  await database.query({
    text: `INSERT INTO enquiry (id, source, seller_id, name, mobile, message, status, created_at)
      SELECT 'bb' || lpad(to_hex(n), 22, '0'), ($3::text[])[1 + n % 4], $2, 'Asha', '9876543210', '',
        ($4::text[])[1 + n % 6], $1::timestamptz - n * interval '3 hours 7 minutes'
      FROM generate_series(1, $5::int) AS n`,
    values: [NOW, seller.id, Object.values(EnquirySource), Object.values(EnquiryStatus), listings],
  });
  await database.query({
    text: `INSERT INTO listing_view (property_id, day, count)
      SELECT id, '2026-06-01'::date - (row_number() OVER ())::int % 300, 3 FROM property`,
  });
  await database.query({
    text: `INSERT INTO favourite (account_id, property_id, created_at)
      SELECT $1, id, created_at FROM property LIMIT 50`,
    values: [seller.id],
  });
  await foldAllCounts(database);
}

const PLACES = [
  ['Bengaluru', 'Karnataka'],
  ['Pune', 'Maharashtra'],
  ['Agra', 'Uttar Pradesh'],
  ...Array.from({ length: 25 }, (_, n) => [`Town ${n}`, 'Kerala']),
] as const;

async function read(query = ''): Promise<{ tables: Record<string, ReportTableFields> }> {
  const { status, body } = await served.rest(PATH + query, admin);
  expect(status).toBe(200);
  const { tables }: { tables: ReportTableFields[] } = JSON.parse(JSON.stringify(body['report']));
  return { tables: Object.fromEntries(tables.map((table) => [table.topic, table])) };
}

/** The numbers of a column, period by period. */
function column(table: ReportTableFields | undefined, key: string): (number | null)[] {
  const at = table?.columns.findIndex((each) => each.key === key) ?? -1;
  if (!table || at < 0) throw new Error(`There is no column ${key}.`);
  return table.rows.map(({ values }) => values[at] ?? null);
}

const totalOf = (table: ReportTableFields | undefined, key: string) =>
  table?.columns.find((each) => each.key === key);

describe('the reports', () => {
  beforeAll(() => fill(600), 120_000);

  type Counted = readonly [from: string, condition: string, at: string];

  /** Counts what happened on these days of India, both included. */
  async function recount([from, condition, at]: Counted, first: string, last: string) {
    const [row] = await database.query<{ count: number }>({
      text: `SELECT count(*)::int AS count FROM ${from} WHERE ${condition}
        AND (${at} AT TIME ZONE 'Asia/Kolkata')::date BETWEEN $1::date AND $2::date`,
      values: [first, last],
    });
    return row?.count ?? -1;
  }

  const TIMES: Record<string, Counted> = {
    'listings approved': ['audit_entry', `action = 'property.approved'`, 'at'],
    'listings rejected': ['audit_entry', `action = 'property.rejected'`, 'at'],
    'listings reopened': ['audit_entry', `action = 'property.reopened'`, 'at'],
    'listings sold': ['property', `lifecycle = 'sold'`, 'closed_at'],
    'listings rented': ['property', `lifecycle = 'rented'`, 'closed_at'],
    'listings posted': [
      `(SELECT created_at FROM property UNION ALL
        SELECT (listing->>'created_at')::timestamptz FROM removed_property) AS l`,
      'true',
      'created_at',
    ],
    'users buyer': ['account', `user_type = 'buyer'`, 'created_at'],
    'users seller': ['account', `user_type = 'seller'`, 'created_at'],
    'users builder': ['account', `user_type = 'builder'`, 'created_at'],
    'users site_admin': ['account', `user_type = 'site_admin'`, 'created_at'],
    'users unknown': ['account', 'user_type IS NULL', 'created_at'],
    ...Object.fromEntries(
      Object.values(EnquirySource).map((each) => [
        `sources ${each}`,
        ['enquiry', `source = '${each}'`, 'created_at'],
      ]),
    ),
    ...Object.fromEntries(
      Object.values(EnquiryStatus).map((each) => [
        `statuses ${each}`,
        ['enquiry', `status = '${each}'`, 'created_at'],
      ]),
    ),
    'interest favourites': ['favourite', 'true', 'created_at'],
  };

  test.each([
    '?days=7',
    '?days=30',
    '?days=90',
    '?days=365',
    '?from=2026-01-15&to=2026-04-03&step=month',
  ])('D-92 %s: every number equals a recount in SQL, period by period', async (query) => {
    const { tables } = await read(query);
    for (const [name, counted] of Object.entries(TIMES)) {
      const [topic = '', key = ''] = name.split(' ');
      const expected: number[] = [];
      for (const { names } of tables[topic]?.rows ?? []) {
        expected.push(await recount(counted, names[0] ?? '', names[1] ?? ''));
      }
      expect(column(tables[topic], key), name).toEqual(expected);
      const sum = expected.reduce((total, each) => total + each, 0);
      expect(totalOf(tables[topic], key)?.total, name).toBe(sum);
    }
  });

  test('D-92 beside each sum stands that of as many days before', async () => {
    const { tables } = await read('?from=2026-05-11&to=2026-06-10');
    for (const [name, counted] of Object.entries(TIMES)) {
      const [topic = '', key = ''] = name.split(' ');
      const before = await recount(counted, '2026-04-10', '2026-05-10');
      expect(totalOf(tables[topic], key)?.before, name).toBe(before);
    }
  });

  test('D-92 views are those of the days, and of the listings that were removed since', async () => {
    const { tables } = await read('?from=2026-05-20&to=2026-06-01');
    const rows = await database.query<{ day: string; count: number }>({
      text: `SELECT to_char(day, 'YYYY-MM-DD') AS day, sum(count)::int AS count FROM listing_view GROUP BY day`,
    });
    const byDay = new Map(rows.map(({ day, count }) => [day, count]));
    const days = tables['interest']?.rows.map(({ names }) => names[0] ?? '') ?? [];
    expect(column(tables['interest'], 'views')).toEqual(days.map((day) => byDay.get(day) ?? 0));
  });

  test('D-92 review times are the median and nine of ten, from posting to the first decision', async () => {
    const { tables } = await read('?days=365');
    const decided = await database.query<{ day: string; minutes: number }>({
      text: `SELECT to_char(min(a.at) AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS day,
          extract(epoch FROM min(a.at) - l.created_at)::float / 60 AS minutes
        FROM audit_entry AS a JOIN (
          SELECT id, created_at FROM property UNION ALL SELECT id, created_at FROM removed_property
        ) AS l ON l.id = a.subject
        WHERE a.action IN ('property.approved', 'property.rejected') GROUP BY l.id, l.created_at`,
    });
    const reviews = tables['reviews'];
    for (const { names, values } of reviews?.rows ?? []) {
      const [from = '', to = ''] = names;
      const times = decided
        .filter(({ day }) => day >= from && day <= to)
        .map((each) => each.minutes);
      expect(values).toEqual([times.length, quantile(times, 0.5), quantile(times, 0.9)]);
    }
    const all = decided.filter(({ day }) => day > '2025-06-15').map(({ minutes }) => minutes);
    expect(all.length).toBeGreaterThan(100);
    expect(reviews?.columns.map(({ total }) => total)).toEqual([
      all.length,
      quantile(all, 0.5),
      quantile(all, 0.9),
    ]);
  });

  test('D-92 what waits for a decision, and what waits for more than a day', async () => {
    const count = async (condition: string) => {
      const [row] = await database.query<{ count: number }>({
        text: `SELECT count(*)::int AS count FROM property WHERE approval_status = 'pending' AND ${condition}`,
      });
      return row?.count;
    };
    const { body } = await served.rest(PATH, admin);
    expect(body['report']).toMatchObject({
      waiting: {
        total: await count('true'),
        long: await count(`created_at < '2026-06-14T06:30Z'`),
      },
    });
    expect(await count(`created_at >= '2026-06-14T06:30Z'`)).toBeGreaterThan(0);
  });

  test.each(['cities', 'subtypes'])('D-92 %s are those in which most was posted', async (topic) => {
    const { tables } = await read('?days=90');
    const names = topic === 'cities' ? 'city, state' : 'subtype, subtype';
    const rows = await database.query<{ name: string; posted: number; before: number }>({
      text: `SELECT concat_ws('|', ${names}) AS name,
          (count(*) FILTER (WHERE day BETWEEN '2026-03-18' AND '2026-06-15'))::int AS posted,
          (count(*) FILTER (WHERE day BETWEEN '2025-12-18' AND '2026-03-17'))::int AS before
        FROM (SELECT city, state, subtype, (created_at AT TIME ZONE 'Asia/Kolkata')::date AS day FROM property
          UNION ALL SELECT listing->>'city', listing->>'state', listing->>'subtype',
            (created_at AT TIME ZONE 'Asia/Kolkata')::date FROM removed_property) AS l
        GROUP BY 1 ORDER BY posted DESC`,
    });
    const shown = tables[topic]?.rows ?? [];
    expect(shown).toHaveLength(topic === 'cities' ? 20 : 12);
    expect(shown.map(({ values }) => values[0])).toEqual(
      [...rows.map(({ posted }) => posted), ...Array<number>(12).fill(0)].slice(0, shown.length),
    );
    if (topic === 'subtypes') return;
    for (const { names: place, values } of shown) {
      const row = rows.find(({ name }) => name === place.join('|'));
      expect(values).toEqual([row?.posted, row?.before]);
    }
  });

  test('D-87 A-7.4-01 the numbers of the overview equal a recount in SQL', async () => {
    const { body } = await served.rest('/api/site-admin/overview', admin);
    const count = async (from: string) => {
      const [row] = await database.query<{ count: number }>({
        text: `SELECT count(*)::int AS count FROM ${from}`,
      });
      return row?.count;
    };
    const statuses = await Promise.all(
      Object.values(EnquiryStatus).map(async (each) => [
        each,
        await count(`enquiry WHERE status = '${each}'`),
      ]),
    );
    const [town] = await database.query({
      text: `SELECT city, state, count(*)::int AS count FROM property
        WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')
        GROUP BY 1, 2 ORDER BY 3 DESC, 1 LIMIT 1`,
    });
    expect(body['data']).toMatchObject({
      properties: {
        total: await count('property'),
        pending: await count(`property WHERE approval_status = 'pending'`),
        approved: await count(`property WHERE approval_status = 'approved'`),
        rejected: await count(`property WHERE approval_status = 'rejected'`),
        public: await count(`property WHERE approval_status = 'approved' AND is_active`),
        available: await count(`property WHERE lifecycle = 'available'`),
        sold: await count(`property WHERE lifecycle = 'sold'`),
        rented: await count(`property WHERE lifecycle = 'rented'`),
      },
      users: {
        total: await count('account'),
        selling: await count(`account WHERE user_type IN ('seller', 'builder')`),
        organisations: 0,
      },
      inquiries: {
        total: await count('enquiry'),
        byStatus: Object.fromEntries(statuses),
      },
      towns: expect.arrayContaining([town]),
    });
  });

  test('D-92 GraphQL answers the same, one topic where one is asked for', async () => {
    const { data } = await served.graphql(
      `{ administration { report(days: 7, topics: [USERS]) { from to step
         tables { topic title isTrend heads columns { key label measure total before } rows { names values } }
         waiting { total long } } } }`,
      {},
      admin,
    );
    const { tables } = await read('?days=7&topic=users');
    expect(Object.keys(tables)).toEqual(['users']);
    const { columns = [], rows } = tables['users'] ?? {};
    expect(data).toMatchObject({
      administration: {
        report: {
          from: '2026-06-09',
          to: '2026-06-15',
          step: 'DAY',
          tables: [
            {
              topic: 'USERS',
              isTrend: true,
              heads: ['From', 'To'],
              columns: columns.map(({ measure, ...each }) => ({
                ...each,
                measure: measure.toUpperCase(),
              })),
              rows,
            },
          ],
        },
      },
    });
  });

  test.each([
    ['?days=0', 'Use a number from 1 to 366 for days.'],
    ['?from=soon', 'Use a day such as 2026-03-31 for from.'],
    ['?step=year', 'Use day, week, month for step.'],
    ['?topic=weather', /^Use listings, users, .* for topic\.$/],
  ])('%s is refused with a sentence', async (query, sentence) => {
    const { status, body } = await served.rest(PATH + query, admin);
    expect(status).toBe(400);
    expect(body['message']).toMatch(sentence);
  });

  test('D-92 nobody but a site_admin reads them', async () => {
    expect(await served.rest(PATH, seller)).toMatchObject({ status: 403 });
    expect(await served.rest(PATH)).toMatchObject({ status: 401 });
  });
});

/** As PostgreSQL does it, between two where it falls between them. */
function quantile(times: readonly number[], part: number): number | null {
  const sorted = times.toSorted((a, b) => a - b);
  const place = part * (sorted.length - 1);
  const low = sorted[Math.floor(place)];
  const high = sorted[Math.ceil(place)];
  if (low === undefined || high === undefined) return null;
  return Math.round(low + (place - Math.floor(place)) * (high - low));
}

describe('with many listings', () => {
  beforeAll(async () => {
    await fill(12_000);
    await database.query({
      text: `INSERT INTO audit_entry (id, at, actor, action, subject)
        SELECT 'cc' || lpad(to_hex(n), 22, '0'), $1::timestamptz - n * interval '9 minutes', 'system',
          'enquiry.new', 'an enquiry' FROM generate_series(1, 60000) AS n`,
      values: [NOW],
    });
    await database.query({ text: 'VACUUM (ANALYZE) property' });
    await database.query({ text: 'VACUUM (ANALYZE) removed_property' });
    await database.query({ text: 'VACUUM (ANALYZE) audit_entry' });
    await database.query({ text: 'VACUUM (ANALYZE) account' });
    await database.query({ text: 'VACUUM (ANALYZE) enquiry' });
    await database.query({ text: 'VACUUM (ANALYZE) activity_day' });
  }, 180_000);

  const range = readRange({ days: 7 }, NOW);

  test.each<[string, Statement, string[]]>([
    [
      'listings',
      listingsStatement(range),
      [
        'property_newest',
        'removed_property_posted',
        'audit_entry_decisions',
        'property_transactions',
      ],
    ],
    ['users', usersStatement(range), ['account_type_newest']],
    ['sources', enquiriesStatement('source', range), ['enquiry_(newest|status)']],
    ['interest', interestStatement(range), ['activity_day']],
    ['reviews', reviewsStatement(range), ['audit_entry_decisions', 'property_pkey']],
    ['cities', postedStatement(range), ['property_newest', 'removed_property_posted']],
    ['what waits', waitingStatement(NOW), ['property_pending']],
  ])('%s are counted from indexes made for them', async (_name, { text, values }, indexes) => {
    const rows = await database.query<{ 'QUERY PLAN': string }>({
      text: ['EXPLAIN', text].join(' '),
      values,
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    for (const index of indexes) expect(plan).toMatch(new RegExp(index));
    expect(plan).not.toMatch(
      /Seq Scan on (?:property|removed_property|audit_entry|account|enquiry)\b/,
    );
  });
});
