import { getMetadataArgsStorage } from 'typeorm';
import { beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { buildAccount, buildEnquiry, listing, writeListings } from '../../test/factories.ts';
import { NOW, type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { Account } from '../accounts/account.entity.ts';
import { AuditEntry } from '../accounts/auditEntry.entity.ts';
import { ContactMessage } from '../content/contactMessages/contactMessage.entity.ts';
import { Enquiry } from '../enquiries/enquiry.entity.ts';
import { type Context, createContext, type AccountViewer } from '../platform/context.ts';
import { fixedClock } from '../platform/clock.ts';
import { Subscriber } from '../content/newsletter/subscriber.entity.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';
import { silentLog } from '../platform/observability/logging.ts';
import { pageOf, type PageRequest } from '../platform/database/paging.ts';
import { Property } from '../properties/property.entity.ts';
import { repairCounts } from '../properties/repairCounts.ts';
import {
  AUDIT_COLUMNS,
  CONTACT_MESSAGE_COLUMNS,
  ENQUIRY_COLUMNS,
  PROPERTY_COLUMNS,
  SUBSCRIBER_COLUMNS,
  USER_COLUMNS,
} from './exportColumns.ts';
import { exportList } from './exportTable.ts';

const ROOM = '/api/site-admin/exports';
let database: Database;
let served: TestApp;
let admin: AccountViewer;
let seller: AccountViewer;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  const role = 'site_admin';
  const person = { name: 'Hari', mobile: '9800000001', email: 'hari@example.com' };
  admin = viewerOf(
    await buildAccount(database, { ...person, userType: role, role, kind: null, createdAt: NOW }),
  );
  const account = await buildAccount(database, { name: '=HYPERLINK("http://x")' });
  seller = viewerOf(account);
  await buildAccount(database, { name: 'Mira', userType: 'buyer', kind: null });
  const of = (title: string, changes: object = {}) =>
    listing({ sellerId: account.id, title, ...changes });
  const closed = { lifecycle: 'sold' as const, closedAt: new Date('2026-06-10T06:00:00Z') };
  await writeListings(database, [
    of('+1 room, with a view', { createdAt: NOW }),
    of('Waiting', { approvalStatus: 'pending' }),
    of('Gone', closed),
  ]);
  const propertyId = newId();
  const name = 'Asha';
  await buildEnquiry(database, {
    propertyId,
    sellerId: account.id,
    name,
    propertyTitle: 'Two\nlines',
  });
  await repairCounts(database);
});

test('a file that nobody takes is neither made nor noted', async () => {
  const noted = () => database.source.getRepository(AuditEntry).countBy({ action: 'export.made' });
  const before = await noted();
  const { statusCode, headers } = await served.app.http.inject({
    method: 'HEAD',
    url: `${ROOM}/newsletter`,
    headers: { 'x-test-viewer': JSON.stringify(admin) },
  });
  expect([statusCode, headers['allow']]).toEqual([405, 'GET']);
  expect(await noted()).toBe(before);
});

/** The rows of a file, split where no cell has a comma or a line of its own. */
async function rows(path: string): Promise<string[][]> {
  const { status, text } = await served.rest(ROOM + path, admin);
  expect(status).toBe(200);
  return text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
}

test('A-2.3-08 D-92 a list is a file that spreadsheets open, by the filters of the list', async () => {
  const { status, headers, text } = await served.rest(`${ROOM}/users?userType=site_admin`, admin);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="users-2026-06-15.csv"',
    'cache-control': 'no-store',
    'x-export-rows': '1',
    'x-export-more': 'false',
  });
  expect(text).toBe(
    '\u{FEFF}Id,Name,Mobile,Mobile verified,Email,Email verified,Type,Role,Organisation,Status,' +
      'Verification level,Listings,Enquiries received,Enquiries sent,Registered at,Last active at\r\n' +
      `${admin.id},Hari,9800000001,no,hari@example.com,no,site_admin,site_admin,,active,basic,0,0,0,` +
      '2026-06-15T12:00:00.000+05:30,\r\n',
  );
});

test('a cell that a spreadsheet would calculate is text', async () => {
  const { text } = await served.rest(`${ROOM}/users?userType=seller`, admin);
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
  const { text: listings } = await served.rest(`${ROOM}/properties?approvalStatus=approved`, admin);
  expect(listings).toContain(`,"'+1 room, with a view",Flat/Apartment,sell,1,Karnataka,`);
});

test.each([
  ['/users', 3],
  ['/users?userType=seller,buyer', 2],
  ['/users?search=mira', 1],
  ['/properties', 3],
  ['/properties?approvalStatus=pending', 1],
  ['/properties?search=waiting', 1],
  ['/transactions', 1],
  ['/transactions?lifecycle=rented', 0],
  ['/inquiries?status=closed', 0],
])('%s has %i rows below the names of the columns', async (path, count) => {
  expect(await rows(path)).toHaveLength(count + 1);
});

