import sql, { type Sql } from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, buildEnquiry, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { lastCode } from '../../test/harness/messages.ts';
import { BEHIND_A_PROXY, buildKnown, person } from '../../test/harness/people.ts';
import { type Account } from '../accounts/account.entity.ts';
import { findAudit } from '../accounts/findAudit.ts';
import { visitorContext } from '../../test/harness/context.ts';
import { accountNames } from '../accounts/findAccountIds.ts';
import { namedIdsStatement } from '../accounts/accountsNamed.sql.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';

let database: Database;
let served: TestApp;
/** Another process in front of the same database. */
let other: TestApp;
let admin: Account;

const ADMIN = { userType: 'site_admin', role: 'site_admin', kind: null } as const;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database, BEHIND_A_PROXY);
  other = await testApp(database, BEHIND_A_PROXY);
});

beforeEach(async () => {
  await database.query({ text: 'TRUNCATE account, property, organisation CASCADE' });
  admin = await buildAccount(database, { ...ADMIN, name: 'Farah Admin' });
});

const asked = (query: string, variables: object = {}, as: Account = admin) =>
  served.graphql(query, variables, viewerOf(as));

const LIST = `query ($search: String, $userTypes: [UserType!], $status: AccountStatus,
    $verificationLevel: VerificationLevel, $joinedSince: String, $sort: UserSort, $page: Int, $pageSize: Int) {
  administration {
    users(search: $search, userTypes: $userTypes, status: $status, sort: $sort, page: $page,
        verificationLevel: $verificationLevel, joinedSince: $joinedSince, pageSize: $pageSize) { total pageSize items { name } }
  } }`;

async function found(variables: object): Promise<string[]> {
  const { data, errors } = await asked(LIST, variables);
  expect(errors).toEqual([]);
  const items: { name: string }[] = Object(data).administration.users.items;
  return items.map(({ name }) => name);
}

const setStatus = (id: string, status: string, more: object = {}, as: Account = admin) =>
  asked(
    `mutation ($id: ID!, $input: SetUserStatusInput!) {
      setUserStatus(id: $id, input: $input) {
        user { id status updatedAt history { label by note changes { name before after } } } } }`,
    { id, input: { status, ...more } },
    as,
  );

const REMOVE = `mutation ($id: ID!, $reason: String, $seen: DateTimeISO) {
  deleteUser(id: $id, reason: $reason, seen: $seen) { deletedId } }`;

const refusedWith = (code: string, sentence: RegExp) => ({
  errors: [{ extensions: { code }, message: expect.stringMatching(sentence) }],
});

const auditOf = (id: string) => findAudit(visitorContext(database), id, 20);

