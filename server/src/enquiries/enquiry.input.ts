import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import {
  leadMessageProblem,
  leadNameProblem,
  noteProblem,
  optionalNoteProblem,
} from '../../../schema/rules/lead.ts';
import { readMobile, reachableMobileProblem } from '../../../schema/rules/mobile.ts';
import { Honeypot } from '../platform/http/honeypot.ts';
import { manyIdsProblem } from '../platform/bulk.ts';
import { PageArgs } from '../platform/database/paging.graphql.ts';
import { CheckedBy, CheckedText, IsText } from '../platform/validation.ts';
import { CallTime, EnquiryStatus } from './enquiry.entity.ts';
import { EnquiryAction } from './enquiry.graphql.ts';
import { ENQUIRY_STATUSES } from './enquiryStatus.ts';

const CALL_TIMES = Object.values(CallTime);

@InputType({ description: 'An enquiry to the seller of a listing.' })
export class EnquiryInput extends Honeypot {
  @Field(() => ID, { description: 'Id of a public listing. It determines the seller.' })
  @IsText()
  propertyId!: string;

  @Field(() => String, { description: 'At most 56 characters, no digits.' })
  @CheckedText(leadNameProblem)
  name!: string;

  @Field(() => String, { description: 'Ten digits, starting with 6 to 9.' })
  @CheckedText(reachableMobileProblem, readMobile)
  mobileNumber!: string;

  @Field(() => String, {
    nullable: true,
    description: `At most ${LIMITS.lead.messageMaxLength} characters. A default message is used if empty.`,
  })
  @CheckedText(leadMessageProblem)
  message?: string | null;

  @Field(() => CallTime, {
    nullable: true,
    description: 'Preferred time to call. Null for any time.',
  })
  @IsOptional()
  @IsIn(CALL_TIMES, { message: 'Please choose one of these: ' + CALL_TIMES.join(', ') })
  callTime?: CallTime | null;

  /** What a documented client takes for the seller; the listing says who it is. */
  @IsOptional()
  @IsText()
  sellerId?: string | null;
}

/** A page of the enquiries that the viewer looks after. */
@ArgsType()
export class EnquiriesInput extends PageArgs {
  @Field(() => EnquiryStatus, {
    nullable: true,
    description: 'Filter by status. All statuses if omitted.',
  })
  status?: EnquiryStatus | null;

  @Field(() => ID, { nullable: true, description: 'Filter by id of a listing.' })
  @IsOptional()
  @IsText()
  propertyId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Words of the sender's name or the listing's title, a mobile or its first digits, or an id. Searches the newest 1,000 enquiries.",
  })
  @IsOptional()
  @IsText()
  search?: string | null;
}

const UNKNOWN_ACTION = `The action must be one of: ${Object.values(EnquiryAction).join(', ')}.`;
const UNKNOWN_STATUS = 'The status must be one of: ' + ENQUIRY_STATUSES.join(', ') + '.';

/** What became of an enquiry, with a note beside it if there is one to keep. */
@ArgsType()
export class EnquiryStatusInput {
  @Field(() => EnquiryStatus, { description: 'Status to be set.' })
  @IsIn(ENQUIRY_STATUSES, { message: UNKNOWN_STATUS })
  status!: EnquiryStatus;

  @CheckedText(optionalNoteProblem)
  note?: string | null;
}

@ArgsType()
export class EnquiryNoteInput {
  @Field(() => String, { description: `Text of 1 to ${LIMITS.lead.noteMaxLength} characters.` })
  @CheckedText(noteProblem)
  text!: string;
}

const YES_OR_NO = { message: 'Please send $property as true or false.' };
const CONFIRM_DESCRIPTION =
  "Set to true to confirm assigning a closed enquiry, which reopens it, or assigning to someone who neither posted nor manages the listing. The assignee sees the buyer's number.";

@InputType({ description: 'Bulk action on enquiries.' })
export class UpdateEnquiriesInput {
  @Field(() => EnquiryAction, { description: 'The action to apply.' })
  @IsIn(Object.values(EnquiryAction), { message: UNKNOWN_ACTION })
  action!: EnquiryAction;

  @Field(() => [ID], {
    description: `Ids of 1 to ${LIMITS.bulk.changedAtOnce} enquiries. Duplicates are ignored.`,
  })
  @CheckedBy(manyIdsProblem)
  ids!: string[];

  @Field(() => EnquiryStatus, {
    nullable: true,
    description: 'The new status, for the action status.',
  })
  @IsOptional()
  @IsIn(ENQUIRY_STATUSES, { message: UNKNOWN_STATUS })
  status?: EnquiryStatus | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Account id of the assignee, for the action assign.',
  })
  @IsOptional()
  @IsText()
  sellerId?: string | null;

  @Field(() => Boolean, { nullable: true, description: CONFIRM_DESCRIPTION })
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  confirm?: boolean | null;
}

/** Whom an enquiry goes to. */
@ArgsType()
export class AssignmentInput {
  @Field(() => ID, { description: 'Id of an active account of a seller or a builder team member.' })
  @IsText()
  sellerId!: string;

  @Field(() => Boolean, { nullable: true, description: CONFIRM_DESCRIPTION })
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  confirm?: boolean | null;
}