test('every enquiry, also with a cell of several lines', async () => {
  const { text } = await served.rest(`${ROOM}/inquiries`, admin);
  expect(text).toContain(',Asha,,9811122233,no,"Two\nlines",');
});

/** A file as it is kept beside this test: what differs from run to run has a word in its place. */
async function recorded(path: string): Promise<string> {
  const { text } = await served.rest(ROOM + path, admin);
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/\b[0-9a-f]{24}\b/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+\+05:30/g, (at) => (at.startsWith('2026-06') ? at : 'now'));
}

test('every file has the columns of its list under their names', async () => {
  const { manager } = database.source;
  await manager.insert(Subscriber, [
    { id: newId(), email: 'mira@example.com', createdAt: NOW },
    { id: newId(), email: 'asha@example.com', createdAt: new Date(+NOW - 1), confirmedAt: NOW },
  ]);
  await manager.insert(AuditEntry, {
    id: newId(),
    at: NOW,
    actor: seller.id,
    action: 'enquiry.closed',
    subject: 'one',
    note: 'Called',
    change: { before: { status: 'new', note: null }, after: { status: 'closed', note: 'x' } },
  });
  const paths = ['/properties?search=room', '/transactions', '/inquiries', '/newsletter'];
  const files = await Promise.all([...paths, '/audit?subjectId=one'].map(recorded));
  await expect(files.join('\n')).toMatchFileSnapshot('./columns.txt');
});

/** The plain fields of a record that are in no column of its file. */
test.each([
  [
    'properties',
    Property,
    PROPERTY_COLUMNS,
    'address amenityBits area areaSqm areaUnit assignedTo bathrooms bedrooms contactEmail contactPhone description details district hiddenBy isNewProject latitude locationIsApproximate longitude pictures pincode place project reviewedPrice rooms shareWithAgents toConfirm type',
  ],
  ['users', Account, USER_COLUMNS, 'avatar kind organisationId preferences updatedAt'],
  ['enquiries', Enquiry, ENQUIRY_COLUMNS, 'askedAt buyerId notifiedAt sellerId'],
  ['contact messages', ContactMessage, CONTACT_MESSAGE_COLUMNS, 'accountId'],
  ['subscribers', Subscriber, SUBSCRIBER_COLUMNS, ''],
  ['entries of the audit', AuditEntry, AUDIT_COLUMNS, 'action change'],
] as const)(
  '51-3 the file of %s has each plain field or leaves it out by name',
  (_of, Entity, columns, leftOut) => {
    const read = new Set<string | symbol>();
    const row = Object(new Proxy({}, { get: (_row, field) => void read.add(field) }));
    for (const [, cellOf] of columns) {
      try {
        cellOf(row);
      } catch {
        // A field that is read of another is noted all the same.
      }
    }
    const fields = getMetadataArgsStorage()
      .columns.filter(({ target }) => target === Entity)
      .map(({ propertyName }) => propertyName);
    expect(fields.length).toBeGreaterThan(2);
    expect(fields.filter((field) => !read.has(field)).sort()).toEqual(
      leftOut.split(' ').filter(Boolean),
    );
  },
);

test('a report is a file of the same numbers', async () => {
  const [heads, first] = await rows('/reports/users?from=2026-06-15&to=2026-06-15');
  expect(heads?.slice(1)).toEqual([
    'To',
    'Buyers',
    'Sellers',
    'Builders',
    'Administrators',
    'No type',
  ]);
  expect(first?.slice(0, 2)).toEqual(['2026-06-15', '2026-06-15']);
  expect(first?.[5]).toBe('1');
  const { headers } = await served.rest(`${ROOM}/reports/cities?days=7`, admin);
  expect(headers['content-disposition']).toBe(
    'attachment; filename="report-cities-2026-06-09-to-2026-06-15.csv"',
  );
  expect(await served.rest(`${ROOM}/reports/weather`, admin)).toMatchObject({ status: 404 });
});

test('D-100 who downloads what is remembered, with how much it was', async () => {
  await rows('/users?search=mira');
  const { body } = await served.rest('/api/site-admin/audit?noun=export', admin);
  const [newest]: unknown[] = JSON.parse(JSON.stringify(body['data']));
  expect(newest).toMatchObject({
    label: 'Downloaded as a file',
    subjectId: 'users',
    actorId: admin.id,
    note: '1 row',
  });
});

test('D-100 the audit is a file, with more than its list can reach', async () => {
  await database.source.manager.insert(
    AuditEntry,
    Array.from({ length: LIMITS.audit.counted + 20 }, () => ({
      id: newId(),
      actor: 'system',
      action: 'enquiry.new',
      subject: 'many',
    })),
  );
  expect(await rows('/audit?subjectId=many')).toHaveLength(LIMITS.audit.counted + 21);
});

