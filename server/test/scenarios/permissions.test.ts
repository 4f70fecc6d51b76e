import { beforeAll, describe, expect, test } from 'vitest';
import { isNonNullType, isObjectType } from 'graphql';
import { graphqlSchema } from '../../src/doors/graphql/schema.ts';
import { ROOMS } from '../../src/rooms.ts';
import { type UserRole } from '../../../schema/accounts.ts';
import { newId } from '../../src/platform/ids.ts';
import { type Viewer } from '../../src/platform/context.ts';
import { type Database } from '../../src/platform/database/connect.ts';
import {
  buildAccount,
  buildBlog,
  buildCase,
  buildEnquiry,
  listing,
  writeListings,
} from '../factories.ts';
import { accessToken, type TestApp, testApp, viewerOf } from '../harness/application.ts';
import { photo } from '../fakes/photos.ts';
import { freshDatabase } from '../harness/database.ts';
import { UPLOAD } from '../harness/multipart.ts';

const EVERYBODY = [
  'visitor',
  'expired token',
  'buyer',
  'seller',
  'agent',
  'builder admin',
  'builder manager',
  'builder executive',
  'owner',
  'suspended owner',
  'site_admin',
] as const;
type Principal = (typeof EVERYBODY)[number];
const ITS_OWN: readonly Principal[] = ['owner', 'site_admin'];
/** What is not published is read in the administration alone. */
const NOBODY: readonly Principal[] = [];
const SIGNED_IN = EVERYBODY.filter(
  (each) => each !== 'visitor' && each !== 'expired token' && each !== 'suspended owner',
);

interface Refusal {
  status: number;
  code: string;
}
const UNAUTHENTICATED: Refusal = { status: 401, code: 'UNAUTHENTICATED' };
const FORBIDDEN: Refusal = { status: 403, code: 'FORBIDDEN' };
const MISSING: Refusal = { status: 404, code: 'NOT_FOUND' };
const INVALID: Refusal = { status: 400, code: 'INVALID_INPUT' };
const CONFLICT: Refusal = { status: 409, code: 'CONFLICT' };

interface Row {
  operation: string;
  /** Who gets an answer; everybody else is refused as if it did not exist, or told why. */
  allowed: readonly Principal[];
  /** Set where the refusal says why: visitors are asked to sign in, suspended accounts are forbidden. */
  isReasonShown?: true;
  /** Set where what is asked with counts and not who asks: everybody is refused like this here. */
  refusal?: Refusal;
  /** Who is refused in another way than everybody else. */
  otherwise?: Partial<Record<Principal, Refusal>>;
  /** Body of a REST call. */
  body?: object;
  /** Set where the answer is a page, which has no body to read. */
  answersPage?: boolean;
  /** Set where a picture is sent along: who may not send it is refused before it is read. */
  sendsPicture?: true;
  /** GraphQL fields to ask with, or the REST address; `$id` is the listing or the post. */
  ask: string;
  about:
    | 'nothing'
    | 'public listing'
    | 'pending listing'
    | 'post'
    | 'draft post'
    | 'post to change'
    | 'pending listing to decide about'
    | 'pending listing to remove'
    | 'pending listing of the team'
    | 'pending listing of the executive'
    | 'colleague'
    | 'seller'
    | 'invitation'
    | 'enquiry'
    | 'case'
    | 'invitation to the buyer'
    | 'organisation'
    | 'user'
    | 'user to remove'
    | 'another user to remove';
}

const open = (operation: string, ask: string): Row => ({
  operation,
  allowed: EVERYBODY,
  ask,
  about: 'nothing',
});

const post = (
  operation: string,
  allowed: readonly Principal[],
  ask: string,
  about: 'post' | 'draft post',
): Row => ({ operation, allowed, ask, about });

const signedIn = (operation: string, ask: string): Row => ({
  operation,
  allowed: SIGNED_IN,
  isReasonShown: true,
  ask,
  about: 'public listing',
});

const TEAM_ADMIN = ['builder admin'] as const;
const TEAM_LEADS = ['builder admin', 'builder manager'] as const;
const TEAM = ['builder admin', 'builder manager', 'builder executive'] as const;

/** Who may see a listing. */
const LISTINGS = [
  ['public listing', EVERYBODY],
  ['pending listing', ITS_OWN],
  ['pending listing of the team', ['site_admin', ...TEAM_LEADS]],
  ['pending listing of the executive', ['site_admin', ...TEAM]],
] as const;

/** Who has listings to look after. */
const SELLING = ['seller', 'agent', 'owner', 'site_admin', ...TEAM] as const;

/** What only some do; the others are told so. */
const onlyFor = (
  allowed: readonly Principal[],
  operation: string,
  ask: string,
  about: Row['about'] = 'nothing',
): Row => ({ operation, allowed, isReasonShown: true, ask, about });

/** Whoever is signed in is refused as if it did not exist. */
const HIDDEN: Pick<Row, 'refusal' | 'otherwise'> = {
  refusal: MISSING,
  otherwise: {
    visitor: UNAUTHENTICATED,
    'expired token': UNAUTHENTICATED,
    'suspended owner': FORBIDDEN,
  },
};

/** The same, where those are told why who look after no listings at all. */
const ENQUIRY_HIDDEN: Pick<Row, 'refusal' | 'otherwise'> = {
  refusal: MISSING,
  otherwise: { ...HIDDEN.otherwise, buyer: FORBIDDEN },
};

/** Asks for a proof instead of a role; without it everybody is refused alike. */
const withProof = (operation: string, ask: string, body?: object): Row => ({
  operation,
  allowed: [],
  refusal: UNAUTHENTICATED,
  ask,
  body,
  about: 'nothing',
});

/** Open to everybody, and asked here with what it refuses. */
const openButInvalid = (operation: string, ask: string, body?: object): Row => ({
  ...withProof(operation, ask, body),
  refusal: INVALID,
});

/** For accounts, and asked here with what it refuses. */
const signedInButInvalid = (operation: string, ask: string): Row => ({
  ...openButInvalid(operation, ask),
  otherwise: { visitor: UNAUTHENTICATED, 'suspended owner': FORBIDDEN },
});

/** For accounts, and asked here for what is somebody else's. */
const signedInButTaken = (operation: string, ask: string): Row => ({
  ...signedInButInvalid(operation, ask),
  refusal: CONFLICT,
});

/** For accounts, of which only the buyer has verified where a code can go. */
const withoutVerified = (
  operation: string,
  ask: string,
  otherwise: Row['otherwise'] = {},
): Row => ({
  ...signedInButInvalid(operation, ask),
  refusal: CONFLICT,
  otherwise: { visitor: UNAUTHENTICATED, 'suspended owner': FORBIDDEN, ...otherwise },
});

/** The same for what only some may change, who are refused for what they ask with. */
const HIDDEN_BUT_INVALID: Pick<Row, 'refusal' | 'otherwise' | 'about'> = {
  about: 'pending listing',
  refusal: MISSING,
  otherwise: { ...HIDDEN.otherwise, owner: INVALID, site_admin: INVALID },
};

/** For those who sell, and asked here with what it refuses. */
const sellersButInvalid = (operation: string, ask: string, body?: object): Row => ({
  ...openButInvalid(operation, ask, body),
  otherwise: {
    visitor: UNAUTHENTICATED,
    'expired token': UNAUTHENTICATED,
    buyer: FORBIDDEN,
    'suspended owner': FORBIDDEN,
  },
});

/** Open to everybody where a provider to sign in with is set up; here none is. */
const notSetUp = (operation: string, ask: string, body?: object): Row => ({
  operation,
  allowed: NOBODY,
  ask,
  body,
  about: 'nothing',
});

/** What another account has verified. */
const TAKEN = { mobile: '9111111114', email: 'taken@example.in' };

/** What administrators put into an order: `input` makes one. */
const ORDERED = [
  {
    names: ['Banner', 'Banners'],
    read: 'banners(type: HERO)',
    input: '{ title: "Courtyards" }',
    path: 'home-banners',
    group: 'hero',
  },
  {
    names: ['ContactDetails', 'ContactDetails'],
    read: 'contactDetails',
    input: '{ phone: "080 4123 4567" }',
    path: 'contact-us-details',
    group: null,
  },
  {
    names: ['ContactControl', 'ContactControls'],
    read: 'contactControls',
    input: '{ label: "City", name: "city" }',
    path: 'contact-us-input-controls',
    group: 'general',
  },
  {
    names: ['Partner', 'Partners'],
    read: 'partners',
    input: '{ name: "Vrikshal" }',
    path: null,
    group: null,
  },
] as const;

/** For administrators, and asked here for what is not there. */
const orderedButMissing = (operation: string, ask: string, body?: object): Row => ({
  ...onlyFor([], operation, ask),
  otherwise: { site_admin: MISSING },
  body,
});

const NO_ID = 'f'.repeat(24);

