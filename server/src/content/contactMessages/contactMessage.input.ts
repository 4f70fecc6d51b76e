import { IsIn, IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits.ts';
import {
  CONTACT_MESSAGE_RULES,
  CONTACT_MESSAGE_STATUSES,
} from '../../../../schema/rules/contactMessage.ts';
import { trimmed } from '../../../../schema/rules/text.ts';
import { Honeypot } from '../../platform/http/honeypot.ts';
import { PageArgs } from '../../platform/database/paging.graphql.ts';
import { CheckedText, IsText } from '../../platform/validation.ts';
import { ContactMessageStatus } from './contactMessage.entity.ts';

const { subjectMaxLength, messageMaxLength } = LIMITS.contactMessage;

/** What every contact form asks. */
@InputType()
export class ContactMessageInput extends Honeypot {
  @Field(() => String, { description: 'Name of the sender, at most 56 characters.' })
  @CheckedText(CONTACT_MESSAGE_RULES.name)
  name!: string;

  @Field(() => String, { description: 'Email address for the reply, at most 56 characters.' })
  @CheckedText(CONTACT_MESSAGE_RULES.email)
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number of 6 to 15 digits. Spaces and hyphens are allowed.',
  })
  @CheckedText(CONTACT_MESSAGE_RULES.phone)
  phone?: string | null;

  @Field(() => String, {
    description: `Subject in one line, at most ${subjectMaxLength} characters.`,
  })
  @CheckedText(CONTACT_MESSAGE_RULES.subject)
  subject!: string;

  @Field(() => String, {
    description: `Message text, at most ${messageMaxLength} characters. Line breaks are kept.`,
  })
  @CheckedText(CONTACT_MESSAGE_RULES.message)
  message!: string;
}

@InputType({ description: 'Answer to a field of the contact form.' })
export class ContactAnswerInput {
  @Field(() => String, { description: 'Name of the field.' })
  @IsText()
  name!: string;

  @Field(() => String, {
    description:
      "Answer as text: 'yes' for a ticked checkbox, 2026-06-15 for a date, one of the options for a select.",
  })
  @IsText()
  value!: string;
}

@InputType({ description: 'Message to the marketplace.' })
export class SendContactMessageInput extends ContactMessageInput {
  @Field(() => [ContactAnswerInput], {
    nullable: true,
    description: 'Answers to the fields in contactControls. Required fields must be answered.',
  })
  @IsOptional()
  @ValidateNested({ each: true })
  answers?: ContactAnswerInput[] | null;
}

/** Which messages an administrator looks through. */
@ArgsType()
export class ContactMessagesInput extends PageArgs {
  @Field(() => ContactMessageStatus, {
    nullable: true,
    description: 'Filter by status. All statuses if omitted.',
  })
  status?: ContactMessageStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the name, email address, phone, subject or text, or an id.',
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
  @Field(() => String, { description: 'Id or URL of a public listing.' })
  @CheckedText((text) => (trimmed(text) === '' ? 'Please name the listing' : null))
  listing!: string;
}
