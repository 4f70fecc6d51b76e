import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { administrationResponse, fakeServer, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { AuditView } from './AuditView.tsx';
import { fieldWords } from './changeWords.ts';
import { subjectOf } from './subjects.ts';
import type { ShownEntry } from './subjects.ts';

const ID = '66f0000000000000000000aa';
const ANITA = '66f0000000000000000000ff';

function entry(changes: Partial<ShownEntry> = {}): ShownEntry {
  return {
    id: '66f000000000000000000001',
    at: '2026-11-18T06:00:00.000Z',
    key: 'account.status_changed',
    label: 'Status changed',
    actorId: ANITA,
    actor: 'Anita',
    byAdministrator: true,
    subjectId: ID,
    subject: null,
    organisation: null,
    note: 'Asked for money.',
    changes: [{ name: 'status', before: 'active', after: 'blocked' }],
    ...changes,
  };
}

const list = (items: ShownEntry[], changes: object = {}): Reply => {
  const page = { total: items.length, totalIsLowerBound: false, pageCount: 1, items, ...changes };
  return () => administrationResponse({ auditEntries: page });
};

function show(Audit: Reply, query = '') {
  const { link, requests } = fakeServer({ Audit });
  const view = <AuditView home="/site-admin" />;
  return { ...renderAt(`/site-admin?view=audit${query}`, view, link), requests };
}

test('D-100 an administrator reads who did what to whom, and what is different since', async () => {
  const visitor = { actorId: null, actor: 'A visitor', byAdministrator: false };
  show(
    list([
      entry(),
      entry({ id: '2', key: 'property.removed', label: 'Removed', note: null, changes: [] }),
      entry({
        ...visitor,
        id: '3',
        key: 'setting.changed',
        label: 'Setting changed',
        subjectId: 'claims',
        changes: [{ name: 'claims', before: null, after: 'counted' }],
      }),
    ]),
  );
  await screen.findByText('Removed');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    `Status changed18 Nov, 11:30AnitaAdministratorAccount ${ID}Status: active → blocked“Asked for money.”`,
    `Removed18 Nov, 11:30AnitaAdministratorProperty ${ID}`,
    'Setting changed18 Nov, 11:30A visitorSetting claimsclaims: none → counted“Asked for money.”',
  ]);
});

test.each([
  ['', { noun: null, actorId: null, subjectId: null, page: 1 }],
  ['&about=property&page=3', { noun: 'property', page: 3 }],
  [`&actor=${ANITA}&about=setting`, { noun: 'setting', actorId: ANITA }],
  [`&subject=${ID}`, { subjectId: ID, actorId: null }],
  ['&about=constructor', { noun: null }],
])('D-100 the address %j asks for %j', async (query, variables) => {
  const { requests } = show(list([entry()]), query);
  await screen.findByText('Status changed');
  expect(requests[0]?.variables).toMatchObject(variables);
});

test('what narrows it stays with the pages, is said, and can be left', async () => {
  show(
    list([entry()], { total: 1_000, totalIsLowerBound: true, pageCount: 50 }),
    `&actor=${ANITA}`,
  );
  await screen.findByText('More than 1,000 entries');
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toContain(`/site-admin?view=audit&actor=${ANITA}&page=2`);
  screen.getByText('Showing only entries by one person.');
  expect(screen.getByText('Show all').getAttribute('href')).toBe('/site-admin?view=audit');
});

test('without an entry it says so, and a failure says why', async () => {
  const { unmount } = show(list([]));
  expect(await screen.findByText('No entries yet')).toBeDefined();
  unmount();
  show(() => refusal('FORBIDDEN', 'This is for administrators.'));
  expect((await screen.findByRole('alert')).textContent).toContain('This is for administrators.');
});

