import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import {
  type ContactAnswerContent,
  type ContactMessageStatus,
  type ContactMessageValues,
} from '../../../schema/rules/contactMessage.ts';
import { IS_ID } from '../platform/database/checks.ts';
import { Page } from '../platform/database/paging.graphql.ts';

export const ContactMessageStatusEnum = {
  NEW: 'new',
  READ: 'read',
  ANSWERED: 'answered',
  SPAM: 'spam',
} as const satisfies Record<string, ContactMessageStatus>;
registerEnumType(ContactMessageStatusEnum, {
  name: 'ContactMessageStatus',
  description: 'What administrators have done about a contact message.',
  valuesConfig: {
    NEW: { description: 'Nobody has looked at it.' },
    READ: { description: 'Somebody has read it; an answer may still be due.' },
    ANSWERED: { description: 'It is settled: answered, or made an enquiry.' },
    SPAM: { description: 'It is nothing to answer.' },
  },
});

@ObjectType({ description: 'What was answered to an input of the contact form.' })
export class ContactAnswer implements ContactAnswerContent {
  @Field(() => String, { description: 'The name of the input, as it was then.' })
  name!: string;

  @Field(() => String, { description: 'What people read beside the input when they answered.' })
  label!: string;

  @Field(() => String, {
    description: "The answer as plain text; 'yes' for a box that was ticked.",
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
@ObjectType({ description: 'What somebody wrote to the marketplace through the contact page.' })
export class ContactMessage implements ContactMessageValues {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  @Field(() => ID, { description: '24 lower-case hexadecimal characters.' })
  id!: string;

  @Column('text')
  @Field(() => String, { description: 'The name of who wrote it.' })
  name!: string;

  @Column('text')
  @Field(() => String, { description: 'The e-mail address for the answer, in small letters.' })
  email!: string;

  /** Ten digits for a mobile of India, else as it was typed. */
  @Column('text')
  @Field(() => String, {
    description: 'Ten digits for a mobile of India, else as it was typed; may be empty.',
  })
  phone!: string;

  @Column('text')
  @Field(() => String, { description: 'What it is about, in one line.' })
  subject!: string;

  @Column('text')
  @Field(() => String, { description: 'What was written, as plain text with its line breaks.' })
  message!: string;

  @Column('jsonb')
  @Field(() => [ContactAnswer], {
    description: 'What else was answered, in the order of the form; what was left empty is absent.',
  })
  answers!: ContactAnswer[];

  @Column('text', { default: 'new' })
  @Field(() => ContactMessageStatusEnum, { description: 'What has been done about it.' })
  status!: ContactMessageStatus;

  @ForeignKey('account', { onDelete: 'CASCADE' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  @Field(() => ID, {
    nullable: true,
    description: 'The account it came from, if it was signed in.',
  })
  accountId!: string | null;

  /** No foreign key: that it was made one is remembered when the enquiry is deleted. */
  @Column({ type: 'text', collation: 'C', nullable: true })
  @Field(() => ID, {
    nullable: true,
    description: 'The enquiry that was made of it; null while none was. It may be deleted since.',
  })
  enquiryId!: string | null;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  @Field(() => Date, { description: 'When it came, UTC.' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  @Field(() => Date, { description: 'When somebody last did something about it, UTC.' })
  updatedAt!: Date;
}

@ObjectType({ description: 'How many contact messages have a status.' })
export class ContactMessageCount {
  @Field(() => ContactMessageStatusEnum, { description: 'The status they are counted by.' })
  status!: ContactMessageStatus;

  @Field(() => Int, { description: 'How many have it, of those that the search leaves.' })
  count!: number;
}

@ObjectType({ implements: Page, description: 'One page of the contact messages, newest first.' })
export class ContactMessagePage extends Page {
  @Field(() => [ContactMessage], { description: 'The messages of this page, newest first.' })
  items!: ContactMessage[];

  @Field(() => Int, { description: 'All that are asked for, on every page.' })
  override total!: number;

  @Field(() => [ContactMessageCount], { description: 'How many there are of every status.' })
  counts!: ContactMessageCount[];
}
