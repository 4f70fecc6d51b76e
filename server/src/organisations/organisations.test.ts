import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Account } from '../accounts/account.entity.ts';
import { type Context, createContext, type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { isId, newId } from '../platform/ids.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { textKey } from '../../../schema/rules/text.ts';
import { buildAccount, buildEnquiry, listing, writeListings } from '../../test/factories.ts';
import { TEST_URL, type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { fixedClock } from '../platform/clock.ts';
import { consume } from '../platform/database/limits.ts';
import { silentLog } from '../platform/observability/logging.ts';
import { createOrganisationFor } from './createOrganisation.ts';
import { INVITATION_PER_ORGANISATION } from './organisation.limits.ts';

let database: Database;
let served: TestApp;
let siteAdmin: Viewer;
let organisationId: string;
let admin: Account;
let manager: Account;
let executive: Account;
let nextMobile = 9_100_000_000;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  const role = 'site_admin';
  siteAdmin = viewerOf(await buildAccount(database, { userType: role, role, kind: null }));
});

beforeEach(async () => {
  await database.query({ text: 'DELETE FROM rate_limit' });
  organisationId = newId();
  await database.query({
    text: 'INSERT INTO organisation (id, name) VALUES ($1, $2)',
    values: [organisationId, 'Aranvi ' + organisationId],
  });
  admin = await builder('admin', 'Ishaan Wadekar');
  manager = await builder('manager', 'Nandini Poduval');
  executive = await builder('executive', 'Tahir Lokhandwala');
});

function mobile(): string {
  nextMobile += 1;
  return String(nextMobile);
}

function person(overrides: Partial<Account> = {}): Promise<Account> {
  const verified = { mobile: mobile(), mobileVerifiedAt: new Date() };
  return buildAccount(database, { ...verified, ...overrides });
}

function builder(role: 'admin' | 'manager' | 'executive', name: string): Promise<Account> {
  return person({ userType: 'builder', kind: 'builder', role, organisationId, name });
}

