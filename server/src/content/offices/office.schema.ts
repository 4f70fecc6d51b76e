import {
  responseSchema,
  id,
  list,
  moment,
  named,
  nullable,
  object,
  text,
  yesNo,
} from '../../platform/http/jsonSchema.ts';

const SAID = {
  address: text('Address in one line.'),
  phone: text('Ten digits.', { examples: ['9876543210'] }),
  email: text('Public email address of the office.', { examples: ['office@example.com'] }),
  logo: nullable(text('URL of the logo on this site.')),
  logoAlt: text('Alternative text of the logo. May be empty.'),
};

export const OFFICE_RECORD = named(
  'OfficeRecord',
  object({
    _id: id('Same as id.'),
    id: id('Id of the office.'),
    ...SAID,
    isActive: yesNo('Whether this is the public office.'),
    createdAt: moment('Time of creation.'),
    updatedAt: moment('Time of the last change.'),
  }),
);

export const OFFICES_RESPONSE = responseSchema({ data: list(OFFICE_RECORD) });

export const OFFICE_RESPONSE = responseSchema({ data: OFFICE_RECORD });

export const PUBLIC_OFFICE_RESPONSE = responseSchema({
  data: object({
    ...SAID,
    _id: nullable(id('Id of the active office. Null if it comes from the site settings.')),
    hours: text('Opening hours as text.'),
    isActive: yesNo('Always true.'),
  }),
});
