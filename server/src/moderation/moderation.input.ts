import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { ArgsType, Field, ID, InputType, registerEnumType } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import {
  approvalReasonProblem,
  rejectionReasonProblem,
} from '../../../schema/rules/rejectionReason.ts';
import { manyIdsProblem } from '../platform/bulk.ts';
import { PageArgs } from '../platform/database/paging.graphql.ts';
import { CheckedBy, CheckedText, IsText } from '../platform/validation.ts';
import { ApprovalStatus } from '../properties/property.graphql.ts';

/** A page of what an administrator looks through. */
@ArgsType()
export class QueueInput extends PageArgs {
  @Field(() => ApprovalStatus, {
    nullable: true,
    description: 'Approval status of the latest version. All if omitted.',
  })
  status?: ApprovalStatus | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Words of the listing, part of the seller's name, a mobile, an email address or an id.",
  })
  @IsOptional()
  @IsText()
  search?: string | null;
}

/** What is decided about a version of a listing. */
@ArgsType()
abstract class Decision {
  @Field(() => Date, {
    nullable: true,
    description:
      'updatedAt of the reviewed version. Fails with CONFLICT if there is a newer version.',
  })
  seen?: Date | null;
}

@ArgsType()
export class ApprovalInput extends Decision {
  @Field(() => String, {
    nullable: true,
    description: 'Message to the seller, at most 500 characters.',
  })
  @CheckedText(approvalReasonProblem)
  reason?: string | null;
}

@ArgsType()
export class RejectionInput extends Decision {
  @Field(() => String, {
    description: 'Reason, sent to the seller. 1 to 500 characters.',
  })
  @CheckedText(rejectionReasonProblem)
  reason!: string;
}

const MODERATION_ACTIONS = [
  'approve',
  'reject',
  'activate',
  'deactivate',
  'feature',
  'unfeature',
  'delete',
] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

const ModerationActions = Object.fromEntries(
  MODERATION_ACTIONS.map((action) => [action.toUpperCase(), action]),
);
registerEnumType(ModerationActions, {
  name: 'ModerationAction',
  description: 'Bulk action on listings.',
  valuesConfig: {
    APPROVE: { description: 'Approves and publishes their latest versions.' },
    REJECT: { description: 'Rejects their latest versions with a reason.' },
    ACTIVATE: { description: 'Shows them again, even if hidden by an administrator.' },
    DEACTIVATE: { description: 'Hides them. Owners cannot undo this.' },
    FEATURE: { description: 'Features them in lists.' },
    UNFEATURE: { description: 'Stops featuring them in lists.' },
    DELETE: { description: 'Deletes them for everyone.' },
  },
});

@InputType({ description: 'Bulk action on listings.' })
export class UpdatePropertiesInput {
  @Field(() => ModerationActions, { description: 'The action to apply.' })
  @IsIn(MODERATION_ACTIONS, {
    message: 'The action must be one of: ' + MODERATION_ACTIONS.join(', ') + '.',
  })
  action!: ModerationAction;

  @Field(() => [ID], {
    description: `Ids of 1 to ${LIMITS.bulk.changedAtOnce} listings. Duplicates are ignored.`,
  })
  @CheckedBy(manyIdsProblem)
  ids!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Message to the sellers, at most 500 characters. Required for reject.',
  })
  @CheckedText(approvalReasonProblem)
  reason?: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Latest updatedAt of the reviewed listings, for APPROVE and REJECT. Listings with a newer version fail with CONFLICT.',
  })
  seen?: Date | null;
}

@ArgsType()
export class FeatureInput {
  @Field(() => Boolean, { description: 'Whether the listing is featured.' })
  @IsBoolean({ message: 'Please send featured as true or false.' })
  featured!: boolean;
}
