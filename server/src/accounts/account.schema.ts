import { SELLER_KINDS, USER_ROLES, USER_TYPES } from '../../../schema/accounts.ts';
import {
  responseSchema,
  id,
  moment,
  named,
  nullable,
  object,
  oneOf,
  text,
  yesNo,
} from '../platform/http/jsonSchema.ts';

/** An account for its owner. */
export const USER = named(
  'User',
  object({
    _id: id('Same as id.'),
    id: id('Id of the account.'),
    name: nullable(text('Name entered by the user.', { examples: ['Asha Rao'] })),
    email: nullable(text('Email address. Null if not set.')),
    mobile: nullable(text('Ten-digit mobile. Null if not set.', { examples: ['9876543210'] })),
    userType: nullable(oneOf(USER_TYPES, 'User type. Null until chosen.')),
    role: nullable(
      oneOf(USER_ROLES, 'Role of a builder or administrator. Null for other accounts.'),
    ),
    kind: nullable(oneOf(SELLER_KINDS, 'Kind of seller: owner, agent or builder.')),
    organisation: nullable(
      object(
        { id: id('Id of the organisation.'), name: text('Display name.') },
        'Builder organisation. Null if there is none.',
      ),
    ),
    displayName: text('Display name of the account type.'),
    isCompleteProfile: yesNo('Whether name, email, mobile and user type are all set.'),
    isMobileVerified: yesNo('Whether the mobile was verified by a code.'),
    isEmailVerified: yesNo('Whether the email address was verified by a code.'),
    profileImage: nullable(text('URL of the picture on this site. Null if there is none.')),
    preferences: object(
      {
        productNews: yesNo('Whether to receive product news by email.'),
        whatsApp: yesNo('Whether to receive enquiry messages on WhatsApp.'),
        contactForProven: nullable(
          yesNo(
            'Whether contact details are shown only to verified numbers. Null to follow the site setting.',
          ),
        ),
      },
      'Notification preferences.',
    ),
    redirectTo: text('Path to open after sign-in.'),
    createdAt: moment('Time at which the account was created.'),
  }),
);

export const PROFILE_RESPONSE = responseSchema({ user: USER, data: USER });

/** What somebody is told whose mobile or e-mail address was changed or verified. */
export const CHANGED_USER_RESPONSE = responseSchema({ user: USER, data: object({ user: USER }) });
