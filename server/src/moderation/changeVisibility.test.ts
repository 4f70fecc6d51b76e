import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { NOW, type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { multipart } from '../../test/harness/multipart.ts';
import { type Account } from '../accounts/account.entity.ts';
import { type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';

let database: Database;
let served: TestApp;
let siteAdmin: Viewer;
let seller: Account;
let id: string;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  const role = 'site_admin';
  siteAdmin = viewerOf(await buildAccount(database, { userType: role, role, kind: null }));
});

beforeEach(async () => {
  seller = await buildAccount(database, { name: 'Asha Rao' });
  id = await write();
});

async function write(overrides: Partial<Parameters<typeof listing>[0]> = {}): Promise<string> {
  const made = listing({ sellerId: seller.id, ...overrides });
  await writeListings(database, [made]);
  return made.id;
}

const put = (action: string, body: object = {}, of = id) =>
  served.rest('/api/site-admin/properties/' + of + '/' + action, siteAdmin, 'PUT', { body });
const isThereFor = async (as?: Viewer) =>
  (await served.rest('/api/properties/' + id, as)).status === 200;

const HISTORY = `query ($id: ID!) { property(id: $id) {
  rejectionReason isActive featured history { at action label by note } } }`;

interface Event {
  at: string;
  action: string;
  label: string;
  by: string;
  note: string | null;
}

async function history(as?: Viewer): Promise<Event[]> {
  const { data } = await served.graphql(HISTORY, { id }, as);
  const found: { property: { history: Event[] } } = JSON.parse(JSON.stringify(data));
  return found.property.history;
}

const historyTexts = async (as?: Viewer) =>
  (await history(as)).map(({ label, by, note }) => [label, by, note].filter(Boolean).join(', '));

describe('hiding and showing', () => {
  test('A-7.4-12 who deactivates hides it from visitors, who activates shows it again', async () => {
    for (let times = 0; times < 2; times += 1) {
      expect(await put('deactivate')).toMatchObject({
        status: 200,
        body: { success: true, message: 'Property deactivated.', property: { isActive: false } },
      });
    }
    expect([await isThereFor(), await isThereFor(viewerOf(seller))]).toEqual([false, true]);
    const [row] = await database.query({
      text: 'SELECT hidden_by AS by FROM property WHERE id = $1',
      values: [id],
    });
    expect(row).toEqual({ by: 'administrator' });
    for (let times = 0; times < 2; times += 1) {
      expect(await put('activate')).toMatchObject({
        status: 200,
        body: { success: true, message: 'Property activated.', data: { isActive: true } },
      });
    }
    expect(await isThereFor()).toBe(true);
    expect(await historyTexts(viewerOf(seller))).toEqual([
      'Shown again, Administrator',
      'Hidden, Administrator',
    ]);
  });

  test('A-7.4-12 what its end has hidden is hidden for good, or shown once it is to be had', async () => {
    const days = (n: number) => new Date(NOW.getTime() - n * 86_400_000);
    id = await write({ lifecycle: 'sold', closedAt: days(366), isActive: false });
    expect(await put('activate')).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        message:
          'This property was sold or rented more than 12 months ago. Set it to available first.',
      },
    });
    await put('deactivate');
    expect(await historyTexts(siteAdmin)).toEqual(['Hidden, You']);
    for (const ago of [364, 365]) {
      id = await write({ lifecycle: 'sold', closedAt: days(ago), isActive: false });
      expect(await put('activate')).toMatchObject({ status: 200 });
    }
  });
});

describe('featuring', () => {
  test('A-7.4-07 stands first from now on, and among others again', async () => {
    for (const featured of [true, true, 'false', false]) {
      const isFeatured = featured === true;
      expect(await put('feature', { featured })).toMatchObject({
        status: 200,
        body: {
          message: isFeatured ? 'Property featured.' : 'Property is no longer featured.',
          property: { featured: isFeatured },
        },
      });
    }
    expect(await historyTexts(siteAdmin)).toEqual(['No longer featured, You', 'Featured, You']);
  });

  test.each([{}, { featured: 'maybe' }, { featured: null }, { featured: 1 }])(
    '%j is refused with a sentence',
    async (body) => {
      expect(await put('feature', body)).toMatchObject({
        status: 400,
        body: { success: false, message: 'Please send featured as true or false.' },
      });
    },
  );
});

describe('through the documented calls', () => {
  test('A-7.4-08 A-7.4-09 approve and reject take a reason', async () => {
    id = await write({ approvalStatus: 'pending' });
    expect(await put('reject')).toMatchObject({
      status: 400,
      body: { message: 'Please enter a reason. It is shown to the seller.' },
    });
    expect(await put('reject', { reason: 'Blurred.' })).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Property rejected.',
        data: { approvalStatus: 'rejected', rejectionReason: 'Blurred.' },
      },
    });
    expect(await put('approve', { reason: 'Sharp now.' })).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Property approved.',
        property: { approvalStatus: 'approved', rejectionReason: null },
      },
    });
    expect(await put('reject', { reason: { a: 1 } })).toMatchObject({ status: 400 });
    expect(await historyTexts(siteAdmin)).toEqual([
      'Approved, You, Sharp now.',
      'Rejected, You, Blurred.',
    ]);
  });

  test.each(['approve', 'reject', 'feature', 'activate', 'deactivate'])(
    '%s of what is not there is not found',
    async (action) => {
      const body = { reason: 'Blurred.', featured: true };
      for (const other of [newId(), 'x', '%27%20OR%201']) {
        expect(await put(action, body, other)).toMatchObject({
          status: 404,
          body: { message: 'Property not found. Please check the property ID.' },
        });
      }
    },
  );
});

