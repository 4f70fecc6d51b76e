import { describe, expect, test } from 'vitest';
import { type Viewer } from '../../src/platform/context.ts';
import { type Database } from '../../src/platform/database/connect.ts';
import { responsesTo, documentFor, fromAnywhere, recorded } from '../harness/answers.ts';
import { CHANGES, WRITES } from '../harness/changeCalls.ts';
import { type RestResponse, type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { lastCode } from '../harness/messages.ts';
import { BEHIND_A_PROXY, person, wrongCode } from '../harness/people.ts';
import { recordOf } from '../harness/record.ts';
import { buildSmallWorld, type Who } from '../harness/smallWorld.ts';
import { IDS } from '../harness/smallWorldContent.ts';

/**
 * What both doors say when something is changed, or refused and why; what is written into the record then, and
 * what people are told. Word for word, like answers.test.ts.
 */

describe('both doors when something is changed or refused', () => {
  test('D-02 the REST door', async () => {
    const { database, served, viewers } = await openWorld();
    const responses = await responsesTo(served, viewers, WRITES);
    const notice = await recordOf(database, served);
    await expect(`${responses}\n${notice}`).toMatchFileSnapshot('./answers/rest-changes.txt');
  });

  test('D-02 the GraphQL door', async () => {
    const { database, served, viewers } = await openWorld();
    const responses: string[] = [];
    for (const [who, field, input] of CHANGES) {
      const type = field.startsWith('sendEnquiry') ? 'EnquiryInput!' : 'ListingInput!';
      const document = await documentFor(field, input && type);
      // Somebody may have joined or left since.
      const viewer = await again(database, viewers[who]);
      const { status, data, errors } = await served.graphql(document, { input }, viewer, {
        headers: fromAnywhere(),
      });
      responses.push(
        recorded(`${who}: ${field.slice(0, 200)}`, status, errors.length > 0 ? errors : data),
      );
    }
    const notice = await recordOf(database, served);
    await expect(`${responses.join('\n')}\n${notice}`).toMatchFileSnapshot(
      './answers/graphql-changes.txt',
    );
  });
});

describe('somebody who registers and signs in through REST', () => {
  test('V-7-16 V-7-18 V-7-19 V-7-20 is told this at each step', async () => {
    const served = await testApp(await freshDatabase(), BEHIND_A_PROXY);
    const who = person(served);
    const notices: string[] = [];
    let last: RestResponse['body'] = {};
    const post = async (path: string, body: object, bearer?: string) => {
      const response = await who.post(path, body, { bearer });
      notices.push(recorded(`POST ${path}`, response.status, response.body));
      last = response.body;
    };
    const sent = (to: string) => lastCode(served, to);
    const [mobile, other, email] = ['9811100051', '9811100052', 'tara@example.in'];
    const params = { mobile, userType: 'agent', purpose: 'register' };
    await post('/api/auth/mobile/send-otp', params);
    await post('/api/auth/mobile/verify-otp', { ...params, otp: wrongCode(await sent(mobile)) });
    await post('/api/auth/mobile/verify-otp', { ...params, otp: await sent(mobile) });
    const { verificationToken } = last;
    const details = { mobile, name: 'Tara Sen', verificationToken };
    await post('/api/auth/complete-profile', { ...details, email });
    const bearer = String(last['accessToken']);
    await post('/api/auth/refresh-token', { refreshToken: last['refreshToken'] });
    await post('/api/auth/mobile/send-otp', { mobile: other, purpose: 'change' }, bearer);
    const change = { mobile: other, purpose: 'change', otp: await sent(other) };
    await post('/api/auth/mobile/verify-otp', change, bearer);
    await post('/api/auth/sendOtpOnMail', { email }, bearer);
    await post('/api/auth/otpVerify', { email, otp: await sent(email) }, bearer);
    await post('/api/auth/login', { mobile: other, password: 'x', otp: '123456' });
    await post('/api/auth/mobile/send-otp', { mobile: other, purpose: 'login' });
    await post('/api/auth/mobile/verify-otp', { mobile: other, otp: await sent(other) });
    await post('/api/auth/register', {
      name: 'Uma',
      email: 'uma@example.in',
      mobile: '9811100053',
      userType: 'Buyer',
    });
    await post('/api/auth/otpVerify', {
      email: 'uma@example.in',
      otp: await sent('uma@example.in'),
    });
    await post('/api/auth/logout', {}, String(last['accessToken']));
    await post('/api/auth/refresh', { refreshToken: last['refreshToken'] });
    const texts = [...(await served.messages(mobile)), ...(await served.messages(other))];
    notices.push(
      recorded(
        'messages',
        texts.length,
        texts.map(({ text, code }) =>
          code === undefined ? text : text.replaceAll(code, '<code>'),
        ),
      ),
    );
    await expect(notices.join('\n')).toMatchFileSnapshot('./answers/rest-signing-in.txt');
  });
});

async function openWorld(): Promise<{
  database: Database;
  served: TestApp;
  viewers: Record<Who, Viewer>;
}> {
  const database = await freshDatabase();
  const served = await testApp(database, BEHIND_A_PROXY);
  const viewers = await buildSmallWorld(database);
  await database.query({
    text: `INSERT INTO picture (id, width, height, thumbhash, source_key, uploaded_by)
           SELECT id, 1200, 900, 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==', 'source', $2 FROM unnest($1::text[]) AS id`,
    values: [[IDS.picture, IDS.otherPicture], IDS.seller],
  });
  return { database, served, viewers };
}

async function again(database: Database, viewer: Viewer): Promise<Viewer> {
  if (viewer.kind !== 'account') return viewer;
  const [row] = await database.query<object>({
    text: `SELECT user_type AS "userType", role, organisation_id AS "organisationId" FROM account WHERE id = $1`,
    values: [viewer.id],
  });
  return { ...viewer, ...row };
}
