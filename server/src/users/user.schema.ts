import { AccountStatus, VerificationLevel } from '../accounts/account.graphql.ts';
import { USER } from '../accounts/account.schema.ts';
import {
  responseSchema,
  list,
  moment,
  named,
  nullable,
  object,
  oneOf,
  integer,
  yesNo,
} from '../platform/http/jsonSchema.ts';
import { PAGINATION } from '../platform/database/paging.ts';

const { _id, id, name, email, mobile, userType, role, kind, organisation } = USER.fields;

/** An account for administrators. */
export const ADMINISTERED_USER = named(
  'AdministeredUser',
  object({
    _id,
    id,
    name,
    email,
    mobile,
    userType,
    role,
    kind,
    organisation,
    status: oneOf(
      Object.values(AccountStatus),
      'Account status. Only active accounts can sign in.',
    ),
    isActive: yesNo('Whether the status is active.'),
    verificationLevel: oneOf(Object.values(VerificationLevel), 'Verification level.'),
    isMobileVerified: USER.fields.isMobileVerified,
    isEmailVerified: USER.fields.isEmailVerified,
    profileImage: USER.fields.profileImage,
    totalProperties: integer('Number of listings posted, in any state.'),
    totalInquiries: integer('Number of enquiries received for their listings.'),
    sentInquiries: integer('Number of enquiries sent while signed in.'),
    createdAt: USER.fields.createdAt,
    updatedAt: moment('Time of the last change to the account. Send it back as seen.'),
    lastActiveAt: nullable(moment('Time of last activity of a signed-in device. Null if unknown.')),
  }),
);

const LIST = list(ADMINISTERED_USER);

export const USERS_RESPONSES = {
  users: responseSchema({ data: LIST, users: LIST, pagination: PAGINATION }),
  sellers: responseSchema({ data: LIST, sellers: LIST, pagination: PAGINATION }),
  customers: responseSchema({ data: LIST, customers: LIST, pagination: PAGINATION }),
} as const;

export const USER_RESPONSE = responseSchema({ data: ADMINISTERED_USER, user: ADMINISTERED_USER });