const orderedOperations = ({ names: [one, many], read, input }: (typeof ORDERED)[number]) => {
  const list = many.slice(0, 1).toLowerCase() + many.slice(1);
  const single = one.slice(0, 1).toLowerCase() + one.slice(1);
  const request = (action: string, rest: string) =>
    orderedButMissing(`Mutation.${action}`, `mutation { ${action}${rest} }`);
  return [
    open(`Query.${list}`, `{ ${read} { id } }`),
    onlyFor(['site_admin'], `Administration.${list}`, `{ administration { ${list} { total } } }`),
    onlyFor(
      ['site_admin'],
      `Mutation.create${one}`,
      `mutation { create${one}(input: ${input}) { ${single} { id } } }`,
    ),
    request(`update${one}`, `(id: "${NO_ID}", input: { isActive: true }) { ${single} { id } }`),
    request(`delete${one}`, `(id: "${NO_ID}") { deletedId }`),
    request(`duplicate${one}`, `(id: "${NO_ID}") { ${single} { id } }`),
    request(`order${many}`, `(ids: ["${NO_ID}"]) { ${list} { id } }`),
  ];
};

const orderedCalls = ({ path, group }: (typeof ORDERED)[number]) => {
  if (path === null) return [];
  const base = `/api/site-admin/${path}`;
  const one = (method: string, after = '', sent?: object) =>
    orderedButMissing(`${method} ${base}/{id}${after}`, `${base}/${NO_ID}${after}`, sent);
  const lists = ['', '/active', '/stats'].map((after) => `${base}${after}`);
  return [
    ...lists.map((address) => onlyFor(['site_admin'], `GET ${address}`, address)),
    ...(group === null
      ? []
      : [onlyFor(['site_admin'], `GET ${base}/group/{group}`, `${base}/group/${group}`)]),
    { ...onlyFor([], `POST ${base}`, base), otherwise: { site_admin: INVALID }, body: {} },
    one('GET'),
    one('PUT', '', { isActive: true }),
    one('DELETE'),
    one('PUT', '/toggle-status'),
    one('POST', '/duplicate'),
    one('PUT', '/order', { order: 1 }),
    orderedButMissing(`PUT ${base}/bulk-order`, `${base}/bulk-order`, {
      updates: [{ id: NO_ID, order: 1 }],
    }),
  ];
};

const EMPTY_LISTING =
  '{ subtype: "", purpose: SELL, state: "", city: "", contactEmail: "", contactPhone: "", details: {}, pictures: [] }';

