import { type AuditFilter, findAuditEntries } from '../src/accounts/findAuditEntries.ts';
import { findCases } from '../src/cases/findCases.ts';
import { type CasesInput } from '../src/cases/case.input.ts';
import { type EnquiryFilter, findEnquiries } from '../src/enquiries/findEnquiries.ts';
import { findEnquiryStats } from '../src/enquiries/findEnquiryStats.ts';
import { findPropertyStats } from '../src/moderation/countVersions.ts';
import { findQueue, type QueueRequest } from '../src/moderation/findQueue.ts';
import { type OrganisationsInput } from '../src/organisations/organisation.input.ts';
import { findOrganisations } from '../src/organisations/findOrganisations.ts';
import { checkListings } from '../src/sanityChecks/checkListings.ts';
import { type Context } from '../src/platform/context.ts';
import { findTransactions } from '../src/properties/findTransactions.ts';
import { findSiteOverview } from '../src/reports/findSiteOverview.ts';
import { type UsersInput } from '../src/users/user.input.ts';
import { findUsers } from '../src/users/findUsers.ts';
import { settingValues } from '../../schema/rules/setting.ts';
import { type BenchQuery, type Target } from './query.ts';
import { type Sample } from './samples.ts';

/** What few look through, at 100,000 users and a million listings of every state. */
const LOOKED_THROUGH: Target = { p95: 100, growth: 40 };
const FIRST = { page: 1, pageSize: 20 };
const SETTINGS = { settings: { values: settingValues({}) } };

export const ADMINISTRATION_QUERIES: readonly BenchQuery[] = [
  queue('pending queue', () => ({ status: 'pending' })),
  queue('pending queue of a state', ({ state }) => ({ status: 'pending', filter: { state } })),
  queue('pending queue of a town and a kind', ({ city, state, subtype }) => ({
    status: 'pending',
    filter: { city, state, subtypes: [subtype] },
  })),
  queue('pending queue, words', ({ locality }) => ({ status: 'pending', search: locality })),
  queue('rejected listings, words', ({ locality }) => ({ status: 'rejected', search: locality })),
  queue('approved listings in the administration', () => ({ status: 'approved' })),
  queue('approved listings of a town', ({ city, state }) => ({
    status: 'approved',
    filter: { city, state },
  })),
  queue('all listings of a state', ({ state }) => ({ filter: { state } })),
  queue('all listings of a kind', ({ subtype, purpose }) => ({
    filter: { subtypes: [subtype], purpose },
  })),
  queue('a word among all listings in the administration', ({ locality }) => ({
    search: locality,
  })),
  queue('a common word among all listings', ({ commonWord }) => ({ search: commonWord })),
  queue('a word among all listings of a town', ({ city, state, commonWord }) => ({
    search: commonWord,
    filter: { city, state },
  })),
  administrator('doubts about a page of listings', async (context) =>
    checkListings(context, (await findQueue(context, { ...FIRST, status: 'pending' })).items),
  ),
  users('users', () => ({})),
  users('users, last page', () => ({ page: 5_000 })),
  users('users by name', () => ({ sort: 'name' })),
  users('users of a type', () => ({ userTypes: ['seller'] })),
  users('users of two types', () => ({ userTypes: ['builder', 'site_admin'], sort: 'oldest' })),
  users('users of a type by name', () => ({ userTypes: ['builder'], sort: 'name' })),
  users('blocked users', () => ({ status: 'blocked' })),
  users('active users of a level', () => ({ status: 'active', verificationLevel: 'premium' })),
  users('users who are not verified', () => ({ verificationLevel: 'basic', sort: 'oldest' })),
  users('users, part of a name', ({ position }) => ({ search: NAMES[place(position)] })),
  users('users, whole name', ({ position }) => ({ search: `${NAMES[place(position)]} Rao` })),
  users('users, mobile', ({ position }) => ({ search: `70000${10_000 + place(position)}` })),
  administrator('organisations', (context) => findOrganisations(context, { ...FIRST })),
  organisations('organisations, words', { search: 'Iyer Build' }),
  organisations('organisations with members', { hasMembers: true }),
  organisations('organisations without members', { hasMembers: false }),
  enquiries('enquiries of the market', () => ({})),
  enquiries('enquiries of a status', () => ({ status: 'contacted' })),
  enquiries('enquiries of the market, last page', () => ({ page: 10_000 })),
  enquiries('enquiries, a name', ({ position }) => ({ search: NAMES[place(position)] })),
  enquiries('enquiries, words of a listing', ({ locality }) => ({ search: locality })),
  enquiries('enquiries, a name in a status', ({ position }) => ({
    search: NAMES[place(position)],
    status: 'closed',
  })),
  cases('cases', {}),
  cases('cases that wait', { statuses: ['open', 'acknowledged', 'appealed'] }),
  cases('cases of a kind', { kind: 'complaint' }),
  cases('cases, words', { search: 'Menon Nag' }),
  cases('cases, number', { search: 'C-2026-000321' }),
  audit('audit', () => ({})),
  audit('audit of listings', () => ({ noun: 'property' })),
  audit('audit of settings', () => ({ noun: 'setting' })),
  audit('audit of an account', ({ sellerId }) => ({ actorId: sellerId })),
  audit('audit of an account about settings', ({ sellerId }) => ({
    actorId: sellerId,
    noun: 'setting',
  })),
  audit('audit of something', ({ id }) => ({ subjectId: id })),
  transactions('transactions', {}),
  transactions('transactions, rented', { lifecycle: 'rented' }),
  administrator('search across listings, users and enquiries', (context, { locality }) => {
    const request = { search: locality, page: 1, pageSize: 5 };
    return Promise.all([
      findQueue(context, request),
      findUsers(context, { ...request, sort: 'newest' }),
      findEnquiries(context, request),
    ]);
  }),
  administrator('what waits, in the bar', (context) =>
    Promise.all([
      findPropertyStats(context),
      findEnquiryStats(context),
      findUsers(context, { ...FIRST, sort: 'newest' }),
    ]),
  ),
  administrator('the site in figures', findSiteOverview),
];

