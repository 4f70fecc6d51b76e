import { beforeAll, expect, test } from 'vitest';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { visitorContext } from '../../test/harness/context.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { ENQUIRY_AUDIT } from '../enquiries/enquiry.audit.ts';
import { type AccountViewer, type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';
import { STATIC_PAGES } from '../../../schema/staticPages.ts';
import { STATIC_PAGE_AUDIT } from '../content/staticPages/changeStaticPages.ts';
import { ORGANISATION_AUDIT } from '../organisations/organisation.audit.ts';
import { PROPERTY_AUDIT } from '../properties/property.audit.ts';
import { ACCOUNT_AUDIT } from './account.audit.ts';
import { AuditEntry } from './auditEntry.entity.ts';
import { audit } from './audit.ts';
import { Organisation } from './organisation.entity.ts';

let database: Database;
let served: TestApp;
let admin: AccountViewer;
let seller: AccountViewer;
const subject = newId();
const enquiry = newId();

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  const role = 'site_admin';
  admin = viewerOf(
    await buildAccount(database, { name: 'Anita', userType: role, role, kind: null }),
  );
  seller = viewerOf(await buildAccount(database, { name: 'Ravi' }));
  const at = (viewer?: Viewer) => visitorContext(database, viewer && { viewer });
  await audit(at(seller), PROPERTY_AUDIT.removed, subject);
  await audit(at(admin), PROPERTY_AUDIT.rejected, subject, {
    note: 'Blurred photos',
    before: { approval: 'pending' },
    after: { approval: 'rejected' },
  });
  await audit(at(admin), ENQUIRY_AUDIT.spam, enquiry);
  await audit(at(), ENQUIRY_AUDIT.closed, enquiry);
  await audit(at({ ...seller, id: newId() }), ENQUIRY_AUDIT.closed, newId());
});

const read = async (query = '') => {
  const { body } = await served.rest('/api/site-admin/audit' + query, admin);
  const entries: Record<string, unknown>[] = JSON.parse(JSON.stringify(body['data']));
  return entries.map(({ label, actor, note }) => [label, actor, note].filter(Boolean).join(', '));
};

test('A-1-01 administrators read who did what with which words, newest first, alike at both doors', async () => {
  expect(await read()).toEqual([
    'Enquiry closed, Deleted account',
    'Enquiry closed, A visitor',
    'Enquiry marked as spam, Anita',
    'Rejected, Anita, Blurred photos',
    'Removed, Ravi',
  ]);
  const { data } = await served.graphql(
    `{ administration { auditEntries(pageSize: 1, page: 4) { total totalIsLowerBound
       items { key label actor actorId byAdministrator subjectId note
         changes { name before after } } } } }`,
    {},
    admin,
  );
  expect(data).toEqual({
    administration: {
      auditEntries: {
        total: 5,
        totalIsLowerBound: false,
        items: [
          {
            key: 'property.rejected',
            label: 'Rejected',
            actor: 'Anita',
            actorId: admin.id,
            byAdministrator: true,
            subjectId: subject,
            note: 'Blurred photos',
            changes: [{ name: 'approval', before: 'pending', after: 'rejected' }],
          },
        ],
      },
    },
  });
});

test.each([
  [() => '?noun=property', ['Rejected, Anita, Blurred photos', 'Removed, Ravi']],
  [() => '?noun=prop', []],
  [() => '?noun=%25', []],
  [
    () => `?actorId=${admin.id}`,
    ['Enquiry marked as spam, Anita', 'Rejected, Anita, Blurred photos'],
  ],
  [() => `?subjectId=${enquiry}`, ['Enquiry closed, A visitor', 'Enquiry marked as spam, Anita']],
  [() => `?subjectId=${enquiry}&actorId=${admin.id}`, ['Enquiry marked as spam, Anita']],
])('they are narrowed by noun, actor and subject (%#)', async (query, expected) => {
  expect(await read(query())).toEqual(expected);
});

