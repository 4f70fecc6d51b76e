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
    description:
      "Type of subject, as in the first part of the action's key: 'property', 'account'.",
  })
  @IsOptional()
  @IsText()
  noun?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the account that performed the action.' })
  @IsOptional()
  @IsText()
  actorId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the subject.' })
  @IsOptional()
  @IsText()
  subjectId?: string | null;
}

@ObjectType('AuditEntry', { description: 'An entry of the audit log.' })
export class AuditEntryFields {
  @Field(() => ID, { description: 'Id of 24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => Date, { description: 'Time of the action, UTC.' })
  at!: Date;

  @Field(() => String, { description: "Machine-readable action, such as 'property.approved'." })
  key!: string;

  @Field(() => String, { description: "Display name of the action, such as 'Approved'." })
  label!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the account that performed the action. Null for visitors, the system and deleted accounts.',
  })
  actorId!: string | null;

  @Field(() => String, {
    description: 'Name of the account or system component that performed the action.',
  })
  actor!: string;

  @Field(() => Boolean, { description: 'Whether an administrator performed the action.' })
  byAdministrator!: boolean;

  @Field(() => ID, { description: 'Id of the subject, even if it was deleted.' })
  subjectId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Current name of the subject. Null if it has no name or was deleted.',
  })
  subject!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Note on the action, such as the reason for a rejection.',
  })
  note!: string | null;

  @Field(() => [AuditChangeFields], {
    description: 'Changed values. Empty if none were recorded.',
  })
  changes!: AuditChangeFields[];

  @Field(() => String, {
    nullable: true,
    description: 'Name of the organisation whose id is in the note. Null if the note names none.',
  })
  organisation!: string | null;
}

@ObjectType({ implements: Page, description: 'A page of the audit log, newest first.' })
export class AuditPage extends Page {
  @Field(() => [AuditEntryFields], { description: 'Entries on this page, newest first.' })
  items!: AuditEntryFields[];

  @Field(() => Int, { description: 'Number of matches, or a lower bound.' })
  override total!: number;

  @Field(() => Boolean, {
    description: `Whether there are more matches. Only the newest ${LIMITS.audit.counted.toLocaleString('en-IN')} can be paged through.`,
  })
  totalIsLowerBound!: boolean;
}
