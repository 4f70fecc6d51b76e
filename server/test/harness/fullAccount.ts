import { expect } from 'vitest';
import { smallestValid, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import type { Database } from '../../src/platform/database/connect.ts';
import { newId } from '../../src/platform/ids.ts';
import { foldActivity } from '../../src/sellers/foldActivity.ts';
import { buildBlog, buildEnquiry, buildPicture, listing, writeListings } from '../factories.ts';
import type { TestApp } from './application.ts';
import { lastCode } from './messages.ts';
import { buildKnown, giveProof, person } from './people.ts';
import { EDIT, inputOf, POST } from './posting.ts';

/** Who it is: unlike anybody else of the tests. */
export const FULL = {
  name: 'Zubaida Quill',
  mobile: '9876501234',
  email: 'zubaida@quill.example',
};

/** An account that has one of everything, and how it asks. */
export interface FullAccount {
  id: string;
  /** The access token, and the refresh token as a cookie. */
  bearer: string;
  cookie: string;
  /** The listings that it has; another one was removed before. */
  listings: readonly string[];
  ask: Ask;
}

type Ask = (query: string, variables?: object) => Promise<Record<string, unknown>>;

/**
 * Makes an account known to every table that knows of people: an admin of an organisation with another admin, who
 * sells, asks, marks, drafts, invites and looks after what others have.
 */
export async function buildFullAccount(served: TestApp, database: Database): Promise<FullAccount> {
  const run = (text: string, ...values: unknown[]) => database.query({ text, values });
  const organisationId = newId();
  await run(`INSERT INTO organisation (id, name) VALUES ($1, 'Aranvi Habitat')`, organisationId);
  const builder = { userType: 'builder', kind: 'builder', role: 'admin', organisationId } as const;
  const { id } = await buildKnown(database, { ...builder, ...FULL });
  const [colleague, other] = [await buildKnown(database, builder), await buildKnown(database)];
  const tokens = await signIn(served);
  const ask: Ask = async (query, variables) => {
    const response = await person(served).graphql(query, variables, { bearer: tokens.bearer });
    expect(response.errors).toEqual([]);
    return Object(response.data);
  };

  const [own, ofColleague, ofOther] = [
    listing({ sellerId: id, contactPhone: FULL.mobile, contactEmail: FULL.email }),
    listing({ sellerId: colleague.id }),
    listing({ sellerId: other.id }),
  ];
  await writeListings(database, [own, ofColleague, ofOther]);
  await run('UPDATE property SET assigned_to = $2 WHERE id = $1', ofColleague.id, id);
  const edited = await post(database, ask, id);
  await run(`UPDATE property SET approval_status = 'approved' WHERE id = $1`, edited.id);
  const details = { ...edited.input.details, cost: 9_000_000 };
  const pictures = [await buildPicture(database, id)];
  const input = { ...edited.input, details, pictures };
  await ask(EDIT, { id: edited.id, input, key: newId() });
  const removed = await post(database, ask, id);
  await ask('mutation ($id: ID!) { deleteProperty(id: $id) { deletedId } }', { id: removed.id });

  const view = `INSERT INTO listing_view (property_id, day, count) VALUES ($1, '2026-06-14', 5)`;
  await run(view, own.id);
  await foldActivity(database);
  await person(served).post('/api/seller-leads', lead(own.id, 'Ravi Kumar', '9811100011'));
  await ask('mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { message } }', {
    input: lead(ofOther.id, FULL.name, FULL.mobile),
  });
  const enquiry = { propertyId: ofColleague.id, sellerId: colleague.id, assignedTo: id };
  const note = { id: await buildEnquiry(database, enquiry), text: 'Called.' };
  await ask(
    'mutation ($id: ID!, $text: String!) { addEnquiryNote(id: $id, text: $text) { enquiry { id } } }',
    note,
  );
  const mark = 'mutation ($id: ID!) { addFavourite(propertyId: $id) { isFavourite } }';
  for (const each of [own, ofOther]) await ask(mark, { id: each.id });

  const [drafted, portrait] = [await buildPicture(database, id), await buildPicture(database, id)];
  const draft =
    'mutation ($ids: [ID!]!) { saveDraft(input: { content: "{}", pictures: $ids }) { draft { content } } }';
  await ask(draft, { ids: [drafted] });
  await ask('mutation ($id: ID) { updateProfile(input: { picture: $id }) { account { id } } }', {
    id: portrait,
  });
  await buildPicture(database, id);

  const opinion = 'feedback: "A good site, thank you."';
  await ask(
    `mutation { sendFeedback(input: { name: "${FULL.name}", rating: 5, ${opinion} }) { message } }`,
  );
  await ask(
    'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { message } }',
    {
      input: {
        name: FULL.name,
        email: FULL.email,
        phone: FULL.mobile,
        subject: 'Two cities',
        message: 'Can I post in both?',
      },
    },
  );
  await ask('mutation ($input: SendReportInput!) { sendReport(input: $input) { number } }', {
    input: { propertyId: ofOther.id, reason: 'SOLD', name: FULL.name, contact: FULL.mobile },
  });
  // As an administrator that it was once.
  await run(
    'INSERT INTO case_note (id, case_id, author_id, text) SELECT $1, id, $2, $3 FROM case_file',
    newId(),
    id,
    'Called.',
  );
  const { id: blogId } = await buildBlog(database);
  await ask(
    'mutation ($input: AddBlogCommentInput!) { addBlogComment(input: $input) { message } }',
    { input: { blogId, name: FULL.name, message: 'Very clear.' } },
  );
  // What it said before it had signed in.
  await run(
    `INSERT INTO blog_comment (id, blog_id, name, message, email, created_at)
     VALUES ($1, $2, $3, 'Thank you.', $4, now())`,
    newId(),
    blogId,
    FULL.name,
    FULL.email,
  );
  await ask(`mutation { subscribeToNewsletter(email: "${FULL.email}") { isAccepted } }`);
  await ask(
    'mutation { inviteMember(input: { mobile: "9811100012", name: "Rhea", role: MANAGER }) { invitation { id } } }',
  );
  await run(
    `INSERT INTO invitation (id, organisation_id, mobile, name, role, expires_at)
     VALUES ($1, $2, $3, $4, 'manager', now() + interval '1 day')`,
    newId(),
    organisationId,
    FULL.mobile,
    FULL.name,
  );
  await run(
    `INSERT INTO registration (id, mobile, email, user_type, address, expires_at)
     VALUES ($1, '9811100013', $2, 'seller', '', now())`,
    newId(),
    FULL.email,
  );
  await run(
    `INSERT INTO social_identity (provider, subject, account_id) VALUES ('google', 'x', $1)`,
    id,
  );
  await giveProof(database, id, '9811100014');
  // The own mobile, proven in a browser before signing in.
  await run(
    `INSERT INTO mobile_proof (id, key_hash, mobile, expires_at)
     VALUES ($1, 'x', $2, now() + interval '1 day')`,
    newId(),
    FULL.mobile,
  );
  // As an administrator that it was once.
  await run(
    `INSERT INTO setting (key, value, changed_by, changed_at) VALUES ('complaintDays', '9', $1, now())`,
    id,
  );
  return { id, ...tokens, listings: [own.id, edited.id], ask };
}

async function signIn(served: TestApp): Promise<Pick<FullAccount, 'bearer' | 'cookie'>> {
  const { mobile } = FULL;
  const user = person(served);
  await user.graphql(`mutation { requestSignInCode(mobile: "${mobile}") { codeSent { sentTo } } }`);
  const code = await lastCode(served, mobile);
  const { data, headers } = await user.graphql(
    `mutation { signIn(mobile: "${mobile}", code: "${code}") { signedIn { accessToken } } }`,
  );
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  return { bearer: String(Object(Object(data?.['signIn'])['signedIn'])['accessToken']), cookie };
}

/** Posts a flat with a picture, which waits. */
async function post(database: Database, ask: Ask, uploader: string) {
  const subtype = subtypeByKey('flat-apartment');
  const input = inputOf({
    subtype,
    pictures: [await buildPicture(database, uploader)],
    details: { ...smallestValid(subtype), cost: 1_000_000 },
    more: { contactPhone: FULL.mobile, contactEmail: FULL.email },
  });
  const made = await ask(POST, { input, key: newId() });
  return { id: String(Object(Object(made['createProperty'])['property'])['id']), input };
}

const lead = (propertyId: string, name: string, mobileNumber: string) => ({
  propertyId,
  name,
  mobileNumber,
  message: 'Is it free in May?',
});
