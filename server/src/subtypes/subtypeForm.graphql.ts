import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type Kind } from '../../../schema/catalogue/model.ts';
import {
  type FormField,
  type FormRule,
  type Requirement,
  type SubtypeForm,
} from './subtypeForm.ts';
import { Option } from './subtype.graphql.ts';

const FIELD_TYPES = {
  SHORT_TEXT: 'shortText',
  LONG_TEXT: 'longText',
  TEXTS: 'texts',
  WHOLE_NUMBER: 'wholeNumber',
  DECIMAL: 'decimal',
  MONEY: 'money',
  AREA: 'area',
  CHOICE: 'choice',
  CHOICES: 'choices',
  YES_NO: 'yesNo',
  DATE: 'date',
} as const satisfies Record<string, Kind>;
registerEnumType(FIELD_TYPES, {
  name: 'DetailType',
  description: 'What a field of the details holds.',
  valuesConfig: {
    SHORT_TEXT: { description: 'A text of one line.' },
    LONG_TEXT: { description: 'A text of several lines.' },
    TEXTS: { description: 'A list of texts.' },
    WHOLE_NUMBER: { description: 'A number without a fraction, such as 3.' },
    DECIMAL: { description: 'A number, which may have a fraction: 2.5.' },
    MONEY: { description: 'An amount in whole rupees: 7500000.' },
    AREA: { description: 'An area in the unit that another field names.' },
    CHOICE: { description: 'One of the options.' },
    CHOICES: { description: 'Some of the options.' },
    YES_NO: { description: 'Yes or no, as true or false.' },
    DATE: { description: 'A day, as 2026-03-31.' },
  },
});

const REQUIREMENTS = {
  ALWAYS: 'always',
  SOMETIMES: 'sometimes',
  NEVER: 'never',
} as const satisfies Record<string, Requirement>;
registerEnumType(REQUIREMENTS, {
  name: 'Requirement',
  description: 'Whether a field must be sent.',
  valuesConfig: {
    ALWAYS: { description: 'It must be sent with every listing.' },
    SOMETIMES: { description: 'It must where the condition beside it holds.' },
    NEVER: { description: 'It may be left out.' },
  },
});

@ObjectType('SubtypeFormField', { description: 'One field of the details of a subtype.' })
export class SubtypeFormField implements FormField {
  @Field(() => String, { description: 'Its name among the details.' })
  name!: string;

  @Field(() => [String], { description: 'Other names that the REST door understands.' })
  otherNames!: string[];

  @Field(() => FIELD_TYPES, { description: 'What kind of value it holds.' })
  type!: Kind;

  @Field(() => String, { description: 'What people call it, such as Carpet Area.' })
  label!: string;

  @Field(() => String, { nullable: true, description: 'The label where the listing is for rent.' })
  rentLabel!: string | null;

  @Field(() => String, { nullable: true, description: 'A sentence beside it.' })
  help!: string | null;

  @Field(() => String, { nullable: true, description: 'What its number counts, such as ft.' })
  unit!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The field that says in what an area is measured.',
  })
  unitField!: string | null;

  @Field(() => [Option], { description: 'In the order to offer them; empty where there are none.' })
  options!: Option[];

  @Field(() => Boolean, { description: 'Whether other values than the options are taken too.' })
  takesOthers!: boolean;

  @Field(() => Float, {
    nullable: true,
    description: 'A smaller number is refused; of areas in square feet.',
  })
  min!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'A larger number is refused; of areas in square feet.',
  })
  max!: number | null;

  @Field(() => Int, { nullable: true, description: 'Characters of a text, entries of a list.' })
  maxLength!: number | null;

  @Field(() => REQUIREMENTS, { description: 'Whether it must be sent.' })
  required!: Requirement;

  @Field(() => String, {
    nullable: true,
    description: 'When it must be sent: a condition in words.',
  })
  requiredWhen!: string | null;

  @Field(() => String, { nullable: true, description: 'When it makes sense; null for always.' })
  shownWhen!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The step of our own form that asks for it; null where that does not ask.',
  })
  step!: number | null;
}

@ObjectType({ description: 'Two numbers of which the one may not exceed the other.' })
export class SubtypeFormRule implements FormRule {
  @Field(() => String, { description: 'The field that may not be larger.' })
  smaller!: string;

  @Field(() => String, { description: 'The field that may not be smaller.' })
  larger!: string;

  @Field(() => String, { description: 'What a refusal says.' })
  message!: string;
}

@ObjectType('SubtypeForm', { description: 'What the details of a subtype hold.' })
export class SubtypeFormType implements SubtypeForm {
  @Field(() => [String], { description: 'Titles of the steps of our own form.' })
  steps!: string[];

  @Field(() => [SubtypeFormField], { description: 'In the order of the form.' })
  fields!: SubtypeFormField[];

  @Field(() => [SubtypeFormRule], {
    description: 'What must hold between two fields, such as a floor and the number of floors.',
  })
  rules!: SubtypeFormRule[];
}
