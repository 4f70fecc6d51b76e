import { IsIn, IsOptional } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import {
  CASE_DECISIONS,
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
import { CaseDecision, CaseKind, CaseReason, CaseStatus } from './case.graphql.ts';

const { textMinLength, textMaxLength, decisionMaxLength } = LIMITS.complaint;

@InputType('SendReportInput', { description: 'Report on a listing.' })
export class ReportInput extends Honeypot {
  @Field(() => ID, { description: 'Id of the reported public listing.' })
  @IsText()
  propertyId!: string;

  @Field(() => CaseReason, { description: 'Reason. Only report reasons are accepted.' })
  @CheckedBy(reportReasonProblem)
  reason!: CaseReason;

  @Field(() => String, {
    nullable: true,
    description: `Description of the problem, at most ${textMaxLength} characters. Required if the reason is other.`,
  })
  @CheckedBy((text, _field, input) =>
    text == null || typeof text === 'string'
      ? reportTextProblem(text ?? '', Object(input)['reason'])
      : 'Please send text as text.',
  )
  text?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the sender, at most 56 characters.',
  })
  @CheckedText(unlessBlank(personNameProblem))
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address or mobile for the reply.',
  })
  @CheckedText(optionalContactProblem)
  contact?: string | null;
}

@InputType('SendComplaintInput', {
  description: 'Complaint to the grievance officer.',
})
export class ComplaintInput extends Honeypot {
  @Field(() => CaseReason, { description: 'Reason. Only complaint reasons are accepted.' })
  @CheckedBy(complaintReasonProblem)
  reason!: CaseReason;

  @Field(() => String, { description: `Text of ${textMinLength} to ${textMaxLength} characters.` })
  @CheckedText(complaintTextProblem)
  text!: string;

  @Field(() => String, { description: 'Name of the sender, at most 56 characters.' })
  @CheckedText(personNameProblem)
  name!: string;

  @Field(() => String, { description: 'Email address or mobile for the reply.' })
  @CheckedText(contactProblem)
  contact!: string;
}

@InputType('AppealCaseInput', { description: 'Appeal against a decision.' })
export class AppealInput {
  @Field(() => String, { description: 'Number of the case, as given to the sender.' })
  @CheckedText(caseNumberProblem)
  number!: string;

  @Field(() => String, { description: 'Email address or mobile used when the case was submitted.' })
  @CheckedText(contactProblem)
  contact!: string;

  @Field(() => String, { description: `Text of ${textMinLength} to ${textMaxLength} characters.` })
  @CheckedText(complaintTextProblem)
  text!: string;
}

@ArgsType()
export class CaseNoteInput {
  @Field(() => String, { description: `Text of 1 to ${LIMITS.lead.noteMaxLength} characters.` })
  @CheckedText(noteProblem)
  text!: string;
}

@InputType({ description: 'Decision on a case or an appeal.' })
export class DecisionInput {
  @Field(() => CaseDecision, {
    description: 'Whether the report, complaint or order is upheld.',
  })
  @IsIn(CASE_DECISIONS, { message: `The decision must be one of: ${CASE_DECISIONS.join(', ')}.` })
  decision!: CaseDecision;

  @Field(() => String, {
    description: `Reason, sent to both sides. At most ${decisionMaxLength} characters.`,
  })
  @CheckedText(caseReasonProblem)
  reason!: string;
}

/** A page of the cases that an administrator looks through. */
@ArgsType()
export class CasesInput extends PageArgs {
  @Field(() => [CaseStatus], {
    nullable: true,
    description: 'Filter by status. All statuses if omitted or empty.',
  })
  statuses?: readonly CaseStatus[] | null;

  @Field(() => CaseKind, {
    nullable: true,
    description: 'Filter by kind. All kinds if omitted.',
  })
  kind?: CaseKind | null;

  @Field(() => CaseReason, {
    nullable: true,
    description: 'Filter by reason. All reasons if omitted.',
  })
  reason?: CaseReason | null;

  @Field(() => String, {
    nullable: true,
    description: 'Case number, part of the text, name or title, contact, or id of a listing.',
  })
  @IsOptional()
  @IsText()
  search?: string | null;
}

/** Which administrator a case goes to. */
@ArgsType()
export class AssignCaseInput {
  @Field(() => ID, { description: 'Account id of the administrator.' })
  @IsText()
  administratorId!: string;
}
