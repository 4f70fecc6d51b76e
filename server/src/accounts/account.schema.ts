import {
  answer,
  id,
  moment,
  named,
  nullable,
  object,
  oneOf,
  text,
  yesNo,
} from '../platform/http/jsonSchema.ts';

const ROLES = ['admin', 'manager', 'executive', 'site_admin'] as const;

/** An account for its owner. */
export const USER = named(
  'User',
  object({
    _id: id('The same as id.'),
    id: id('Of the account.'),
    name: nullable(text('As they entered it.', { examples: ['Asha Rao'] })),
    email: nullable(text('Their e-mail address; null for none.')),
    mobile: nullable(text('Ten digits; null for none.', { examples: ['9876543210'] })),
    userType: nullable(
      oneOf(['buyer', 'seller', 'builder', 'site_admin'], 'Null until somebody has chosen.'),
    ),
    role: nullable(oneOf(ROLES, 'Of builders and administrators; null for everybody else.')),
    kind: nullable(oneOf(['owner', 'agent', 'builder'], 'How a seller offers property.')),
    organisation: nullable(
      object({ id: id('Of the organisation.'), name: text('Its name.') }, 'The firm of a builder.'),
    ),
    displayName: text('What to call them.'),
    isCompleteProfile: yesNo('Whether name, e-mail, mobile and user type are all there.'),
    isMobileVerified: yesNo('Whether a code was entered that went to the mobile.'),
    isEmailVerified: yesNo('Whether a code was entered that went to the e-mail address.'),
    profileImage: nullable(text('Address of the picture on this site; null for none.')),
    preferences: object(
      {
        productNews: yesNo('Whether to receive product news by email.'),
        whatsApp: yesNo('Whether to receive enquiry messages on WhatsApp.'),
        contactForProven: nullable(
          yesNo('Contacts are shown to proven numbers only; null where the site decides.'),
        ),
      },
      'What to write about.',
    ),
    redirectTo: text('The page of this site where they go after signing in.'),
    createdAt: moment('When the account was made.'),
  }),
);

export const PROFILE_ANSWER = answer({ user: USER, data: USER });

/** What somebody is told whose mobile or e-mail address was changed or verified. */
export const CHANGED_USER_ANSWER = answer({ user: USER, data: object({ user: USER }) });