/** Every operation of both doors. A new operation without a row here fails the walk below. */
const GRAPHQL: readonly Row[] = [
  open('Query.amenities', '{ amenities { id } }'),
  open('Query.categories', '{ categories { key propertyCount } }'),
  open('Query.cities', '{ cities { id propertyCount } }'),
  open('Query.city', '{ city(slug: "agra") { id } }'),
  open('Query.cityOverview', '{ cityOverview(slug: "agra") { forSale } }'),
  open('Query.locate', '{ locate(latitude: 12.97, longitude: 77.59) { city } }'),
  open('Query.localities', '{ localities(city: "Agra") { name } }'),
  open('Query.properties', '{ properties { total items { id } } }'),
  open('Query.propertyCount', '{ propertyCount { total } }'),
  open('Query.propertyFacets', '{ propertyFacets { isLowerBound } }'),
  open('Query.propertyOptions', '{ propertyOptions { key } }'),
  open('Query.signInProviders', '{ signInProviders }'),
  open('Query.site', '{ site { name } }'),
  open('Query.states', '{ states { name } }'),
  open('Query.subtypes', '{ subtypes { key propertyCount } }'),
  open('Query.subtype', '{ subtype(key: "farm-house") { key form { fields { name } } } }'),
  {
    operation: 'Query.closedProperty',
    allowed: [],
    ask: '{ closedProperty(id: "$id") { id } }',
    about: 'public listing',
  },
  open('Query.propertiesByIds', '{ propertiesByIds(ids: ["none"]) { id } }'),
  signedIn('Viewer.favourites', '{ viewer { favourites { total } } }'),
  signedIn('Viewer.favouriteIds', '{ viewer { favouriteIds } }'),
  signedIn('Mutation.addFavourite', 'mutation { addFavourite(propertyId: "$id") { isFavourite } }'),
  signedIn(
    'Mutation.removeFavourite',
    'mutation { removeFavourite(propertyId: "$id") { isFavourite } }',
  ),
  signedIn(
    'Mutation.saveDraft',
    'mutation { saveDraft(input: { content: "{}", pictures: ["$id"] }) { draft { content } } }',
  ),
  signedIn('Viewer.postingDraft', '{ viewer { postingDraft { content } } }'),
  signedIn('Mutation.deleteDraft', 'mutation { deleteDraft { isDeleted } }'),
  { ...signedIn('Mutation.uploadPicture', UPLOAD), sendsPicture: true },
  {
    ...onlyFor(
      NOBODY,
      'Mutation.deletePicture',
      'mutation { deletePicture(id: "$id") { deletedId } }',
    ),
    ...HIDDEN,
  },
  signedIn(
    'Mutation.mergeFavourites',
    'mutation { mergeFavourites(propertyIds: ["$id"]) { added } }',
  ),
  {
    operation: 'Query.usualRate',
    allowed: [],
    ask: '{ usualRate(subtype: "farm-house", purpose: SELL, city: "Agra", state: "UP") { low } }',
    about: 'nothing',
  },
  open('Query.closeProperties', '{ closeProperties(filter: { city: "Agra" }) { label } }'),
  open('Query.closedProperties', '{ closedProperties { total items { id } } }'),
  open('Query.relaxations', '{ relaxations(filter: { city: "Agra" }) { dropped total } }'),
  open('Query.blogs', '{ blogs { total items { id } } }'),
  open('Query.blogCategories', '{ blogCategories { name } }'),
  post('Query.blog', EVERYBODY, '{ blog(id: "$id") { id } }', 'post'),
  post('Query.blog', NOBODY, '{ blog(id: "$id") { id } }', 'draft post'),
  open('Query.viewer', '{ viewer { __typename } }'),
  {
    ...open('Viewer.account', '{ viewer { account { id } } }'),
    allowed: SIGNED_IN,
  },
  onlyFor(['site_admin'], 'Query.administration', '{ administration { __typename } }'),
  signedIn('Viewer.sessions', '{ viewer { sessions { id } } }'),
  withProof(
    'Mutation.refreshSession',
    'mutation { refreshSession(refreshToken: "x") { signedIn { accessToken } } }',
  ),
  open('Mutation.signOut', 'mutation { signOut { isSignedOut } }'),
  signedIn('Mutation.signOutEverywhere', 'mutation { signOutEverywhere { endedCount } }'),
  signedIn('Mutation.endSession', 'mutation { endSession(id: "$id") { deletedId } }'),
  // The field that people never see keeps these from the limit of one address.
  openButInvalid(
    'Mutation.sendFeedback',
    'mutation { sendFeedback(input: { name: "Asha", rating: 5, feedback: "Good site.", website: "x" }) { message } }',
  ),
  openButInvalid(
    'Mutation.sendContactMessage',
    `mutation { sendContactMessage(input: { name: "Asha", email: "asha@example.com", subject: "A", message: "B", website: "x" }) { message } }`,
  ),
  openButInvalid(
    'Mutation.subscribeToNewsletter',
    'mutation { subscribeToNewsletter(email: "asha@example.com", website: "x") { isAccepted } }',
  ),
  openButInvalid(
    'Mutation.requestSignInCode',
    'mutation { requestSignInCode(mobile: "1") { codeSent { sentTo } } }',
  ),
  openButInvalid(
    'Mutation.signIn',
    'mutation { signIn(mobile: "9812345670", code: "1") { signedIn { accessToken } } }',
  ),
  openButInvalid(
    'Mutation.requestMobileProof',
    'mutation { requestMobileProof(mobile: "1") { codeSent { sentTo } } }',
  ),
  openButInvalid(
    'Mutation.confirmMobileProof',
    'mutation { confirmMobileProof(mobile: "9812345670", code: "1") { mobile } }',
  ),
  openButInvalid(
    'Mutation.requestRegistrationCode',
    'mutation { requestRegistrationCode(mobile: "1", userType: BUYER) { codeSent { sentTo } } }',
  ),
  openButInvalid(
    'Mutation.verifyRegistrationCode',
    'mutation { verifyRegistrationCode(mobile: "9812345670", code: "1") { registration { mobile } } }',
  ),
  openButInvalid(
    'Mutation.completeRegistration',
    'mutation { completeRegistration(input: { verificationToken: "x", name: "A", email: "a@example.in" }) { signedIn { accessToken } } }',
  ),
  openButInvalid(
    'Mutation.registerByEmail',
    'mutation { registerByEmail(input: { name: "A", email: "a@example.in", mobile: "1", userType: BUYER }) { codeSent { sentTo } } }',
  ),
  openButInvalid(
    'Mutation.confirmEmailRegistration',
    'mutation { confirmEmailRegistration(email: "a@example.in", code: "1") { signedIn { accessToken } } }',
  ),
  signedIn(
    'Mutation.completeProfile',
    'mutation { completeProfile(input: { name: "Meera", email: "meera@example.in" }) { account { id } } }',
  ),
  signedIn(
    'Mutation.updateProfile',
    'mutation { updateProfile(input: { name: "Meera" }) { account { id } } }',
  ),
  signedInButTaken(
    'Mutation.requestMobileChange',
    `mutation { requestMobileChange(mobile: "${TAKEN.mobile}") { codeSent { sentTo } } }`,
  ),
  signedInButInvalid(
    'Mutation.confirmMobileChange',
    'mutation { confirmMobileChange(mobile: "9812345670", code: "123456") { account { id } } }',
  ),
  signedIn('Viewer.isMobileProven', '{ viewer { isMobileProven(mobile: "9812345670") } }'),
  signedInButTaken(
    'Mutation.requestEmailChange',
    `mutation { requestEmailChange(email: "${TAKEN.email}") { codeSent { sentTo } } }`,
  ),
  signedInButInvalid(
    'Mutation.confirmEmailChange',
    'mutation { confirmEmailChange(email: "a@example.in", code: "123456") { account { id } } }',
  ),
  signedIn('Viewer.accountRemoval', '{ viewer { accountRemoval { propertyCount } } }'),
  {
    ...withoutVerified(
      'Mutation.requestAccountDeletion',
      'mutation { requestAccountDeletion { codeSent { sentTo } } }',
    ),
    allowed: ['buyer'],
  },
  withoutVerified(
    'Mutation.deleteAccount',
    'mutation { deleteAccount(code: "123456") { deletedId } }',
    {
      buyer: INVALID,
    },
  ),
  signedInButInvalid(
    'Mutation.completeSocialProfile',
    'mutation { completeSocialProfile(input: { userType: BUYER, mobile: "9812345670", code: "123456" }) { account { id } } }',
  ),
  {
    ...signedIn(
      'Mutation.startSelling',
      'mutation { startSelling(kind: OWNER) { account { id } } }',
    ),
    allowed: ['buyer', 'seller', 'agent', 'owner'],
  },
  onlyFor(['site_admin'], 'Administration.feedback', '{ administration { feedback { total } } }'),
  onlyFor(
    ['site_admin'],
    'Administration.newsletterSubscribers',
    '{ administration { newsletterSubscribers { total } } }',
  ),
  {
    ...onlyFor(
      [],
      'Mutation.deleteNewsletterSubscriber',
      'mutation { deleteNewsletterSubscriber(id: "5eed0000a0e1000000000001") { deletedId } }',
    ),
    otherwise: { site_admin: MISSING },
  },
  onlyFor(
    ['site_admin'],
    'Administration.contactMessages',
    '{ administration { contactMessages { total } } }',
  ),
  ...[
    ['setContactMessageStatus', 'status: READ', 'contactMessage { id }'],
    [
      'createEnquiryOfContactMessage',
      'listing: "5eed0000a0e1000000000001"',
      'contactMessage { id }',
    ],
    ['deleteContactMessage', '', 'deletedId'],
  ].map(([name, more, response]) => ({
    ...onlyFor(
      [],
      `Mutation.${name}`,
      `mutation { ${name}(id: "5eed0000a0e1000000000001" ${more}) { ${response} } }`,
    ),
    otherwise: { site_admin: MISSING },
  })),
  onlyFor(
    ['site_admin'],
    'Administration.users',
    '{ administration { users { total items { id history { label } } } } }',
  ),
  onlyFor(
    ['site_admin'],
    'Administration.user',
    '{ administration { user(id: "$id") { id removal { propertyCount } } } }',
    'user',
  ),
  onlyFor(
    ['site_admin'],
    'Mutation.setUserStatus',
    'mutation { setUserStatus(id: "$id", input: { status: BLOCKED }) { user { id } } }',
    'user',
  ),
  onlyFor(
    ['site_admin'],
    'Mutation.updateUsers',
    'mutation { updateUsers(input: { status: BLOCKED, ids: ["none"] }) { updated } }',
  ),
  onlyFor(
    ['site_admin'],
    'Mutation.setUserVerification',
    'mutation { setUserVerification(id: "$id", input: { level: VERIFIED }) { user { id } } }',
    'user',
  ),
  onlyFor(
    ['site_admin'],
    'Mutation.deleteUser',
    'mutation { deleteUser(id: "$id") { deletedId } }',
    'user to remove',
  ),
  openButInvalid(
    'Mutation.sendReport',
    'mutation { sendReport(input: { propertyId: "none", reason: SOLD, website: "x" }) { number } }',
  ),
  openButInvalid(
    'Mutation.sendComplaint',
    'mutation { sendComplaint(input: { reason: CONDUCT, text: "x", name: "x", contact: "x", website: "x" }) { number } }',
  ),
  openButInvalid(
    'Mutation.appealCase',
    'mutation { appealCase(input: { number: "none", contact: "x", text: "x" }) { message } }',
  ),
  onlyFor(['site_admin'], 'Administration.cases', '{ administration { cases { total } } }'),
  onlyFor(
    ['site_admin'],
    'Administration.case',
    '{ administration { case(id: "$id") { number } } }',
    'case',
  ),
  onlyFor(
    ['site_admin'],
    'Mutation.addCaseNote',
    'mutation { addCaseNote(id: "$id", text: "Called.") { case { id } } }',
    'case',
  ),
  {
    ...onlyFor(
      [],
      'Mutation.assignCase',
      'mutation { assignCase(id: "$id", administratorId: "none") { case { id } } }',
      'case',
    ),
    otherwise: { site_admin: INVALID },
  },
  onlyFor(
    ['site_admin'],
    'Mutation.decideCase',
    'mutation { decideCase(id: "$id", input: { decision: UPHELD, reason: "Wrong." }) { case { id } } }',
    'case',
  ),
  {
    ...onlyFor(
      [],
      'Mutation.decideAppeal',
      'mutation { decideAppeal(id: "$id", input: { decision: UPHELD, reason: "Wrong." }) { case { id } } }',
      'case',
    ),
    otherwise: { site_admin: CONFLICT },
  },
  ...ORDERED.flatMap(orderedOperations),
  onlyFor(
    ['site_admin'],
    'Administration.amenities',
    '{ administration { amenities { total items { id } } } }',
  ),
  {
    ...onlyFor(
      ['site_admin'],
      'Mutation.createAmenity',
      'mutation { createAmenity(input: { name: "Parking" }) { amenity { id } } }',
    ),
    allowed: [],
    otherwise: { site_admin: CONFLICT },
  },
  onlyFor(
    ['site_admin'],
    'Mutation.updateAmenity',
    'mutation { updateAmenity(id: "5eed0000a0e1000000000001", input: { icon: "Sun" }) { amenity { id } } }',
  ),
  {
    ...onlyFor(
      ['site_admin'],
      'Mutation.deleteAmenity',
      'mutation { deleteAmenity(id: "5eed0000a0e1000000000001") { deletedId } }',
    ),
    allowed: [],
    otherwise: { site_admin: CONFLICT },
  },
  onlyFor(
    ['site_admin'],
    'Administration.offices',
    '{ administration { offices { id address } } }',
  ),
  onlyFor(
    ['site_admin'],
    'Mutation.createOffice',
    'mutation { createOffice(input: { address: "4 Example Marg, Pune", phone: "2026001234", email: "pune@ghar.example", isActive: false }) { office { id } } }',
  ),
  ...[
    'updateOffice(id: "5eed0000a0e1000000000001", input: { phone: "2026001235" }) { office { id } }',
    'deleteOffice(id: "5eed0000a0e1000000000001") { deletedId }',
  ].map((call) => ({
    ...onlyFor(
      ['site_admin'],
      `Mutation.${call.slice(0, call.indexOf('('))}`,
      `mutation { ${call} }`,
    ),
    allowed: [],
    otherwise: { site_admin: MISSING },
  })),
  open('Query.blogTags', '{ blogTags { name } }'),
  open('Query.recentBlogComments', '{ recentBlogComments { comment { name } } }'),
  post(
    'Mutation.likeBlog',
    EVERYBODY,
    'mutation { likeBlog(id: "$id") { blog { likes } } }',
    'post',
  ),
  {
    ...post(
      'Mutation.likeBlog',
      NOBODY,
      'mutation { likeBlog(id: "$id") { blog { likes } } }',
      'draft post',
    ),
    refusal: MISSING,
  },
  post(
    'Mutation.shareBlog',
    EVERYBODY,
    'mutation { shareBlog(id: "$id") { blog { shares } } }',
    'post',
  ),
  openButInvalid(
    'Mutation.addBlogComment',
    'mutation { addBlogComment(input: { blogId: "a-post", name: "Asha", message: "Clear.", website: "x" }) { message } }',
  ),
  onlyFor(['site_admin'], 'Administration.blogs', '{ administration { blogs { total } } }'),
  onlyFor(['site_admin'], 'Administration.blogStats', '{ administration { blogStats { total } } }'),
  onlyFor(
    ['site_admin'],
    'Administration.blog',
    '{ administration { blog(id: "$id") { title } } }',
    'draft post',
  ),
  onlyFor(
    ['site_admin'],
    'Administration.blogComments',
    '{ administration { blogComments { total } } }',
  ),
  onlyFor(
    ['site_admin'],
    'Mutation.createBlog',
    'mutation { createBlog(input: { title: "A street" }) { blog { id } } }',
  ),
  ...[
    'updateBlog(id: "$id", input: { title: "Another street" }) { blog { id } }',
    'publishBlog(id: "$id") { blog { id } }',
    'unpublishBlog(id: "$id") { blog { id } }',
    'setBlogFeatured(id: "$id", featured: true) { blog { id } }',
    'setBlogPinned(id: "$id", pinned: true) { blog { id } }',
  ].map((call) =>
    onlyFor(
      ['site_admin'],
      `Mutation.${call.slice(0, call.indexOf('('))}`,
      `mutation { ${call} }`,
      'post to change',
    ),
  ),
  ...[
    'deleteBlog(id: "5eed0000a0e1000000000001") { deletedId }',
    'approveBlogComment(id: "5eed0000a0e1000000000001") { comment { id } }',
    'deleteBlogComment(id: "5eed0000a0e1000000000001") { deletedId }',
  ].map((call): Row => ({
    ...onlyFor([], `Mutation.${call.slice(0, call.indexOf('('))}`, `mutation { ${call} }`),
    otherwise: { site_admin: MISSING },
  })),
  open('Query.staticPage', '{ staticPage(key: ABOUT_US) { title content } }'),
  onlyFor(
    ['site_admin'],
    'Administration.staticPages',
    '{ administration { staticPages { key status } } }',
  ),
  onlyFor(
    ['site_admin'],
    'Mutation.createStaticPage',
    'mutation { createStaticPage(input: { key: CONTACT_US, title: "Contact", content: "<p>Write.</p>" }) { staticPage { key } } }',
  ),
  onlyFor(
    ['site_admin'],
    'Mutation.updateStaticPage',
    'mutation { updateStaticPage(id: "contact-us", input: { title: "Contact us" }) { staticPage { key } } }',
  ),
  onlyFor(
    ['site_admin'],
    'Mutation.previewStaticPage',
    'mutation { previewStaticPage(input: { title: "Contact", description: "", content: "<p>Write.</p>" }) { title } }',
  ),
  onlyFor(
    ['site_admin'],
    'Mutation.previewBlog',
    'mutation { previewBlog(input: { title: "Deeds", excerpt: "", content: "<p>Read.</p>" }) { title } }',
  ),
  onlyFor(
    ['site_admin'],
    'Mutation.deleteStaticPage',
    'mutation { deleteStaticPage(id: "contact-us") { staticPage { key } } }',
  ),
  onlyFor(
    ['site_admin'],
    'Administration.settings',
    '{ administration { settings { changedAt } } }',
  ),
  onlyFor(
    ['site_admin'],
    'Mutation.updateSettings',
    'mutation { updateSettings(input: { changes: [{ key: "complaintDays", value: "8" }] }) { settings { changedAt } } }',
  ),
  sellersButInvalid(
    'Mutation.createProperty',
    `mutation { createProperty(input: ${EMPTY_LISTING}) { property { id } } }`,
  ),
  {
    ...sellersButInvalid(
      'Mutation.updateProperty',
      `mutation { updateProperty(id: "$id", input: ${EMPTY_LISTING}) { property { id } } }`,
    ),
    ...HIDDEN_BUT_INVALID,
  },
  {
    operation: 'Mutation.deleteProperty',
    allowed: ITS_OWN,
    ask: 'mutation { deleteProperty(id: "$id") { deletedId } }',
    about: 'pending listing to remove',
    ...HIDDEN,
  },
  {
    operation: 'Mutation.setPropertyLifecycle',
    allowed: ITS_OWN,
    ask: 'mutation { setPropertyLifecycle(id: "$id", lifecycle: AVAILABLE) { property { id } } }',
    about: 'pending listing',
    ...HIDDEN,
  },
  // What somebody else has done is refused for each listing, not for the whole.
  signedIn(
    'Mutation.undoPropertyChanges',
    'mutation { undoPropertyChanges(ids: ["$id"]) { updated } }',
  ),
  onlyFor(TEAM_LEADS, 'Viewer.team', '{ viewer { team { organisation { id } } } }'),
  onlyFor(SELLING, 'Viewer.overview', '{ viewer { overview { total recent { id } } } }'),
  onlyFor(SELLING, 'Viewer.properties', '{ viewer { properties { total items { viewCount } } } }'),
  onlyFor(SELLING, 'Viewer.activity', '{ viewer { activity(days: 7) { views days { day } } } }'),
  { ...open('Query.seller', '{ seller(id: "$id") { propertyCount } }'), about: 'seller' },
  signedIn('Viewer.invitations', '{ viewer { invitations { id } } }'),
  onlyFor(
    ['site_admin'],
    'Mutation.createOrganisation',
    'mutation { createOrganisation(input: { name: "Sahyadri Homes", adminMobile: "9111111111" }) { organisation { id } } }',
  ),
  onlyFor(
    ['site_admin'],
    'Administration.organisations',
    '{ administration { organisations { total items { id } } } }',
  ),
  onlyFor(
    ['site_admin'],
    'Administration.organisation',
    '{ administration { organisation(id: "$id") { members { id } invitations { id } } } }',
    'organisation',
  ),
  onlyFor(
    TEAM_ADMIN,
    'Mutation.inviteMember',
    'mutation { inviteMember(input: { mobile: "9111111112", name: "Rhea Sen", role: MANAGER }) { invitation { id } } }',
  ),
  onlyFor(
    TEAM_ADMIN,
    'Mutation.withdrawInvitation',
    'mutation { withdrawInvitation(id: "$id") { deletedId } }',
    'invitation',
  ),
  onlyFor(
    TEAM_ADMIN,
    'Mutation.setMemberRole',
    'mutation { setMemberRole(accountId: "$id", role: MANAGER) { member { id } } }',
    'colleague',
  ),
  onlyFor(
    TEAM_ADMIN,
    'Mutation.removeMember',
    'mutation { removeMember(accountId: "$id") { removedId } }',
    'colleague',
  ),
  onlyFor(
    TEAM_LEADS,
    'Mutation.assignProperty',
    'mutation { assignProperty(propertyId: "$id") { property { id } } }',
    'pending listing of the team',
  ),
  {
    ...onlyFor(
      ['buyer'],
      'Mutation.acceptInvitation',
      'mutation { acceptInvitation(id: "$id") { account { id } } }',
      'invitation to the buyer',
    ),
    ...HIDDEN,
  },
  {
    ...onlyFor(
      NOBODY,
      'Mutation.declineInvitation',
      'mutation { declineInvitation(id: "$id") { deletedId } }',
      'invitation',
    ),
    ...HIDDEN,
  },
  ...LISTINGS.map(([about, allowed]): Row => ({
    operation: 'Query.property',
    allowed,
    ask: '{ property(id: "$id") { id } }',
    about,
  })),
  {
    operation: 'Viewer.editTerms',
    allowed: ['owner', 'site_admin'],
    ask: '{ viewer { editTerms(id: "$id") { waits reviewedPrice } } }',
    about: 'pending listing',
  },
  {
    operation: 'Viewer.editTerms',
    allowed: ['site_admin', ...TEAM_LEADS],
    ask: '{ viewer { editTerms(id: "$id") { waits } } }',
    about: 'pending listing of the team',
  },
  onlyFor(
    ['site_admin'],
    'Administration.moderationQueue',
    '{ administration { moderationQueue { total items { id } } } }',
  ),
  onlyFor(
    ['site_admin'],
    'Administration.propertyStats',
    '{ administration { propertyStats { total pending } } }',
  ),
  ...['activateProperty(id: "$id")', 'deactivateProperty(id: "$id")'].map((call) =>
    onlyFor(
      ['site_admin'],
      'Mutation.' + call.slice(0, call.indexOf('(')),
      'mutation { ' + call + ' { property { id } } }',
      'pending listing to decide about',
    ),
  ),
  onlyFor(
    ['site_admin'],
    'Mutation.setPropertyFeatured',
    'mutation { setPropertyFeatured(id: "$id", featured: true) { property { id } } }',
    'pending listing to decide about',
  ),
  onlyFor(
    ['site_admin'],
    'Mutation.approveProperty',
    'mutation { approveProperty(id: "$id") { property { id } } }',
    'pending listing to decide about',
  ),
  onlyFor(
    ['site_admin'],
    'Mutation.rejectProperty',
    'mutation { rejectProperty(id: "$id", reason: "Blurred.") { property { id } } }',
    'pending listing to decide about',
  ),
  // The field that people never see keeps this from the limits.
  openButInvalid(
    'Mutation.sendEnquiry',
    'mutation { sendEnquiry(input: { propertyId: "x", name: "Asha", mobileNumber: "1", website: "x" }) { message } }',
  ),
  open('Mutation.recordView', 'mutation { recordView(propertyId: "$id") { isFound } }'),
  onlyFor(SELLING, 'Viewer.enquiries', '{ viewer { enquiries { total } } }'),
  {
    ...onlyFor(
      ITS_OWN,
      'Mutation.setEnquiryStatus',
      'mutation { setEnquiryStatus(id: "$id", status: CONTACTED) { enquiry { id } } }',
      'enquiry',
    ),
    ...ENQUIRY_HIDDEN,
  },
  {
    ...onlyFor(
      ITS_OWN,
      'Mutation.addEnquiryNote',
      'mutation { addEnquiryNote(id: "$id", text: "Called.") { enquiry { id } } }',
      'enquiry',
    ),
    ...ENQUIRY_HIDDEN,
  },
  onlyFor(
    ['site_admin'],
    'Administration.transactions',
    '{ administration { transactions { total items { id } } } }',
  ),
  onlyFor(
    ['site_admin'],
    'Administration.report',
    '{ administration { report(days: 7) { tables { title } } } }',
  ),
  onlyFor(
    ['site_admin'],
    'Administration.auditEntries',
    '{ administration { auditEntries { total } } }',
  ),
  onlyFor(
    ['site_admin'],
    'Mutation.updateProperties',
    'mutation { updateProperties(input: { action: FEATURE, ids: ["none"] }) { updated } }',
  ),
  onlyFor(
    ['site_admin'],
    'Administration.enquiryStats',
    '{ administration { enquiryStats { total } } }',
  ),
  onlyFor(
    ['site_admin'],
    'Mutation.updateEnquiries',
    'mutation { updateEnquiries(input: { action: SPAM, ids: ["none"] }) { updated } }',
  ),
  {
    ...onlyFor(
      [],
      'Mutation.assignEnquiry',
      'mutation { assignEnquiry(id: "$id", sellerId: "none") { enquiry { id } } }',
      'enquiry',
    ),
    otherwise: { site_admin: INVALID },
  },
  {
    ...onlyFor(
      [],
      'Mutation.deleteEnquiry',
      'mutation { deleteEnquiry(id: "none") { deletedId } }',
    ),
    otherwise: { site_admin: MISSING },
  },
  open('Query.suggestions', '{ suggestions(text: "be") { label propertyCount } }'),
];

