import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Page } from '../platform/database/paging.graphql.ts';

export enum CaseKind {
  LISTING_REPORT = 'listing_report',
  COMPLAINT = 'complaint',
  ORDER = 'order',
}
registerEnumType(CaseKind, {
  name: 'CaseKind',
  description: 'How a case came to the marketplace.',
  valuesConfig: {
    LISTING_REPORT: { description: 'Somebody reported a listing.' },
    COMPLAINT: { description: 'Somebody complained to the grievance officer.' },
    ORDER: { description: 'A court or an authority has ordered something.' },
  },
});

export enum CaseReason {
  FRAUD = 'fraud',
  SOLD = 'sold',
  WRONG_FACTS = 'wrong_facts',
  OTHER_PHOTOS = 'other_photos',
  DUPLICATE = 'duplicate',
  OFFENSIVE = 'offensive',
  PRIVACY = 'privacy',
  CONDUCT = 'conduct',
  ACCOUNT = 'account',
  ORDER = 'order',
  OTHER = 'other',
}
registerEnumType(CaseReason, { name: 'CaseReason', description: 'What a case is about.' });

export enum CaseStatus {
  OPEN = 'open',
  ACKNOWLEDGED = 'acknowledged',
  DECIDED = 'decided',
  APPEALED = 'appealed',
  CLOSED = 'closed',
}
registerEnumType(CaseStatus, {
  name: 'CaseStatus',
  description: 'How far a case has come.',
  valuesConfig: {
    OPEN: { description: 'Nobody could be told yet that it came.' },
    ACKNOWLEDGED: { description: 'Its sender knows that it came, or somebody looks after it.' },
    DECIDED: { description: 'Its sender may appeal for some time.' },
    APPEALED: { description: 'Another administrator decides once more.' },
    CLOSED: { description: 'The appeal is decided too.' },
  },
});

export enum CaseDecision {
  UPHELD = 'upheld',
  PARTLY = 'partly',
  NOT_UPHELD = 'not_upheld',
}
registerEnumType(CaseDecision, {
  name: 'CaseDecision',
  description: 'Whether what somebody said is right.',
});

export enum CaseClock {
  ENOUGH = 'enough',
  SHORT = 'short',
  OVERDUE = 'overdue',
}
registerEnumType(CaseClock, {
  name: 'CaseClock',
  description: 'How much time is left: enough, less than a quarter of it, or none.',
});

@ObjectType({ description: 'What somebody who sent a report is told.' })
export class SendReportPayload {
  @Field(() => String, { description: 'A sentence of thanks for the person who sent it.' })
  message!: string;

  @Field(() => String, { description: 'The number of the case, to be kept for an appeal.' })
  number!: string;
}

@ObjectType({ description: 'What somebody who sent a complaint is told.' })
export class SendComplaintPayload {
  @Field(() => String, { description: 'A sentence of thanks for the person who sent it.' })
  message!: string;

  @Field(() => String, { description: 'The number of the case, to be kept for an appeal.' })
  number!: string;
}

@ObjectType({ description: 'What somebody who appealed is told.' })
export class AppealCasePayload {
  @Field(() => String, { description: 'A sentence for the person who appealed.' })
  message!: string;
}

@ObjectType({ description: 'What an administrator wrote beside a case.' })
export class CaseNoteFields {
  @Field(() => ID, { description: '24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => String, { description: 'The note as plain text.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Who wrote it; null when that account is gone.',
  })
  author!: string | null;

  @Field(() => Date, { description: 'When the note was written, UTC.' })
  createdAt!: Date;
}

@ObjectType({ description: 'What was decided about a case or an appeal.' })
export class CaseRuling {
  @Field(() => CaseDecision, { description: 'Whether what was said is right.' })
  decision!: string;

  @Field(() => String, { description: 'Why, as both sides were told.' })
  reason!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The administrator who decided; null when that account is gone.',
  })
  by!: string | null;

  @Field(() => Date, { description: 'When it was decided, UTC.' })
  at!: Date;
}

