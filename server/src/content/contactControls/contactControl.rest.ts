import { CONTROL_TYPES } from '../../../../schema/rules/contactControl.ts';
import { isObject } from '../../../../schema/rules/json.ts';
import { readJson } from '../../platform/http/readSent.ts';
import { presentPlaced } from '../../sortable/ordered.presenter.ts';
import { orderedRows, publicRow } from '../../sortable/ordered.rest.ts';
import { ORDERED_FIELDS } from '../../sortable/ordered.schema.ts';
import { type OrderedRest } from '../../sortable/orderedRest.ts';
import {
  decimal,
  list,
  named,
  nullable,
  object,
  oneOf,
  text,
  type ValueOf,
  integer,
  yesNo,
} from '../../platform/http/jsonSchema.ts';
import { pick } from '../../platform/pick.ts';
import { type RestRow } from '../../platform/http/rest.ts';
import { bodyFields, type RestBody } from '../../platform/http/restField.ts';
import { readBody } from '../../platform/http/restBody.ts';
import { inputOf } from '../../platform/validation.ts';
import { type ContactControl } from './contactControl.entity.ts';
import {
  ContactControlValidationInput,
  CreateContactControlInput,
  UpdateContactControlInput,
} from './contactControl.input.ts';
import { CONTACT_CONTROLS } from './contactControlResource.ts';

const VALIDATION = object(
  {
    minLength: nullable(integer('Minimum number of characters.')),
    maxLength: nullable(integer('Maximum number of characters.')),
    min: nullable(decimal('Smallest number that is accepted.')),
    max: nullable(decimal('Largest number that is accepted.')),
  },
  "Validation rules beyond the field's type. Rules that do not apply are null.",
);

const RECORD = named(
  'ContactControl',
  object({
    ...ORDERED_FIELDS,
    label: text('Field label.', { examples: ['City'] }),
    name: text('Name under which the answer is sent.', { examples: ['city'] }),
    type: oneOf(CONTROL_TYPES, 'Type of the input, named as in HTML.'),
    placeholder: text('Placeholder text of the field.'),
    options: list(text(), 'Options of a select.'),
    required: yesNo('Whether the field is required.'),
    validation: VALIDATION,
    group: text('Group of the input.', { examples: ['general'] }),
  }),
);

const BODY: RestBody = {
  label: 'City',
  name: 'city',
  type: 'text',
  placeholder: {},
  options: { read: readJson },
  required: {},
  validation: { schema: VALIDATION, read: readValidation },
};

const REST: OrderedRest<ContactControl, UpdateContactControlInput> = {
  noun: CONTACT_CONTROLS,
  path: '/api/site-admin/contact-us-input-controls',
  tag: 'Contact page',
  record: RECORD,
  present,
  body: BODY,
  inputs: { create: CreateContactControlInput, update: UpdateContactControlInput },
  group: { name: 'group', in: 'query', description: 'Filters by group. All groups if omitted.' },
};

export const CONTACT_CONTROL_ROWS: readonly RestRow[] = [
  ...orderedRows(REST),
  publicRow(REST, '/api/contact-us/input-controls/active'),
];

function present(row: ContactControl): ValueOf<typeof RECORD> {
  return {
    ...presentPlaced(row),
    ...pick(row, ['label', 'name', 'type', 'placeholder', 'options', 'required', 'group']),
    validation: pick(row.validation, ['minLength', 'maxLength', 'min', 'max']),
  };
}

function readValidation(sent: unknown): unknown {
  const input = readJson(sent);
  if (!isObject(input)) return input;
  return inputOf(ContactControlValidationInput, readBody(VALIDATION_FIELDS, input));
}

const VALIDATION_FIELDS = bodyFields(ContactControlValidationInput);
