import { beforeAll, expect, test } from 'vitest';
import { findAuditEntries } from '../../src/accounts/findAuditEntries.ts';
import { findAmenities } from '../../src/amenityAdministration/findAmenities.ts';
import {
  findCommentRecord,
  findCommentRecords,
} from '../../src/content/blogComments/findBlogComments.ts';
import {
  countBlogs,
  findBlogRecord,
  findBlogRecords,
  previewBlog,
} from '../../src/content/blogs/findBlogs.ts';
import { findCase, findCases } from '../../src/cases/findCases.ts';
import { CONTACT_CONTROLS } from '../../src/content/contactControls/contactControlResource.ts';
import { findContactMessages } from '../../src/content/contactMessages/findContactMessages.ts';
import { findEnquiryStats } from '../../src/enquiries/findEnquiryStats.ts';
import { exportList, exportTable } from '../../src/exports/exportTable.ts';
import { findFeedback } from '../../src/feedback/findFeedback.ts';
import { findPropertyStats } from '../../src/moderation/countVersions.ts';
import { findQueue } from '../../src/moderation/findQueue.ts';
import { findSubscribers } from '../../src/content/newsletter/subscribers.ts';
import { findOffice, findOffices } from '../../src/content/offices/findOffices.ts';
import { countOrdered, findOneOrdered, findOrdered } from '../../src/sortable/findOrdered.ts';
import {
  findOrganisationRecord,
  findOrganisations,
} from '../../src/organisations/findOrganisations.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { type Context, createContext } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import { silentLog } from '../../src/platform/observability/logging.ts';
import { findTransactions } from '../../src/properties/findTransactions.ts';
import { findReport } from '../../src/reports/findReport.ts';
import { findSiteOverview } from '../../src/reports/findSiteOverview.ts';
import { findSettingHistory, findSettings } from '../../src/settings/findSettings.ts';
import { LiveSettings } from '../../src/settings/liveSettings.ts';
import { LiveSite } from '../../src/site/site.resolver.ts';
import { LiveOffice } from '../../src/content/offices/liveOffice.ts';
import {
  findStaticPages,
  previewStaticPage,
} from '../../src/content/staticPages/findStaticPages.ts';
import { LiveStaticPages } from '../../src/content/staticPages/liveStaticPages.ts';
import { findUser, findUsers } from '../../src/users/findUsers.ts';
import { buildAccount } from '../factories.ts';
import { viewerOf } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';

const PAGE = { page: 1, pageSize: 20 };
const ID = newId();
const TEXT = { title: 'x', excerpt: 'x', description: 'x', content: 'x' };

type Find = (context: Context, parts: Parts) => unknown;
type Parts = { settings: LiveSettings; staticPages: LiveStaticPages };

/** Both doors refuse others before they ask; what is asked of a room does not trust them. */
const FINDERS: Readonly<Record<string, Find>> = {
  'what was done': (context) => findAuditEntries(context, PAGE),
  amenities: (context) => findAmenities(context, PAGE),
  posts: (context) => findBlogRecords(context, PAGE),
  'a post': (context) => findBlogRecord(context, ID),
  'a post as visitors would read it': (context) => previewBlog(context, TEXT),
  'posts in figures': (context) => countBlogs(context),
  comments: (context) => findCommentRecords(context, PAGE),
  'a comment': (context) => findCommentRecord(context, ID),
  cases: (context, parts) => findCases(context, parts, PAGE),
  'a case': (context, parts) => findCase(context, parts, ID),
  'messages of the contact form': (context) => findContactMessages(context, PAGE),
  'enquiries in figures': (context) => findEnquiryStats(context),
  'a file of a list': (context) => exportList(context, { name: 'x', columns: [], find: nothing }),
  'a file of a table': (context) => exportTable(context, 'x', ['x'], []),
  feedback: (context) => findFeedback(context, PAGE),
  'listings in figures': (context) => findPropertyStats(context),
  'what waits for approval': (context) => findQueue(context, PAGE),
  subscribers: (context) => findSubscribers(context, PAGE),
  offices: (context) => findOffices(context),
  'an office': (context) => findOffice(context, ID),
  'what is ordered by hand': (context) => findOrdered(context, CONTACT_CONTROLS, PAGE),
  'one of it': (context) => findOneOrdered(context, CONTACT_CONTROLS, ID),
  'the same in figures': (context) => countOrdered(context, CONTACT_CONTROLS),
  organisations: (context) => findOrganisations(context, PAGE),
  'an organisation': (context) => findOrganisationRecord(context, ID),
  'what was sold or rented': (context) => findTransactions(context, PAGE),
  reports: (context) => findReport(context, {}),
  'the site in figures': (context) => findSiteOverview(context),
  settings: (context, { settings }) => findSettings(context, settings),
  'what was changed of settings': (context) => findSettingHistory(context, 'site'),
  pages: (context) => findStaticPages(context),
  'a page as visitors would read it': (context, { staticPages }) =>
    previewStaticPage(context, staticPages, TEXT),
  users: (context) => findUsers(context, { ...PAGE, sort: 'newest' }),
  'a user': (context) => findUser(context, ID),
};

let context: Context;
let parts: Parts;

beforeAll(async () => {
  const database = await freshDatabase();
  const log = silentLog();
  const viewer = viewerOf(await buildAccount(database));
  const address = '203.0.113.9';
  context = createContext({ viewer, address, requestId: '', database, clock: systemClock, log });
  const settings = new LiveSettings({ database, log, given: {} });
  const offices = new LiveOffice({ database, log, settings });
  const site = new LiveSite({ settings, offices, url: '' });
  parts = { settings, staticPages: new LiveStaticPages({ database, log, site }) };
});

test.each(Object.entries(FINDERS))('D-27 %s: for administrators only', async (_what, find) => {
  await expect((async () => find(context, parts))()).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: 'Only administrators can do this.',
  });
});

async function nothing() {
  return { items: [], total: 0, ...PAGE, pageCount: 0, hasMore: false };
}