describe('removing', () => {
  test('A-7.4-06 takes a listing away for everybody; again changes nothing', async () => {
    const path = '/api/site-admin/properties/' + id + '/delete';
    expect(await served.rest(path, viewerOf(seller), 'DELETE')).toMatchObject({ status: 403 });
    for (let times = 0; times < 2; times += 1) {
      expect(await served.rest(path, siteAdmin, 'DELETE')).toMatchObject({
        status: 200,
        body: { success: true, message: 'Property deleted successfully.' },
      });
    }
    expect([await isThereFor(), await isThereFor(viewerOf(seller))]).toEqual([false, false]);
    expect(await served.rest(path.replace(id, newId()), siteAdmin, 'DELETE')).toMatchObject({
      status: 404,
    });
  });
});

describe('editing somebody else’s listing', () => {
  test('A-7.4-17 D-96 is the administrator’s, public at once and told to the seller', async () => {
    const photo = { id: newId(), alt: 'A room', label: null, width: 640, height: 480 };
    id = await write({ pictures: [{ ...photo, thumbhash: null, illustration: false }] });
    await database.query({
      text: `INSERT INTO picture (id, width, height, thumbhash, source_key, claimed_by)
             VALUES ($1, 640, 480, 'x', 'x', $2)`,
      values: [photo.id, id],
    });
    const edit = { title: 'A home by the lake', state: 'Karnataka', city: 'Mysuru' };
    const path = '/api/properties/edit/' + id;
    const parts = Object.entries(edit).map(([name, content]) => ({ name, content }));
    const response = await served.rest(path, siteAdmin, 'PUT', { form: multipart(parts) });
    expect(response.body['message']).toBe('Property updated successfully.');
    const { body } = await served.rest('/api/properties/' + id);
    expect(body['property']).toMatchObject({
      title: 'A home by the lake',
      city: 'Mysuru',
      approvalStatus: 'approved',
    });
    const waiting = await write({ approvalStatus: 'pending' });
    expect((await served.rest('/api/properties/' + waiting, siteAdmin)).status).toBe(200);
    expect(await historyTexts(viewerOf(seller))).toEqual([
      'Edited, Administrator, Approved automatically',
    ]);
    const other = viewerOf(await buildAccount(database));
    expect(await served.rest(path, other, 'PUT', { body: edit })).toMatchObject({ status: 404 });
  });
});

describe('the history of a listing', () => {
  test('D-96 is told to those who may edit it, and nobody else learns of it', async () => {
    id = await write({ approvalStatus: 'pending' });
    await put('reject', { reason: 'The photos are blurred.' });
    await put('approve');
    await database.query({
      text: `INSERT INTO audit_entry (id, at, actor, action, subject)
             VALUES ($1, now() + interval '1 minute', $2, 'property.edited', $3),
               ($4, now() + interval '2 minutes', 'system', 'property.closed', $3),
               ($5, now() + interval '3 minutes', $5, 'property.edited', $3)`,
      values: [newId(), seller.id, id, newId(), newId()],
    });
    expect(await history(viewerOf(seller))).toMatchObject([
      // Its account is gone.
      { action: 'EDITED', label: 'Edited', by: 'Somebody', note: null },
      { action: 'CLOSED', label: 'Sold or rented', by: 'Automatic', note: null },
      { action: 'EDITED', label: 'Edited', by: 'You', note: null },
      { action: 'APPROVED', label: 'Approved', by: 'Administrator', note: null },
      { label: 'Rejected', by: 'Administrator', note: 'The photos are blurred.' },
    ]);
    expect(await historyTexts(siteAdmin)).toContain('Edited, Asha Rao');
    const other = viewerOf(await buildAccount(database));
    for (const as of [undefined, other]) expect(await history(as)).toEqual([]);
  });

  test('D-84 the reason of a rejection is for those who may edit', async () => {
    await put('reject', { reason: 'Sold elsewhere.' });
    const seenBy = async (as?: Viewer) =>
      (await served.graphql(HISTORY, { id }, as)).data?.['property'];
    expect(await seenBy(viewerOf(seller))).toMatchObject({ rejectionReason: 'Sold elsewhere.' });
    for (const other of [undefined, viewerOf(await buildAccount(database))]) {
      expect(await seenBy(other)).toBeNull();
      expect(await served.rest('/api/properties/' + id, other)).toMatchObject({ status: 404 });
    }
    // The database itself keeps none beside another decision.
    const approved = database.query({
      text: `UPDATE property SET approval_status = 'approved' WHERE id = $1`,
      values: [id],
    });
    await expect(approved).rejects.toThrow('property_rejection_check');
  });

  test('a list of it costs a statement each, so a long one is refused', async () => {
    const list = `{ administration { moderationQueue(pageSize: 100) { items { id history { label } } } } }`;
    expect((await served.graphql(list, {}, siteAdmin)).errors).toEqual([]);
    const twice = `{ administration {
    a: moderationQueue(pageSize: 100) { items { history { label } } }
    b: moderationQueue(pageSize: 100) { items { history { label } } }
    c: moderationQueue(pageSize: 100) { items { history { label } } }
  } }`;
    expect((await served.graphql(twice, {}, siteAdmin)).errors).toMatchObject([
      { message: expect.stringContaining('This query is too large') },
    ]);
  });
});
