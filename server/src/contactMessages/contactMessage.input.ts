import { IsIn, IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import {
  CONTACT_MESSAGE_RULES,
  CONTACT_MESSAGE_STATUSES,
  type ContactMessageStatus,
} from '../../../schema/rules/contactMessage.ts';
import { trimmed } from '../../../schema/rules/text.ts';
import { Honeypot } from '../platform/http/honeypot.ts';
import { PageArgs } from '../platform/database/paging.graphql.ts';
import { CheckedText, IsText } from '../platform/validation.ts';
import { ContactMessageStatusEnum } from './contactMessage.entity.ts';

const { subjectMaxLength, messageMaxLength } = LIMITS.contactMessage;

/** What every contact form asks. */
@InputType()
export class ContactMessageInput extends Honeypot {
  @Field(() => String, { description: 'Who writes, at most 56 characters.' })
  @CheckedText(CONTACT_MESSAGE_RULES.name)
  name!: string;

  @Field(() => String, { description: 'The e-mail address for the answer, at most 56 characters.' })
  @CheckedText(CONTACT_MESSAGE_RULES.email)
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A phone with 6 to 15 digits; may be left out.',
  })
  @CheckedText(CONTACT_MESSAGE_RULES.phone)
  phone?: string | null;

  @Field(() => String, {
    description: `What it is about, in one line of at most ${subjectMaxLength} characters.`,
  })
  @CheckedText(CONTACT_MESSAGE_RULES.subject)
  subject!: string;

  @Field(() => String, {
    description: `What is written, at most ${messageMaxLength} characters; line breaks are kept.`,
  })
  @CheckedText(CONTACT_MESSAGE_RULES.message)
  message!: string;
}

@InputType({ description: 'What is answered to an input of the contact form.' })
export class ContactAnswerInput {
  @Field(() => String, { description: 'The name of the input.' })
  @IsText()
  name!: string;

  @Field(() => String, {
    description:
      "The answer as text: 'yes' for a box that is ticked, 2026-06-15 for a day, one of the options for a select.",
  })
  @IsText()
  value!: string;
}

@InputType({ description: 'A message to the marketplace, and how to answer.' })
export class SendContactMessageInput extends ContactMessageInput {
  @Field(() => [ContactAnswerInput], {
    nullable: true,
    description:
      'The answers to the inputs that contactControls lists; a required one must be there.',
  })
  @IsOptional()
  @ValidateNested({ each: true })
  answers?: ContactAnswerInput[] | null;
}

/** Which messages an administrator looks through. */
@ArgsType()
export class ContactMessagesInput extends PageArgs {
  @Field(() => ContactMessageStatusEnum, {
    nullable: true,
    description: 'Only those of this status; all when absent.',
  })
  status?: ContactMessageStatus | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A part of the name, the e-mail address, the phone, the subject or the text, or an id.',
  })
  @IsOptional()
  @IsText()
  search?: string | null;
}

export class MessageStatusInput {
  @IsIn(CONTACT_MESSAGE_STATUSES, {
    message: `Please use one of these: ${CONTACT_MESSAGE_STATUSES.join(', ')}.`,
  })
  status!: ContactMessageStatus;
}

@ArgsType()
export class EnquiryOfMessageInput {
  @Field(() => String, { description: 'The id of a public listing, or its address.' })
  @CheckedText((text) => (trimmed(text) === '' ? 'Please name the listing' : null))
  listing!: string;
}