/** Asks as an account, whose rights are read afresh as every request does. */
async function ask(query: string, as: Account | Viewer, variables: object = {}) {
  const viewer = 'kind' in as && as.kind === 'account' ? as : await now(as);
  const { data, errors } = await served.graphql(query, variables, viewer);
  const [response] = Object.values(data ?? {});
  // A payload has one field, and one field of the viewer is asked for.
  const isInside = /^(?:mutation|\{ viewer)\b/.test(query);
  const value = isInside ? Object.values(Object(response))[0] : response;
  return { value, code: errors[0]?.extensions['code'], message: errors[0]?.message };
}

async function now(account: Account | Viewer): Promise<Viewer> {
  if (!('id' in account)) return account;
  const [row] = await database.query<Account>({
    text: `SELECT id, user_type AS "userType", role, status, organisation_id AS "organisationId"
           FROM account WHERE id = $1`,
    values: [account.id],
  });
  if (!row) throw new Error('This account is gone.');
  return viewerOf(row);
}

const INVITE = `mutation ($mobile: String!, $name: String!, $role: UserRole!) {
  inviteMember(input: { mobile: $mobile, name: $name, role: $role }) { invitation { id mobile name role invitedBy } } }`;
const INVITATIONS = '{ viewer { invitations { id role organisation { id name } invitedBy } } }';
const ACCEPT = `mutation ($id: ID!) { acceptInvitation(id: $id) { account {
  id userType role kind landingPath organisation { id } } } }`;
const DECLINE = 'mutation ($id: ID!) { declineInvitation(id: $id) { deletedId } }';
const WITHDRAW = 'mutation ($id: ID!) { withdrawInvitation(id: $id) { deletedId } }';
const CHANGE = `mutation ($id: ID!, $role: UserRole!) {
  setMemberRole(accountId: $id, role: $role) { member { id role propertyCount } } }`;
const REMOVE = 'mutation ($id: ID!) { removeMember(accountId: $id) { removedId } }';
const TEAM = `{ viewer {
    team { organisation { id } viewerCanInvite
    members { id name mobile role status propertyCount lastSeenAt } invitations { id mobile } }
  } }`;
const ASSIGN = `mutation ($property: ID!, $to: ID) {
  assignProperty(propertyId: $property, accountId: $to) { property { id assignedTo } } }`;
const CREATE = `mutation ($name: String!, $mobile: String!) {
  createOrganisation(input: { name: $name, adminMobile: $mobile }) { organisation { id name } } }`;

function invite(to: string, as: Account = admin, role = 'EXECUTIVE', name = 'Rhea Sen') {
  return ask(INVITE, as, { mobile: to, name, role });
}

async function invited(to: string, role = 'EXECUTIVE'): Promise<string> {
  const { value, message } = await invite(to, admin, role);
  if (typeof value === 'object' && value !== null && 'id' in value) return String(value.id);
  throw new Error(message);
}

async function audited(subject: string): Promise<string[]> {
  const rows = await database.query<{ line: string }>({
    text: `SELECT concat_ws(': ', action, note) AS line FROM audit_entry WHERE subject = $1 ORDER BY id`,
    values: [subject],
  });
  return rows.map(({ line }) => line.replaceAll(organisationId, 'O'));
}

describe('an invitation', () => {
  test('D-27 D-99 reaches a mobile, and its owner joins with the role it names', async () => {
    const rhea = await person({ userType: 'buyer', kind: null });
    expect((await invite(rhea.mobile ?? '')).value).toMatchObject({
      name: 'Rhea Sen',
      role: 'EXECUTIVE',
      invitedBy: 'Ishaan Wadekar',
    });
    const [message] = await served.messages(rhea.mobile ?? '');
    expect(message).toMatchObject({
      channel: 'sms',
      template: 'invitation',
      text: `Ishaan Wadekar invites you to Aranvi ${organisationId} on Aangan as executive. Sign in or sign up with this number to accept: ${TEST_URL}/seller-dashboard/my-profile`,
    });

    const { value } = await ask(INVITATIONS, rhea);
    expect(value).toMatchObject([{ role: 'EXECUTIVE', organisation: { id: organisationId } }]);
    const [{ id }] = Array.isArray(value) ? value : [{ id: '' }];
    const joined = {
      userType: 'BUILDER',
      role: 'EXECUTIVE',
      kind: 'BUILDER',
      organisation: { id: organisationId },
    };
    expect((await ask(ACCEPT, rhea, { id })).value).toMatchObject(joined);
    // A retry is harmless.
    expect((await ask(ACCEPT, rhea, { id })).value).toMatchObject(joined);
    expect((await ask(INVITATIONS, rhea)).value).toEqual([]);
    expect(await audited(rhea.id)).toEqual(['organisation.joined: organisation O as executive']);
  });

  test('waits for somebody who has no account yet', async () => {
    const number = mobile();
    const id = await invited(number, 'MANAGER');
    const later = await person({ mobile: number });
    expect((await ask(ACCEPT, later, { id })).value).toMatchObject({ role: 'MANAGER' });
  });

  test('is nobody else’s: an account with the number unverified neither sees nor accepts it', async () => {
    const number = mobile();
    const id = await invited(number);
    const unverified = await person({ mobile: number, mobileVerifiedAt: null });
    const other = await person();
    for (const account of [unverified, other]) {
      expect((await ask(INVITATIONS, account)).value).toEqual([]);
      expect((await ask(ACCEPT, account, { id })).code).toBe('NOT_FOUND');
      expect((await ask(DECLINE, account, { id })).code).toBe('NOT_FOUND');
    }
  });

  test('is written without the blanks around its mobile and in its name', async () => {
    const number = mobile();
    const { value } = await invite(` ${number} `, admin, 'MANAGER', ' Rhea   Sen ');
    expect(value).toMatchObject({ mobile: number, name: 'Rhea Sen' });
    const first = mobile();
    const name = 'Sahyadri Homes ' + newId();
    await ask(CREATE, siteAdmin, { name, mobile: ` ${first} ` });
    expect(await served.messages(first)).toHaveLength(1);
  });

  test('given again is renewed, not doubled', async () => {
    const number = mobile();
    const first = await invited(number, 'EXECUTIVE');
    const second = await invited(number, 'MANAGER');
    expect(second).toBe(first);
    const owner = await person({ mobile: number });
    expect((await ask(INVITATIONS, owner)).value).toMatchObject([{ role: 'MANAGER' }]);
  });

  test('ends after 14 days, and can be given again then', async () => {
    const rhea = await person();
    const id = await invited(rhea.mobile ?? '');
    await database.query({
      text: `UPDATE invitation SET expires_at = now() - interval '1 second' WHERE id = $1`,
      values: [id],
    });
    expect((await ask(INVITATIONS, rhea)).value).toEqual([]);
    expect(await ask(ACCEPT, rhea, { id })).toMatchObject({
      code: 'CONFLICT',
      message: 'This invitation has expired. Please ask for a new one.',
    });
    expect((await ask(TEAM, admin)).value).toMatchObject({ invitations: [] });
    expect(
      (await ask(ACCEPT, rhea, { id: await invited(rhea.mobile ?? '') })).code,
    ).toBeUndefined();
  });

  test('lives for 14 days', async () => {
    const id = await invited(mobile());
    const [row] = await database.query<{ days: number }>({
      text: `SELECT extract(day FROM expires_at - created_at)::int AS days FROM invitation WHERE id = $1`,
      values: [id],
    });
    expect(row?.days).toBe(14);
  });

  test('can be declined, and then not accepted', async () => {
    const rhea = await person();
    const id = await invited(rhea.mobile ?? '');
    for (let times = 0; times < 2; times += 1) {
      expect((await ask(DECLINE, rhea, { id })).value).toBe(id);
    }
    expect(await audited(rhea.id)).toEqual(['organisation.declined: organisation O']);
    expect(await ask(ACCEPT, rhea, { id })).toMatchObject({
      code: 'CONFLICT',
      message: 'You declined this invitation. Please ask for a new one.',
    });
  });

  test('can be withdrawn, and then not accepted; once accepted it cannot', async () => {
    const rhea = await person();
    const id = await invited(rhea.mobile ?? '');
    for (let times = 0; times < 2; times += 1) {
      expect((await ask(WITHDRAW, admin, { id })).value).toBe(id);
    }
    expect(await audited(id)).toEqual([
      'organisation.invited: organisation O as executive',
      'organisation.withdrawn: organisation O',
    ]);
    expect(await ask(ACCEPT, rhea, { id })).toMatchObject({
      code: 'CONFLICT',
      message: 'This invitation was withdrawn. Please ask for a new one.',
    });
    const again = await invited(rhea.mobile ?? '');
    expect((await ask(ACCEPT, rhea, { id: again })).code).toBeUndefined();
    expect((await ask(WITHDRAW, admin, { id: again })).code).toBe('CONFLICT');
    expect((await ask(WITHDRAW, admin, { id: newId() })).code).toBe('NOT_FOUND');
  });

  test('of another organisation cannot be withdrawn', async () => {
    const id = await invited(mobile());
    const elsewhere = newId();
    await database.query({
      text: 'INSERT INTO organisation (id, name) VALUES ($1, $1)',
      values: [elsewhere],
    });
    const stranger = await person({
      userType: 'builder',
      kind: 'builder',
      role: 'admin',
      organisationId: elsewhere,
    });
    expect((await ask(WITHDRAW, stranger, { id })).code).toBe('NOT_FOUND');
  });

  test('cannot be accepted by who belongs to an organisation, nor by a site_admin', async () => {
    const number = mobile();
    const id = await invited(number);
    const root = await person({ mobile: number, userType: 'site_admin', role: 'site_admin' });
    expect(await ask(ACCEPT, root, { id })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'An administrator of the marketplace cannot join an organisation.',
    });
    const ownFirm = createOrganisationFor(contextOf(await now(root)), root.id, 'Firm ' + newId());
    await expect(ownFirm).rejects.toThrow(
      'An administrator of the marketplace cannot join an organisation.',
    );
    await database.query({
      text: 'UPDATE account SET mobile = NULL WHERE id = $1',
      values: [root.id],
    });
    const elsewhere = newId();
    await database.query({
      text: 'INSERT INTO organisation (id, name) VALUES ($1, $1)',
      values: [elsewhere],
    });
    const busy = await person({
      mobile: number,
      userType: 'builder',
      role: 'manager',
      organisationId: elsewhere,
    });
    expect(await ask(ACCEPT, busy, { id })).toMatchObject({
      code: 'CONFLICT',
      message: 'You already belong to an organisation. Leave it first, then accept.',
    });
  });

  test.each([
    [{ mobile: '12345' }, 'mobile', 'Mobile number must be exactly 10 digits'],
    [{ mobile: '1234567890' }, 'mobile', 'Mobile number must start with 6, 7, 8 or 9'],
    [{ name: ' ' }, 'name', 'Please fill in your name'],
    [
      { name: 'R2D2' },
      'name',
      'Name can only contain letters, spaces, dots, apostrophes and hyphens',
    ],
  ])('with %j is refused', async (change, _field, message) => {
    const values = { mobile: mobile(), name: 'Rhea Sen', role: 'MANAGER', ...change };
    expect(await ask(INVITE, admin, values)).toMatchObject({ code: 'INVALID_INPUT', message });
  });

  test('D-99 is for managers and executives only, and for nobody who is in the team', async () => {
    expect(await invite(mobile(), admin, 'ADMIN')).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Invite a manager or an executive. You can make them an admin after they join.',
    });
    expect(await invite(mobile(), admin, 'SITE_ADMIN')).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You cannot add marketplace administrators here.',
    });
    expect((await invite(manager.mobile ?? '')).code).toBe('CONFLICT');
  });

  test('to one number is limited', async () => {
    const number = mobile();
    for (let times = 0; times < 3; times += 1) await invited(number);
    expect(await invite(number)).toMatchObject({
      code: 'TOO_MANY',
      message: expect.stringMatching(
        /^This number has already been invited several times today\. Please try /,
      ),
    });
    const values = { name: 'Sahyadri Homes ' + newId(), mobile: number };
    expect((await ask(CREATE, siteAdmin, values)).code).toBe('TOO_MANY');
  });

  test('of one organisation are limited, and a refused one uses up nothing', async () => {
    const limits = { database, log: silentLog() };
    for (let sent = 1; sent < LIMITS.invitation.perOrganisationPerDay; sent += 1) {
      await consume(limits, INVITATION_PER_ORGANISATION, organisationId);
    }
    expect((await invite(mobile(), manager)).code).toBe('FORBIDDEN');
    expect((await invite(mobile(), admin, 'ADMIN')).code).toBe('FORBIDDEN');
    expect((await invite('12345')).code).toBe('INVALID_INPUT');
    expect((await invite(mobile())).code).toBeUndefined();
    expect(await invite(mobile())).toMatchObject({
      code: 'TOO_MANY',
      message: expect.stringMatching(/^You have invited too many people today\. Please try /),
    });
  });

  test('names are no addresses to tap on in its message', async () => {
    await database.query({
      text: 'UPDATE organisation SET name = $2 WHERE id = $1',
      values: [organisationId, `Homes.example ${organisationId}`],
    });
    const other = await builder('admin', 'Asha www.homes.example');
    const number = mobile();
    await invite(number, other);
    const [message] = await served.messages(number);
    expect(message?.text).toMatch(
      /^Asha www\. homes\. example invites you to Homes\. example [0-9a-f]{24} on Aangan as executive\. /,
    );
  });

  test('stands before those that were given earlier, in the list of the invited and of the team', async () => {
    const rhea = await person();
    const first = await invited(rhea.mobile ?? '');
    await ask(CREATE, siteAdmin, { name: 'Rival ' + newId(), mobile: rhea.mobile });
    const second = await invited(mobile());
    const lists = async () => {
      const [own, team] = [(await ask(INVITATIONS, rhea)).value, (await ask(TEAM, admin)).value];
      const ids = (rows: unknown) =>
        Array.isArray(rows) ? rows.map(({ id }: { id: string }) => id) : [];
      return { own: ids(own), team: ids(Object(team)['invitations']) };
    };
    const { own, team } = await lists();
    expect([own[1], own.length]).toEqual([first, 2]);
    expect(team).toEqual([second, first]);
    // Those of one moment stand by their ids, which grow.
    await database.query({ text: 'UPDATE invitation SET created_at = now()' });
    expect(await lists()).toEqual({ own, team });
  });
});

