import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Unique } from 'typeorm';
import {
  type ContactControlContent,
  type ControlType,
  type ControlValidation,
} from '../../../schema/rules/contactControl.ts';
import { OrderedRecord } from '../sortable/orderedRecord.entity.ts';
import { IS_ID } from '../platform/database/checks.ts';

export const ContactControlType = {
  TEXT: 'text',
  EMAIL: 'email',
  TEL: 'tel',
  TEXTAREA: 'textarea',
  SELECT: 'select',
  CHECKBOX: 'checkbox',
  NUMBER: 'number',
  DATE: 'date',
} as const satisfies Record<string, ControlType>;
registerEnumType(ContactControlType, {
  name: 'ContactControlType',
  description: 'What an input of the contact form is, as HTML calls it.',
  valuesConfig: {
    TEXT: { description: 'One line of plain text.' },
    EMAIL: { description: 'The e-mail address of somebody.' },
    TEL: { description: 'A phone number of any country.' },
    TEXTAREA: { description: 'Several lines of plain text.' },
    SELECT: { description: 'One of its options.' },
    CHECKBOX: { description: "A box that is ticked, which answers 'yes', or is not." },
    NUMBER: { description: 'A number, maybe with decimals.' },
    DATE: { description: 'A day, as in 2026-06-15.' },
  },
});

@ObjectType({ description: 'What an answer is held to beside its type; null where it is not.' })
export class ContactControlValidation implements ControlValidation {
  @Field(() => Int, { nullable: true, description: 'The fewest characters of a text.' })
  minLength!: number | null;

  @Field(() => Int, { nullable: true, description: 'The most characters of a text.' })
  maxLength!: number | null;

  @Field(() => Float, { nullable: true, description: 'The smallest number that is accepted.' })
  min!: number | null;

  @Field(() => Float, { nullable: true, description: 'The largest number that is accepted.' })
  max!: number | null;
}

@ObjectType({
  description: 'An input of the contact form beside name, email, phone, subject and message.',
})
@Entity('contact_control')
@Check('contact_control_id_check', IS_ID)
@Unique('contact_control_name', ['name'])
@Unique('contact_control_order', ['order'], { deferrable: 'INITIALLY DEFERRED' })
export class ContactControl extends OrderedRecord implements ContactControlContent {
  @Field(() => String, { description: "What people read beside it, such as 'City'." })
  @Column('text')
  label!: string;

  @Field(() => String, { description: 'What its answer is sent as; no two have the same.' })
  @Column({ type: 'text', collation: 'C' })
  name!: string;

  @Field(() => ContactControlType, { description: 'What kind of input it is.' })
  @Column('text')
  type!: ControlType;

  @Field(() => String, { description: 'What stands in it while it is empty; may be empty.' })
  @Column('text')
  placeholder!: string;

  @Field(() => [String], { description: 'What a select offers; empty for all others.' })
  @Column('text', { array: true })
  options!: string[];

  @Field(() => Boolean, { description: 'Whether it must be filled in.' })
  @Column('boolean')
  required!: boolean;

  @Field(() => ContactControlValidation, { description: 'What an answer is held to.' })
  @Column('jsonb')
  validation!: ContactControlValidation;

  @Field(() => String, { description: "What it is shown with, such as 'general'." })
  @Column('text')
  group!: string;
}
