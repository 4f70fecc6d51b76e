import { expect, test } from 'vitest';
import { buildAccount } from '../../test/factories.ts';
import { testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type ReportTableFields } from './report.graphql.ts';

/** What an administrator reads over and beside each table, in the order of the page. */
const TABLES = [
  {
    title: 'Listings',
    note: 'Posted includes listings removed since. Approved and rejected count decisions, including decisions on edits. Sold and rented count listings that still have that status.',
    isTrend: true,
    heads: 'From, To',
    columns: 'Posted, Approved, Rejected, Available again, Sold, Rented',
  },
  {
    title: 'New users',
    note: 'Accounts by the day they were created, without accounts removed since.',
    isTrend: true,
    heads: 'From, To',
    columns: 'Buyers, Sellers, Builders, Administrators, No type',
  },
  {
    title: 'Enquiries by source',
    note: 'Enquiries by the day they were sent, including spam.',
    isTrend: true,
    heads: 'From, To',
    columns: 'Listing page, Contact form, Visit, Requirement',
  },
  {
    title: 'Enquiries by status',
    note: 'The same enquiries by their current status.',
    isTrend: true,
    heads: 'From, To',
    columns: 'New, Verified, Assigned, Contacted, Closed, Spam',
  },
  {
    title: 'Views and favourites',
    note: 'How often listings were viewed and added to favourites.',
    isTrend: true,
    heads: 'From, To',
    columns: 'Views, Favourites',
  },
  {
    title: 'Review times',
    note: 'From posting to the first decision, by the day of the decision.',
    isTrend: true,
    heads: 'From, To',
    columns: 'Decided, Median, 9 of 10 within',
  },
  {
    title: 'Posted by city',
    note: 'The 20 cities with the most new listings.',
    isTrend: false,
    heads: 'City, State',
    columns: 'Posted, Previous period',
  },
  {
    title: 'Posted by subtype',
    note: 'Every subtype of the catalogue, most posted first.',
    isTrend: false,
    heads: 'Subtype',
    columns: 'Posted, Previous period',
  },
];

test('D-92 each table says what it counts, over its columns too', async () => {
  const database = await freshDatabase();
  const served = await testApp(database);
  const role = { userType: 'site_admin', role: 'site_admin', kind: null } as const;
  const admin = viewerOf(await buildAccount(database, role));
  const { body } = await served.rest('/api/site-admin/reports', admin);
  const { tables }: { tables: ReportTableFields[] } = JSON.parse(JSON.stringify(body['report']));
  const entries = tables.map(({ title, note, isTrend, heads, columns }) => ({
    title,
    note,
    isTrend,
    heads: heads.join(', '),
    columns: columns.map(({ label }) => label).join(', '),
  }));
  expect(entries).toEqual(TABLES);
});