const SOCIAL_LOGIN = { provider: 'google', access_token: 'x', userType: 'buyer' };

const REST: readonly Row[] = [
  openButInvalid('POST /api/auth/mobile/send-otp', '/api/auth/mobile/send-otp', {}),
  openButInvalid(
    'POST /api/auth/mobile/send-otp-verification',
    '/api/auth/mobile/send-otp-verification',
    {},
  ),
  openButInvalid('POST /api/auth/mobile/verify-otp', '/api/auth/mobile/verify-otp', {}),
  openButInvalid('POST /api/auth/login', '/api/auth/login', {}),
  openButInvalid('POST /api/auth/register', '/api/auth/register', {}),
  openButInvalid('POST /api/auth/sendOtpOnMail', '/api/auth/sendOtpOnMail', {}),
  {
    ...openButInvalid('POST /api/auth/otpVerify', '/api/auth/otpVerify', {
      email: 'a@example.in',
      otp: '123456',
    }),
    otherwise: { 'suspended owner': FORBIDDEN },
  },
  {
    ...signedIn('POST /api/auth/complete-profile', '/api/auth/complete-profile'),
    body: { name: 'Meera', email: 'meera@example.in' },
  },
  {
    ...signedIn('PUT /api/auth/update-profile', '/api/auth/update-profile'),
    body: { name: 'Meera' },
  },
  open('GET /api/properties', '/api/properties'),
  open('GET /api/properties/subtypes', '/api/properties/subtypes?type=residential'),
  open('GET /api/properties/subtypes/{slug}/form', '/api/properties/subtypes/flat-apartment/form'),
  open(
    'GET /api/properties/subcategories-with-counts',
    '/api/properties/subcategories-with-counts',
  ),
  ...['residential', 'commercial', 'agricultural', 'dropdown'].map((list) =>
    open(`GET /api/properties/${list}-options`, `/api/properties/${list}-options`),
  ),
  open(
    'GET /api/properties/furnish-details-options',
    '/api/properties/furnish-details-options?type=residential&furnishType=Furnished',
  ),
  open('GET /api/amenities', '/api/amenities'),
  signedIn('GET /api/auth/me', '/api/auth/me'),
  signedIn('GET /api/auth/profile', '/api/auth/profile'),
  open('GET /api/auth/logout', '/api/auth/logout'),
  open('POST /api/auth/logout', '/api/auth/logout'),
  withProof('POST /api/auth/refresh-token', '/api/auth/refresh-token', { refreshToken: 'x' }),
  withProof('POST /api/auth/refresh', '/api/auth/refresh', { refreshToken: 'x' }),
  { ...openButInvalid('POST /api/feedback', '/api/feedback'), body: { website: 'x' } },
  {
    ...openButInvalid('POST /api/newsletter/subscribe', '/api/newsletter/subscribe'),
    body: { website: 'x' },
  },
  {
    ...openButInvalid('POST /api/newsletter/form', '/api/newsletter/form'),
    body: { website: 'x' },
    answersPage: true,
  },
  ...['/api/contact-us/messages', '/api/contact-us'].map((path) => ({
    ...openButInvalid('POST ' + path, path),
    body: { website: 'x' },
  })),
  {
    ...openButInvalid('POST /api/contact-us/form', '/api/contact-us/form'),
    body: { website: 'x' },
    answersPage: true,
  },
  ...['/api/newsletter/confirm', '/api/newsletter/unsubscribe'].flatMap((path) => [
    { ...open('GET ' + path, path), answersPage: true },
    { ...withProof('POST ' + path, path, { token: 'x' }), refusal: MISSING },
  ]),
  { ...openButInvalid('POST /api/seller-leads', '/api/seller-leads'), body: { website: 'x' } },
  {
    ...openButInvalid('POST /api/seller-leads/form', '/api/seller-leads/form'),
    body: { website: 'x' },
    answersPage: true,
  },
  ...['/api/seller/leads', '/api/seller/enquiries', '/api/seller-leads/my'].map((path) =>
    onlyFor(SELLING, 'GET ' + path, path),
  ),
  {
    ...onlyFor(
      ITS_OWN,
      'PUT /api/seller/leads/{id}/status',
      '/api/seller/leads/$id/status',
      'enquiry',
    ),
    ...ENQUIRY_HIDDEN,
    body: { status: 'contacted' },
  },
  {
    ...openButInvalid(
      'PUT /api/auth/complete-social-profile',
      '/api/auth/complete-social-profile',
      { userType: 'buyer', mobile: '9812345670', otp: '123456' },
    ),
    otherwise: {
      visitor: UNAUTHENTICATED,
      'expired token': UNAUTHENTICATED,
      'suspended owner': FORBIDDEN,
    },
  },
  notSetUp('GET /api/auth/google', '/api/auth/google'),
  notSetUp('GET /api/auth/google/callback', '/api/auth/google/callback?code=x&state=y'),
  notSetUp('GET /api/auth/facebook', '/api/auth/facebook'),
  notSetUp('GET /api/auth/facebook/callback', '/api/auth/facebook/callback?code=x&state=y'),
  notSetUp('POST /api/social-auth/login', '/api/social-auth/login', SOCIAL_LOGIN),
  notSetUp('POST /api/social/social-login', '/api/social/social-login', SOCIAL_LOGIN),
  sellersButInvalid('POST /api/properties/add', '/api/properties/add', {}),
  {
    ...sellersButInvalid('PUT /api/properties/edit/{id}', '/api/properties/edit/$id', {
      contactPhone: '1',
    }),
    ...HIDDEN_BUT_INVALID,
  },
  {
    operation: 'DELETE /api/properties/delete/{id}',
    allowed: ITS_OWN,
    ask: '/api/properties/delete/$id',
    about: 'pending listing to remove',
    ...HIDDEN,
  },
  onlyFor(
    ['site_admin'],
    'DELETE /api/site-admin/properties/{id}/delete',
    '/api/site-admin/properties/$id/delete',
    'pending listing to remove',
  ),
  onlyFor(['site_admin'], 'GET /api/site-admin/feedback', '/api/site-admin/feedback'),
  onlyFor(['site_admin'], 'GET /api/contact-us/messages/admin', '/api/contact-us/messages/admin'),
  ...[
    { call: 'PUT {}/status', body: { status: 'read' } },
    { call: 'POST {}/enquiry', body: { listing: '$id' } },
    { call: 'DELETE {}' },
  ].map(({ call, body }) => ({
    ...onlyFor(
      [],
      call.replace('{}', '/api/site-admin/contact-us-messages/{id}'),
      call
        .replace(/^\w+ /, '')
        .replace('{}', '/api/site-admin/contact-us-messages/5eed0000a0e1000000000001'),
    ),
    otherwise: { site_admin: MISSING },
    ...(body && { body }),
  })),
  onlyFor(['site_admin'], 'GET /api/site-admin/newsletter', '/api/site-admin/newsletter'),
  {
    ...onlyFor(
      [],
      'DELETE /api/site-admin/newsletter/{id}',
      '/api/site-admin/newsletter/5eed0000a0e1000000000001',
    ),
    otherwise: { site_admin: MISSING },
  },
  ...['users', 'sellers', 'customers'].map((list) =>
    onlyFor(['site_admin'], `GET /api/site-admin/${list}`, `/api/site-admin/${list}`),
  ),
  {
    ...onlyFor(
      ['site_admin'],
      'PUT /api/site-admin/users/{id}/status',
      '/api/site-admin/users/$id/status',
      'user',
    ),
    body: { status: 'blocked' },
  },
  {
    ...onlyFor(
      ['site_admin'],
      'POST /api/site-admin/users/bulk-actions',
      '/api/site-admin/users/bulk-actions',
    ),
    body: { status: 'blocked', ids: ['none'] },
  },
  onlyFor(
    ['site_admin'],
    'DELETE /api/site-admin/users/{id}',
    '/api/site-admin/users/$id',
    'another user to remove',
  ),
  {
    ...openButInvalid('POST /api/reports', '/api/reports'),
    body: { website: 'x', propertyId: 'none' },
  },
  { ...openButInvalid('POST /api/complaints', '/api/complaints'), body: { website: 'x' } },
  openButInvalid('POST /api/complaints/appeal', '/api/complaints/appeal', {}),
  onlyFor(['site_admin'], 'GET /api/site-admin/cases', '/api/site-admin/cases'),
  onlyFor(['site_admin'], 'GET /api/site-admin/cases/{id}', '/api/site-admin/cases/$id', 'case'),
  {
    ...onlyFor(
      ['site_admin'],
      'POST /api/site-admin/cases/{id}/notes',
      '/api/site-admin/cases/$id/notes',
      'case',
    ),
    body: { text: 'Called.' },
  },
  {
    ...onlyFor(
      [],
      'PUT /api/site-admin/cases/{id}/assign',
      '/api/site-admin/cases/$id/assign',
      'case',
    ),
    body: { administratorId: 'none' },
    otherwise: { site_admin: INVALID },
  },
  ...['decide', 'decide-appeal'].map((action): Row => ({
    ...onlyFor(
      [],
      `PUT /api/site-admin/cases/{id}/${action}`,
      `/api/site-admin/cases/$id/${action}`,
      'case',
    ),
    body: { decision: 'upheld', reason: 'Wrong.' },
    // The first matrix has decided it already.
    otherwise: { site_admin: CONFLICT },
  })),
  onlyFor(['site_admin'], 'GET /api/site-admin/amenities', '/api/site-admin/amenities'),
  {
    ...onlyFor([], 'POST /api/site-admin/amenities', '/api/site-admin/amenities'),
    otherwise: { site_admin: CONFLICT },
    body: { name: 'Parking' },
  },
  {
    ...onlyFor(
      ['site_admin'],
      'PUT /api/site-admin/amenities/{id}',
      '/api/site-admin/amenities/5eed0000a0e1000000000001',
    ),
    body: { icon: 'Sun' },
  },
  {
    ...onlyFor(
      [],
      'DELETE /api/site-admin/amenities/{id}',
      '/api/site-admin/amenities/5eed0000a0e1000000000001',
    ),
    otherwise: { site_admin: CONFLICT },
  },
  ...ORDERED.flatMap(orderedCalls),
  open('GET /api/home-banners/active', '/api/home-banners/active?type=hero'),
  open('GET /api/contact-us/details/active', '/api/contact-us/details/active'),
  open('GET /api/contact-us/input-controls/active', '/api/contact-us/input-controls/active'),
  open('GET /api/office-information/public', '/api/office-information/public'),
  onlyFor(['site_admin'], 'GET /api/office-information', '/api/office-information'),
  {
    ...onlyFor(['site_admin'], 'POST /api/office-information', '/api/office-information'),
    body: {
      address: '4 Example Marg, Pune',
      phone: '2026001234',
      email: 'pune@ghar.example',
      isActive: false,
    },
  },
  ...(['GET', 'PUT', 'DELETE'] as const).map((method) => ({
    ...onlyFor(
      [],
      `${method} /api/office-information/{id}`,
      '/api/office-information/5eed0000a0e1000000000001',
    ),
    otherwise: { site_admin: MISSING },
    ...(method === 'PUT' && { body: { phone: '2026001235' } }),
  })),
  open('GET /api/static-content/public/{id}', '/api/static-content/public/about-us'),
  onlyFor(['site_admin'], 'GET /api/site-admin/static-content', '/api/site-admin/static-content'),
  onlyFor(
    ['site_admin'],
    'GET /api/site-admin/static-content/stats',
    '/api/site-admin/static-content/stats',
  ),
  {
    ...onlyFor(
      ['site_admin'],
      'POST /api/site-admin/static-content',
      '/api/site-admin/static-content',
    ),
    body: { key: 'contact-us', title: 'Contact', content: '<p>Write.</p>' },
  },
  {
    ...onlyFor(
      ['site_admin'],
      'PUT /api/site-admin/static-content/{id}',
      '/api/site-admin/static-content/contact-us',
    ),
    body: { title: 'Contact us' },
  },
  {
    ...onlyFor(
      ['site_admin'],
      'PUT /api/site-admin/static-content/{id}/status',
      '/api/site-admin/static-content/contact-us/status',
    ),
    body: { status: 'draft' },
  },
  onlyFor(
    ['site_admin'],
    'DELETE /api/site-admin/static-content/{id}',
    '/api/site-admin/static-content/contact-us',
  ),
  onlyFor(['site_admin'], 'GET /api/site-admin/settings', '/api/site-admin/settings'),
  {
    ...onlyFor(['site_admin'], 'PUT /api/site-admin/settings', '/api/site-admin/settings'),
    body: { settings: { complaintDays: 8 } },
  },
  open('GET /api/blogs', '/api/blogs'),
  open('GET /api/blogs/featured', '/api/blogs/featured'),
  open('GET /api/blogs/slug/{slug}', '/api/blogs/slug/a-post'),
  post('GET /api/blogs/{id}', EVERYBODY, '/api/blogs/$id', 'post'),
  open('GET /api/blogs/search', '/api/blogs/search?q=deed'),
  open('GET /api/blogs/categories', '/api/blogs/categories'),
  open('GET /api/blogs/tags', '/api/blogs/tags'),
  post('POST /api/blogs/{id}/like', EVERYBODY, '/api/blogs/$id/like', 'post'),
  post('POST /api/blogs/{id}/like', NOBODY, '/api/blogs/$id/like', 'draft post'),
  post('POST /api/blogs/{id}/share', EVERYBODY, '/api/blogs/$id/share', 'post'),
  {
    ...openButInvalid('POST /api/blog-comments', '/api/blog-comments'),
    body: { blogId: 'a-post', name: 'Asha', message: 'Clear.', website: 'x' },
  },
  {
    ...openButInvalid('POST /api/blog-comments/form', '/api/blog-comments/form'),
    body: { blogId: 'a-post', name: 'Asha', message: 'Clear.', website: 'x' },
    answersPage: true,
  },
  open('GET /api/blog-comments/recent', '/api/blog-comments/recent'),
  open('GET /api/blog-comments/blog/{id}', '/api/blog-comments/blog/a-post'),
  open('GET /api/blog-comments/stats/{id}', '/api/blog-comments/stats/a-post'),
  onlyFor(['site_admin'], 'GET /api/blogs/admin', '/api/blogs/admin'),
  onlyFor(['site_admin'], 'GET /api/blogs/admin/stats', '/api/blogs/admin/stats'),
  onlyFor(['site_admin'], 'GET /api/blogs/admin/{id}', '/api/blogs/admin/$id', 'draft post'),
  {
    ...onlyFor(['site_admin'], 'POST /api/blogs/admin', '/api/blogs/admin'),
    body: { title: 'A street' },
  },
  {
    ...onlyFor(
      ['site_admin'],
      'PUT /api/blogs/admin/{id}',
      '/api/blogs/admin/$id',
      'post to change',
    ),
    body: { title: 'Another street' },
  },
  ...['publish', 'toggle-featured', 'toggle-pinned'].map((action) =>
    onlyFor(
      ['site_admin'],
      `PUT /api/blogs/admin/{id}/${action}`,
      `/api/blogs/admin/$id/${action}`,
      'post to change',
    ),
  ),
  {
    ...onlyFor([], 'DELETE /api/blogs/admin/{id}', '/api/blogs/admin/5eed0000a0e1000000000001'),
    otherwise: { site_admin: MISSING },
  },
  onlyFor(['site_admin'], 'GET /api/site-admin/blog-comments', '/api/site-admin/blog-comments'),
  {
    ...onlyFor(
      [],
      'PUT /api/site-admin/blog-comments/{id}/approve',
      '/api/site-admin/blog-comments/5eed0000a0e1000000000001/approve',
    ),
    otherwise: { site_admin: MISSING },
  },
  {
    ...onlyFor(
      [],
      'DELETE /api/site-admin/blog-comments/{id}',
      '/api/site-admin/blog-comments/5eed0000a0e1000000000001',
    ),
    otherwise: { site_admin: MISSING },
  },
  post('GET /api/blogs/{id}', NOBODY, '/api/blogs/$id', 'draft post'),
  open('GET /api/properties/suggestions', '/api/properties/suggestions?text=be'),
  open('GET /api/properties/cities-with-counts', '/api/properties/cities-with-counts'),
  open('GET /api/properties/cities', '/api/properties/cities?state=Goa'),
  open('GET /api/location/states', '/api/location/states'),
  open('GET /api/location/cities', '/api/location/cities?state=Goa'),
  open('GET /api/location/detect', '/api/location/detect?latitude=12.97&longitude=77.59'),
  onlyFor(SELLING, 'GET /api/properties/my-properties', '/api/properties/my-properties'),
  onlyFor(SELLING, 'GET /api/seller/properties', '/api/seller/properties'),
  onlyFor(SELLING, 'GET /api/seller/dashboard-summary', '/api/seller/dashboard-summary'),
  openButInvalid('GET /api/seller', '/api/seller'),
  { ...open('GET /api/seller/{id}', '/api/seller/$id'), about: 'seller' },
  open('GET /api/properties/compare', '/api/properties/compare?ids=none'),
  signedIn('GET /api/properties/favorites', '/api/properties/favorites'),
  signedIn('POST /api/properties/{id}/favorite', '/api/properties/$id/favorite'),
  signedIn('DELETE /api/properties/{id}/favorite', '/api/properties/$id/favorite'),
  signedIn('GET /api/properties/{id}/favorite/status', '/api/properties/$id/favorite/status'),
  ...[
    '/api/site-admin/properties',
    '/api/site-admin/properties/pending',
    '/api/site-admin/properties/stats',
    '/api/properties/admin/all-properties',
  ].map((path) => onlyFor(['site_admin'], 'GET ' + path, path)),
  onlyFor(['site_admin'], 'GET /api/site-admin/audit', '/api/site-admin/audit'),
  onlyFor(['site_admin'], 'GET /api/site-admin/overview', '/api/site-admin/overview'),
  onlyFor(['site_admin'], 'GET /api/site-admin/reports', '/api/site-admin/reports'),
  ...[
    'properties',
    'users',
    'inquiries',
    'transactions',
    'contact-messages',
    'newsletter',
    'audit',
  ].map((list) => ({
    ...onlyFor(
      ['site_admin'],
      `GET /api/site-admin/exports/${list}`,
      `/api/site-admin/exports/${list}`,
    ),
    answersPage: true as const,
  })),
  {
    ...onlyFor(
      ['site_admin'],
      'GET /api/site-admin/exports/reports/{topic}',
      '/api/site-admin/exports/reports/users',
    ),
    answersPage: true,
  },
  {
    ...onlyFor(
      ['site_admin'],
      'POST /api/site-admin/properties/bulk-actions',
      '/api/site-admin/properties/bulk-actions',
    ),
    body: { action: 'feature', ids: ['none'] },
  },
  ...['/api/site-admin/inquiries', '/api/site-admin/inquiries/stats'].map((path) =>
    onlyFor(['site_admin'], 'GET ' + path, path),
  ),
  onlyFor(
    ['site_admin'],
    'GET /api/site-admin/inquiries/{id}',
    '/api/site-admin/inquiries/$id',
    'enquiry',
  ),
  {
    ...onlyFor(
      ['site_admin'],
      'PUT /api/site-admin/inquiries/{id}/status',
      '/api/site-admin/inquiries/$id/status',
      'enquiry',
    ),
    body: { status: 'contacted' },
  },
  {
    ...onlyFor(
      [],
      'PUT /api/site-admin/inquiries/{id}/assign',
      '/api/site-admin/inquiries/$id/assign',
      'enquiry',
    ),
    body: { sellerId: 'none' },
    otherwise: { site_admin: INVALID },
  },
  {
    ...onlyFor(
      ['site_admin'],
      'POST /api/site-admin/inquiries/bulk-actions',
      '/api/site-admin/inquiries/bulk-actions',
    ),
    body: { action: 'spam', ids: ['none'] },
  },
  ...['approve', 'reject', 'feature', 'activate', 'deactivate'].map((action): Row => ({
    ...onlyFor(
      ['site_admin'],
      'PUT /api/site-admin/properties/{id}/' + action,
      '/api/site-admin/properties/$id/' + action,
      'pending listing to decide about',
    ),
    body: { reason: 'Blurred.', featured: true },
  })),
  ...LISTINGS.map(([about, allowed]): Row => ({
    operation: 'GET /api/properties/{id}',
    allowed,
    ask: '/api/properties/$id',
    about,
  })),
];

