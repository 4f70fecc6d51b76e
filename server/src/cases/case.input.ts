import { IsIn, IsOptional } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import {
  CASE_DECISIONS,
  type CaseDecision,
  type CaseKind,
  type CaseReason,
  type CaseStatus,
  caseNumberProblem,
  caseReasonProblem,
  complaintReasonProblem,
  complaintTextProblem,
  contactProblem,
  optionalContactProblem,
  reportReasonProblem,
  reportTextProblem,
} from '../../../schema/rules/case.ts';
import { noteProblem } from '../../../schema/rules/lead.ts';
import { personNameProblem } from '../../../schema/rules/personName.ts';
import { unlessBlank } from '../../../schema/rules/text.ts';
import { Honeypot } from '../platform/http/honeypot.ts';
import { PageArgs } from '../platform/database/paging.graphql.ts';
import { CheckedBy, CheckedText, IsText } from '../platform/validation.ts';
import {
  CaseDecision as CaseDecisionEnum,
  CaseKind as CaseKindEnum,
  CaseReason as CaseReasonEnum,
  CaseStatus as CaseStatusEnum,
} from './case.graphql.ts';

const { textMinLength, textMaxLength, decisionMaxLength } = LIMITS.complaint;

@InputType('SendReportInput', { description: 'What is wrong with a listing, and how to answer.' })
export class ReportInput extends Honeypot {
  @Field(() => ID, { description: 'The public listing that is reported.' })
  @IsText()
  propertyId!: string;

  @Field(() => CaseReasonEnum, { description: 'What is wrong; only reasons of reports.' })
  @CheckedBy(reportReasonProblem)
  reason!: CaseReason;

  @Field(() => String, {
    nullable: true,
    description: `What is wrong in words, at most ${textMaxLength} characters; needed for OTHER.`,
  })
  @CheckedBy((text, _field, input) =>
    text == null || typeof text === 'string'
      ? reportTextProblem(text ?? '', Object(input)['reason'])
      : 'Please send text as text.',
  )
  text?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who reports it, at most 56 characters; may be left out.',
  })
  @CheckedText(unlessBlank(personNameProblem))
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'An e-mail address or a mobile for the answer; may be left out.',
  })
  @CheckedText(optionalContactProblem)
  contact?: string | null;
}

@InputType('SendComplaintInput', {
  description: 'A complaint to the grievance officer, and how to answer.',
})
export class ComplaintInput extends Honeypot {
  @Field(() => CaseReasonEnum, { description: 'What it is about; only reasons of complaints.' })
  @CheckedBy(complaintReasonProblem)
  reason!: CaseReason;

  @Field(() => String, { description: `${textMinLength} to ${textMaxLength} characters.` })
  @CheckedText(complaintTextProblem)
  text!: string;

  @Field(() => String, { description: 'Who complains, at most 56 characters.' })
  @CheckedText(personNameProblem)
  name!: string;

  @Field(() => String, { description: 'An e-mail address or a mobile for the answer.' })
  @CheckedText(contactProblem)
  contact!: string;
}

@InputType('AppealCaseInput', { description: 'Why a decision should be looked at once more.' })
export class AppealInput {
  @Field(() => String, { description: 'The number of the case, as its sender was told it.' })
  @CheckedText(caseNumberProblem)
  number!: string;

  @Field(() => String, { description: 'The e-mail address or mobile that the case was sent with.' })
  @CheckedText(contactProblem)
  contact!: string;

  @Field(() => String, { description: `${textMinLength} to ${textMaxLength} characters.` })
  @CheckedText(complaintTextProblem)
  text!: string;
}

@ArgsType()
export class CaseNoteInput {
  @Field(() => String, { description: `1 to ${LIMITS.lead.noteMaxLength} characters.` })
  @CheckedText(noteProblem)
  text!: string;
}

@InputType({ description: 'How a case or an appeal is decided, and why.' })
export class DecisionInput {
  @Field(() => CaseDecisionEnum, { description: 'Whether what was said is right.' })
  @IsIn(CASE_DECISIONS, { message: `The decision must be one of: ${CASE_DECISIONS.join(', ')}.` })
  decision!: CaseDecision;

  @Field(() => String, {
    description: `Why; both sides read it. At most ${decisionMaxLength} characters.`,
  })
  @CheckedText(caseReasonProblem)
  reason!: string;
}

/** A page of the cases that an administrator looks through. */
@ArgsType()
export class CasesInput extends PageArgs {
  @Field(() => [CaseStatusEnum], {
    nullable: true,
    description: 'Only cases of these statuses; of every status when absent or empty.',
  })
  statuses?: readonly CaseStatus[] | null;

  @Field(() => CaseKindEnum, {
    nullable: true,
    description: 'Only cases of this kind; of every kind when absent.',
  })
  kind?: CaseKind | null;

  @Field(() => CaseReasonEnum, {
    nullable: true,
    description: 'Only cases of this reason; of every reason when absent.',
  })
  reason?: CaseReason | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A number, a part of what was written, of the name or of the title, the contact, or the id of a listing.',
  })
  @IsOptional()
  @IsText()
  search?: string | null;
}

/** Which administrator a case goes to. */
@ArgsType()
export class AssignCaseInput {
  @Field(() => ID, { description: 'The account of an administrator.' })
  @IsText()
  administratorId!: string;
}
