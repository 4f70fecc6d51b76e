import { describe, expect, test } from 'vitest';
import { smallestValid, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { type Viewer } from '../../src/platform/context.ts';
import { type Database } from '../../src/platform/database/connect.ts';
import { answersTo, type Call, documentFor, fromAnywhere, written } from '../harness/answers.ts';
import { type RestAnswer, type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { lastCode } from '../harness/messages.ts';
import { BEHIND_A_PROXY, person, wrongCode } from '../harness/people.ts';
import { buildSmallWorld, type Who } from '../harness/smallWorld.ts';
import { IDS } from '../harness/smallWorldContent.ts';

/**
 * What both doors say when something is changed, or refused and why; what is written into the record then, and
 * what people are told. Word for word, like answers.test.ts.
 */

const WRITES: readonly Call[] = [
  ['visitor', '/api/auth/login', 'POST', { mobile: '9811100001', otp: '1' }],
  ['visitor', '/api/auth/login', 'POST', { otp: '123456' }],
  ['visitor', '/api/auth/mobile/send-otp', 'POST', { mobile: '1', purpose: 'login' }],
  ['visitor', '/api/auth/mobile/send-otp', 'POST', { mobile: '9811199999', purpose: 'swim' }],
  ['visitor', '/api/auth/mobile/send-otp', 'POST', { mobile: '9811199999', purpose: 'login' }],
  ['visitor', '/api/auth/mobile/send-otp', 'POST', { mobile: '9811100001', purpose: 'login' }],
  ['visitor', '/api/auth/register', 'POST', { name: '', email: 'x', mobile: '1', userType: '' }],
  ['visitor', '/api/auth/complete-profile', 'POST', { verificationToken: 'x' }],
  ['visitor', '/api/auth/refresh-token', 'POST', {}],
  ['visitor', '/api/auth/logout', 'POST', {}],
  ['visitor', '/api/social-auth/login', 'POST', { provider: 'orkut', access_token: 'x' }],
  ['visitor', '/api/social-auth/login', 'POST', { provider: 'google' }],
  ['visitor', '/api/social-auth/login', 'POST', { provider: 'google', access_token: 'x' }],
  [
    'buyer',
    '/api/auth/update-profile',
    'PUT',
    { name: '', profileImage: 'https://x.example/a.jpg' },
  ],
  ['buyer', '/api/auth/update-profile', 'PUT', { preferences: 'none' }],
  ['buyer', '/api/auth/update-profile', 'PUT', { name: 'Asha R. Rao' }],
  ['buyer', `/api/properties/${IDS.office}/favorite`, 'POST'],
  ['buyer', `/api/properties/${IDS.office}/favorite`, 'DELETE'],
  ['buyer', '/api/properties/none/favorite', 'POST'],
  ['visitor', '/api/feedback', 'POST', { name: 'A', rating: 9, feedback: '' }],
  [
    'visitor',
    '/api/feedback',
    'POST',
    { name: 'Asha', rating: '4', feedback: 'A good site, thanks.' },
  ],
  ['visitor', '/api/seller-leads', 'POST', {}],
  [
    'visitor',
    '/api/seller-leads',
    'POST',
    { propertyId: 'none', name: 'Asha', mobile: '9811100001' },
  ],
  ['seller', `/api/seller/leads/${IDS.enquiry}/status`, 'PUT', { status: 'lost' }],
  ['seller', `/api/seller/leads/${IDS.enquiry}/status`, 'PUT', { status: 'contacted' }],
  ['seller', '/api/seller/leads/none/status', 'PUT', { status: 'contacted' }],
  ['seller', '/api/properties/add', 'POST', {}],
  ['seller', `/api/properties/edit/${IDS.pending}`, 'PUT', { details: 'x' }],
  ['seller', `/api/properties/edit/${IDS.pending}`, 'PUT', { title: 'Another title' }],
  ['buyer', `/api/properties/delete/${IDS.pending}`, 'DELETE'],
  ['admin', `/api/site-admin/properties/${IDS.pending}/reject`, 'PUT', {}],
  ['admin', `/api/site-admin/properties/${IDS.pending}/reject`, 'PUT', { reason: 'Blurred.' }],
  ['admin', `/api/site-admin/properties/${IDS.rejected}/approve`, 'PUT', {}],
  ['admin', `/api/site-admin/properties/${IDS.flat}/feature`, 'PUT', { featured: 'maybe' }],
  ['admin', `/api/site-admin/properties/${IDS.flat}/feature`, 'PUT', { featured: false }],
  ['admin', `/api/site-admin/properties/${IDS.plot}/feature`, 'PUT', { featured: 'true' }],
  ['admin', `/api/site-admin/properties/${IDS.flat}/deactivate`, 'PUT', {}],
  ['admin', `/api/site-admin/properties/${IDS.flat}/activate`, 'PUT', {}],
  ['admin', `/api/site-admin/properties/${IDS.flat}/delete`, 'DELETE'],
  ['seller', `/api/properties/delete/${IDS.rejected}`, 'DELETE'],
  ['seller', `/api/properties/delete/${IDS.rejected}`, 'DELETE'],
];

const PLOT = {
  subtype: 'residential-land-plot',
  purpose: 'SELL',
  state: 'Uttar Pradesh',
  city: 'Agra',
  contactEmail: 'meera@example.in',
  contactPhone: '9811100002',
  details: smallestValid(subtypeByKey('residential-land-plot')),
  pictures: [IDS.picture],
};

const ENQUIRY = '{ id status times assignedTo notes { text author } }';

/** A field of Mutation with its arguments, and what `$input` stands for. */
const CHANGES: readonly (readonly [who: Who, field: string, input?: object])[] = [
  ['visitor', 'requestSignInCode'],
  ['visitor', 'requestSignInCode(mobile: "9811100001", email: "asha@example.in")'],
  ['visitor', 'requestSignInCode(email: "nobody@example.in")'],
  ['visitor', 'requestSignInCode(email: "asha@example.in")'],
  ['visitor', 'signIn(mobile: "9811100002", code: "123456")'],
  ['visitor', 'requestRegistrationCode(mobile: "9811100001", userType: BUYER)'],
  ['visitor', 'requestRegistrationCode(mobile: "9811100009", userType: SELLER)'],
  [
    'visitor',
    'registerByEmail(name: "Asha", email: "asha@example.in", mobile: "9811100008", userType: BUYER)',
  ],
  [
    'visitor',
    'registerByEmail(name: "Tara", email: "tara@example.in", mobile: "9811100001", userType: BUYER)',
  ],
  [
    'visitor',
    'registerByEmail(name: "Tara", email: "tara@example.in", mobile: "9811100008", userType: BUYER)',
  ],
  ['visitor', 'confirmEmailRegistration(email: "none@example.in", code: "123456")'],
  ['visitor', 'refreshSession(refreshToken: "none")'],
  ['visitor', 'signOut'],
  ['visitor', 'sendEnquiry(input: $input)', { propertyId: 'none', name: '', mobileNumber: '1' }],
  ['visitor', 'sendEnquiry(input: $input)', enquiry(IDS.pending)],
  ['visitor', 'sendEnquiry(input: $input)', { ...enquiry(IDS.plot), message: 'Is it free?' }],
  ['seller', 'sendEnquiry(input: $input)', enquiry(IDS.plot)],
  ['buyer', 'updateProfile(name: "")'],
  ['buyer', 'updateProfile(name: "Asha R. Rao", preferences: { productNews: false })'],
  ['buyer', 'updateProfile(picture: "none")'],
  ['buyer', 'completeProfile(name: "Asha", email: "other@example.in")'],
  ['buyer', 'requestMobileChange(mobile: "9811100001")'],
  ['buyer', 'requestMobileChange(mobile: "9811100002")'],
  ['buyer', 'requestMobileChange(mobile: "9811100007")'],
  ['buyer', 'changeMobile(mobile: "9811100007", code: "1")'],
  ['buyer', 'requestEmailChange(email: "asha@example.in")'],
  ['buyer', 'requestEmailChange(email: "meera@example.in")'],
  ['buyer', 'requestEmailChange(email: "new@example.in")'],
  ['buyer', 'completeSocialProfile(userType: SELLER)'],
  ['admin', 'startSelling(kind: OWNER)'],
  ['builder', 'startSelling(kind: AGENT)'],
  ['seller', 'startSelling(kind: OWNER)'],
  ['buyer', 'addFavourite(propertyId: "none")'],
  ['buyer', `addFavourite(propertyId: "${IDS.office}")`],
  ['buyer', `removeFavourite(propertyId: "${IDS.office}")`],
  ['buyer', `mergeFavourites(propertyIds: ["${IDS.rented}", "none"])`],
  ['buyer', 'discardPicture(id: "none")'],
  ['buyer', 'endSession(id: "none")'],
  ['buyer', 'saveDraft(content: "[1]", pictures: [])'],
  ['buyer', 'saveDraft(content: "no JSON", pictures: [])'],
  ['buyer', `saveDraft(content: "{\\"a\\":\\"${'x'.repeat(40_000)}\\"}", pictures: [])`],
  ['seller', 'saveDraft(content: "{}", pictures: [])'],
  ['seller', 'discardDraft'],
  ['seller', `addEnquiryNote(id: "${IDS.enquiry}", text: " ")`],
  ['seller', `addEnquiryNote(id: "${IDS.enquiry}", text: "Wants two keys.") ${ENQUIRY}`],
  ['builder', `addEnquiryNote(id: "${IDS.enquiry}", text: "Mine?")`],
  ['buyer', `setEnquiryStatus(id: "${IDS.enquiry}", status: CLOSED)`],
  ['seller', `setEnquiryStatus(id: "${IDS.enquiry}", status: VERIFIED) ${ENQUIRY}`],
  ['builder', 'inviteMember(mobile: "1", name: "", role: MANAGER)'],
  ['builder', 'inviteMember(mobile: "9811100006", name: "Uma", role: ADMIN)'],
  ['builder', 'inviteMember(mobile: "9811100006", name: "Uma", role: SITE_ADMIN)'],
  ['builder', 'inviteMember(mobile: "9811100005", name: "Leela", role: MANAGER)'],
  ['builder', 'inviteMember(mobile: "9811100006", name: "Uma", role: EXECUTIVE)'],
  ['executive', 'inviteMember(mobile: "9811100006", name: "Uma", role: EXECUTIVE)'],
  ['executive', `assignListing(propertyId: "${IDS.office}")`],
  ['builder', `assignListing(propertyId: "${IDS.flat}")`],
  ['builder', `assignListing(propertyId: "${IDS.office}", accountId: "${IDS.buyer}")`],
  ['builder', `assignListing(propertyId: "${IDS.office}")`],
  ['builder', `assignListing(propertyId: "${IDS.office}", accountId: "${IDS.executive}")`],
  ['builder', `changeMemberRole(accountId: "${IDS.builder}", role: MANAGER)`],
  ['builder', `changeMemberRole(accountId: "${IDS.buyer}", role: MANAGER)`],
  ['builder', `changeMemberRole(accountId: "${IDS.executive}", role: MANAGER)`],
  ['builder', `removeMember(accountId: "${IDS.buyer}")`],
  ['builder', `removeMember(accountId: "${IDS.builder}")`],
  ['buyer', `removeMember(accountId: "${IDS.executive}")`],
  ['seller', `acceptInvitation(id: "${IDS.invitation}")`],
  ['builder', 'withdrawInvitation(id: "none")'],
  ['buyer', `acceptInvitation(id: "${IDS.invitation}")`],
  ['builder', `withdrawInvitation(id: "${IDS.invitation}")`],
  ['buyer', `declineInvitation(id: "${IDS.invitation}")`],
  ['builder', `removeMember(accountId: "${IDS.buyer}")`],
  ['buyer', `acceptInvitation(id: "${IDS.invitation}")`],
  ['admin', 'createOrganisation(name: "", adminMobile: "1")'],
  ['admin', 'createOrganisation(name: "ARANVI habitat", adminMobile: "9811100006")'],
  ['admin', 'createOrganisation(name: "Rao Homes", adminMobile: "9811100005")'],
  ['admin', 'createOrganisation(name: "Rao  Homes", adminMobile: "9811100001")'],
  ['seller', 'createOrganisation(name: "Iyer Homes", adminMobile: "9811100002")'],
  ['buyer', 'postProperty(input: $input)', PLOT],
  ['seller', 'postProperty(input: $input)', { ...PLOT, pictures: [], details: {} }],
  ['seller', 'postProperty(input: $input)', { ...PLOT, subtype: 'boat', city: 'Atlantis' }],
  ['seller', 'postProperty(input: $input)', { ...PLOT, pincode: '1', latitude: 1 }],
  ['seller', 'postProperty(input: $input)', PLOT],
  ['seller', `editProperty(id: "none", input: $input)`, PLOT],
  ['seller', `setPropertyLifecycle(id: "${IDS.rented}", lifecycle: SOLD)`],
  ['seller', `setPropertyLifecycle(id: "${IDS.rented}", lifecycle: EXPIRED)`],
  ['seller', `setPropertyLifecycle(id: "${IDS.rented}", lifecycle: UNDER_OFFER)`],
  ['seller', `setPropertyLifecycle(id: "${IDS.rented}", lifecycle: RENTED)`],
  ['visitor', 'sendEnquiry(input: $input)', enquiry(IDS.rented)],
  ['seller', `setPropertyLifecycle(id: "${IDS.rented}", lifecycle: AVAILABLE)`],
  ['seller', `setPropertyLifecycle(id: "${IDS.pending}", lifecycle: SOLD)`],
  ['admin', `approveProperty(id: "${IDS.pending}", seen: "2020-01-01T00:00:00Z")`],
  ['admin', `approveProperty(id: "${IDS.pending}", reason: "Well done.")`],
  ['admin', `rejectProperty(id: "${IDS.plot}", reason: "")`],
  ['admin', `rejectProperty(id: "${IDS.plot}", reason: "Sold elsewhere.")`],
  ['admin', `featureProperty(id: "${IDS.office}", featured: true)`],
  ['admin', `deactivateProperty(id: "${IDS.office}")`],
  ['builder', `setPropertyLifecycle(id: "${IDS.office}", lifecycle: AVAILABLE)`],
  ['admin', `activateProperty(id: "${IDS.office}")`],
  ['seller', `deleteProperty(id: "${IDS.rejected}")`],
  ['seller', `deleteProperty(id: "${IDS.rejected}")`],
  ['visitor', `recordView(propertyId: "${IDS.flat}")`],
  ['buyer', 'signOutEverywhere'],
];

describe('both doors when something is changed or refused', () => {
  test('D-02 the REST door', async () => {
    const { database, served, viewers } = await openWorld();
    const answers = await answersTo(served, viewers, WRITES);
    const told = await recordOf(database, served);
    await expect(`${answers}\n${told}`).toMatchFileSnapshot('./answers/rest-changes.txt');
  });

  test('D-02 the GraphQL door', async () => {
    const { database, served, viewers } = await openWorld();
    const answers: string[] = [];
    for (const [who, field, input] of CHANGES) {
      const type = field.startsWith('sendEnquiry') ? 'EnquiryInput!' : 'ListingInput!';
      const document = await documentFor(field, input && type);
      // Somebody may have joined or left since.
      const viewer = await again(database, viewers[who]);
      const { status, data, errors } = await served.graphql(document, { input }, viewer, {
        headers: fromAnywhere(),
      });
      answers.push(
        written(`${who}: ${field.slice(0, 200)}`, status, errors.length > 0 ? errors : data),
      );
    }
    const told = await recordOf(database, served);
    await expect(`${answers.join('\n')}\n${told}`).toMatchFileSnapshot(
      './answers/graphql-changes.txt',
    );
  });
});

describe('somebody who registers and signs in through REST', () => {
  test('V-7-16 V-7-18 V-7-19 V-7-20 is told this at each step', async () => {
    const served = await testApp(await freshDatabase(), BEHIND_A_PROXY);
    const who = person(served);
    const told: string[] = [];
    let last: RestAnswer['body'] = {};
    const post = async (path: string, body: object, bearer?: string) => {
      const answer = await who.post(path, body, { bearer });
      told.push(written(`POST ${path}`, answer.status, answer.body));
      last = answer.body;
    };
    const sent = (to: string) => lastCode(served, to);
    const [mobile, other, email] = ['9811100051', '9811100052', 'tara@example.in'];
    const asked = { mobile, userType: 'agent', purpose: 'register' };
    await post('/api/auth/mobile/send-otp', asked);
    await post('/api/auth/mobile/verify-otp', { ...asked, otp: wrongCode(await sent(mobile)) });
    await post('/api/auth/mobile/verify-otp', { ...asked, otp: await sent(mobile) });
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
    told.push(
      written(
        'messages',
        texts.length,
        texts.map(({ text, code }) =>
          code === undefined ? text : text.replaceAll(code, '<code>'),
        ),
      ),
    );
    await expect(told.join('\n')).toMatchFileSnapshot('./answers/rest-signing-in.txt');
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
           VALUES ($1, 1200, 900, 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==', 'source', $2)`,
    values: [IDS.picture, IDS.seller],
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

/** The audit entries and the messages, in the order in which they were written. */
async function recordOf(database: Database, served: TestApp): Promise<string> {
  const entries = await database.query({
    text: 'SELECT actor, action, subject, note FROM audit_entry ORDER BY id',
  });
  const recipients = await database.query<{ to: string }>({
    text: 'SELECT DISTINCT recipient COLLATE "C" AS to FROM outbox ORDER BY 1',
  });
  const messages = [];
  for (const { to } of recipients) {
    for (const { channel, template, subject, text, code } of await served.messages(to)) {
      const words = code === undefined ? text : text.replaceAll(code, '<code>');
      messages.push({ channel, to, template, subject, text: words });
    }
  }
  return `${written('audit', entries.length, entries)}\n${written('messages', messages.length, messages)}`;
}

function enquiry(propertyId: string) {
  return { propertyId, name: 'Tara Sen', mobileNumber: '9811100088' };
}