let served: TestApp;
let viewers: Record<Principal, Viewer | undefined>;
/** What the one without a viewer of the harness presents instead. */
let expired: Record<string, string>;
let ids: Record<Row['about'], string>;
let picture: Buffer;

beforeAll(async () => {
  const database = await freshDatabase();
  served = await testApp(database);
  picture = await photo(300, 200).jpeg().toBuffer();
  const owner = await buildAccount(database);
  await buildAccount(database, {
    ...TAKEN,
    mobileVerifiedAt: new Date(),
    emailVerifiedAt: new Date(),
  });
  const waiting = { sellerId: owner.id, approvalStatus: 'pending' as const };
  const [pub, pending, toDecide, toRemove] = [
    listing({ sellerId: owner.id }),
    listing(waiting),
    listing(waiting),
    listing(waiting),
  ];
  await writeListings(database, [pub, pending, toDecide, toRemove]);
  const draft = { status: 'draft' as const, publishedAt: null };
  const team = await buildTeam(database);
  const buyer = await buildAccount(database, {
    userType: 'buyer',
    kind: null,
    mobile: '9111111113',
    mobileVerifiedAt: new Date(),
  });
  ids = {
    ...team.ids,
    nothing: '',
    'public listing': pub.id,
    'pending listing': pending.id,
    'pending listing to decide about': toDecide.id,
    'pending listing to remove': toRemove.id,
    seller: owner.id,
    case: await buildCase(database),
    enquiry: await buildEnquiry(database, { propertyId: pub.id, sellerId: owner.id }),
    post: (await buildBlog(database, { slug: 'a-post' })).id,
    'draft post': (await buildBlog(database, draft)).id,
    'post to change': (await buildBlog(database)).id,
    user: (await buildAccount(database)).id,
    'user to remove': (await buildAccount(database)).id,
    'another user to remove': (await buildAccount(database)).id,
  };
  expired = { authorization: `Bearer ${await accessToken(owner.id, newId(), 901)}` };
  viewers = {
    visitor: { kind: 'visitor' },
    'expired token': undefined,
    agent: viewerOf(await buildAccount(database, { kind: 'agent' })),
    ...team.viewers,
    buyer: viewerOf(buyer),
    seller: viewerOf(await buildAccount(database)),
    owner: viewerOf(owner),
    'suspended owner': { ...viewerOf(owner), status: 'blocked' },
    site_admin: viewerOf(
      await buildAccount(database, { userType: 'site_admin', role: 'site_admin', kind: null }),
    ),
  };
});

