import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../../schema/limits.ts';
import { newsletterFormPath } from '../../../../schema/routes.ts';
import { buildAccount } from '../../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../../test/harness/application.ts';
import { freshDatabase } from '../../../test/harness/database.ts';
import { multipart } from '../../../test/harness/multipart.ts';
import {
  BEHIND_A_PROXY,
  newAddress,
  newBrowser,
  newEmail,
  person,
} from '../../../test/harness/people.ts';
import { type Database } from '../../platform/database/connect.ts';
import { outboxCipher } from '../../platform/messages/outbox.ts';
import { Subscriber } from './subscriber.entity.ts';

let database: Database;
let served: TestApp;
const OTP_PEPPER = 'k7'.repeat(16);

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database, { ...BEHIND_A_PROXY, OTP_PEPPER });
});

beforeEach(async () => {
  await database.source.getRepository(Subscriber).deleteAll();
});

const PATH = '/api/newsletter/subscribe';
const subscribe = (email: unknown, from = newAddress()) =>
  person(served, from).post(PATH, { email });
const stored = () => database.source.getRepository(Subscriber).find({ order: { email: 'ASC' } });

/** The addresses of confirming and of unsubscribing in the newest e-mail to an address. */
async function linksTo(email: string): Promise<{ confirm: string; unsubscribe: string }> {
  const message = (await served.messages(email)).at(-1);
  const [confirm = '', unsubscribe = ''] = message?.text?.match(/http\S+/g) ?? [];
  return { confirm: pathOf(confirm), unsubscribe: pathOf(unsubscribe) };
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

async function open(path: string) {
  const { statusCode, body } = await served.app.http.inject({ url: path });
  return { status: statusCode, body };
}

/** The words of a page. */
function textOf(page: string): string {
  const bare = page.replace(/<style>.*<\/style>/s, '').replaceAll(/<[^>]*>/g, ' ');
  return bare.replaceAll(/\s+/g, ' ').trim();
}

/** Presses the button of the page behind a link: its form is sent as browsers do. */
function press(path: string) {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const form = multipart([{ name: 'token', content: searchParams.get('token') ?? '' }]);
  return served.app.http.inject({ method: 'POST', url: pathname, ...form });
}

async function administrator() {
  const role = 'site_admin';
  return viewerOf(await buildAccount(database, { userType: role, role, kind: null }));
}

describe('the newsletter', () => {
  test('D-56 the e-mail says what was asked for, and its two pages say what their buttons do', async () => {
    const email = newEmail();
    await subscribe(email);
    const [message] = await served.messages(email);
    expect(message).toMatchObject({
      channel: 'email',
      template: 'newsletter',
      subject: 'Please confirm your Aangan newsletter subscription',
    });
    expect(message?.text.replaceAll(/http\S+/g, 'LINK')).toBe(
      'Someone, hopefully you, subscribed this address to the Aangan newsletter.\n\n' +
        'Confirm here: LINK\n\n' +
        'Not you, or no longer interested? Unsubscribe here: LINK',
    );
    const { confirm, unsubscribe } = await linksTo(email);
    const shown = async (path: string) => textOf((await open(path)).body);
    expect(await shown(confirm)).toBe(
      'Our newsletter · Aangan Our newsletter Do you want to receive it at this address? Yes, subscribe',
    );
    expect(await shown(unsubscribe)).toBe(
      'Unsubscribe from the newsletter · Aangan Unsubscribe from the newsletter Do you want to unsubscribe this address? Yes, unsubscribe',
    );
    expect(textOf((await press(confirm)).body)).toBe(
      'Our newsletter · Aangan Our newsletter Your address is confirmed. Aangan',
    );
    expect(await shown(confirm)).toBe(
      'Our newsletter · Aangan Our newsletter Your address is already confirmed. Aangan',
    );
    expect(textOf((await press(unsubscribe)).body)).toBe(
      'Unsubscribe from the newsletter · Aangan Unsubscribe from the newsletter You are unsubscribed. Aangan',
    );
    expect((await press(confirm)).json()).toMatchObject({
      message: 'This link no longer works. Please subscribe again.',
    });
  });

  test('A-7.5-17 A-8-04 D-56 an address is kept once it is asked for, and confirmed by the link in its e-mail', async () => {
    const email = newEmail();
    const response = await subscribe(` ${email.toUpperCase()} `);
    expect(response).toMatchObject({
      status: 200,
      body: { success: true, message: 'Thank you for subscribing!' },
    });
    expect(await stored()).toMatchObject([{ email, confirmedAt: null }]);
    const { confirm } = await linksTo(email);
    const page = await open(confirm);
    expect(page).toMatchObject({
      status: 200,
      body: expect.stringContaining('Yes, subscribe'),
    });
    expect(await stored()).toMatchObject([{ confirmedAt: null }]);
    const pressed = await press(confirm);
    expect([pressed.statusCode, pressed.body]).toEqual([
      200,
      expect.stringContaining('Your address is confirmed.'),
    ]);
    const [first] = await stored();
    expect(first?.confirmedAt).toBeInstanceOf(Date);
    await press(confirm);
    expect(await stored()).toEqual([first]);
  });

  test('D-56 asked for again it is kept once, and a confirmed address is not written to again', async () => {
    const email = newEmail();
    await Promise.all([subscribe(email), subscribe(email)]);
    expect(await stored()).toHaveLength(1);
    expect(await served.messages(email)).toHaveLength(2);
    await press((await linksTo(email)).confirm);
    expect(await subscribe(email)).toMatchObject({ status: 200, body: { success: true } });
    expect(await served.messages(email)).toHaveLength(2);
  });

  test('D-56 the link to unsubscribe forgets the address, and a link does only what it says', async () => {
    const email = newEmail();
    await subscribe(email);
    const { confirm, unsubscribe } = await linksTo(email);
    const swapped = confirm.replace(/token=.*/, unsubscribe.replace(/.*(?=token=)/, ''));
    expect(await press(swapped)).toMatchObject({ statusCode: 404 });
    expect(await stored()).toMatchObject([{ confirmedAt: null }]);
    expect(await press(unsubscribe)).toMatchObject({ statusCode: 200 });
    expect(await stored()).toEqual([]);
    expect(await press(unsubscribe)).toMatchObject({ statusCode: 200 });
    expect(await press(confirm)).toMatchObject({ statusCode: 404 });
  });

  test('R-E1 a link stands for its address: any of its e-mails confirms and unsubscribes it as it is now', async () => {
    const email = newEmail();
    await subscribe(email);
    const first = await linksTo(email);
    await press(first.confirm);
    await press(first.unsubscribe);
    expect(await press(first.confirm)).toMatchObject({ statusCode: 404 });
    await subscribe(email.toUpperCase());
    const second = await linksTo(email);
    await press(first.confirm);
    expect(await stored()).toMatchObject([{ email, confirmedAt: expect.any(Date) }]);
    expect(textOf((await open(second.confirm)).body)).toContain('is already confirmed.');
    await subscribe(newEmail());
    expect(await press(first.unsubscribe)).toMatchObject({ statusCode: 200 });
    expect(await stored()).toHaveLength(1);
    expect((await stored())[0]?.email).not.toBe(email);
  });

  test('R-E1 a link of before names a row: it still works, and says so where that is gone', async () => {
    const email = newEmail();
    await subscribe(email);
    const [{ id } = { id: '' }] = await stored();
    const cipher = outboxCipher(OTP_PEPPER);
    const linkOf = (path: string) =>
      `${path}?token=${cipher.encrypt(id, path).toString('base64url')}`;
    const unsubscribed = linkOf('/api/newsletter/unsubscribe');
    await press(linkOf('/api/newsletter/confirm'));
    expect(await stored()).toMatchObject([{ confirmedAt: expect.any(Date) }]);
    expect(await press(unsubscribed)).toMatchObject({ statusCode: 200 });
    expect(await stored()).toEqual([]);
    const again = await press(unsubscribed);
    expect([again.statusCode, again.json().message]).toEqual([
      404,
      'This link no longer works. Please use the link in our latest email.',
    ]);
  });

  test('a link that is none of ours is refused, and its page repeats nothing of it as markup', async () => {
    const forged = '/api/newsletter/confirm?token=' + encodeURIComponent('"><script>x</script>');
    expect((await open(forged)).body).not.toContain('<script>x');
    const pressed = await press(forged);
    expect([pressed.statusCode, pressed.json().message]).toEqual([
      404,
      'This link does not work. Please use the link in our latest email.',
    ]);
  });

  test.each([
    ['', 'Please enter your email address'],
    ['asha@', 'Please enter a valid email address'],
    ['a'.repeat(50) + '@x.example', 'Max 56 characters'],
    [{ at: 'x' }, 'Please enter your email address'],
  ])('A-5-05 %j is refused', async (email, message) => {
    expect(await subscribe(email)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'email', message }] },
    });
    expect(await stored()).toEqual([]);
  });

  test('R-B1 a filled hidden field is refused in words, and the next try goes through', async () => {
    const email = newEmail();
    const send = (website: unknown) => person(served, newAddress()).post(PATH, { email, website });
    for (const website of ['http://x.example', 7]) {
      expect(await send(website)).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining('send it again') },
      });
    }
    expect([await stored(), await served.messages(email)]).toEqual([[], []]);
    expect(await send(' ')).toMatchObject({ status: 200 });
    expect(await stored()).toHaveLength(1);
  });

  test('R-C1 an address is written to three times a day, and one browser asks five times an hour', async () => {
    const email = newEmail();
    for (let times = 0; times < LIMITS.newsletter.perEmailPerDay; times += 1) {
      expect(await subscribe(email)).toMatchObject({ status: 200 });
    }
    expect(await subscribe(email)).toMatchObject({ status: 429 });
    const cookie = newBrowser();
    const ask = () => person(served).post(PATH, { email: newEmail() }, { cookie });
    for (let times = 0; times < LIMITS.newsletter.perSenderPerHour; times += 1) {
      expect(await ask()).toMatchObject({ status: 200 });
    }
    expect(await ask()).toMatchObject({ status: 429 });
  });

  test('A-7.5-17 D-56 the whole way: asked for, confirmed by the e-mail, listed, unsubscribed, gone', async () => {
    const email = newEmail();
    const admin = await administrator();
    const listed = async (status: string) => {
      const { body } = await served.rest(`/api/site-admin/newsletter?status=${status}`, admin);
      return Object(body).data.map((each: { email: string }) => each.email);
    };
    expect(await subscribe(email)).toMatchObject({ status: 200 });
    expect(await served.messages(email)).toHaveLength(1);
    expect([await listed('waiting'), await listed('confirmed')]).toEqual([[email], []]);
    const { confirm, unsubscribe } = await linksTo(email);
    await press(confirm);
    expect([await listed('waiting'), await listed('confirmed')]).toEqual([[], [email]]);
    await press(unsubscribe);
    expect([await listed('all'), await stored()]).toEqual([[], []]);
  });

  test('the administrator reads who asked for it, newest first, by status and words, through both doors', async () => {
    const [first, second] = ['asha.one@example.in', 'ravi_two@example.in'];
    await subscribe(first);
    await subscribe(second);
    await press((await linksTo(first)).confirm);
    const admin = await administrator();
    const LIST = `query ($search: String, $status: SubscriberStatus) { administration {
      newsletterSubscribers(pageSize: 1, search: $search, status: $status) {
        total hasMore items { email status } counts { status count } } } }`;
    const request = async (filter: object) => {
      const { data } = await served.graphql(LIST, { ...filter }, admin);
      return Object(data).administration.newsletterSubscribers;
    };
    const counts = (waiting: number, confirmed: number) => [
      { status: 'WAITING', count: waiting },
      { status: 'CONFIRMED', count: confirmed },
    ];
    const item = { email: second, status: 'WAITING' };
    expect(await request({})).toEqual({
      total: 2,
      hasMore: true,
      items: [item],
      counts: counts(1, 1),
    });
    expect(await request({ status: 'CONFIRMED' })).toEqual({
      total: 1,
      hasMore: false,
      items: [{ email: first, status: 'CONFIRMED' }],
      counts: counts(1, 1),
    });
    // A sign that LIKE reads otherwise is a letter here.
    expect(await request({ search: ' VI_T ' })).toMatchObject({
      total: 1,
      items: [item],
      counts: counts(1, 0),
    });
    expect(await request({ search: 'a_one' })).toMatchObject({ total: 0, items: [] });
    const response = await served.rest('/api/site-admin/newsletter?page=2&limit=1', admin);
    expect(response).toMatchObject({
      status: 200,
      body: {
        message: '2 subscribers found.',
        data: [{ email: first, status: 'confirmed' }],
        counts: { waiting: 1, confirmed: 1 },
        pagination: { total: 2 },
      },
    });
    const unknown = await served.rest('/api/site-admin/newsletter?status=gone', admin);
    expect(unknown).toMatchObject({ status: 400, body: { errors: [{ field: 'status' }] } });
    const file = await served.rest('/api/site-admin/exports/newsletter?search=asha', admin);
    expect([file.headers['x-export-rows'], file.text]).toEqual([
      '1',
      expect.stringContaining(first),
    ]);
  });

  test('an address is deleted on request: the audit keeps that it was and not which', async () => {
    const [first, second] = [newEmail(), newEmail()];
    await subscribe(first);
    await subscribe(second);
    const admin = await administrator();
    const [one, other] = await stored();
    const DELETE = 'mutation ($id: ID!) { deleteNewsletterSubscriber(id: $id) { deletedId } }';
    expect((await served.graphql(DELETE, { id: one?.id }, admin)).data).toEqual({
      deleteNewsletterSubscriber: { deletedId: one?.id },
    });
    const path = `/api/site-admin/newsletter/${other?.id}`;
    expect(await served.rest(path, admin, 'DELETE')).toMatchObject({
      status: 200,
      body: { success: true, message: 'Address deleted.' },
    });
    expect(await served.rest(path, admin, 'DELETE')).toMatchObject({
      status: 404,
      body: { message: 'This address does not exist. It may have been deleted.' },
    });
    expect(await stored()).toEqual([]);
    const { body } = await served.rest('/api/site-admin/audit?noun=newsletter', admin);
    expect(Object(body).data).toMatchObject([
      { label: 'Newsletter address deleted', subjectId: other?.id, note: null },
      { label: 'Newsletter address deleted', subjectId: one?.id, note: null },
    ]);
  });

  test('A-7.5-17 a form without scripts is answered by a page; refused, it stands there as it was filled in', async () => {
    const send = (email: string) =>
      served.app.http.inject({
        method: 'POST',
        url: newsletterFormPath(),
        ...multipart([{ name: 'email', content: email }]),
      });
    const refused = await send('"><b>asha');
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([
      400,
      'text/html; charset=utf-8',
    ]);
    expect(textOf(refused.body)).toContain('Please enter a valid email address');
    expect(refused.body).toContain('value="&quot;&gt;&lt;b&gt;asha"');
    expect(refused.body).not.toContain('<b>');
    const email = newEmail();
    const sent = await send(email);
    expect([sent.statusCode, textOf(sent.body)]).toEqual([
      200,
      expect.stringContaining(
        'Thank you for subscribing! Please open the link in the email we send you.',
      ),
    ]);
    expect(await stored()).toMatchObject([{ email }]);
  });

  test('D-56 GraphQL subscribes too, in the same words', async () => {
    const ASK =
      'mutation ($email: String!) { subscribeToNewsletter(email: $email) { isAccepted } }';
    expect((await served.graphql(ASK, { email: 'asha' })).errors).toMatchObject([
      {
        extensions: { fields: [{ path: 'email', message: 'Please enter a valid email address' }] },
      },
    ]);
    expect((await served.graphql(ASK, { email: newEmail() })).data).toEqual({
      subscribeToNewsletter: { isAccepted: true },
    });
    expect(await stored()).toHaveLength(1);
  });
});