describe('A-2.5-03 the list of users', () => {
  beforeEach(async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const organisationId = newId();
    await database.query({
      text: `INSERT INTO organisation (id, name) VALUES ($1, 'Aranvi Habitat')`,
      values: [organisationId],
    });
    const builder = { userType: 'builder', kind: 'builder', role: 'admin' } as const;
    await buildAccount(database, { name: 'Asha Rao', createdAt: at(10), kind: 'agent' });
    await buildAccount(database, { name: 'Bina', createdAt: at(11), ...builder, organisationId });
    await buildAccount(database, {
      name: 'Chandra Rao',
      createdAt: at(12),
      userType: 'buyer',
      kind: null,
      status: 'blocked',
      verificationLevel: 'premium',
    });
    await database.query({
      text: 'UPDATE account SET created_at = $2 WHERE id = $1',
      values: [admin.id, at(1)],
    });
  });

  test('A-7.4-02 has everybody, the newest first, the oldest first or by name', async () => {
    expect(await found({})).toEqual(['Chandra Rao', 'Bina', 'Asha Rao', 'Farah Admin']);
    expect((await found({ sort: 'OLDEST' })).at(0)).toBe('Farah Admin');
    expect((await found({ sort: 'NAME' })).slice(0, 2)).toEqual(['Asha Rao', 'Bina']);
    expect(await found({ pageSize: 1, page: 3 })).toEqual(['Asha Rao']);
    expect(await found({ page: 9 })).toEqual([]);
  });

  test('A-7.4-02 D-86 is narrowed by type, status and verification level', async () => {
    expect(await found({ userTypes: ['SELLER', 'BUILDER'] })).toEqual(['Bina', 'Asha Rao']);
    expect(await found({ userTypes: ['BUYER'] })).toEqual(['Chandra Rao']);
    expect(await found({ userTypes: [] })).toHaveLength(4);
    expect(await found({ status: 'BLOCKED' })).toEqual(['Chandra Rao']);
    expect(await found({ status: 'ACTIVE', userTypes: ['BUYER'] })).toEqual([]);
    expect(await found({ verificationLevel: 'PREMIUM' })).toEqual(['Chandra Rao']);
  });

  test('A-7.4-02 is searched by a part of the name or of an address, a mobile or its end, or an id', async () => {
    const known = await buildKnown(database, { name: 'Deepa', mobile: '9822212345' });
    const claimed = await buildAccount(database, { name: 'Esha', email: 'Esha@Example.in' });
    expect(await found({ search: ' rao ' })).toEqual(['Chandra Rao', 'Asha Rao']);
    expect(await found({ search: 'rao', userTypes: ['SELLER'] })).toEqual(['Asha Rao']);
    expect(await found({ search: '+91 98222 12345' })).toEqual(['Deepa']);
    expect(await found({ search: known.email.toUpperCase() })).toEqual(['Deepa']);
    expect(await found({ search: 'esha@example.in' })).toEqual(['Esha']);
    expect(await found({ search: 'esha@ex' })).toEqual(['Esha']);
    expect(await found({ search: '2345' })).toEqual(['Deepa']);
    expect(await found({ search: claimed.id.toUpperCase() })).toEqual(['Esha']);
    for (const keyword of ['ra', '%ao', '98222', 'x'.repeat(2_000)]) {
      expect(await found({ search: keyword }), keyword).toEqual([]);
    }
  });

  test.each([
    ['Conan O’Brien', ["O'Brien", 'o‘brien', 'Oʼbrien', 'O`Brien', 'O´Brien', 'obrien conan']],
    ["Lina D'Souza", ['D’Souza', 'dsouza lina', 'D\u2019SOU']],
    ['Md. Rafiq  Ansari', ['Ansari Rafiq', 'Md Rafiq', 'md.rafiq ansari', ' ansari  md. ']],
    ['Hemant  Jogani', ['Hemant Jogani', 'jogani,hemant', 'hemant\u00a0jogani']],
    ['Zoë Fernández', ['zoe fernandez', 'Zoe\u0308', 'FERNA\u0301NDEZ']],
    ['Rene\u0301e Anne-Marie', ['renée', 'anne marie', 'Marie Renee']],
    ['मोहम्मद ख़ान', ['खान'.replace('ख', 'ख़'), 'ख़ान मोहम्मद']],
    ['S\u200bunita Ｒao', ['sunita rao']],
  ])('R-G1 R-G3 %j is found however the name is typed', async (name, searches) => {
    await buildAccount(database, { name });
    for (const search of searches) expect(await found({ search }), search).toEqual([name]);
    expect(await found({ search: 'Brien Souza Ansari' })).toEqual([]);
  });

  test('R-G4 a mobile is found with what people write before and inside it', async () => {
    await buildKnown(database, { name: 'Deepa', mobile: '9122212345' });
    for (const search of [
      '09122212345',
      '0 91222 12345',
      '919122212345',
      '+91-91222-12345',
      '+91 (91222) 12345',
      '00919122212345',
      '91222-12345',
    ]) {
      expect(await found({ search }), search).toEqual(['Deepa']);
    }
  });

  test('R-I1 names stand in the order of the alphabet, page by page, and are read from its index', async () => {
    await database.query({ text: 'DELETE FROM account WHERE id <> $1', values: [admin.id] });
    for (const name of ['Zoya Khan', 'asha verma', 'Élan Das', 'Elan Roy', 'Asha Rao', 'eel']) {
      await buildAccount(database, { name });
    }
    const all = [
      'Asha Rao',
      'asha verma',
      'eel',
      'Élan Das',
      'Elan Roy',
      'Farah Admin',
      'Zoya Khan',
    ];
    expect(await found({ sort: 'NAME' })).toEqual(all);
    expect(await found({ sort: 'NAME', search: 'asha' })).toEqual(all.slice(0, 2));
    for (const [at, name] of all.entries()) {
      expect(await found({ sort: 'NAME', pageSize: 1, page: at + 1 })).toEqual([name]);
    }
    const planOf = (statement: Sql) =>
      database.source.transaction(async (manager) => {
        await manager.query('SET LOCAL enable_seqscan = off');
        await manager.query('SET LOCAL enable_sort = off');
        const { text, values } = statement;
        return JSON.stringify(await manager.query(`EXPLAIN ${text}`, values));
      });
    expect(await planOf(sql`SELECT id FROM account ORDER BY name_key, id LIMIT 20`)).toContain(
      'account_ordered',
    );
    const named = await planOf(namedIdsStatement(accountNames('Ansari O’Brien'), 20));
    expect(named).toMatch(/account_name.*name_key ~~ '%ansari%'.*name_key ~~ '%obrien%'/);
  });

  test('A-7.4-02 is narrowed to who joined on a day in India or later, by every door', async () => {
    // The last moment of the 11th in India.
    const createdAt = new Date('2026-01-11T18:29:59.999Z');
    await buildAccount(database, { name: 'Esha Rao', createdAt });
    expect(await found({ joinedSince: '2026-01-11' })).toEqual(['Chandra Rao', 'Esha Rao', 'Bina']);
    expect(await found({ joinedSince: '2026-01-12' })).toEqual(['Chandra Rao']);
    expect(await found({ joinedSince: '2026-01-11', userTypes: ['BUILDER'] })).toEqual(['Bina']);
    expect(await found({ joinedSince: '2026-01-12', search: 'rao' })).toEqual(['Chandra Rao']);
    const path = '/api/site-admin/users?search=rao&joinedSince=2026-01-12';
    expect((await served.rest(path, viewerOf(admin))).body).toMatchObject({
      pagination: { total: 1 },
    });
    expect(await asked(LIST, { joinedSince: 'today' })).toMatchObject(
      refusedWith('INVALID_INPUT', /^Use a day such as 2026-03-31 for joinedSince/),
    );
  });

  test('A-7.4-02 D-87 REST answers users, sellers and customers under their names too', async () => {
    const lists = [
      ['users', 4, 'Chandra Rao', '4 users found.'],
      ['sellers', 2, 'Bina', '2 sellers found.'],
      ['customers', 1, 'Chandra Rao', '1 customer found.'],
    ] as const;
    for (const [name, total, first, message] of lists) {
      const { status, body } = await served.rest(
        `/api/site-admin/${name}?limit=1`,
        viewerOf(admin),
      );
      expect(status).toBe(200);
      expect(body).toMatchObject({ success: true, message, data: [{ name: first }] });
      expect(body[name]).toEqual(body['data']);
      expect(body['pagination']).toMatchObject({ total, limit: 1, page: 1, hasMore: total > 1 });
    }
    const narrowed = '/api/site-admin/users?userType=buyer&status=blocked&sort=name&search=chandra';
    expect((await served.rest(narrowed, viewerOf(admin))).body).toMatchObject({
      data: [{ name: 'Chandra Rao', status: 'blocked', isActive: false }],
    });
    expect((await served.rest('/api/site-admin/users', viewerOf(admin))).body).toMatchObject({
      pagination: { limit: 20 },
    });
    expect(
      (await served.rest('/api/site-admin/users?limit=500', viewerOf(admin))).body,
    ).toMatchObject({ pagination: { limit: 100 } });
    for (const wrong of ['users?status=gone', 'sellers?userType=buyer', 'customers?sort=up']) {
      expect(await served.rest(`/api/site-admin/${wrong}`, viewerOf(admin))).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', message: expect.stringMatching(/^Use /) },
      });
    }
  });

  test('A-3-17 a user is told with role, status, firm and what came of the account', async () => {
    const seller = await buildKnown(database, { name: 'Gita', kind: 'agent' });
    const flat = listing({ sellerId: seller.id });
    await writeListings(database, [
      flat,
      listing({ sellerId: seller.id, approvalStatus: 'pending' }),
    ]);
    await buildEnquiry(database, { propertyId: flat.id, sellerId: seller.id });
    await database.query({
      text: `INSERT INTO session (id, account_id, device, address, last_used_at, ended_at, ended_why)
        VALUES ($1, $3, 'Chrome', '192.0.2.1', '2026-06-01T06:00:00Z', NULL, NULL),
          ($2, $3, 'Firefox', '192.0.2.1', '2026-06-02T06:00:00Z', now(), 'signed out')`,
      values: [newId(), newId(), seller.id],
    });
    const { data } = await asked(
      `query ($id: ID!) { administration { user(id: $id) {
        id name mobile isMobileVerified email isEmailVerified userType kind role status
        verificationLevel organisation { name } lastActiveAt propertyCount enquiryCount
        sentEnquiryCount removal { propertyCount enquiryCount otherMemberCount } } } }`,
      { id: seller.id },
    );
    expect(data).toEqual({
      administration: {
        user: {
          id: seller.id,
          name: 'Gita',
          mobile: seller.mobile,
          email: seller.email,
          isMobileVerified: true,
          isEmailVerified: true,
          userType: 'SELLER',
          kind: 'AGENT',
          role: null,
          organisation: null,
          status: 'ACTIVE',
          verificationLevel: 'BASIC',
          lastActiveAt: '2026-06-02T06:00:00.000Z',
          propertyCount: 2,
          enquiryCount: 1,
          sentEnquiryCount: 0,
          removal: { propertyCount: 2, enquiryCount: 1, otherMemberCount: null },
        },
      },
    });
    const { body } = await served.rest('/api/site-admin/users?search=Gita', viewerOf(admin));
    expect(body['data']).toMatchObject([
      { _id: seller.id, userType: 'seller', role: null, status: 'active', totalProperties: 2 },
    ]);
    const builder = await served.rest('/api/site-admin/users?search=bina', viewerOf(admin));
    expect(builder.body['data']).toMatchObject([
      { userType: 'builder', role: 'admin', organisation: { name: 'Aranvi Habitat' } },
    ]);
  });
});