describe('races', () => {
  test('two accepts of two organisations at once: one wins', async () => {
    const rhea = await person();
    const first = await invited(rhea.mobile ?? '');
    const { value } = await ask(CREATE, siteAdmin, {
      name: 'Rival ' + newId(),
      mobile: rhea.mobile,
    });
    expect(value).toMatchObject({ name: expect.stringMatching(/^Rival/) });
    const open = (await ask(INVITATIONS, rhea)).value;
    const ids = Array.isArray(open) ? open.map(({ id }: { id: string }) => id) : [];
    expect(ids).toHaveLength(2);
    expect(ids).toContain(first);
    const responses = await Promise.all(ids.map((id) => ask(ACCEPT, rhea, { id })));
    expect(responses.flatMap(({ code }) => code ?? [])).toEqual(['CONFLICT']);
  });

  test('accepting and withdrawing at once end in one of both, never in a member who was withdrawn', async () => {
    for (let round = 0; round < 5; round += 1) {
      await database.query({ text: 'DELETE FROM rate_limit' });
      const rhea = await person();
      const id = await invited(rhea.mobile ?? '');
      const [accepted, withdrawn] = await Promise.all([
        ask(ACCEPT, rhea, { id }),
        ask(WITHDRAW, admin, { id }),
      ]);
      expect([accepted.code, withdrawn.code].filter(Boolean)).toEqual(['CONFLICT']);
      const [row] = await database.query<{ joined: boolean; as: string }>({
        text: `SELECT organisation_id IS NOT NULL AS joined,
                 (SELECT settled_as FROM invitation WHERE id = $2) AS as FROM account WHERE id = $1`,
        values: [rhea.id, id],
      });
      expect(row).toEqual(
        accepted.code === undefined
          ? { joined: true, as: 'accepted' }
          : { joined: false, as: 'withdrawn' },
      );
    }
  });

  test('two admins who demote each other at once leave one admin', async () => {
    const other = await builder('admin', 'Second Admin');
    const responses = await Promise.all([
      ask(CHANGE, admin, { id: other.id, role: 'MANAGER' }),
      ask(CHANGE, other, { id: admin.id, role: 'MANAGER' }),
    ]);
    expect(responses.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(responses.filter(({ code }) => code === 'FORBIDDEN')).toHaveLength(1);
    expect(await admins()).toBe(1);
  });

  test('two admins who leave at once: one stays', async () => {
    const other = await builder('admin', 'Second Admin');
    const responses = await Promise.all([
      ask(REMOVE, admin, { id: admin.id }),
      ask(REMOVE, other, { id: other.id }),
    ]);
    expect(responses.flatMap(({ code }) => code ?? [])).toEqual(['CONFLICT']);
    expect(await admins()).toBe(1);
  });

  async function admins(): Promise<number> {
    const rows = await database.query({
      text: `SELECT FROM account WHERE organisation_id = $1 AND role = 'admin'`,
      values: [organisationId],
    });
    return rows.length;
  }
});

describe('the team', () => {
  test('D-99 is seen by admins and managers, with what each has listed', async () => {
    await writeListings(database, [
      listing({ sellerId: executive.id }),
      listing({ sellerId: executive.id, approvalStatus: 'pending' }),
    ]);
    const seen = await ask(TEAM, manager);
    expect(seen.value).toMatchObject({
      organisation: { id: organisationId },
      viewerCanInvite: false,
      members: [
        { id: admin.id, role: 'ADMIN', propertyCount: 0, lastSeenAt: null },
        { id: manager.id, role: 'MANAGER', mobile: manager.mobile },
        { id: executive.id, role: 'EXECUTIVE', propertyCount: 2, status: 'ACTIVE' },
      ],
    });
    expect((await ask(TEAM, admin)).value).toMatchObject({ viewerCanInvite: true });
    expect((await ask(TEAM, executive)).code).toBe('FORBIDDEN');
  });

  test('who was there when is told by devices that are still signed in', async () => {
    await database.query({
      text: `INSERT INTO session (id, account_id, device, address, last_used_at, ended_at, ended_why)
        VALUES ($1, $3, 'Chrome', '192.0.2.1', '2026-06-01T06:00:00Z', NULL, NULL),
          ($2, $3, 'Firefox', '192.0.2.1', '2026-06-02T06:00:00Z', now(), 'signed out')`,
      values: [newId(), newId(), executive.id],
    });
    expect((await ask(TEAM, admin)).value).toMatchObject({
      members: [{}, {}, { id: executive.id, lastSeenAt: '2026-06-01T06:00:00.000Z' }],
    });
  });

  test('D-99 a role is changed by an admin, and the change is remembered', async () => {
    const changed = await ask(CHANGE, admin, { id: executive.id, role: 'MANAGER' });
    expect(changed.value).toMatchObject({ id: executive.id, role: 'MANAGER' });
    expect((await ask(TEAM, executive)).code).toBeUndefined();
    expect(await audited(executive.id)).toEqual([
      'organisation.role_changed: from executive to manager in organisation O',
    ]);
    expect((await ask(CHANGE, manager, { id: executive.id, role: 'ADMIN' })).code).toBe(
      'FORBIDDEN',
    );
    // The same again changes nothing.
    expect((await ask(CHANGE, admin, { id: executive.id, role: 'MANAGER' })).code).toBeUndefined();
    expect(await audited(executive.id)).toHaveLength(1);
  });

  test('nobody is made a site_admin', async () => {
    expect((await ask(CHANGE, admin, { id: manager.id, role: 'SITE_ADMIN' })).code).toBe(
      'FORBIDDEN',
    );
    expect((await ask(CHANGE, admin, { id: admin.id, role: 'SITE_ADMIN' })).code).toBe('FORBIDDEN');
  });

  test('the last admin can neither leave nor be made less, until there is another', async () => {
    expect(await ask(CHANGE, admin, { id: admin.id, role: 'MANAGER' })).toMatchObject({
      code: 'CONFLICT',
      message: `This is the only admin of Aranvi ${organisationId}. Make someone else an admin first, then try again.`,
    });
    expect((await ask(REMOVE, admin, { id: admin.id })).code).toBe('CONFLICT');
    await ask(CHANGE, admin, { id: manager.id, role: 'ADMIN' });
    expect((await ask(REMOVE, admin, { id: admin.id })).value).toBe(admin.id);
  });

  test('a blocked admin is none that could stay alone', async () => {
    await person({
      userType: 'builder',
      kind: 'builder',
      role: 'admin',
      organisationId,
      status: 'blocked',
    });
    expect((await ask(REMOVE, admin, { id: admin.id })).code).toBe('CONFLICT');
  });

  test('who is removed goes on as a seller, and its rights end at once', async () => {
    const [own, foreign] = [listing({ sellerId: executive.id }), listing({ sellerId: admin.id })];
    await writeListings(database, [own, foreign]);
    await ask(ASSIGN, admin, { property: foreign.id, to: executive.id });
    await ask(ASSIGN, admin, { property: own.id, to: manager.id });
    const input = { propertyId: foreign.id, sellerId: admin.id, assignedTo: executive.id };
    const enquiry = await buildEnquiry(database, input);
    expect((await ask(REMOVE, admin, { id: executive.id })).value).toBe(executive.id);
    const [row] = await database.query({
      text: 'SELECT user_type, kind, role, organisation_id FROM account WHERE id = $1',
      values: [executive.id],
    });
    expect(row).toEqual({
      user_type: 'seller',
      kind: 'builder',
      role: null,
      organisation_id: null,
    });
    const assigned = await database.query({
      text: 'SELECT FROM property WHERE id = ANY($1) AND assigned_to IS NOT NULL',
      values: [[own.id, foreign.id]],
    });
    expect(assigned).toEqual([]);
    // Otherwise it would read them again as soon as another organisation takes it in.
    expect(
      await database.query({
        text: 'SELECT assigned_to FROM enquiry WHERE id = $1',
        values: [enquiry],
      }),
    ).toEqual([{ assigned_to: null }]);
    expect((await ask(REMOVE, admin, { id: executive.id })).code).toBe('NOT_FOUND');
    expect(await audited(executive.id)).toEqual([
      'organisation.removed: organisation O as executive',
    ]);
  });

  test('of an organisation that is gone nothing is shown or done', async () => {
    const stale = { ...(await now(admin)), organisationId: newId() } as const;
    const calls = [
      [TEAM, {}],
      [INVITE, { mobile: mobile(), name: 'Rhea Sen', role: 'EXECUTIVE' }],
      [REMOVE, { id: executive.id }],
    ] as const;
    for (const [query, variables] of calls) {
      expect(await ask(query, stale, variables)).toMatchObject({
        code: 'NOT_FOUND',
        message: 'This organisation no longer exists.',
      });
    }
  });

  test('anybody may leave; only admins remove others', async () => {
    expect((await ask(REMOVE, manager, { id: executive.id })).code).toBe('FORBIDDEN');
    expect((await ask(REMOVE, executive, { id: executive.id })).value).toBe(executive.id);
    expect(await audited(executive.id)).toEqual(['organisation.left: organisation O as executive']);
  });

  test('people of other organisations are not there', async () => {
    const stranger = await person();
    for (const id of [stranger.id, newId(), 'nobody', '']) {
      expect((await ask(REMOVE, admin, { id })).code).toBe('NOT_FOUND');
      expect((await ask(CHANGE, admin, { id, role: 'MANAGER' })).code).toBe('NOT_FOUND');
    }
  });
});

describe('D-99 listings of an organisation that are not public', () => {
  const READ = '{ property(id: "$id") { id viewerCanEdit assignedTo contact { phone } } }';
  const read = (id: string, as: Account) => ask(READ.replace('$id', id), as);

  test('are read by its admins and managers, and by the executive they are assigned to', async () => {
    const pending = listing({ sellerId: admin.id, approvalStatus: 'pending' });
    await writeListings(database, [pending]);
    const complete = { viewerCanEdit: true, contact: { phone: pending.contactPhone } };
    expect((await read(pending.id, manager)).value).toMatchObject(complete);
    expect((await read(pending.id, executive)).value).toBeNull();
    expect((await ask(ASSIGN, manager, { property: pending.id, to: executive.id })).value).toEqual({
      id: pending.id,
      assignedTo: executive.id,
    });
    expect((await read(pending.id, executive)).value).toMatchObject({
      ...complete,
      assignedTo: executive.id,
    });
    await ask(ASSIGN, admin, { property: pending.id });
    expect((await read(pending.id, executive)).value).toBeNull();
    await ask(REMOVE, admin, { id: manager.id });
    expect((await read(pending.id, manager)).value).toBeNull();
  });

  test('who looks after a public one is nobody else’s business', async () => {
    const flat = listing({ sellerId: admin.id });
    await writeListings(database, [flat]);
    await ask(ASSIGN, admin, { property: flat.id, to: executive.id });
    const stranger = await person();
    expect((await read(flat.id, stranger)).value).toMatchObject({
      viewerCanEdit: false,
      assignedTo: null,
    });
  });

  test('are assigned by admins and managers, within the team only', async () => {
    const stranger = await person();
    const [own, foreign] = [listing({ sellerId: admin.id }), listing({ sellerId: stranger.id })];
    await writeListings(database, [own, foreign]);
    expect((await ask(ASSIGN, executive, { property: own.id, to: executive.id })).code).toBe(
      'FORBIDDEN',
    );
    expect((await ask(ASSIGN, admin, { property: foreign.id, to: executive.id })).code).toBe(
      'NOT_FOUND',
    );
    expect((await ask(ASSIGN, admin, { property: own.id, to: stranger.id })).code).toBe(
      'INVALID_INPUT',
    );
    expect((await ask(ASSIGN, admin, { property: 'x', to: 'y' })).code).toBe('NOT_FOUND');
  });
});

describe('an organisation', () => {
  test('D-27 is made by a site_admin, and its first admin joins by an invitation', async () => {
    const name = 'Sahyadri Homes ' + newId();
    const first = await person({ userType: 'buyer', kind: null, name: 'Asha Rao' });
    const made = await ask(CREATE, siteAdmin, { name: '  ' + name + ' ', mobile: first.mobile });
    expect(made.value).toMatchObject({ name });
    const open = (await ask(INVITATIONS, first)).value;
    expect(open).toMatchObject([{ role: 'ADMIN', organisation: { name }, invitedBy: null }]);
    const [message] = await served.messages(first.mobile ?? '');
    expect(message?.text).toMatch(/^Aangan invites you to Sahyadri Homes .+ on Aangan as admin\. /);
    const [{ id }] = Array.isArray(open) ? open : [{ id: '' }];
    expect((await ask(ACCEPT, first, { id })).value).toMatchObject({
      role: 'ADMIN',
      userType: 'BUILDER',
    });
    expect(
      (await ask(CREATE, siteAdmin, { name: name.toUpperCase(), mobile: mobile() })).code,
    ).toBe('CONFLICT');
  });

  test('without members goes to whoever is named last', async () => {
    const name = 'Sahyadri Homes ' + newId();
    const [wrong, right] = [await person(), await person()];
    const first = await ask(CREATE, siteAdmin, { name, mobile: wrong.mobile });
    const second = await ask(CREATE, siteAdmin, { name, mobile: right.mobile });
    expect(second.value).toEqual(first.value);
    expect((await ask(INVITATIONS, wrong)).value).toEqual([]);
    const open = (await ask(INVITATIONS, right)).value;
    expect(open).toHaveLength(1);
    // Named again, the same one is renewed.
    await ask(CREATE, siteAdmin, { name, mobile: right.mobile });
    expect((await ask(INVITATIONS, right)).value).toEqual(open);
  });

  test('is not offered to who is in another one', async () => {
    const values = { name: 'Sahyadri Homes ' + newId(), mobile: executive.mobile };
    expect((await ask(CREATE, siteAdmin, values)).code).toBe('CONFLICT');
    const [row] = await database.query({
      text: 'SELECT FROM organisation WHERE name = $1',
      values: [values.name],
    });
    expect(row).toBeUndefined();
  });

  test.each([
    [{ name: ' ' }, 'Please enter the name of the organisation'],
    [{ mobile: '98' }, 'Mobile number must be exactly 10 digits'],
  ])('with %j is refused', async (change, message) => {
    const values = { name: 'Sahyadri Homes', mobile: mobile(), ...change };
    expect(await ask(CREATE, siteAdmin, values)).toMatchObject({ code: 'INVALID_INPUT', message });
  });

  test('is made by who signs up as a builder, once', async () => {
    const founder = await person({ userType: null, kind: null });
    const context = contextOf(await now(founder));
    const name = 'Deccan Builders ' + newId();
    const made = await createOrganisationFor(context, founder.id, name);
    expect(isId(made.id)).toBe(true);
    expect(await now(founder)).toMatchObject({
      userType: 'builder',
      role: 'admin',
      organisationId: made.id,
    });
    await expect(createOrganisationFor(context, founder.id, name)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'You already belong to an organisation.',
    });
    expect(await audited(founder.id)).toEqual([
      `organisation.joined: organisation ${made.id} as admin`,
    ]);
    expect(await audited(made.id)).toEqual(['organisation.created']);
    const second = await person({ userType: null, kind: null });
    await expect(
      createOrganisationFor(contextOf(await now(second)), second.id, name.toLowerCase()),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('D4 a name that looks like another is taken, however it is composed', async () => {
    const name = `Caf\u00e9 Homes ${newId()}`;
    const first = await person(NEW);
    await createOrganisationFor(contextOf(await now(first)), first.id, name);
    for (const alike of [
      name.normalize('NFD'),
      name.toUpperCase(),
      name.replace('Homes', '\uff28omes'),
    ]) {
      const founder = await person(NEW);
      await expect(
        createOrganisationFor(contextOf(await now(founder)), founder.id, alike),
      ).rejects.toMatchObject({ code: 'CONFLICT' });
    }
  });

  test('D4 the database and the rules have one key of a text', async () => {
    const texts = [
      'Cafe\u0301',
      ' \u00a0CAF\u00c9\u3000\u200b x ',
      '\u0958\u200d\u0932',
      '\ufb01\u00ad\ufe0f\u2800',
      '\u3164',
    ];
    for (const text of [...texts, 'Ａ\t\n\u2028b', '\u{e0041}z', 'ẞ ŁÓDŹ ΑΒ', '𑄃𑄧']) {
      const [row] = await database.query<{ key: string }>({
        text: 'SELECT text_key($1) AS key',
        values: [text],
      });
      expect(row?.key, JSON.stringify(text)).toBe(textKey(text));
    }
  });
});

const NEW = { userType: null, kind: null };

function contextOf(viewer: Viewer): Context {
  return createContext({
    viewer,
    address: '127.0.0.1',
    requestId: newId(),
    database,
    clock: fixedClock(new Date()),
    log: silentLog(),
  });
}