const NAMES = ['Asha', 'Imran', 'Suresh', 'Zoya', 'Bela'];

/** Which of some names or numbers a sample asks for. */
function place(position: number): number {
  return Math.floor(position * NAMES.length);
}

/** What the administration asks for: a page, its total and all figures beside it. */
function administrator(
  name: string,
  read: (context: Context, sample: Sample) => Promise<unknown>,
): BenchQuery {
  return {
    name,
    target: LOOKED_THROUGH,
    run: ({ asAccount }, sample) => read(asAccount(sample.sellerId, 'site_admin'), sample),
  };
}

function queue(name: string, request: (sample: Sample) => Partial<QueueRequest>): BenchQuery {
  return administrator(name, (context, sample) =>
    findQueue(context, { ...FIRST, ...request(sample) }),
  );
}

function users(name: string, input: (sample: Sample) => Partial<UsersInput>): BenchQuery {
  return administrator(name, (context, sample) =>
    findUsers(context, { ...FIRST, sort: 'newest', ...input(sample) }),
  );
}

function organisations(name: string, input: Partial<OrganisationsInput>): BenchQuery {
  return administrator(name, (context) => findOrganisations(context, { ...FIRST, ...input }));
}

function enquiries(name: string, filter: (sample: Sample) => Partial<EnquiryFilter>): BenchQuery {
  return administrator(name, (context, sample) =>
    findEnquiries(context, { ...FIRST, ...filter(sample) }),
  );
}

function cases(name: string, input: Partial<CasesInput>): BenchQuery {
  return administrator(name, (context) => findCases(context, SETTINGS, { ...FIRST, ...input }));
}

function audit(name: string, filter: (sample: Sample) => Partial<AuditFilter>): BenchQuery {
  return administrator(name, (context, sample) =>
    findAuditEntries(context, { ...FIRST, ...filter(sample) }),
  );
}

function transactions(
  name: string,
  filter: Omit<Parameters<typeof findTransactions>[1], 'page' | 'pageSize'>,
): BenchQuery {
  return administrator(name, (context) => findTransactions(context, { ...FIRST, ...filter }));
}
