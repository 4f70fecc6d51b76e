import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Unique } from 'typeorm';
import {
  type ContactControlContent,
  type ControlType,
  type ControlValidation,
} from '../../../../schema/rules/contactControl.ts';
import { OrderedRecord } from '../../sortable/orderedRecord.entity.ts';
import { IS_ID } from '../../platform/database/checks.ts';
import { graphqlEnum } from '../../platform/graphqlEnum.ts';

export const ContactControlType = graphqlEnum<ControlType>(
  'ContactControlType',
  'Type of an input control, named as in HTML.',
  {
    text: 'Single line of plain text.',
    email: 'Email address of the sender.',
    tel: 'Phone number from any country.',
    textarea: 'Multiple lines of plain text.',
    select: 'One of the given options.',
    checkbox: "Checkbox. Sends 'yes' when ticked.",
    number: 'Number, with or without decimals.',
    date: 'Date, such as 2026-06-15.',
  },
);

@ObjectType({
  description: "Validation rules beyond the field's type. Rules that do not apply are null.",
})
export class ContactControlValidation implements ControlValidation {
  @Field(() => Int, { nullable: true, description: 'Minimum number of characters.' })
  minLength!: number | null;

  @Field(() => Int, { nullable: true, description: 'Maximum number of characters.' })
  maxLength!: number | null;

  @Field(() => Float, { nullable: true, description: 'Smallest number that is accepted.' })
  min!: number | null;

  @Field(() => Float, { nullable: true, description: 'Largest number that is accepted.' })
  max!: number | null;
}

@ObjectType({
  description:
    'An input control of the contact form, besides name, email, phone, subject and message.',
})
@Entity('contact_control')
@Check('contact_control_id_check', IS_ID)
@Unique('contact_control_name', ['name'])
@Unique('contact_control_order', ['order'], { deferrable: 'INITIALLY DEFERRED' })
export class ContactControl extends OrderedRecord implements ContactControlContent {
  @Field(() => String, { description: "Field label, such as 'City'." })
  @Column('text')
  label!: string;

  @Field(() => String, { description: 'Unique name under which the answer is sent.' })
  @Column({ type: 'text', collation: 'C' })
  name!: string;

  @Field(() => ContactControlType, { description: 'Type of the field.' })
  @Column('text')
  type!: ControlType;

  @Field(() => String, { description: 'Placeholder text. May be empty.' })
  @Column('text')
  placeholder!: string;

  @Field(() => [String], { description: 'Options of a select. Empty for other types.' })
  @Column('text', { array: true })
  options!: string[];

  @Field(() => Boolean, { description: 'Whether the field is required.' })
  @Column('boolean')
  required!: boolean;

  @Field(() => ContactControlValidation, { description: 'Validation rules for the answer.' })
  @Column('jsonb')
  validation!: ContactControlValidation;

  @Field(() => String, { description: "Group of the field, such as 'general'." })
  @Column('text')
  group!: string;
}