/** Signs in with a code, as if the last one was sent long ago. */
async function signIn(account: { mobile: string }) {
  const user = person(served);
  await database.query({ text: 'DELETE FROM rate_limit' });
  await user.post('/api/auth/mobile/send-otp', { mobile: account.mobile, purpose: 'login' });
  const otp = await lastCode(served, account.mobile);
  const response = await user.post('/api/auth/mobile/verify-otp', {
    mobile: account.mobile,
    otp,
  });
  return { ...response, bearer: String(response.body['accessToken']) };
}

describe('A-7.4-03 D-86 the status of a user', () => {
  test('who is blocked is refused at the next call, by both doors and by another process', async () => {
    const known = await buildKnown(database);
    const { bearer } = await signIn(known);
    const calls = async () => {
      const responses = [];
      for (const app of [served, other]) {
        responses.push((await person(app).rest('GET', '/api/auth/me', { bearer })).status);
        const local = await person(app).graphql('{ viewer { favouriteIds } }', {}, { bearer });
        responses.push(local.errors.length === 0);
      }
      return responses;
    };
    expect(await calls()).toEqual([200, true, 200, true]);
    const path = `/api/site-admin/users/${known.id}/status`;
    const body = { status: 'blocked', reason: ' Asks  buyers for money. ' };
    expect(await served.rest(path, viewerOf(admin), 'PUT', { body })).toMatchObject({
      status: 200,
      body: {
        message: 'User blocked.',
        user: { id: known.id, status: 'blocked', isActive: false },
      },
    });
    expect(await calls()).toEqual([403, false, 403, false]);
    expect(await signIn(known)).toMatchObject({
      status: 403,
      body: { message: 'This account is not active. Please contact us.' },
    });
    const sessions = { text: 'SELECT ended_why FROM session WHERE account_id = $1' };
    expect(await database.query({ ...sessions, values: [known.id] })).toEqual([
      { ended_why: 'suspended' },
    ]);
    expect(await auditOf(known.id)).toMatchObject([
      {
        action: 'account.status_changed',
        actor: admin.id,
        note: 'Asks buyers for money.',
        change: { before: { status: 'active' }, after: { status: 'blocked' } },
      },
    ]);
    expect(
      await served.rest(path, viewerOf(admin), 'PUT', { body: { isActive: true } }),
    ).toMatchObject({
      body: { message: 'User activated.', user: { status: 'active' } },
    });
    expect(await signIn(known)).toMatchObject({ status: 200 });
  });

  test.each([
    [{ status: 'inactive' }, 'inactive', 'User deactivated.'],
    [{ isActive: false }, 'inactive', 'User deactivated.'],
    [{ isActive: 'false' }, 'inactive', 'User deactivated.'],
    [{ isActive: false, status: 'blocked' }, 'blocked', 'User blocked.'],
  ])('REST takes %j', async (body, status, message) => {
    const { id } = await buildAccount(database);
    const path = `/api/site-admin/users/${id}/status`;
    expect((await served.rest(path, viewerOf(admin), 'PUT', { body })).body).toMatchObject({
      success: true,
      message,
      data: { status },
    });
  });

  test.each([{}, { status: 'gone' }, { isActive: 'perhaps' }, { status: 7 }])(
    'REST refuses %j',
    async (body) => {
      const { id } = await buildAccount(database);
      const path = `/api/site-admin/users/${id}/status`;
      expect(await served.rest(path, viewerOf(admin), 'PUT', { body })).toMatchObject({
        status: 400,
        body: {
          errors: [{ field: 'status', message: 'Use active, inactive or blocked for status.' }],
        },
      });
      expect(await auditOf(id)).toEqual([]);
    },
  );

  test('the same again changes nothing, and a reason that is too long is refused', async () => {
    const { id } = await buildAccount(database);
    await setStatus(id, 'INACTIVE');
    const again = await setStatus(id, 'INACTIVE');
    expect(again.data).toMatchObject({ setUserStatus: { user: { status: 'INACTIVE' } } });
    expect(await auditOf(id)).toHaveLength(1);
    expect(await setStatus(id, 'ACTIVE', { reason: 'x'.repeat(501) })).toMatchObject(
      refusedWith('INVALID_INPUT', /Max 500/),
    );
  });

  test('what was done is read by administrators with the reason and what is different', async () => {
    const { id } = await buildAccount(database);
    const colleague = await buildAccount(database, { ...ADMIN, name: 'Hari Admin' });
    await setStatus(id, 'BLOCKED', { reason: 'Spam.' }, colleague);
    const { data } = await setStatus(id, 'ACTIVE');
    expect(data).toMatchObject({
      setUserStatus: {
        user: {
          history: [
            {
              label: 'Status changed',
              by: 'You',
              note: null,
              changes: [{ name: 'status', before: 'blocked', after: 'active' }],
            },
            {
              label: 'Status changed',
              by: 'Hari Admin',
              note: 'Spam.',
              changes: [{ name: 'status', before: 'active', after: 'blocked' }],
            },
          ],
        },
      },
    });
  });

  test('nobody blocks the own account, nor the last administrator', async () => {
    expect(await setStatus(admin.id, 'BLOCKED')).toMatchObject(refusedWith('CONFLICT', /your own/));
    expect(await setStatus(admin.id, 'INACTIVE')).toMatchObject(
      refusedWith('CONFLICT', /your own/),
    );
    const colleague = await buildAccount(database, ADMIN);
    // Both at once: each was let in before the other was blocked.
    const responses = await Promise.all([
      setStatus(colleague.id, 'BLOCKED'),
      setStatus(admin.id, 'BLOCKED', {}, colleague),
    ]);
    expect(responses.flatMap(({ errors }) => errors.map(({ message }) => message))).toEqual([
      'This is the only administrator of the marketplace. Add another administrator first.',
    ]);
    const [left] = await database.query<{ count: number }>({
      text: `SELECT count(*)::int FROM account WHERE user_type = 'site_admin' AND status = 'active'`,
    });
    expect(left).toEqual({ count: 1 });
  });

  test('of two administrators at once one wins, and the other is told', async () => {
    const { id, updatedAt: seen } = await buildAccount(database);
    const colleague = await buildAccount(database, ADMIN);
    const responses = await Promise.all([
      setStatus(id, 'BLOCKED', { seen }),
      setStatus(id, 'INACTIVE', { seen }, colleague),
    ]);
    expect(responses.flatMap(({ errors }) => errors)).toMatchObject([
      {
        extensions: { code: 'CONFLICT' },
        message: 'This user has changed since you opened it. Please review it again.',
      },
    ]);
    const [audited, ...more] = await auditOf(id);
    expect(more).toEqual([]);
    const [row] = await database.query({
      text: 'SELECT status FROM account WHERE id = $1',
      values: [id],
    });
    expect(audited?.change?.after).toEqual(row);
    const body = { status: 'active', seen: seen.toISOString() };
    const path = `/api/site-admin/users/${id}/status`;
    expect(await served.rest(path, viewerOf(admin), 'PUT', { body })).toMatchObject({
      status: 409,
    });
    const soon = { ...body, seen: 'soon' };
    expect(await served.rest(path, viewerOf(admin), 'PUT', { body: soon })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'seen' }] },
    });
  });

  test('who is not there is not found', async () => {
    for (const id of [newId(), 'x', '']) {
      expect(await setStatus(id, 'BLOCKED')).toMatchObject(
        refusedWith('NOT_FOUND', /user does not exist/),
      );
      expect(await asked(REMOVE, { id })).toMatchObject(
        refusedWith('NOT_FOUND', /user does not exist/),
      );
      const one = await asked('query ($id: ID!) { administration { user(id: $id) { id } } }', {
        id,
      });
      expect(one).toMatchObject({ errors: [], data: { administration: { user: null } } });
    }
  });
});

