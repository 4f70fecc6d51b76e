import { FIELD_LIST } from '../../../schema/catalogue/fields.ts';
import { applicableFields, availableOptions } from '../../../schema/catalogue/interpret.ts';
import {
  type ApplicableField,
  type Details,
  type DetailValue,
  type Kind,
  type Subtype,
} from '../../../schema/catalogue/model.ts';
import { type Account } from '../../src/accounts/account.entity.ts';
import { type Viewer } from '../../src/platform/context.ts';
import { type Database } from '../../src/platform/database/connect.ts';
import { buildAccount } from '../factories.ts';
import { type GraphQLResponse, type RestResponse, type TestApp } from './application.ts';
import { giveProof } from './people.ts';

/** Step 1 as everybody fills it in. */
export const BASICS = {
  state: 'Karnataka',
  city: 'Bengaluru',
  contactEmail: 'asha@example.in',
  contactPhone: '9812345670',
};

/** An account that has proven the contact phone of the basics. */
export async function buildPoster(
  database: Database,
  overrides: Partial<Account> = {},
): Promise<Account> {
  const account = await buildAccount(database, overrides);
  await giveProof(database, account.id, BASICS.contactPhone);
  return account;
}

/** What a test says of a listing in the words of the GraphQL input. */
export interface Posting {
  subtype: Subtype;
  details: Readonly<Record<string, unknown>>;
  pictures: readonly string[];
  /** More of the input, or instead of the basics, under names that both doors have. */
  more?: Readonly<Record<string, unknown>>;
}

/** The variable of `POST`. */
export function inputOf({ subtype, details, pictures, more }: Posting) {
  const basics = { ...BASICS, subtype: subtype.key, purpose: 'SELL' };
  return { ...basics, details, pictures, ...more };
}

/** The same as the documented clients send it, but with ids of pictures instead of files. */
export function bodyOf({ subtype, details, pictures, more = {} }: Posting) {
  const { amenities, ...others } = details;
  return {
    ...BASICS,
    type: subtype.type,
    status: 'sell',
    subtype: subtype.title,
    details: JSON.stringify(others),
    amenities: JSON.stringify(amenities ?? []),
    images: pictures,
    ...more,
  };
}

const ALL_DETAILS = FIELD_LIST.map(({ key }) => key).join(' ');

export const WRITTEN = `id title description approvalStatus rejectionReason purpose state city district
  locality address pincode latitude longitude locationIsApproximate price area areaUnit areaSqm bedrooms
  contact { phone email } shareWithAgents isActive isPublic lifecycle closedAt type subtype { key }
  amenities { id } pictures { id } history { action note by } details { ${ALL_DETAILS} }`;

export const POST = `mutation ($input: ListingInput!, $key: String) {
  createProperty(input: $input, idempotencyKey: $key) { property { ${WRITTEN} } } }`;

export const EDIT = `mutation ($id: ID!, $input: ListingInput!, $key: String) {
  updateProperty(id: $id, input: $input, idempotencyKey: $key) { property { ${WRITTEN} } } }`;

/** Posts through GraphQL. */
export function postByGraphQL(
  served: TestApp,
  posting: Posting,
  as: Viewer,
): Promise<GraphQLResponse> {
  return served.graphql(POST, { input: inputOf(posting) }, as);
}

/** Posts through REST, as JSON. */
export function postByRest(served: TestApp, posting: Posting, as: Viewer): Promise<RestResponse> {
  return served.rest('/api/properties/add', as, 'POST', { body: bodyOf(posting) });
}

/** The refused fields with their sentences, in the words of the GraphQL door and in one order. */
export function refusedBy(response: GraphQLResponse | RestResponse): string[] {
  const problems: unknown =
    'errors' in response ? response.errors[0]?.extensions['fields'] : response.body['errors'];
  if (!Array.isArray(problems)) return [];
  return problems
    .map((each: { path?: string; field?: string; message: string }) => {
      const path = each.path ?? each.field ?? '';
      return `${GRAPHQL_PATHS[path] ?? path}: ${each.message}`;
    })
    .toSorted();
}

const GRAPHQL_PATHS: Readonly<Record<string, string>> = {
  status: 'purpose',
  images: 'pictures',
  amenities: 'details.amenities',
};

/** Counts of the tests' own making do not get in their way. */
export async function hourPasses(served: {
  query(statement: { text: string }): Promise<unknown>;
}): Promise<void> {
  await served.query({ text: 'DELETE FROM rate_limit' });
}

/** A value for every field that a subtype has and that is kept among its details. */
export function fullest(subtype: Subtype): Details {
  const details: Details = {};
  for (const field of applicableFields(subtype)) {
    if (BESIDE.has(field.key)) continue;
    const options = availableOptions(subtype, field, details).map(({ value }) => value);
    details[field.key] = SAMPLES[field.kind](field, options);
    if (field.copyTo !== undefined) details[field.copyTo] = details[field.key] ?? '';
  }
  return details;
}

const BESIDE = new Set(['subType', 'description', 'images', 'shareWithAgents']);

function someNumber({ limits }: ApplicableField): number {
  const least = Math.max(limits.min ?? 0, 3);
  return Math.min(least, limits.max ?? least);
}

const SAMPLES: Record<Kind, (field: ApplicableField, options: readonly string[]) => DetailValue> = {
  shortText: ({ label, pattern }) => (pattern ? 'P52100012345' : label + ' of the test'),
  longText: ({ label }) => label + '\nof the test',
  texts: ({ label }) => [label],
  wholeNumber: someNumber,
  decimal: someNumber,
  money: someNumber,
  area: someNumber,
  choice: (_field, options) => options.at(-1) ?? '',
  choices: (_field, options) => options.slice(0, 2),
  yesNo: () => true,
  date: () => '2026-02-03',
};
