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
      'Words of the name, in any order and one of at least three letters, a mobile or its last four digits, an e-mail address or at least four letters of it, or an id.',
  })
  @IsOptional()
  @IsText()
  search?: string | null;

  @Field(() => [UserType], {
    nullable: true,
    description: 'Only users of these types; of every type when absent or empty.',
  })
  @IsOptional()
  @ArrayMaxSize(4)
  userTypes?: readonly AccountType[] | null;

  @Field(() => AccountStatus, {
    nullable: true,
    description: 'Only users of this status; of every status when absent.',
  })
  status?: Account['status'] | null;

  @Field(() => VerificationLevel, {
    nullable: true,
    description: 'Only users of this level; of every level when absent.',
  })
  verificationLevel?: Account['verificationLevel'] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only users who joined on this day in India, such as 2026-03-31, or later; all when absent.',
  })
  @IsOptional()
  @IsText()
  joinedSince?: string | null;

  @Field(() => UserSort, { description: 'The order, the newest first unless said otherwise.' })
  sort: `${UserSort}` = 'newest';
}

/** What is said of a change that an administrator makes to somebody. */
@ArgsType()
@InputType()
export class UserChange {
  @Field(() => String, {
    nullable: true,
    description: 'Why, for other administrators; at most 500 characters.',
  })
  @CheckedText(auditReasonProblem)
  reason?: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'updatedAt of the user that was looked at: CONFLICT when something has changed since.',
  })
  @IsOptional()
  @IsDate({ message: 'Please send seen as a date and time.' })
  seen?: Date | null;
}

const UNKNOWN_STATUS = 'Use active, inactive or blocked for status.';

@InputType('SetUserStatusInput', { description: 'Whether an account may be used, and why.' })
export class UserStatusInput extends UserChange {
  @Field(() => AccountStatus, { description: 'Whether the account may be used from now on.' })
  @IsEnum(AccountStatus, { message: UNKNOWN_STATUS })
  status!: Account['status'];
}

@InputType({ description: 'Whether several accounts may be used, and why.' })
export class UpdateUsersInput extends UserChange {
  @Field(() => [ID], {
    description: `1 to ${LIMITS.bulk.changedAtOnce} accounts; named twice is once.`,
  })
  @CheckedBy(manyIdsProblem)
  ids!: string[];

  @Field(() => AccountStatus, { description: 'Whether each of them may be used from now on.' })
  @IsEnum(AccountStatus, { message: UNKNOWN_STATUS })
  status!: Account['status'];

  @Field(() => Date, {
    nullable: true,
    description:
      'The latest updatedAt of the users that were looked at: CONFLICT for those with a later one.',
  })
  override seen?: Date | null;
}

@InputType('SetUserVerificationInput', { description: 'How well a user is known, and why.' })
export class UserVerificationInput extends UserChange {
  @Field(() => VerificationLevel, { description: 'How well the user is known from now on.' })
  level!: Account['verificationLevel'];
}
