import {
  answer,
  id,
  list,
  moment,
  named,
  nullable,
  object,
  text,
  yesNo,
} from '../platform/http/jsonSchema.ts';

const SAID = {
  address: text('Address in one line.'),
  phone: text('Ten digits.', { examples: ['9876543210'] }),
  email: text('For everybody.', { examples: ['office@example.com'] }),
  logo: nullable(text('Address of its sign on this site.')),
  logoAlt: text('What its sign shows; may be empty.'),
};

export const OFFICE_RECORD = named(
  'OfficeRecord',
  object({
    _id: id('The same as id.'),
    id: id('Of the office.'),
    ...SAID,
    isActive: yesNo('Whether everybody is told this one.'),
    createdAt: moment('When it was added.'),
    updatedAt: moment('When it was last changed.'),
  }),
);

export const OFFICES_ANSWER = answer({ data: list(OFFICE_RECORD) });

export const OFFICE_ANSWER = answer({ data: OFFICE_RECORD });

export const PUBLIC_OFFICE_ANSWER = answer({
  data: object({
    ...SAID,
    _id: nullable(id('Of the active office; null where the settings say it.')),
    hours: text('Opening hours as text.'),
    isActive: yesNo('True.'),
  }),
});