/** An organisation with its people, a pending listing of its admin and one that its executive looks after. */
async function buildTeam(database: Database) {
  const organisationId = newId();
  await database.query({
    text: `INSERT INTO organisation (id, name) VALUES ($1, 'Aranvi Habitat')`,
    values: [organisationId],
  });
  const builder = (role: UserRole) =>
    buildAccount(database, { userType: 'builder', kind: 'builder', role, organisationId });
  const [admin, manager] = [await builder('admin'), await builder('manager')];
  const [executive, colleague] = [await builder('executive'), await builder('executive')];
  const pending = { sellerId: admin.id, approvalStatus: 'pending' as const };
  const [ofAdmin, assigned] = [listing(pending), listing(pending)];
  await writeListings(database, [ofAdmin, assigned]);
  await database.query({
    text: 'UPDATE property SET assigned_to = $2 WHERE id = $1',
    values: [assigned.id, executive.id],
  });
  const invite = async (mobile: string) => {
    const id = newId();
    await database.query({
      text: `INSERT INTO invitation (id, organisation_id, mobile, name, role, expires_at)
             VALUES ($1, $2, $3, 'Rhea Sen', 'manager', now() + interval '1 day')`,
      values: [id, organisationId, mobile],
    });
    return id;
  };
  return {
    viewers: {
      'builder admin': viewerOf(admin),
      'builder manager': viewerOf(manager),
      'builder executive': viewerOf(executive),
    },
    ids: {
      'pending listing of the team': ofAdmin.id,
      'pending listing of the executive': assigned.id,
      organisation: organisationId,
      colleague: colleague.id,
      invitation: await invite('9111111114'),
      'invitation to the buyer': await invite('9111111113'),
    },
  };
}