test.each([
  ['property.approved', `/site-admin?view=properties&status=all&search=${ID}`],
  ['account.verification_changed', `/site-admin?view=users&search=${ID}`],
  ['enquiry.spam', `/site-admin?view=enquiries&search=${ID}`],
  ['organisation.created', `/site-admin?view=organisations&search=${ID}`],
  ['organisation.joined', `/site-admin?view=users&search=${ID}`],
  ['organisation.role_changed', `/site-admin?view=users&search=${ID}`],
  ['organisation.invited', '/site-admin?view=organisations'],
  ['setting.changed', '/site-admin?view=settings'],
  ['enquiry.deleted', null],
  ['account.removed', null],
  ['case.decided', `/site-admin?view=cases&status=all&search=${ID}`],
  ['blog.published', `/site-admin?view=blogPosts&id=${ID}`],
  ['blog.comment_approved', '/site-admin?view=blogComments'],
  ['blog.deleted', null],
  ['amenity.changed', `/site-admin?view=amenities&search=${ID}`],
  ['contact.message_marked', `/site-admin?view=contactMessages&search=${ID}`],
  ['contact.control_created', '/site-admin?view=contactControls'],
  ['contact.details_deleted', null],
  ['page.written', '/site-admin?view=staticPages'],
  ['poem.written', null],
  ['organisation.declined', `/site-admin?view=users&search=${ID}`],
  ['organisation.left', `/site-admin?view=users&search=${ID}`],
  ['organisation.removed', `/site-admin?view=users&search=${ID}`],
  ['organisation.withdrawn', '/site-admin?view=organisations'],
  ['organisation.ended', null],
  ['property.removed', null],
  ['banner.changed', '/site-admin?view=banners'],
  ['office.changed', '/site-admin?view=offices'],
  ['newsletter.unsubscribed', '/site-admin?view=newsletter'],
  ['contact.details_changed', '/site-admin?view=contactDetails'],
  ['contact.control_deleted', null],
])('D-100 after %s the subject is found at %s', (key, path) => {
  expect(subjectOf(entry({ key, note: null, changes: [] }), '/site-admin').path).toBe(path);
});

const change = (name: string, before: string | null, after: string | null) => ({
  name,
  before,
  after,
});

test.each([
  [
    'blog.published',
    [change('publishedAt', null, '2026-11-26T18:15:44.188Z')],
    'Published at: none → 26 November 2026 at 11:45 pm',
  ],
  [
    'case.opened',
    [change('kind', null, 'listing_report'), change('reason', null, 'fraud')],
    'Type: none → ReportReason: none → Fraud or scam',
  ],
  ['case.appealed', [change('status', 'decided', 'appealed')], 'Status: Decided → Appealed'],
  ['office.changed', [change('isActive', 'yes', 'no')], 'Active: yes → no'],
  [
    'account.status_changed',
    [change('userType', 'seller', 'site_admin')],
    'User type: seller → site admin',
  ],
  ['setting.changed', [change('siteName', null, 'Ghar')], 'Site name: none → Ghar'],
  ['case.assigned', [change('assignedTo', null, ANITA)], 'Assigned to: none → this account'],
])('D-100 what changed by %s is said in words', async (key, changes, words) => {
  show(list([entry({ key, changes, note: null })]));
  expect((await screen.findByRole('list', { name: 'Changes' })).textContent).toBe(words);
});

test('D-100 a thing is called by its title where that is known, an organisation is the way to it', async () => {
  const note = `organisation ${ID} as admin`;
  show(
    list([
      entry({ key: 'amenity.created', changes: [change('name', null, 'Rooftop')] }),
      entry({ id: '2', key: 'blog.pinned', note: 'Monsoon', changes: [] }),
      entry({ id: '3', key: 'organisation.invited', note, changes: [] }),
      entry({ id: '4', key: 'property.approved', subject: '2 BHK in Aundh', changes: [] }),
      entry({ id: '5', key: 'blog.comment_approved', subject: 'Well said.', changes: [] }),
      entry({ id: '6', key: 'organisation.joined', subject: 'Asha', note, organisation: 'Aranvi' }),
      entry({ id: '7', key: 'enquiry.spam', changes: [] }),
    ]),
  );
  expect(await screen.findByText('Amenity “Rooftop”')).toBeDefined();
  expect(screen.getByText('Post “Monsoon”')).toBeDefined();
  const about = ['Property “2 BHK in Aundh”', 'Comment “Well said.”', 'Account “Asha”'];
  for (const name of [...about, `Enquiry ${ID}`]) screen.getByText(name);
  expect(screen.getByText('Aranvi').getAttribute('href')).toBe(
    `/site-admin?view=organisations&search=${ID}`,
  );
  expect(screen.getByText('this organisation').getAttribute('href')).toBe(
    `/site-admin?view=organisations&search=${ID}`,
  );
});

