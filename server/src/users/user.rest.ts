import { pluralize } from '../../../schema/format/count.ts';
import { AccountStatus, UserType, VerificationLevel } from '../accounts/account.graphql.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { BULK_RESPONSE, presentBulk } from '../platform/bulk.ts';
import { type Context } from '../platform/context.ts';
import { unusable } from '../platform/failures.ts';
import { oneOf, yesNo } from '../platform/http/jsonSchema.ts';
import { PAGING_PARAMETERS, presentPagination, readPage } from '../platform/database/paging.ts';
import { type RestParameter, type RestRow, restRow } from '../platform/http/rest.ts';
import { type RestBody } from '../platform/http/restField.ts';
import { setUserStatus, updateUsers } from './changeUser.ts';
import { findUsers } from './findUsers.ts';
import { UserSort } from './user.graphql.ts';
import { UpdateUsersInput, UserStatusInput } from './user.input.ts';
import { presentRestUser } from './user.presenter.ts';
import { USER_RESPONSE, USERS_RESPONSES } from './user.schema.ts';

export const USERS_TAG = 'Users';
const ROW = { tag: USERS_TAG, bearer: 'needed', policy: siteAdmin, status: 200 } as const;

export const USER_ID: RestParameter = {
  name: 'id',
  in: 'path',
  description: 'Id of 24 hexadecimal characters.',
};

export const REASON = 'Asks buyers for money.';

const STATUSES = Object.values(AccountStatus);

/** Either of the two fills the status; where both are sent, the word counts. */
const STATUS: RestBody = {
  isActive: {
    fills: 'status',
    schema: yesNo(),
    description: 'true for active, false for inactive. Replaces status.',
    isOptional: true,
    read: (sent) =>
      String(sent) === 'true' ? 'active' : String(sent) === 'false' ? 'inactive' : sent,
  },
  status: { example: 'blocked', isOptional: true },
};

const SAID: Readonly<Record<AccountStatus, string>> = {
  active: 'User activated.',
  inactive: 'User deactivated.',
  blocked: 'User blocked.',
};

const ROOM = '/api/site-admin';

const LEVELS = Object.values(VerificationLevel);
const SORTS = Object.values(UserSort);

const SELLERS = ['seller', 'builder'] as const;
const CUSTOMERS = ['buyer'] as const;

/** What narrows the list and its file. */
export const USER_FILTERS: readonly RestParameter[] = [
  {
    name: 'search',
    in: 'query',
    description:
      'Words of the name in any order (at least one of three letters or more), a mobile or its last four digits, an email address or at least four letters of it, or an id.',
  },
  choice('status', STATUSES),
  choice('verificationLevel', LEVELS),
  {
    name: 'joinedSince',
    in: 'query',
    description: 'Only users who joined on or after this day (Indian time). All if omitted.',
    example: '2026-03-31',
  },
  { ...choice('sort', SORTS), description: 'Sort order. Default: newest.' },
];

const PARAMETERS: readonly RestParameter[] = [...PAGING_PARAMETERS, ...USER_FILTERS];

/** Of the file of all users. */
export const USER_TYPES: RestParameter = {
  name: 'userType',
  in: 'query',
  description: `One or more of ${Object.values(UserType).join(', ')}, separated by commas. All if omitted.`,
  example: 'seller,builder',
};

function choice(name: string, words: readonly string[]): RestParameter {
  return {
    name,
    in: 'query',
    description: 'Filters by this value. All if omitted.',
    schema: oneOf(words),
  };
}