test('who has no name and what is no account is told in words', async () => {
  const nameless = viewerOf(await buildAccount(database, { name: null }));
  const of = newId();
  const { manager } = database.source;
  await audit(visitorContext(database, { viewer: nameless }), PROPERTY_AUDIT.removed, of);
  for (const actor of ['system', 'host', newId()]) {
    const { key: action } = PROPERTY_AUDIT.removed;
    await manager.insert(AuditEntry, { id: newId(), actor, action, subject: of });
  }
  expect(await read(`?subjectId=${of}`)).toEqual([
    'Removed, Deleted account',
    'Removed, Server operator',
    'Removed, System',
    'Removed, Unnamed user',
  ]);
  await manager.delete(AuditEntry, { subject: of });
});

test('what something was done to is called by its name now, one that is removed as it was', async () => {
  const made = await freshDatabase();
  const app = await testApp(made);
  const person = await buildAccount(made, { name: 'Asha' });
  const standing = listing({ title: 'Two rooms near the lake', sellerId: person.id });
  const removed = listing({ title: 'A plot in Pune', sellerId: person.id });
  await writeListings(made, [standing, removed]);
  const removal = `mutation { deleteProperty(id: "${removed.id}") { deletedId } }`;
  expect((await app.graphql(removal, {}, viewerOf(person))).errors).toEqual([]);
  const organisationId = newId();
  await made.source.manager.insert(Organisation, { id: organisationId, name: 'Aranvi Habitat' });
  const by = visitorContext(made, { viewer: admin });
  await audit(by, PROPERTY_AUDIT.approved, standing.id);
  await audit(by, ACCOUNT_AUDIT.statusChanged, person.id);
  await audit(by, ORGANISATION_AUDIT.created, organisationId);
  const note = `organisation ${organisationId} as admin`;
  await audit(by, ORGANISATION_AUDIT.joined, person.id, note);
  await audit(by, ENQUIRY_AUDIT.spam, newId());
  const office = { address: '4 Example Marg', phone: '2026001234', email: 'pune@ghar.example' };
  expect((await app.rest('/api/office-information', admin, 'POST', { body: office })).status).toBe(
    201,
  );
  await audit(by, STATIC_PAGE_AUDIT.deleted, STATIC_PAGES[0].id, {
    before: { title: 'About', description: '' },
  });
  const { body } = await app.rest('/api/site-admin/audit', admin);
  const entries: Record<string, unknown>[] = JSON.parse(JSON.stringify(body['data']));
  expect(entries.map(({ label, subject, organisation }) => [label, subject, organisation])).toEqual(
    [
      ['Page reset to its default text', 'About Us', null],
      ['Office added', '4 Example Marg', null],
      ['Enquiry marked as spam', null, null],
      ['Joined an organisation', 'Asha', 'Aranvi Habitat'],
      ['Organisation created', 'Aranvi Habitat', null],
      ['Status changed', 'Asha', null],
      ['Approved', 'Two rooms near the lake', null],
      ['Removed', 'A plot in Pune', null],
    ],
  );
  // What was nothing and is nothing has not changed.
  expect(entries[0]?.['changes']).toEqual([{ name: 'title', before: 'About', after: null }]);
});

test('beyond a thousand the total is a lower bound', async () => {
  const subject = newId();
  const crowded = await freshDatabase();
  await crowded.source.manager.insert(
    AuditEntry,
    Array.from({ length: 1_001 }, () => ({
      id: newId(),
      actor: 'system',
      action: 'enquiry.new',
      subject,
    })),
  );
  const { data } = await (
    await testApp(crowded)
  ).graphql(
    `query ($id: ID) { administration { auditEntries(subjectId: $id, page: 11, pageSize: 100) {
       total totalIsLowerBound pageCount items { actor } } } }`,
    { id: subject },
    admin,
  );
  expect(data).toEqual({
    administration: {
      auditEntries: { total: 1_000, totalIsLowerBound: true, pageCount: 10, items: [] },
    },
  });
});
