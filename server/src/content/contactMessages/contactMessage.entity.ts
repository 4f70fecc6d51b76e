import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import {
  type ContactAnswerContent,
  type ContactMessageValues,
} from '../../../../schema/rules/contactMessage.ts';
import { IS_ID } from '../../platform/database/checks.ts';
import { Page } from '../../platform/database/paging.graphql.ts';
import { graphqlEnum } from '../../platform/graphqlEnum.ts';

export const ContactMessageStatus = graphqlEnum(
  'ContactMessageStatus',
  'Processing status of a contact message.',
  {
    new: 'New, not read yet.',
    read: 'Read. A reply may still be due.',
    answered: 'Done: answered or turned into an enquiry.',
    spam: 'Spam. Needs no reply.',
  },
);
export type ContactMessageStatus = (typeof ContactMessageStatus)[string];

@ObjectType({ description: 'Answer to a field of the contact form.' })
export class ContactAnswer implements ContactAnswerContent {
  @Field(() => String, { description: 'Name of the field at the time of the answer.' })
  name!: string;

  @Field(() => String, { description: 'Label of the field at the time of the answer.' })
  label!: string;

  @Field(() => String, {
    description: "Answer as plain text. 'yes' for a ticked checkbox.",
  })
  value!: string;
}

@Entity('contact_message')
@Check('contact_message_id_check', IS_ID)
@Check('contact_message_status_check', `status IN ('new', 'read', 'answered', 'spam')`)
@Index('contact_message_newest', ['createdAt', 'id'])
@Index('contact_message_status', ['status', 'createdAt', 'id'])
@Index('contact_message_account', ['accountId'], { where: `account_id IS NOT NULL` })
@Index('contact_message_email', ['email'])
@Index('contact_message_phone', ['phone'], { where: `phone <> ''` })
@Index('contact_message_words', { synchronize: false })
@ObjectType({ description: 'A message sent through the contact page.' })
export class ContactMessage implements ContactMessageValues {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  @Field(() => ID, { description: 'Id of 24 lower-case hexadecimal characters.' })
  id!: string;

  @Column('text')
  @Field(() => String, { description: 'Name of the sender.' })
  name!: string;

  @Column('text')
  @Field(() => String, { description: 'Email address for the reply, in lower case.' })
  email!: string;

  /** Ten digits for a mobile of India, else as it was typed. */
  @Column('text')
  @Field(() => String, {
    description: 'Ten digits for an Indian mobile, otherwise as typed. May be empty.',
  })
  phone!: string;

  @Column('text')
  @Field(() => String, { description: 'Subject in one line.' })
  subject!: string;

  @Column('text')
  @Field(() => String, { description: 'Plain text with line breaks.' })
  message!: string;

  @Column('jsonb')
  @Field(() => [ContactAnswer], {
    description: 'Answers to input controls, in form order. Empty answers are omitted.',
  })
  answers!: ContactAnswer[];

  @Column('text', { default: 'new' })
  @Field(() => ContactMessageStatus, { description: 'Processing status of the message.' })
  status!: ContactMessageStatus;

  @ForeignKey('account', { onDelete: 'CASCADE' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  @Field(() => ID, {
    nullable: true,
    description: 'Account of the sender. Null if not signed in.',
  })
  accountId!: string | null;

  /** No foreign key: that it was made one is remembered when the enquiry is deleted. */
  @Column({ type: 'text', collation: 'C', nullable: true })
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the enquiry created from the message, which may have been deleted since. Null if none was created.',
  })
  enquiryId!: string | null;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  @Field(() => Date, { description: 'Time at which the message was received, UTC.' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  @Field(() => Date, { description: 'Time of the last status change, UTC.' })
  updatedAt!: Date;
}

@ObjectType({ description: 'Number of contact messages by status.' })
export class ContactMessageCount {
  @Field(() => ContactMessageStatus, { description: 'The status that is counted.' })
  status!: ContactMessageStatus;

  @Field(() => Int, { description: 'Number of items with this status that match the search.' })
  count!: number;
}

@ObjectType({ implements: Page, description: 'A page of contact messages, newest first.' })
export class ContactMessagePage extends Page {
  @Field(() => [ContactMessage], { description: 'Messages on this page, newest first.' })
  items!: ContactMessage[];

  @Field(() => Int, { description: 'Total number of matches on all pages.' })
  override total!: number;

  @Field(() => [ContactMessageCount], { description: 'Number of items by status.' })
  counts!: ContactMessageCount[];
}