test('A-3-17 the verification level is set, and remembered with what it was', async () => {
  const { id, updatedAt: seen } = await buildAccount(database);
  const set = (level: string) =>
    asked(
      `mutation ($id: ID!, $input: SetUserVerificationInput!) {
        setUserVerification(id: $id, input: $input) {
          user { verificationLevel } } }`,
      { id, input: { level, seen, reason: 'Saw the deed.' } },
    );
  expect((await set('VERIFIED')).data).toEqual({
    setUserVerification: { user: { verificationLevel: 'VERIFIED' } },
  });
  expect(await set('PREMIUM')).toMatchObject(refusedWith('CONFLICT', /has changed/));
  expect(await auditOf(id)).toMatchObject([
    {
      note: 'Saw the deed.',
      change: { before: { verificationLevel: 'basic' }, after: { verificationLevel: 'verified' } },
    },
  ]);
});

describe('A-7.4-04 D-86 deleting a user', () => {
  test('takes the listings off the market and signs out; its owner is told', async () => {
    const known = await buildKnown(database);
    const made = listing({ sellerId: known.id });
    await writeListings(database, [made]);
    await buildEnquiry(database, { propertyId: made.id, sellerId: known.id });
    const { bearer } = await signIn(known);
    const body = { reason: 'Repeated fraud.' };
    const path = `/api/site-admin/users/${known.id}`;
    expect(await served.rest(path, viewerOf(admin), 'DELETE', { body })).toMatchObject({
      status: 200,
      body: { message: 'User deleted.', userId: known.id, data: { userId: known.id } },
    });
    expect((await person(other).rest('GET', '/api/auth/me', { bearer })).status).toBe(401);
    expect((await served.rest(`/api/properties/${made.id}`)).status).toBe(404);
    const ledger = { text: 'SELECT seller_id, removed_by FROM removed_property WHERE id = $1' };
    expect(await database.query({ ...ledger, values: [made.id] })).toEqual([
      { seller_id: known.id, removed_by: admin.id },
    ]);
    expect((await served.messages(known.mobile)).map(({ text }) => text)).toEqual([
      'Your Aangan account was removed by an administrator, with all its listings. If you think this is a mistake, please contact us.',
    ]);
    expect(await auditOf(known.id)).toMatchObject([
      {
        action: 'account.removed',
        actor: admin.id,
        note: 'Repeated fraud.',
        change: {
          before: { userType: 'seller', status: 'active', verificationLevel: 'basic' },
          after: null,
        },
      },
    ]);
    expect((await served.rest(path, viewerOf(admin), 'DELETE')).status).toBe(404);
  });

  test('a blocked one, one without any address, and one by GraphQL are deleted too', async () => {
    const blocked = await buildAccount(database, { status: 'blocked' });
    expect(await asked(REMOVE, { id: blocked.id })).toMatchObject({
      errors: [],
      data: { deleteUser: { deletedId: blocked.id } },
    });
  });

  test('nobody deletes the own account, nor one that has changed since', async () => {
    expect(await asked(REMOVE, { id: admin.id })).toMatchObject(
      refusedWith('CONFLICT', /your own/),
    );
    const { id } = await buildAccount(database);
    const seen = new Date('2026-01-01T06:00:00Z');
    expect(await asked(REMOVE, { id, seen })).toMatchObject(refusedWith('CONFLICT', /has changed/));
    expect(await found({ sort: 'NAME' })).toHaveLength(2);
  });

  test('D-99 the only admin of others stays; the last one takes the organisation along', async () => {
    const organisationId = newId();
    await database.query({
      text: `INSERT INTO organisation (id, name) VALUES ($1, 'Aranvi Habitat')`,
      values: [organisationId],
    });
    const builder = { userType: 'builder', kind: 'builder', organisationId } as const;
    const leader = await buildAccount(database, { ...builder, role: 'admin' });
    const member = await buildAccount(database, { ...builder, role: 'manager' });
    const removal = `query ($id: ID!) { administration { user(id: $id) { removal { otherMemberCount } } } }`;
    expect((await asked(removal, { id: leader.id })).data).toEqual({
      administration: { user: { removal: { otherMemberCount: 1 } } },
    });
    const { id, updatedAt: seen } = leader;
    expect(await asked(REMOVE, { id, seen })).toMatchObject(
      refusedWith('CONFLICT', /only admin of/),
    );
    for (const each of [member, leader]) {
      const input = { id: each.id, seen: each.updatedAt };
      expect(await asked(REMOVE, input)).toMatchObject({ errors: [] });
    }
    expect(await database.query({ text: 'SELECT FROM organisation' })).toEqual([]);
  });
});
