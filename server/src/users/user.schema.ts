import { USER } from '../accounts/account.schema.ts';
import {
  answer,
  list,
  moment,
  named,
  nullable,
  object,
  oneOf,
  whole,
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
    status: oneOf(['active', 'inactive', 'blocked'], 'Only who is active may do anything.'),
    isActive: yesNo('Whether status is active.'),
    verificationLevel: oneOf(['basic', 'verified', 'premium'], 'How well they are known.'),
    isMobileVerified: USER.fields.isMobileVerified,
    isEmailVerified: USER.fields.isEmailVerified,
    profileImage: USER.fields.profileImage,
    totalProperties: whole('Listings they posted, in whatever state.'),
    totalInquiries: whole('Enquiries that came in for their listings.'),
    sentInquiries: whole('Enquiries that they sent while signed in.'),
    createdAt: USER.fields.createdAt,
    updatedAt: moment('When something of the account was last changed; to be sent back as seen.'),
    lastActiveAt: nullable(moment('When a device was last signed in; null when not known.')),
  }),
);

const LIST = list(ADMINISTERED_USER);

export const USERS_ANSWERS = {
  users: answer({ data: LIST, users: LIST, pagination: PAGINATION }),
  sellers: answer({ data: LIST, sellers: LIST, pagination: PAGINATION }),
  customers: answer({ data: LIST, customers: LIST, pagination: PAGINATION }),
} as const;

export const USER_ANSWER = answer({ data: ADMINISTERED_USER, user: ADMINISTERED_USER });