// One walk in the order of the rows: what is allowed is done, and later rows find it done.
describe('V-2.1-21 the permission matrix', { shuffle: false }, () => {
  test('has a row for every operation of both doors', async () => {
    const schema = await graphqlSchema(ROOMS);
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const operations = [...roots, ...BEHIND_A_POLICY.map((name) => schema.getType(name))]
      .filter((root) => isObjectType(root))
      .flatMap((root) => Object.keys(root.getFields()).map((field) => root.name + '.' + field));
    expect(new Set(GRAPHQL.map((row) => row.operation))).toEqual(new Set(operations));
    const rows = served.app.restRows.map(({ method, path }) => method + ' ' + path);
    expect(new Set(REST.map((row) => row.operation))).toEqual(new Set(rows));
  });

  test('D-103 what may be refused is null by itself, and says how it refuses', async () => {
    const schema = await graphqlSchema(ROOMS);
    const refused = GRAPHQL.filter((row) => row.isReasonShown || row.refusal).flatMap((row) => {
      const [of = '', field = ''] = row.operation.split('.');
      const type = schema.getType(of);
      const found = isObjectType(type) && of !== 'Mutation' && type.getFields()[field];
      return found ? [{ of, type: found.type, description: found.description }] : [];
    });
    expect(refused.length).toBeGreaterThan(10);
    expect(refused.filter(({ type }) => isNonNullType(type))).toEqual([]);
    const says = (text: string | null | undefined) =>
      /\b(?:UNAUTHENTICATED|FORBIDDEN)\b/.test(text ?? '');
    // The others are refused alike, as the way to them says.
    const silent = refused.filter(({ description }) => !says(description));
    expect(new Set(silent.map(({ of }) => of))).toEqual(new Set(BEHIND_A_POLICY));
    expect(says(schema.getType('Viewer')?.description)).toBe(true);
    expect(says(schema.getQueryType()?.getFields()['administration']?.description)).toBe(true);
    const ask = '{ viewer { team { viewerCanInvite } account { id } } site { name } }';
    const { data, errors } = await served.graphql(ask);
    expect(data).toEqual({ viewer: { team: null, account: null }, site: { name: 'Aangan' } });
    const path = ['viewer', 'team'];
    expect(errors).toMatchObject([{ path, extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  describe.each(titled(GRAPHQL))('%s', (_, row) => {
    test.each(EVERYBODY.filter((each) => each !== 'expired token'))('%s', async (principal) => {
      const isAllowed = row.allowed.includes(principal);
      const ask = row.ask.replace('$id', ids[row.about]);
      const response = row.sendsPicture
        ? await served.upload(picture, viewers[principal], { query: ask })
        : await served.graphql(ask, {}, viewers[principal]);
      const isUnread = row.sendsPicture && !isAllowed;
      expect(response.status).toBe(isUnread ? reasonFor(principal, row).status : 200);
      const isReasonShown = row.isReasonShown ?? row.refusal !== undefined;
      const codes = !isAllowed && isReasonShown ? [reasonFor(principal, row).code] : [];
      expect(response.errors.map(({ extensions }) => extensions['code'])).toEqual(codes);
      const [found = null] = Object.values(response.data ?? {});
      const isBehind = BEHIND_A_POLICY.some((name) => row.operation.startsWith(`${name}.`));
      const [value = null] = isBehind ? Object.values(Object(found)) : [found];
      expect(value !== null).toBe(isAllowed);
    });
  });

  test.each(titled(GRAPHQL))('%s: an expired token', async (_, row) => {
    const ask = row.ask.replace('$id', ids[row.about]);
    const response = await served.graphql(ask, {}, undefined, { headers: expired });
    expect(response).toMatchObject({ status: 401, data: null });
    expect(response.errors.map(({ extensions }) => extensions['code'])).toEqual([
      'UNAUTHENTICATED',
    ]);
  });

  describe.each(titled(REST))('%s', (_, row) => {
    test.each(EVERYBODY)('%s', async (principal) => {
      const method = METHODS.find((name) => row.operation.startsWith(name));
      const response = await served.rest(
        row.ask.replace('$id', ids[row.about]),
        viewers[principal],
        method,
        { body: row.body, headers: principal === 'expired token' ? expired : {} },
      );
      const isReasonShown = row.isReasonShown ?? row.refusal !== undefined;
      // As in GraphQL, a read says that the token cannot be used; only leaving works with any.
      const isStale =
        principal === 'expired token' && method === 'GET' && !row.operation.endsWith('/logout');
      const reason = isReasonShown ? reasonFor(principal, row) : { status: 404, code: 'NOT_FOUND' };
      const refusal = isStale ? UNAUTHENTICATED : reason;
      expect(response).toMatchObject(
        row.allowed.includes(principal) && !isStale
          ? { status: successOf(row.operation), body: row.answersPage ? {} : { success: true } }
          : {
              status: refusal.status,
              body: row.answersPage ? {} : { success: false, code: refusal.code },
            },
      );
    });
  });
});

describe('the doors agree', () => {
  const reads = () =>
    served.app.restRows.filter(({ method }) => method === 'GET').map(({ path }) => path);
  const pairs = Object.entries(SAME_READS).flatMap(([field, paths]) =>
    paths.map((path) => [field, path] as const),
  );

  test('51-1 every read of REST has its like in GraphQL, or is known to have none', () => {
    const known = pairs.map(([, path]) => path);
    const others = reads().filter((path) => !known.includes(path));
    expect(known.filter((path) => !reads().includes(path))).toEqual([]);
    expect(others.filter((path) => !REST_ALONE.test(path))).toEqual([]);
  });

  test.each(pairs)('51-1 %s is open to whom %s is', (field, path) => {
    const rest = rowsOf(REST, `GET ${path}`);
    const graphql = rowsOf(GRAPHQL, field);
    // A read by something else than an id says so in its address, and is about nothing.
    for (const { about, allowed } of rest) {
      const like = graphql.find((row) => row.about === about) ?? graphql[0];
      expect(
        EVERYBODY.filter((each) => allowed.includes(each) && each !== 'expired token'),
      ).toEqual(
        EVERYBODY.filter((each) => like?.allowed.includes(each) && each !== 'expired token'),
      );
    }
    expect(rest.length).toBeGreaterThan(0);
  });

  const rowsOf = (rows: readonly Row[], operation: string) =>
    rows.filter((row) => row.operation === operation);
});

/** The reads that both doors have: what they are in GraphQL, and their paths in REST. */
const SAME_READS: Readonly<Record<string, readonly string[]>> = {
  'Viewer.account': ['/api/auth/me', '/api/auth/profile'],
  'Administration.auditEntries': ['/api/site-admin/audit'],
  'Query.amenities': ['/api/amenities'],
  'Administration.amenities': ['/api/site-admin/amenities'],
  'Query.banners': ['/api/home-banners/active'],
  'Query.recentBlogComments': ['/api/blog-comments/recent'],
  'Query.blog': [
    '/api/blog-comments/blog/{id}',
    '/api/blog-comments/stats/{id}',
    '/api/blogs/slug/{slug}',
    '/api/blogs/{id}',
  ],
  'Administration.blogComments': ['/api/site-admin/blog-comments'],
  'Administration.blogs': ['/api/blogs/admin'],
  'Administration.blogStats': ['/api/blogs/admin/stats'],
  'Administration.blog': ['/api/blogs/admin/{id}'],
  'Query.blogs': ['/api/blogs', '/api/blogs/featured', '/api/blogs/search'],
  'Query.blogCategories': ['/api/blogs/categories'],
  'Query.blogTags': ['/api/blogs/tags'],
  'Administration.cases': ['/api/site-admin/cases'],
  'Administration.case': ['/api/site-admin/cases/{id}'],
  'Query.contactControls': ['/api/contact-us/input-controls/active'],
  'Query.contactDetails': ['/api/contact-us/details/active'],
  'Administration.contactMessages': ['/api/contact-us/messages/admin'],
  'Viewer.enquiries': ['/api/seller/leads', '/api/seller/enquiries', '/api/seller-leads/my'],
  'Administration.enquiryStats': ['/api/site-admin/inquiries/stats'],
  'Viewer.favourites': ['/api/properties/favorites'],
  'Viewer.favouriteIds': ['/api/properties/{id}/favorite/status'],
  'Administration.feedback': ['/api/site-admin/feedback'],
  'Administration.moderationQueue': [
    '/api/site-admin/properties',
    '/api/properties/admin/all-properties',
    '/api/site-admin/properties/pending',
  ],
  'Administration.propertyStats': ['/api/site-admin/properties/stats'],
  'Administration.newsletterSubscribers': ['/api/site-admin/newsletter'],
  'Query.site': ['/api/office-information/public'],
  'Administration.offices': ['/api/office-information'],
  'Query.cities': [
    '/api/properties/cities-with-counts',
    '/api/properties/cities',
    '/api/location/cities',
  ],
  'Query.states': ['/api/location/states'],
  'Query.locate': ['/api/location/detect'],
  'Query.properties': ['/api/properties'],
  'Query.propertiesByIds': ['/api/properties/compare'],
  'Query.property': ['/api/properties/{id}'],
  'Administration.report': ['/api/site-admin/reports'],
  'Viewer.properties': ['/api/properties/my-properties', '/api/seller/properties'],
  'Viewer.overview': ['/api/seller/dashboard-summary'],
  'Query.seller': ['/api/seller/{id}'],
  'Administration.settings': ['/api/site-admin/settings'],
  'Query.staticPage': ['/api/static-content/public/{id}'],
  'Administration.staticPages': ['/api/site-admin/static-content'],
  'Query.subtypes': ['/api/properties/subtypes', '/api/properties/subcategories-with-counts'],
  'Query.subtype': ['/api/properties/subtypes/{slug}/form'],
  'Query.propertyOptions': [
    '/api/properties/residential-options',
    '/api/properties/commercial-options',
    '/api/properties/agricultural-options',
    '/api/properties/dropdown-options',
    '/api/properties/furnish-details-options',
  ],
  'Query.suggestions': ['/api/properties/suggestions'],
  'Administration.users': [
    '/api/site-admin/users',
    '/api/site-admin/sellers',
    '/api/site-admin/customers',
  ],
};

/** Reads of REST alone: files, pages for a browser, single records of lists, sums, and what always fails. */
const REST_ALONE =
  /^\/api\/(?:site-admin\/(?:exports|home-banners|contact-us-input-controls|contact-us-details)\b|.+\/stats$|newsletter\/|auth\/(?:logout|google|facebook)\b|seller$|site-admin\/(?:overview$|inquiries(?:\/\{id\})?$)|office-information\/\{id\}$)/;

/** Whole: `$operation` would be cut. */
function titled(rows: readonly Row[]): (readonly [title: string, row: Row])[] {
  return rows.map((row) => [`${row.operation}, ${row.about}`, row]);
}

/** Each of their fields is an operation of its own. */
const BEHIND_A_POLICY = ['Viewer', 'Administration'];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function reasonFor(principal: Principal, { refusal, otherwise }: Row): Refusal {
  const reason = otherwise?.[principal] ?? refusal;
  if (reason !== undefined) return reason;
  return principal === 'visitor' || principal === 'expired token' ? UNAUTHENTICATED : FORBIDDEN;
}

/** The status of a success, as the row of the call says. */
function successOf(operation: string): number {
  const row = served.app.restRows.find(({ method, path }) => `${method} ${path}` === operation);
  return row?.status ?? 200;
}