test.each([
  ['/users?status=sleeping', 'Use active, inactive, blocked for status.'],
  ['/users?page=2', 'Unknown parameter “page”.'],
  ['/properties?minPrice=cheap', 'minPrice'],
  ['/transactions?lifecycle=lost', 'Use sold, rented for lifecycle.'],
  ['/inquiries?status=lost', 'The status must be one of: new,'],
  ['/reports/users?days=1000', 'Use a number from 1 to 366 for days.'],
  ['/reports/users?part=2', 'part'],
])('%s is refused as JSON before anything is remembered', async (path, sentence) => {
  const count = () => database.source.manager.count(AuditEntry);
  const before = await count();
  const { status, body } = await served.rest(ROOM + path, admin);
  expect(status).toBe(400);
  expect(body['message']).toContain(sentence);
  expect(await count()).toBe(before);
});

const LISTS = [
  'users',
  'properties',
  'inquiries',
  'transactions',
  'newsletter',
  'contact-messages',
  'audit',
];

test.each(LISTS)('no part of %s is there but the first', async (list) => {
  for (const part of ['2', '0', '-5', '9007199254740991']) {
    const { status, body } = await served.rest(`${ROOM}/${list}?part=${part}`, admin);
    expect([part, status, body['message']]).toEqual([part, 404, 'This list has 1 part.']);
  }
});

test.each([...LISTS, 'reports/users'])(
  'A-2.3-08 nobody but a site_admin downloads %s',
  async (name) => {
    expect(await served.rest(`${ROOM}/${name}`, seller)).toMatchObject({ status: 403 });
    expect(await served.rest(`${ROOM}/${name}`)).toMatchObject({ status: 401 });
  },
);

describe('a long list', () => {
  const context = (): Context =>
    createContext({
      viewer: admin,
      address: '127.0.0.1',
      requestId: 'test',
      database,
      clock: fixedClock(NOW),
      log: silentLog(),
    });

  /** So many items that move on by one with every page that is asked for, as when something comes in meanwhile. */
  async function exported(total: number, part?: number, totalIsLowerBound = false) {
    const requests: number[] = [];
    const find = async (page: PageRequest) => {
      requests.push(page.page);
      const first = Math.max(0, (page.page - 1) * page.pageSize - (page.page - 1));
      const count = Math.max(0, Math.min(page.pageSize, total - first));
      const items = Array.from({ length: count }, (_, at) => ({ id: `item ${first + at}` }));
      return { ...pageOf(items, total, page), totalIsLowerBound };
    };
    const file = await exportList(context(), {
      name: 'things',
      ...(part !== undefined && { part }),
      columns: [['Id', ({ id }: { id: string }) => id]],
      find,
    });
    return { file, asked: requests };
  }

  test('is read page by page while it leaves, each item once', async () => {
    const { file, asked: requests } = await exported(250);
    expect(requests).toEqual([1]);
    const parts: string[] = [];
    for await (const part of file.parts) {
      parts.push(part);
      // The page that is written is the last one that was read.
      expect(requests.length).toBeLessThanOrEqual(Math.max(1, parts.length - 1));
    }
    const lines = parts.join('').trim().split('\r\n').slice(1);
    expect(lines).toEqual(Array.from({ length: 250 }, (_, at) => `item ${at}`));
    expect([file.rows, file.hasMore]).toEqual([250, false]);
  });

  test.each([
    [25_000, 1, 10_000, 'things-2026-06-15-1-of-3', 15_000],
    [25_000, 2, 10_000, 'things-2026-06-15-2-of-3', 5_000],
    [25_000, 3, 5_000, 'things-2026-06-15-3-of-3', 0],
    [10_000, 1, 10_000, 'things-2026-06-15', 0],
  ])('of %d rows part %d has %d and is named %s', async (total, part, count, name, missing) => {
    const { file } = await exported(total, part);
    expect(file).toMatchObject({ name, rows: count, missing, hasMore: missing > 0 });
  });

  test('of which nobody has counted all the parts are not numbered to an end', async () => {
    const { file } = await exported(20_000, 1, true);
    expect(file).toMatchObject({ name: 'things-2026-06-15-1', hasMore: true, of: 2, missing: 0 });
  });

  test('a part beyond the last one is not there', async () => {
    await expect(exported(25_000, 4)).rejects.toThrow('This list has 3 parts.');
    await expect(exported(25_000, 0)).rejects.toThrow('This list has 3 parts.');
  });

  test('ends after ten thousand rows, and says that there are more', async () => {
    const { file } = await exported(10_001);
    let lines = 0;
    for await (const part of file.parts) lines += part.split('\r\n').length - 1;
    expect(lines).toBe(10_001);
    expect([file.rows, file.hasMore]).toEqual([10_000, true]);
  });
});
