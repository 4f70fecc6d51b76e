import { beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../../schema/limits.ts';
import { settingValues } from '../../../../schema/rules/setting.ts';
import { buildAccount, buildPicture } from '../../../test/factories.ts';
import { photo } from '../../../test/fakes/photos.ts';
import { sharedApp, type TestApp, viewerOf } from '../../../test/harness/application.ts';
import { multipart, type Part } from '../../../test/harness/multipart.ts';
import { AuditEntry } from '../../accounts/auditEntry.entity.ts';
import { type AccountViewer } from '../../platform/context.ts';
import { type Database } from '../../platform/database/connect.ts';
import { silentLog } from '../../platform/observability/logging.ts';
import { LiveOffice } from './liveOffice.ts';

const SITE_ADMIN = { userType: 'site_admin', role: 'site_admin', kind: null } as const;
const PATH = '/api/office-information';
const OFFICE = {
  address: '4 Example Marg, Pune 411001',
  phone: '2026001234',
  email: 'pune@ghar.example',
};
const SETTINGS = settingValues();

let database: Database;
let served: TestApp;
let admin: AccountViewer;

const fresh = sharedApp();

beforeEach(async () => {
  ({ database, served } = await fresh());
  admin = viewerOf(await buildAccount(database, SITE_ADMIN));
});

const add = (body: object, as = admin) => served.rest(PATH, as, 'POST', { body });
const change = (id: string, body: object) => served.rest(`${PATH}/${id}`, admin, 'PUT', { body });
const readNotices = async () => Object((await served.rest(`${PATH}/public`)).body['data']);

async function added(more: object = {}): Promise<string> {
  const { status, body } = await add({ ...OFFICE, ...more });
  expect(status).toBe(201);
  return Object(body['data'])['id'];
}

async function isThere(id: string): Promise<boolean> {
  const text = 'SELECT FROM picture WHERE id = $1 AND removed_at IS NULL';
  return (await database.query({ text, values: [id] })).length === 1;
}

describe('offices', () => {
  test('A-7.5-12 V-7-34 without a record everybody is told the office of the settings, without a token', async () => {
    const { status, body } = await served.rest(`${PATH}/public`);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: 'Office found.',
      data: {
        _id: null,
        address: SETTINGS.officeAddress,
        phone: SETTINGS.officePhone,
        email: SETTINGS.officeEmail,
        hours: SETTINGS.officeHours,
        logo: null,
        logoAlt: '',
        isActive: true,
      },
    });
  });

  test('A-3-10 A-7.5-13 A-7.5-11 one that is added has all that is said of it, and can be read', async () => {
    const logo = await photo(300, 200).jpeg().toBuffer();
    const form = multipart([
      ...Object.entries(OFFICE).map(([name, content]): Part => ({ name, content })),
      { name: 'logo', content: logo, file: 'sign.jpg' },
    ]);
    const { status, body } = await served.rest(PATH, admin, 'POST', { form });
    expect([status, body['success'], body['message']]).toEqual([201, true, 'Office added.']);
    const office = Object(body['data']);
    expect(office).toMatchObject({ ...OFFICE, _id: office.id, isActive: true });
    expect(office.logo).toMatch(/^\/media\/[0-9a-f]{24}\/\d+\.jpg$/);
    expect(await readNotices()).toMatchObject({ ...OFFICE, _id: office.id, logo: office.logo });
    expect((await served.rest(PATH, admin)).body).toMatchObject({
      success: true,
      data: [office],
    });
    expect((await served.rest(`${PATH}/${office.id}`, admin)).body['data']).toEqual(office);
    const { data } = await served.graphql('{ site { office { phone address logo { path } } } }');
    expect(data).toEqual({
      site: {
        office: {
          phone: OFFICE.phone,
          address: OFFICE.address,
          logo: { path: expect.stringContaining('/media/') },
        },
      },
    });
  });

  test('D-91 the one that was activated last is the only active one', async () => {
    const first = await added();
    const second = await added({ address: '5 Example Marg, Pune' });
    expect(await readNotices()).toMatchObject({ _id: second });
    await change(first, { isActive: true });
    expect(await readNotices()).toMatchObject({ _id: first });
    const third = await added({ isActive: false });
    expect(await readNotices()).toMatchObject({ _id: first });
    const { body } = await served.rest(PATH, admin);
    expect(
      Object(body['data']).map((each: Record<string, unknown>) => [each['id'], each['isActive']]),
    ).toEqual([
      [third, false],
      [second, false],
      [first, true],
    ]);
    await change(first, { isActive: false });
    expect(await readNotices()).toMatchObject({ _id: null, phone: SETTINGS.officePhone });
  });

  test('A-7.5-14 what is changed is told at once, and what is not sent stays', async () => {
    const id = await added();
    const form = multipart([
      { name: 'phone', content: '2026005678' },
      { name: 'isActive', content: 'true' },
    ]);
    const { status, body } = await served.rest(`${PATH}/${id}`, admin, 'PUT', { form });
    expect([status, body['success'], body['message']]).toEqual([200, true, 'Office changed.']);
    expect(await readNotices()).toMatchObject({ ...OFFICE, phone: '2026005678' });
    const { data } = await served.graphql('{ site { grievanceOfficer { address email } } }');
    expect(Object(data?.['site'])['grievanceOfficer']).toEqual({
      address: OFFICE.address,
      email: OFFICE.email,
    });
  });

  test('A-7.5-15 after the active one is deleted everybody is told the settings again', async () => {
    const id = await added();
    const { status, body } = await served.rest(`${PATH}/${id}`, admin, 'DELETE');
    expect([status, body]).toEqual([200, { success: true, message: 'Office deleted.' }]);
    expect(await readNotices()).toMatchObject({ _id: null, email: SETTINGS.officeEmail });
    const removed = {
      status: 404,
      body: { message: 'This office does not exist. It may have been deleted.' },
    };
    expect(await served.rest(`${PATH}/${id}`, admin)).toMatchObject(removed);
    expect(await served.rest(`${PATH}/${id}`, admin, 'DELETE')).toMatchObject(removed);
    expect(await change(id, { phone: '2026005678' })).toMatchObject(removed);
  });

  test('A-3-10 a logo that is replaced, taken away or whose office is deleted is gone', async () => {
    const [one, other] = [
      await buildPicture(database, admin.id),
      await buildPicture(database, admin.id),
    ];
    const id = await added({ logo: one });
    await change(id, { phone: '2026005678' });
    expect(await isThere(one)).toBe(true);
    // As documented clients send back what they have read.
    await change(id, { logo: (await readNotices()).logo, phone: '2026005679' });
    expect(await readNotices()).toMatchObject({ logo: expect.stringContaining(one) });
    await change(id, { logo: other });
    expect([await isThere(one), await isThere(other)]).toEqual([false, true]);
    await change(id, { logo: '' });
    expect([(await readNotices()).logo, await isThere(other)]).toEqual([null, false]);
    const third = await buildPicture(database, admin.id);
    await change(id, { logo: third });
    await served.rest(`${PATH}/${id}`, admin, 'DELETE');
    expect(await isThere(third)).toBe(false);
  });

  test('A-3-10 a logo says what it shows where somebody has said it, through both doors', async () => {
    const logo = await buildPicture(database, admin.id);
    const id = await added({ logo });
    expect((await readNotices()).logoAlt).toBe('');
    await change(id, { logo: { url: (await readNotices()).logo, alt: ' A  banyan ' } });
    expect((await readNotices()).logoAlt).toBe('A banyan');
    // By its id alone, as older clients send it, it keeps what was said.
    await change(id, { logo, phone: '2026005679' });
    expect((await readNotices()).logoAlt).toBe('A banyan');
    const update = `mutation ($id: ID!, $input: UpdateOfficeInput!) {
      updateOffice(id: $id, input: $input) { office { logo { id alt } } } }`;
    const send = (input: object) => served.graphql(update, { id, input }, admin);
    const { data } = await send({ shownLogo: { id: logo, alt: 'A tree' } });
    expect(data?.['updateOffice']).toEqual({ office: { logo: { id: logo, alt: 'A tree' } } });
    expect((await send({ logo })).data?.['updateOffice']).toEqual(data?.['updateOffice']);
    const { errors } = await send({ shownLogo: { id: logo, alt: 'x'.repeat(201) } });
    expect(errors).toMatchObject([
      { extensions: { fields: [{ path: 'shownLogo.alt', message: 'Max 200 characters' }] } },
    ]);
    expect((await send({ shownLogo: null })).data?.['updateOffice']).toEqual({
      office: { logo: null },
    });
  });

  test('A-7.5-13 a file that is no picture is refused by its field, and nothing is added', async () => {
    const form = multipart([
      ...Object.entries(OFFICE).map(([name, content]): Part => ({ name, content })),
      { name: 'logo', content: '<svg onload="alert(1)"></svg>', file: 'sign.svg' },
    ]);
    const { status, body } = await served.rest(PATH, admin, 'POST', { form });
    expect(status).toBe(400);
    expect(body['errors']).toMatchObject([{ field: 'logo' }]);
    expect((await served.rest(PATH, admin)).body['data']).toEqual([]);
  });

  test('A-7.5-13 what is missing or no address, phone or e-mail address is said by its field', async () => {
    const { status, body } = await add({ address: ' ', phone: '12', email: 'office' });
    expect(status).toBe(400);
    expect(body['errors']).toMatchObject([
      { field: 'address', message: 'Address: please fill this in' },
      { field: 'phone', message: 'Phone number must be exactly 10 digits' },
      { field: 'email', message: 'Please enter a valid email address' },
    ]);
    expect((await add({ ...OFFICE, address: 'x'.repeat(201) })).status).toBe(400);
    expect((await add({ ...OFFICE, address: 'x\u0000y' })).status).toBe(400);
  });

  test('A-7.5-13 what is said comes back as it was written, and pages show it as text', async () => {
    const address = `<script>alert('4')</script> & "Marg" \u202e نص {siteName}`;
    await added({ address });
    expect((await readNotices()).address).toBe(address);
  });

  test('D-91 everybody but an administrator is refused', async () => {
    const seller = viewerOf(await buildAccount(database));
    const id = await added();
    expect((await add(OFFICE, seller)).status).toBe(403);
    for (const as of [undefined, seller]) {
      const refused = as === undefined ? 401 : 403;
      expect((await served.rest(PATH, as)).status).toBe(refused);
      expect((await served.rest(`${PATH}/${id}`, as)).status).toBe(refused);
      const body = { phone: '2026005678' };
      expect((await served.rest(`${PATH}/${id}`, as, 'PUT', { body })).status).toBe(refused);
      expect((await served.rest(`${PATH}/${id}`, as, 'DELETE')).status).toBe(refused);
    }
  });

  test('D-91 both doors write the same, and the audit says what', async () => {
    const create = `mutation ($input: CreateOfficeInput!) {
      createOffice(input: $input) { office { id isActive logo { id } } offices { id } } }`;
    const { data } = await served.graphql(create, { input: OFFICE }, admin);
    const { office, offices } = Object(data?.['createOffice']);
    expect(office).toEqual({ id: office.id, isActive: true, logo: null });
    expect(offices).toEqual([{ id: office.id }]);
    const update = `mutation ($id: ID!, $input: UpdateOfficeInput!) {
      updateOffice(id: $id, input: $input) { office { phone } } }`;
    const input = { phone: '2026005678', isActive: false };
    await served.graphql(update, { id: office.id, input }, admin);
    const list = '{ administration { offices { id phone address email isActive } } }';
    expect((await served.graphql(list, {}, admin)).data).toEqual({
      administration: { offices: [{ id: office.id, ...OFFICE, ...input }] },
    });
    const remove = 'mutation ($id: ID!) { deleteOffice(id: $id) { deletedId } }';
    const removed = await served.graphql(remove, { id: office.id }, admin);
    expect(removed.data).toEqual({ deleteOffice: { deletedId: office.id } });
    const entries = await database.source
      .getRepository(AuditEntry)
      .find({ where: { subject: office.id }, order: { id: 'ASC' } });
    expect(
      entries.map(({ action, change: notified }) => [action, notified?.after ?? null]),
    ).toEqual([
      ['office.created', { ...OFFICE, isActive: 'yes', logo: '' }],
      ['office.changed', { phone: '2026005678', isActive: 'no' }],
      ['office.deleted', null],
    ]);
  });

  test('D-91 there are at most fifty', async () => {
    const now = new Date();
    await database.query({
      text: `INSERT INTO office (id, address, phone, email, created_at, updated_at)
        SELECT lpad(to_hex(n), 24, '0'), 'x', '2026001234', 'a@b.example', $1, $1
        FROM generate_series(1, $2::int) AS n`,
      values: [now, LIMITS.office.most],
    });
    expect(await add(OFFICE)).toMatchObject({
      status: 409,
      body: { message: 'You can have at most 50 offices. Please delete one first.' },
    });
  });

  test('A-2.1-02 D-91 a change through one process is told by another one', async () => {
    const other = new LiveOffice({
      database,
      log: silentLog(),
      settings: { values: SETTINGS },
    });
    await other.start();
    const pending = new Promise<void>((resolve) => other.onChange(resolve));
    await added();
    await pending;
    expect(other.inForce).toMatchObject(OFFICE);
    await other.stop();
  });
});
