import { type Kind, PROPERTY_TYPES } from '../../../schema/catalogue/model.ts';
import { AMENITY } from '../amenities/amenity.schema.ts';
import {
  responseSchema,
  byName,
  decimal,
  either,
  list,
  named,
  nullable,
  object,
  oneOf,
  type Schema,
  text,
  integer,
  yesNo,
} from '../platform/http/jsonSchema.ts';

const PLURAL = text('Plural name.', { examples: ['Flats & Apartments'] });
const TITLE = text('Display text.', { examples: ['Flat/Apartment'] });
const KEY = text('Key of the subtype.', { examples: ['flat-apartment'] });
const SLUG = text('URL slug.', { examples: ['flat-apartment'] });
const TYPE = oneOf(PROPERTY_TYPES, 'Property type of the subtype.');
const SIZE_UNITS = 'Units for its sizes, the usual one first.';
const COUNT = integer('Number of public listings.');

export const SUBTYPES_RESPONSE = responseSchema({
  data: object({
    subtypes: list(TITLE, 'Titles of the subtypes.'),
    items: list(
      object({
        key: KEY,
        title: TITLE,
        plural: PLURAL,
        slug: SLUG,
        type: TYPE,
        sizeUnits: list(text('Area unit.', { examples: ['Sq ft'] }), SIZE_UNITS),
        propertyCount: COUNT,
      }),
    ),
  }),
});

export const SUBCATEGORIES_RESPONSE = responseSchema({
  isBuiltIn: yesNo('Whether counting failed. If true, every count is 0.'),
  data: list(
    object({
      _id: KEY,
      key: KEY,
      slug: SLUG,
      title: TITLE,
      name: TITLE,
      subtype: TITLE,
      type: TYPE,
      propertyCount: COUNT,
      count: COUNT,
    }),
  ),
  categories: list(object({ key: TYPE, title: text('Display text.'), propertyCount: COUNT })),
});

type Choice = string | { _id: string; id: string; name: string };
export type Choices = Readonly<Record<string, readonly Choice[]>>;

const CHOICES: Schema<Choices> = byName(
  list(either<Schema<Choice>>(text('Value of the option.'), AMENITY)),
  'Options by field name. Options stored as an id include their name.',
);

export const CHOICES_RESPONSE = responseSchema({ data: CHOICES, options: CHOICES });

const FURNISHINGS = list(text('Furnishing item.', { examples: ['Wardrobe'] }));

export const FURNISH_DETAILS_RESPONSE = responseSchema({
  data: object({ furnishDetails: FURNISHINGS }),
  options: FURNISHINGS,
});

const KINDS_OF_FIELDS = [
  'shortText',
  'longText',
  'texts',
  'wholeNumber',
  'decimal',
  'money',
  'area',
  'choice',
  'choices',
  'yesNo',
  'date',
] as const satisfies readonly Kind[];
const NUMBER = { examples: [10] };
const FIELD = named(
  'SubtypeFormField',
  object({
    name: text('Name of the field in the details.', { examples: ['carpetArea'] }),
    otherNames: list(text('Alternative name.'), 'Alternative names that are accepted.'),
    type: oneOf(
      KINDS_OF_FIELDS,
      'Value type. money is in whole rupees; dates are formatted as 2026-03-31.',
    ),
    label: text('Display text.', { examples: ['Carpet Area'] }),
    rentLabel: nullable(text('Label for rental listings, if different.')),
    help: nullable(text('Help text. Null if there is none.')),
    unit: nullable(text('Unit of the number.', { examples: ['ft'] })),
    unitField: nullable(text('Name of the field that holds the unit of an area.')),
    options: list(
      object({ value: text('Value to send.'), label: text('Display text.') }),
      'Options in display order. Empty if there are none.',
    ),
    takesOthers: yesNo('Whether values other than the options are accepted.'),
    min: nullable(
      decimal('Minimum value; in square feet for areas. Null if there is none.', NUMBER),
    ),
    max: nullable(
      decimal('Maximum value; in square feet for areas. Null if there is none.', NUMBER),
    ),
    maxLength: nullable(integer('Maximum number of characters of a text or entries of a list.')),
    required: oneOf(['always', 'sometimes', 'never'], 'Whether the field is required.'),
    requiredWhen: nullable(
      text('Condition under which the field is required, as text. Null if there is none.', {
        examples: ['the listing is for rent'],
      }),
    ),
    shownWhen: nullable(text('Condition under which the field applies, as text. Null if always.')),
    step: nullable(
      integer(
        'Step of the built-in form that contains the field. Null if it is not part of that form.',
      ),
    ),
  }),
);

const FORM = named(
  'SubtypeForm',
  object({
    key: KEY,
    slug: SLUG,
    title: TITLE,
    type: TYPE,
    steps: list(text('Title of a step.'), 'Titles of the steps of the built-in form.'),
    fields: list(FIELD, 'Fields in form order.'),
    rules: list(
      object({
        smaller: text('Name of the field with the smaller value.'),
        larger: text('Name of the field with the larger value.'),
        message: text('Error message if the rule is violated.'),
      }),
      'Rules between pairs of fields.',
    ),
  }),
);

export const FORM_RESPONSE = responseSchema({ data: FORM, form: FORM });
