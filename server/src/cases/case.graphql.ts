import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  CASE_DECISIONS,
  CASE_REASON_KEYS,
  type CaseKind as Kind,
  type CaseStatus as Status,
} from '../../../schema/rules/case.ts';
import { Page } from '../platform/database/paging.graphql.ts';
import { graphqlEnum } from '../platform/graphqlEnum.ts';

export const CaseKind = graphqlEnum<Kind>('CaseKind', 'Kind of the case.', {
  listing_report: 'Report on a listing.',
  complaint: 'Complaint to the grievance officer.',
  order: 'Order of a court or an authority.',
});
export type CaseKind = (typeof CaseKind)[string];

export const CaseReason = graphqlEnum('CaseReason', 'Reason of a case.', CASE_REASON_KEYS);
export type CaseReason = (typeof CaseReason)[string];

export const CaseStatus = graphqlEnum<Status>('CaseStatus', 'Status of a case.', {
  open: 'Not acknowledged to the sender yet.',
  acknowledged: 'Acknowledged to the sender, or assigned to an administrator.',
  decided: 'Decided. The sender can appeal for a limited time.',
  appealed: 'Waiting for another administrator to decide the appeal.',
  closed: 'The appeal is decided.',
});
export type CaseStatus = (typeof CaseStatus)[string];

export const CaseDecision = graphqlEnum(
  'CaseDecision',
  'Decision on a report, complaint or order.',
  CASE_DECISIONS,
);
export type CaseDecision = (typeof CaseDecision)[string];

export const CaseClock = graphqlEnum(
  'CaseClock',
  'Remaining time: enough, less than a quarter, or overdue.',
  ['enough', 'short', 'overdue'],
);

@ObjectType({ description: 'Result of the sendReport mutation.' })
export class SendReportPayload {
  @Field(() => String, { description: 'Thank-you message to show to the sender.' })
  message!: string;

  @Field(() => String, { description: 'Case number, needed for an appeal.' })
  number!: string;
}

@ObjectType({ description: 'Result of the sendComplaint mutation.' })
export class SendComplaintPayload {
  @Field(() => String, { description: 'Thank-you message to show to the sender.' })
  message!: string;

  @Field(() => String, { description: 'Case number, needed for an appeal.' })
  number!: string;
}

@ObjectType({ description: 'Result of the appealCase mutation.' })
export class AppealCasePayload {
  @Field(() => String, { description: 'Confirmation to show to the sender of the appeal.' })
  message!: string;
}

@ObjectType({ description: 'Internal note of an administrator on a case.' })
export class CaseNoteFields {
  @Field(() => ID, { description: 'Id of 24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => String, { description: 'Plain text of the note.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the author. Null if the account was deleted.',
  })
  author!: string | null;

  @Field(() => Date, { description: 'Time at which the note was written, UTC.' })
  createdAt!: Date;
}

@ObjectType({ description: 'Decision on a case or an appeal.' })
export class CaseRuling {
  @Field(() => CaseDecision, { description: 'Whether the report, complaint or order is upheld.' })
  decision!: string;

  @Field(() => String, { description: 'Reason given to both sides.' })
  reason!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the administrator who decided. Null if the account was deleted.',
  })
  by!: string | null;

  @Field(() => Date, { description: 'Time of the decision, UTC.' })
  at!: Date;
}

@ObjectType('Case', { description: 'A report on a listing, a complaint or an order.' })
export class CaseFields {
  @Field(() => ID, { description: 'Id of 24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => String, {
    description: 'Case number shown to people: letter, year and serial number.',
  })
  number!: string;

  @Field(() => CaseKind, { description: 'Kind of the case.' })
  kind!: string;

  @Field(() => CaseReason, { description: 'Reason of the case.' })
  reason!: string;

  @Field(() => CaseStatus, { description: 'Status of the case.' })
  status!: string;

