import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import {
  approvalReasonProblem,
  rejectionReasonProblem,
} from '../../../schema/rules/rejectionReason.ts';
import { graphqlEnum } from '../platform/graphqlEnum.ts';
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

const ModerationAction = graphqlEnum('ModerationAction', 'Bulk action on listings.', {
  approve: 'Approves and publishes their latest versions.',
  reject: 'Rejects their latest versions with a reason.',
  activate: 'Shows them again, even if hidden by an administrator.',
  deactivate: 'Hides them. Owners cannot undo this.',
  feature: 'Features them in lists.',
  unfeature: 'Stops featuring them in lists.',
  delete: 'Deletes them for everyone.',
});
export type ModerationAction = (typeof ModerationAction)[string];

@InputType({ description: 'Bulk action on listings.' })
export class UpdatePropertiesInput {
  @Field(() => ModerationAction, { description: 'The action to apply.' })
  @IsIn(Object.values(ModerationAction), {
    message: `The action must be one of: ${Object.values(ModerationAction).join(', ')}.`,
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