@ObjectType('Case', { description: 'A report on a listing, a complaint or an order.' })
export class CaseFields {
  @Field(() => ID, { description: '24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => String, {
    description: 'What people call it by: its letter, year and serial number.',
  })
  number!: string;

  @Field(() => CaseKind, { description: 'How it came to the marketplace.' })
  kind!: string;

  @Field(() => CaseReason, { description: 'What the case is about.' })
  reason!: string;

  @Field(() => CaseStatus, { description: 'How far the case has come.' })
  status!: string;

  @Field(() => ID, { nullable: true, description: 'The listing, also when it was removed.' })
  propertyId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The title of the listing when it was reported.',
  })
  propertyTitle!: string | null;

  @Field(() => String, { description: 'What was written; empty for a report without words.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Who sent it, where they said so.' })
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'An e-mail address or ten digits; null for a report without one.',
  })
  contact!: string | null;

  @Field(() => Boolean, { description: 'True where the contact is known to be the sender’s.' })
  isContactProven!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The administrator who looks after it; null as long as nobody does.',
  })
  assignedTo!: string | null;

  @Field(() => Date, { description: 'When the case came in, UTC.' })
  openedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was acknowledged, UTC.' })
  acknowledgedAt!: Date | null;

  @Field(() => Date, { description: 'By when it has to be acknowledged, UTC.' })
  acknowledgeBy!: Date;

  @Field(() => Date, { description: 'By when it, or its appeal, has to be decided, UTC.' })
  decideBy!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'By when the next thing has to be done, UTC; null when nothing is left to do.',
  })
  dueAt!: Date | null;

  @Field(() => CaseClock, {
    nullable: true,
    description: 'How much time is left until then; null when nothing is left to do.',
  })
  clock!: string | null;

  @Field(() => CaseRuling, { nullable: true, description: 'What was decided about it first.' })
  ruling!: CaseRuling | null;

  @Field(() => String, { nullable: true, description: 'Why its sender appealed.' })
  appealText!: string | null;

  @Field(() => Date, { nullable: true, description: 'When its sender appealed, UTC.' })
  appealedAt!: Date | null;

  @Field(() => CaseRuling, { nullable: true, description: 'What was decided about the appeal.' })
  appealRuling!: CaseRuling | null;

  @Field(() => Boolean, {
    description: 'True where the viewer may decide what is to be decided next.',
  })
  viewerCanDecide!: boolean;

  @Field(() => [CaseNoteFields], { description: 'What was written beside it, oldest first.' })
  notes!: CaseNoteFields[];
}

@ObjectType({ description: 'How many cases have a status.' })
export class CaseCount {
  @Field(() => CaseStatus, { description: 'The status that is counted.' })
  status!: string;

  @Field(() => Int, { description: 'How many cases have it, whatever statuses are wanted.' })
  count!: number;
}

@ObjectType({ description: 'How many cases are of a kind.' })
export class CaseKindCount {
  @Field(() => CaseKind, { description: 'The kind that is counted.' })
  kind!: string;

  @Field(() => Int, { description: 'How many cases are of it, whatever kind is wanted.' })
  count!: number;
}

@ObjectType({ description: 'How many cases have a reason.' })
export class CaseReasonCount {
  @Field(() => CaseReason, { description: 'The reason that is counted.' })
  reason!: string;

  @Field(() => Int, { description: 'How many cases have it, whatever reason is wanted.' })
  count!: number;
}

@ObjectType({
  implements: Page,
  description: 'One page of the cases: those with the least time left first.',
})
export class CasePage extends Page {
  @Field(() => [CaseFields], { description: 'The cases of this page.' })
  items!: CaseFields[];

  @Field(() => [CaseCount], { description: 'How many there are of every status.' })
  counts!: CaseCount[];

  @Field(() => [CaseKindCount], { description: 'How many there are of every kind.' })
  kindCounts!: CaseKindCount[];

  @Field(() => [CaseReasonCount], { description: 'How many there are of every reason.' })
  reasonCounts!: CaseReasonCount[];
}