  @Field(() => ID, { nullable: true, description: 'Id of the listing, even if it was removed.' })
  propertyId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Title of the listing at the time of the report.',
  })
  propertyTitle!: string | null;

  @Field(() => String, { description: 'Text of the sender. Empty for a report without text.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Name of the sender. Null if not given.' })
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Email address or ten-digit mobile of the sender. Null for a report without a contact.',
  })
  contact!: string | null;

  @Field(() => Boolean, { description: "Whether the contact is verified as the sender's." })
  isContactProven!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the assigned administrator. Null if unassigned.',
  })
  assignedTo!: string | null;

  @Field(() => Date, { description: 'Time at which the case was submitted, UTC.' })
  openedAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'Time of acknowledgement, UTC. Null if not acknowledged yet.',
  })
  acknowledgedAt!: Date | null;

  @Field(() => Date, { description: 'Deadline for acknowledging the case, UTC.' })
  acknowledgeBy!: Date;

  @Field(() => Date, { description: 'Deadline for deciding the case or its appeal, UTC.' })
  decideBy!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'Next deadline, UTC. Null if nothing is due.',
  })
  dueAt!: Date | null;

  @Field(() => CaseClock, {
    nullable: true,
    description: 'Time left until dueAt. Null if nothing is due.',
  })
  clock!: string | null;

  @Field(() => CaseRuling, {
    nullable: true,
    description: 'First decision on the case. Null if not decided yet.',
  })
  ruling!: CaseRuling | null;

  @Field(() => String, {
    nullable: true,
    description: 'Text of the appeal. Null if there is none.',
  })
  appealText!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Time of the appeal, UTC. Null if there is none.',
  })
  appealedAt!: Date | null;

  @Field(() => CaseRuling, {
    nullable: true,
    description: 'Decision on the appeal. Null if there is none.',
  })
  appealRuling!: CaseRuling | null;

  @Field(() => Boolean, {
    description: 'Whether the viewer may make the next decision.',
  })
  viewerCanDecide!: boolean;

  @Field(() => [CaseNoteFields], { description: 'Internal notes, oldest first.' })
  notes!: CaseNoteFields[];
}

@ObjectType({ description: 'Number of cases by status.' })
export class CaseCount {
  @Field(() => CaseStatus, { description: 'The status that is counted.' })
  status!: string;

  @Field(() => Int, {
    description: 'Number of cases with this status, regardless of the status filter.',
  })
  count!: number;
}

@ObjectType({ description: 'Number of cases by kind.' })
export class CaseKindCount {
  @Field(() => CaseKind, { description: 'The kind that is counted.' })
  kind!: string;

  @Field(() => Int, { description: 'Number of cases of this kind, regardless of the kind filter.' })
  count!: number;
}

@ObjectType({ description: 'Number of cases by reason.' })
export class CaseReasonCount {
  @Field(() => CaseReason, { description: 'The reason that is counted.' })
  reason!: string;

  @Field(() => Int, {
    description: 'Number of cases with this reason, regardless of the reason filter.',
  })
  count!: number;
}

@ObjectType({
  implements: Page,
  description: 'A page of cases, earliest deadline first.',
})
export class CasePage extends Page {
  @Field(() => [CaseFields], { description: 'Cases on this page.' })
  items!: CaseFields[];

  @Field(() => [CaseCount], { description: 'Number of items by status.' })
  counts!: CaseCount[];

  @Field(() => [CaseKindCount], { description: 'Number of cases by kind.' })
  kindCounts!: CaseKindCount[];

  @Field(() => [CaseReasonCount], { description: 'Number of cases by reason.' })
  reasonCounts!: CaseReasonCount[];
}

@ObjectType()
abstract class WithCase {
  @Field(() => CaseFields, { description: 'The case after the change.' })
  case!: CaseFields;
}

@ObjectType({ description: 'Result of the addCaseNote mutation.' })
export class AddCaseNotePayload extends WithCase {}

@ObjectType({ description: 'Result of the assignCase mutation.' })
export class AssignCasePayload extends WithCase {}

@ObjectType({ description: 'Result of the decideCase mutation.' })
export class DecideCasePayload extends WithCase {}

@ObjectType({ description: 'Result of the decideAppeal mutation.' })
export class DecideAppealPayload extends WithCase {}
