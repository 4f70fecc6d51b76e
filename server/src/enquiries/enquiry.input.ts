import { Allow, IsIn, IsOptional } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import {
  leadMessageProblem,
  leadNameProblem,
  noteProblem,
  optionalNoteProblem,
} from '../../../schema/rules/lead.ts';
import { reachableMobileProblem } from '../../../schema/rules/mobile.ts';
import { CheckedForPeople, type Honeypot, HONEYPOT_DESCRIPTION } from '../platform/honeypot.ts';
import { PageArgs } from '../platform/paging.graphql.ts';
import { CheckedText, IsText } from '../platform/validation.ts';
import { EnquiryStatus as EnquiryStatusEnum } from './enquiry.graphql.ts';
import { ENQUIRY_STATUSES, type EnquiryStatus } from './enquiryStatus.ts';

// V-3-06.
@InputType({ description: 'What somebody asks the seller of a listing.' })
export class EnquiryInput implements Honeypot {
  // D-53.
  @Field(() => ID, { description: 'A public listing; it says who the seller is.' })
  @IsText()
  propertyId!: string;

  // V-5-13.
  @Field(() => String, { description: 'At most 56 characters, without digits.' })
  @CheckedForPeople()
  @CheckedText(leadNameProblem)
  name!: string;

  // V-5-02.
  @Field(() => String, { description: 'Ten digits, the first 6 to 9.' })
  @CheckedForPeople()
  @CheckedText(reachableMobileProblem)
  mobileNumber!: string;

  // V-5-14.
  @Field(() => String, {
    nullable: true,
    description: `At most ${LIMITS.lead.messageMaxLength} characters; an empty one gets the documented text.`,
  })
  @CheckedForPeople()
  @CheckedText(leadMessageProblem)
  message?: string | null;

  @Field(() => String, { nullable: true, description: HONEYPOT_DESCRIPTION })
  @Allow()
  website?: string | null;

  /** What a documented client takes for the seller; the listing says who it is (D-53). */
  @IsOptional()
  @IsText()
  sellerId?: string | null;
}

/** A page of the enquiries that the viewer looks after. */
@ArgsType()
export class EnquiriesInput extends PageArgs {
  @Field(() => EnquiryStatusEnum, {
    nullable: true,
    description: 'Only enquiries of this status; all when absent.',
  })
  status?: EnquiryStatus | null;

  @Field(() => ID, { nullable: true, description: 'Only those about this listing.' })
  @IsOptional()
  @IsText()
  propertyId?: string | null;
}

const UNKNOWN_STATUS = 'The status must be one of: ' + ENQUIRY_STATUSES.join(', ') + '.';

/** What became of an enquiry, with a note beside it if there is one to keep. */
@ArgsType()
export class EnquiryStatusInput {
  @Field(() => EnquiryStatusEnum, { description: 'What it is from now on.' })
  @IsIn(ENQUIRY_STATUSES, { message: UNKNOWN_STATUS })
  status!: EnquiryStatus;

  @CheckedText(optionalNoteProblem)
  note?: string | null;
}

@ArgsType()
export class EnquiryNoteInput {
  @Field(() => String, { description: `1 to ${LIMITS.lead.noteMaxLength} characters.` })
  @CheckedText(noteProblem)
  text!: string;
}
