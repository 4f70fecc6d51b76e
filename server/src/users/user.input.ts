import { ArrayMaxSize, IsDate, IsEnum, IsOptional } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import { auditReasonProblem } from '../../../schema/rules/auditReason.ts';
import { type UserType as AccountType } from '../../../schema/accounts.ts';
import { type Account } from '../accounts/account.entity.ts';
import { AccountStatus, UserType, VerificationLevel } from '../accounts/account.graphql.ts';
import { manyIdsProblem } from '../platform/bulk.ts';
import { PageArgs } from '../platform/database/paging.graphql.ts';
import { CheckedBy, CheckedText, IsText } from '../platform/validation.ts';
import { UserSort } from './user.graphql.ts';

/** A page of the accounts that an administrator looks through. */
@ArgsType()
export class UsersInput extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Words of the name in any order (at least one of three letters or more), a mobile or its last four digits, an email address or at least four letters of it, or an id.',
  })
  @IsOptional()
  @IsText()
  search?: string | null;

  @Field(() => [UserType], {
    nullable: true,
    description: 'Filter by user type. All types if omitted or empty.',
  })
  @IsOptional()
  @ArrayMaxSize(4)
  userTypes?: readonly AccountType[] | null;

  @Field(() => AccountStatus, {
    nullable: true,
    description: 'Filter by status. All statuses if omitted.',
  })
  status?: Account['status'] | null;

  @Field(() => VerificationLevel, {
    nullable: true,
    description: 'Filter by verification level. All levels if omitted.',
  })
  verificationLevel?: Account['verificationLevel'] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only users who joined on or after this day (Indian time), such as 2026-03-31. All if omitted.',
  })
  @IsOptional()
  @IsText()
  joinedSince?: string | null;

  @Field(() => UserSort, { description: 'Sort order. Default: newest first.' })
  sort: UserSort = 'newest';
}

/** What is said of a change that an administrator makes to somebody. */
@ArgsType()
@InputType()
export class UserChange {
  @Field(() => String, {
    nullable: true,
    description: 'Reason, visible to other administrators. At most 500 characters.',
  })
  @CheckedText(auditReasonProblem)
  reason?: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'updatedAt of the reviewed user. Fails with CONFLICT if the user has changed since.',
  })
  @IsOptional()
  @IsDate({ message: 'Please send seen as a date and time.' })
  seen?: Date | null;
}

const UNKNOWN_STATUS = 'Use active, inactive or blocked for status.';

@InputType('SetUserStatusInput', { description: 'New status of an account and the reason.' })
export class UserStatusInput extends UserChange {
  @Field(() => AccountStatus, { description: 'Status to be set.' })
  @IsEnum(AccountStatus, { message: UNKNOWN_STATUS })
  status!: Account['status'];
}

@InputType({ description: 'New status of several accounts and the reason.' })
export class UpdateUsersInput extends UserChange {
  @Field(() => [ID], {
    description: `Ids of 1 to ${LIMITS.bulk.changedAtOnce} accounts. Duplicates are ignored; the caller's own account and administrators are rejected.`,
  })
  @CheckedBy(manyIdsProblem)
  ids!: string[];

  @Field(() => AccountStatus, { description: 'Status to be set.' })
  @IsEnum(AccountStatus, { message: UNKNOWN_STATUS })
  status!: Account['status'];

  @Field(() => Date, {
    nullable: true,
    description: 'Latest updatedAt of the reviewed users. Users changed since fail with CONFLICT.',
  })
  override seen?: Date | null;
}

@InputType('SetUserVerificationInput', {
  description: 'New verification level of a user and the reason.',
})
export class UserVerificationInput extends UserChange {
  @Field(() => VerificationLevel, { description: 'The new verification level.' })
  level!: Account['verificationLevel'];
}
