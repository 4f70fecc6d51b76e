import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { IsOptional } from 'class-validator';
import { LIMITS } from '../../../schema/limits.ts';
import { Page, PageArgs } from '../platform/database/paging.graphql.ts';
import { IsText } from '../platform/validation.ts';
import { AuditChangeFields } from './auditEntry.graphql.ts';

/** A page of what was done. */
@ArgsType()
export class AuditEntriesInput extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: "What it was done to, by the first word of the action: 'property', 'account'.",
  })
  @IsOptional()
  @IsText()
  noun?: string | null;

  @Field(() => ID, { nullable: true, description: 'The account that did it.' })
  @IsOptional()
  @IsText()
  actorId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of what it was done to.' })
  @IsOptional()
  @IsText()
  subjectId?: string | null;
}

@ObjectType('AuditEntry', { description: 'Something that was done, and who did it.' })
export class AuditEntryFields {
  @Field(() => ID, { description: '24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => Date, { description: 'When it was done, UTC.' })
  at!: Date;

  @Field(() => String, { description: "What was done, for programs: 'property.approved'." })
  key!: string;

  @Field(() => String, { description: "What was done, for people: 'Approved'." })
  label!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The account that did it; null for visitors, the system and accounts that are gone.',
  })
  actorId!: string | null;

  @Field(() => String, { description: 'The name of the account, or what else did it.' })
  actor!: string;

  @Field(() => Boolean, { description: 'True where an administrator did it.' })
  byAdministrator!: boolean;

  @Field(() => ID, { description: 'The id of what it was done to, also where that is gone.' })
  subjectId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it is called now; null where it has no name or is gone.',
  })
  subject!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What was said about it, such as the reason of a rejection.',
  })
  note!: string | null;

  @Field(() => [AuditChangeFields], {
    description: 'What is different since; empty where nobody has written it down.',
  })
  changes!: AuditChangeFields[];

  @Field(() => String, {
    nullable: true,
    description: 'The name of the organisation that the note names by its id; null without one.',
  })
  organisation!: string | null;
}

@ObjectType({ implements: Page, description: 'One page of what was done, newest first.' })
export class AuditPage extends Page {
  @Field(() => [AuditEntryFields], { description: 'The entries of this page, newest first.' })
  items!: AuditEntryFields[];

  @Field(() => Int, { description: 'How many were found, or the lower bound.' })
  override total!: number;

  @Field(() => Boolean, {
    description: `True when there are more; the newest ${LIMITS.audit.counted.toLocaleString('en-IN')} can be reached.`,
  })
  totalIsLowerBound!: boolean;
}