/** People as administrators look after them. */
export const USER_REST_ROWS: readonly RestRow[] = [
  restRow({
    ...listRow('users', 'Lists all accounts.', Object.values(UserType)),
    response: USERS_RESPONSES.users,
    handler: async (context, { query }) => {
      const { list, ...response } = await findList(context, query, [], 'user');
      return { ...response, data: list, users: list };
    },
  }),
  restRow({
    ...listRow('sellers', 'Lists sellers and builders.', SELLERS),
    response: USERS_RESPONSES.sellers,
    handler: async (context, { query }) => {
      const { list, ...response } = await findList(context, query, SELLERS, 'seller');
      return { ...response, data: list, sellers: list };
    },
  }),
  restRow({
    ...listRow('customers', 'Lists buyers.', CUSTOMERS),
    response: USERS_RESPONSES.customers,
    handler: async (context, { query }) => {
      const { list, ...response } = await findList(context, query, CUSTOMERS, 'customer');
      return { ...response, data: list, customers: list };
    },
  }),
  restRow({
    ...ROW,
    method: 'PUT',
    path: ROOM + '/users/{id}/status',
    summary:
      'Sets the status of an account by {status} or {isActive}. Accounts made inactive are signed out everywhere at once.',
    parameters: [USER_ID],
    body: { ...STATUS, reason: REASON },
    input: UserStatusInput,
    refuses: ['CONFLICT'],
    response: USER_RESPONSE,
    handler: async (context, { params, input }) => {
      const user = presentRestUser(await setUserStatus(context, params['id'] ?? '', input));
      return { success: true, message: SAID[input.status], data: user, user };
    },
  }),
  restRow({
    ...ROW,
    method: 'POST',
    path: ROOM + '/users/bulk-actions',
    summary: 'Sets the status of several accounts. A failure for one does not stop the others.',
    body: {
      ids: { example: ['665f1c0ae4b0a1b2c3d4e5f6'], otherNames: ['userIds'] },
      ...STATUS,
      reason: REASON,
    },
    input: UpdateUsersInput,
    response: BULK_RESPONSE,
    handler: async (context, { input }) => presentBulk(await updateUsers(context, input)),
  }),
];

function listRow(name: string, summary: string, types: readonly UserType[]) {
  const [, another] = types;
  const parameters =
    another === undefined ? PARAMETERS : [choice('userType', types), ...PARAMETERS];
  return { ...ROW, method: 'GET', path: `${ROOM}/${name}`, summary, parameters } as const;
}

async function findList(
  context: Context,
  query: URLSearchParams,
  types: readonly UserType[],
  one: string,
) {
  const found = await findUsers(context, { ...readUsersFilter(query, types), ...readPage(query) });
  return {
    success: true as const,
    message: `${pluralize(found.total, one)} found.`,
    list: found.items.map(presentRestUser),
    pagination: presentPagination(found),
  };
}

/** Who is looked for among users of these types, or of all; INVALID_INPUT for words that are not known. */
export function readUsersFilter(query: URLSearchParams, types: readonly UserType[]) {
  const all = types.length === 0 ? Object.values(UserType) : types;
  const requested = (query.get('userType') ?? '')
    .split(',')
    .flatMap((each) => wordOf(each, 'userType', all) ?? []);
  return {
    search: query.get('search'),
    userTypes: requested.length === 0 ? [...types] : requested,
    status: choiceOf(query, 'status', STATUSES),
    verificationLevel: choiceOf(query, 'verificationLevel', LEVELS),
    joinedSince: query.get('joinedSince'),
    sort: choiceOf(query, 'sort', SORTS) ?? 'newest',
  };
}

function choiceOf<Word extends string>(
  query: URLSearchParams,
  name: string,
  words: readonly Word[],
): Word | null {
  return wordOf(query.get(name) ?? '', name, words);
}

/** One of the words, null for none or 'all'; INVALID_INPUT for another word. */
function wordOf<Word extends string>(
  sent: string,
  name: string,
  words: readonly Word[],
): Word | null {
  const text = sent.trim().toLowerCase();
  if (text === '' || text === 'all') return null;
  const word = words.find((each) => each === text);
  if (word !== undefined) return word;
  throw unusable(name, `Use ${words.join(', ')} for ${name}.`);
}
