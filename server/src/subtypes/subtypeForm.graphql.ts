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
  description: 'Value type of a details field.',
  valuesConfig: {
    SHORT_TEXT: { description: 'Single line of text.' },
    LONG_TEXT: { description: 'Multiple lines of text.' },
    TEXTS: { description: 'List of short texts.' },
    WHOLE_NUMBER: { description: 'Whole number, such as 3.' },
    DECIMAL: { description: 'Number, with or without decimals, such as 2.5.' },
    MONEY: { description: 'Amount in whole rupees, such as 7500000.' },
    AREA: { description: 'Area, in the unit given by another field.' },
    CHOICE: { description: 'One of the options.' },
    CHOICES: { description: 'Any number of the options.' },
    YES_NO: { description: 'True for yes, false for no.' },
    DATE: { description: 'Date, such as 2026-03-31.' },
  },
});

const REQUIREMENTS = {
  ALWAYS: 'always',
  SOMETIMES: 'sometimes',
  NEVER: 'never',
} as const satisfies Record<string, Requirement>;
registerEnumType(REQUIREMENTS, {
  name: 'Requirement',
  description: 'Whether a field is required.',
  valuesConfig: {
    ALWAYS: { description: 'Required for every listing.' },
    SOMETIMES: { description: 'Required if the condition in requiredWhen is met.' },
    NEVER: { description: 'Optional for every listing.' },
  },
});

@ObjectType('SubtypeFormField', { description: "A field of a subtype's details." })
export class SubtypeFormField implements FormField {
  @Field(() => String, { description: 'Name of the field in the details.' })
  name!: string;

  @Field(() => [String], { description: 'Alternative names accepted by the REST API.' })
  otherNames!: string[];

  @Field(() => FIELD_TYPES, { description: 'Value type of the field.' })
  type!: Kind;

  @Field(() => String, { description: 'Field label, such as Carpet Area.' })
  label!: string;

  @Field(() => String, { nullable: true, description: 'Label for rental listings, if different.' })
  rentLabel!: string | null;

  @Field(() => String, { nullable: true, description: 'Help text. Null if there is none.' })
  help!: string | null;

  @Field(() => String, { nullable: true, description: 'Unit of a number, such as ft.' })
  unit!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the field that holds the unit of an area.',
  })
  unitField!: string | null;

  @Field(() => [Option], { description: 'Options in display order. Empty if there are none.' })
  options!: Option[];

  @Field(() => Boolean, { description: 'Whether values other than the options are accepted.' })
  takesOthers!: boolean;

  @Field(() => Float, {
    nullable: true,
    description: 'Minimum value; in square feet for areas. Null if there is none.',
  })
  min!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Maximum value; in square feet for areas. Null if there is none.',
  })
  max!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of characters of a text or entries of a list.',
  })
  maxLength!: number | null;

  @Field(() => REQUIREMENTS, { description: 'Whether the field is required.' })
  required!: Requirement;

  @Field(() => String, {
    nullable: true,
    description: 'Condition under which the field is required, as text. Null if there is none.',
  })
  requiredWhen!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Condition under which the field applies, as text. Null if always.',
  })
  shownWhen!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Step of the built-in form that contains the field. Null if it is not part of that form.',
  })
  step!: number | null;
}

@ObjectType({ description: 'A rule that one number must not exceed another.' })
export class SubtypeFormRule implements FormRule {
  @Field(() => String, { description: 'Name of the field with the smaller value.' })
  smaller!: string;

  @Field(() => String, { description: 'Name of the field with the larger value.' })
  larger!: string;

  @Field(() => String, { description: 'Error message if the rule is violated.' })
  message!: string;
}

@ObjectType('SubtypeForm', { description: "Form definition of a subtype's details." })
export class SubtypeFormType implements SubtypeForm {
  @Field(() => [String], { description: 'Titles of the steps of the built-in form.' })
  steps!: string[];

  @Field(() => [SubtypeFormField], { description: 'Fields in form order.' })
  fields!: SubtypeFormField[];

  @Field(() => [SubtypeFormRule], {
    description: 'Rules between pairs of fields, such as a floor and the total number of floors.',
  })
  rules!: SubtypeFormRule[];
}