test.each([
  ['listings', 'properties'],
  ['users', 'users'],
  ['enquiries', 'enquiries'],
  ['transactions', 'transactions'],
  ['subscribers', 'newsletter'],
  ['audit', 'audit'],
  ['revenue', 'reports'],
])('D-100 a file of %s that was downloaded is found among the %s', (subjectId, view) => {
  const shown = subjectOf(entry({ key: 'export.downloaded', subjectId, changes: [] }), '/a');
  expect(shown).toEqual({ name: `Download of ${subjectId}`, path: `/a?view=${view}` });
});

test.each([
  ['organisation.invited', 'Invitation'],
  ['organisation.withdrawn', 'Invitation'],
  ['organisation.left', 'Account'],
  ['organisation.changed', 'Organisation'],
  ['contact.control_changed', 'Form field'],
  ['contact.details_changed', 'Place'],
  ['contact.message_marked', 'Message'],
  ['banner.changed', 'Banner'],
  ['page.written', 'Page'],
  ['office.changed', 'Office'],
  ['newsletter.unsubscribed', 'Address'],
  ['case.decided', 'Case'],
])('D-100 what %s is about is called %s', (key, word) => {
  expect(subjectOf(entry({ key, note: null, changes: [] }), '/a').name).toBe(`${word} ${ID}`);
});

test.each(
  'published scheduled unpublished featured unfeatured pinned unpinned'
    .split(' ')
    .map((word) => `blog.${word}`),
)('D-100 after %s the post is called by its title', (key) => {
  expect(subjectOf(entry({ key, note: 'Monsoon', changes: [] }), '/a').name).toBe('Post “Monsoon”');
});

test.each([
  [[change('title', 'Old', 'New')], '“New”'],
  [[change('label', 'Old', null)], '“Old”'],
  [[change('isActive', 'no', 'yes'), change('name', null, 'Pool')], '“Pool”'],
])('D-100 by %j something is called %s', (changes, name) => {
  expect(subjectOf(entry({ key: 'amenity.changed', changes }), '/a').name).toBe(`Amenity ${name}`);
});

test.each([
  ['alt', 'Image description'],
  ['assignedTo', 'Assigned to'],
  ['buttonLink', 'Button link'],
  ['buttonText', 'Button text'],
  ['closedAt', 'Sold or rented on'],
  ['mapUrl', 'Map link'],
  ['order', 'Position'],
  ['suits', 'Available for'],
  ['is_active', 'Is active'],
  ['island', 'Island'],
])('D-100 the field %s is called %s', (name, words) => {
  expect(fieldWords(entry({ key: 'banner.changed' }), name)).toBe(words);
});

test('D-100 what is empty was nothing, and words of a case are those of nothing else', async () => {
  const changes = [change('status', '', 'decided'), change('reason', 'fraud', 'wrong_facts')];
  show(list([entry({ key: 'office.changed', changes, note: 'Asked for.' })]));
  const notice = await screen.findByRole('list', { name: 'Changes' });
  expect(notice.textContent).toBe('Status: none → decidedReason: fraud → wrong facts');
});

test('D-100 what was said without a change is read too', async () => {
  show(list([entry({ key: 'blog.pinned', note: 'Monsoon', changes: [] })]));
  await screen.findByText('Status changed');
  expect(screen.getAllByRole('cell').at(-1)?.textContent).toBe('“Monsoon”');
});

test.each([
  [`&actor=${ANITA}`, 'Showing only entries by one person.'],
  [`&subject=${ID}`, 'Showing only entries about one item.'],
  [`&actor=${ANITA}&subject=${ID}`, 'Showing only entries by one person about one item.'],
])('what the address %j narrows it to is said: %s', async (query, sentence) => {
  show(list([]), query);
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(await screen.findByText('Actions of this type will appear here.')).toBeDefined();
});

test('the whole audit is narrowed to nothing, and a failure has its title', async () => {
  show(() => refusal('FORBIDDEN'));
  await screen.findByText('The audit could not be loaded');
  expect(screen.queryByText(/^Only what/)).toBeNull();
});

test('what is downloaded is narrowed as the list is', async () => {
  const requests: string[] = [];
  show(list([entry()]), `&about=property&actor=${ANITA}&subject=${ID}`);
  await screen.findByText('Status changed');
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return new Response(null, { status: 503 });
  });
  fireEvent.click(screen.getByText(/^Download CSV/));
  await screen.findByRole('alert');
  expect(requests).toEqual([
    `/api/site-admin/exports/audit?noun=property&actorId=${ANITA}&subjectId=${ID}`,
  ]);
});
