import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { expect, test } from 'vitest';
import { graphqlSchema } from '../src/doors/graphql/schema.ts';
import { limitJobs } from '../src/platform/database/limits.ts';
import { silentLog } from '../src/platform/observability/logging.ts';
import { retentionJobs } from '../src/platform/jobs/retention.ts';
import { PROPERTY_JOBS } from '../src/properties/property.jobs.ts';
import { ROOMS } from '../src/rooms.ts';
import { ACTIVITY_JOBS } from '../src/sellers/activity.jobs.ts';
import { openPictureHouse } from './fakes/pictureHouse.ts';
import { freshDatabase } from './harness/database.ts';

/** What the rooms bring along, all of it at once. */

test('how often each command may be used, and what is said after that', async () => {
  const rows = ROOMS.flatMap(({ limits }) => limits).map(
    ({ name, windows, sentence, whenStoreIsAway }) =>
      [
        name,
        windows.map(({ points, seconds }) => `${points} in ${seconds} s`).join(', '),
        sentence,
        whenStoreIsAway,
      ].join(' | '),
  );
  await expect(rows.join('\n') + '\n').toMatchFileSnapshot('./tables/commandLimits.txt');
});

test('D-84 D-96 what is remembered when people do it, and in which words', () => {
  const remembered = ROOMS.flatMap(({ audit }) => audit);
  expect(Object.fromEntries(remembered.map(({ key, label }) => [key, label]))).toEqual({
    'account.removed': 'Account removed',
    'account.administrator': 'Made an administrator',
    'account.status_changed': 'Status changed',
    'account.verification_changed': 'Verification level changed',
    'amenity.created': 'Amenity added',
    'amenity.changed': 'Amenity changed',
    'amenity.deleted': 'Amenity deleted',
    'banner.created': 'Banner added',
    'banner.changed': 'Banner changed',
    'banner.duplicated': 'Banner duplicated',
    'banner.ordered': 'Banner moved',
    'banner.deleted': 'Banner deleted',
    'partner.created': 'Partner added',
    'partner.changed': 'Partner changed',
    'partner.duplicated': 'Partner duplicated',
    'partner.ordered': 'Partner moved',
    'partner.deleted': 'Partner deleted',
    'blog.changed': 'Blog post changed',
    'blog.comment_approved': 'Comment approved',
    'blog.comment_deleted': 'Comment deleted',
    'blog.created': 'Blog post created',
    'blog.deleted': 'Blog post deleted',
    'blog.featured': 'Blog post featured',
    'blog.pinned': 'Blog post pinned',
    'blog.published': 'Blog post published',
    'blog.scheduled': 'Blog post scheduled',
    'blog.unfeatured': 'Blog post no longer featured',
    'blog.unpinned': 'Blog post no longer pinned',
    'blog.unpublished': 'Blog post changed back to a draft',
    'case.opened': 'Case opened',
    'case.assigned': 'Case assigned',
    'case.noted': 'Case note added',
    'case.decided': 'Case decided',
    'case.appealed': 'Decision appealed',
    'case.appeal_decided': 'Appeal decided',
    'contact.control_created': 'Contact form field added',
    'contact.control_changed': 'Contact form field changed',
    'contact.control_duplicated': 'Contact form field duplicated',
    'contact.control_ordered': 'Contact form field moved',
    'contact.control_deleted': 'Contact form field deleted',
    'contact.details_created': 'Contact details added',
    'contact.details_changed': 'Contact details changed',
    'contact.details_duplicated': 'Contact details duplicated',
    'contact.details_ordered': 'Contact details moved',
    'contact.details_deleted': 'Contact details deleted',
    'contact.message_marked': 'Contact message status changed',
    'contact.message_made': 'Enquiry created from a contact message',
    'contact.message_deleted': 'Contact message deleted',
    'enquiry.new': 'Enquiry set to new',
    'enquiry.verified': 'Enquiry verified',
    'enquiry.assigned': 'Enquiry assigned',
    'enquiry.contacted': 'Enquiry marked as contacted',
    'enquiry.deleted': 'Enquiry deleted',
    'enquiry.closed': 'Enquiry closed',
    'enquiry.spam': 'Enquiry marked as spam',
    'export.made': 'Downloaded as a file',
    'newsletter.deleted': 'Newsletter address deleted',
    'office.created': 'Office added',
    'office.changed': 'Office changed',
    'office.deleted': 'Office deleted',
    'organisation.created': 'Organisation created',
    'organisation.invited': 'Invited to an organisation',
    'organisation.withdrawn': 'Invitation withdrawn',
    'organisation.joined': 'Joined an organisation',
    'organisation.declined': 'Declined an invitation',
    'organisation.role_changed': 'Role changed',
    'organisation.left': 'Left the organisation',
    'organisation.removed': 'Removed from the organisation',
    'organisation.ended': 'Organisation removed with its last member',
    'page.created': 'Page created',
    'page.changed': 'Page changed',
    'page.deleted': 'Page reset to its default text',
    'property.posted': 'Posted',
    'property.edited': 'Edited',
    'property.removed': 'Removed',
    'property.closed': 'Sold or rented',
    'property.reopened': 'Available again',
    'property.approved': 'Approved',
    'property.rejected': 'Rejected',
    'property.activated': 'Shown again',
    'property.deactivated': 'Hidden',
    'property.featured': 'Featured',
    'property.undone': 'Undone',
    'property.unfeatured': 'No longer featured',
    'setting.changed': 'Setting changed',
  });
});

test('what runs when, in UTC, and what runs as soon as a process has started', async () => {
  const { pictures } = await openPictureHouse();
  const sets = [...pictures.jobs, limitJobs, PROPERTY_JOBS, ACTIVITY_JOBS, retentionJobs([])];
  expect(sets.flatMap(({ crontab }) => crontab ?? [])).toEqual([
    '* * * * * pictures-render',
    '27 * * * * pictures-sweep',
    '37 * * * * limits-sweep',
    '* * * * * property-fold-counts',
    '7 * * * * property-withdraw-closed',
    '40 20 * * * property-repair-counts',
    '0 21 * * * property-refresh-name-weights',
    '10 21 * * * property-count-words',
    '* * * * * activity-fold',
    '20 22 * * * retention',
  ]);
  expect(sets.flatMap(({ atStart }) => atStart ?? [])).toEqual([
    'pictures-render',
    'pictures-sweep',
  ]);
});

test('a job whose work fails fails with it, so that it is tried again', async () => {
  const database = await freshDatabase();
  await database.query({ text: 'DROP SCHEMA public CASCADE' });
  const run = { database, log: silentLog(), signal: new AbortController().signal };
  for (const { tasks } of [PROPERTY_JOBS, ACTIVITY_JOBS]) {
    for (const [name, task] of Object.entries(tasks)) {
      await expect(task({}, run), name).rejects.toThrow('does not exist');
    }
  }
});

test('D-103 the schema that clients are made from is the one that the server serves', async () => {
  const served = printSchema(lexicographicSortSchema(await graphqlSchema(ROOMS)));
  const text = readFileSync(resolve(import.meta.dirname, '../../schema/schema.graphql'), 'utf8');
  expect(served.trim()).toBe(text.trim());
});
