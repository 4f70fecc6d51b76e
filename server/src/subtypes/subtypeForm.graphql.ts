import { Field, Float, Int, ObjectType } from 'type-graphql';
import { type Kind } from '../../../schema/catalogue/model.ts';
import {
  type FormField,
  type FormRule,
  type Requirement,
  type SubtypeForm,
} from './subtypeForm.ts';
import { Option } from './subtype.graphql.ts';
import { graphqlEnum } from '../platform/graphqlEnum.ts';

const FIELD_TYPES = graphqlEnum<Kind>('DetailType', 'Value type of a details field.', {
  shortText: 'Single line of text.',
  longText: 'Multiple lines of text.',
  texts: 'List of short texts.',
  wholeNumber: 'Whole number, such as 3.',
  decimal: 'Number, with or without decimals, such as 2.5.',
  money: 'Amount in whole rupees, such as 7500000.',
  area: 'Area, in the unit given by another field.',
  choice: 'One of the options.',
  choices: 'Any number of the options.',
  yesNo: 'True for yes, false for no.',
  date: 'Date, such as 2026-03-31.',
});

const REQUIREMENTS = graphqlEnum<Requirement>('Requirement', 'Whether a field is required.', {
  always: 'Required for every listing.',
  sometimes: 'Required if the condition in requiredWhen is met.',
  never: 'Optional for every listing.',
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
