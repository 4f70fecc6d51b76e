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
    description: 'The state of the newest version; every one when absent.',
  })
  status?: ApprovalStatus | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Words of the listing, a part of the seller's name, a mobile, an e-mail address or an id.",
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
      'updatedAt of the version that was looked at: CONFLICT when a newer one has come in since.',
  })
  seen?: Date | null;
}

@ArgsType()
export class ApprovalInput extends Decision {
  @Field(() => String, {
    nullable: true,
    description: 'Told to the seller; at most 500 characters.',
  })
  @CheckedText(approvalReasonProblem)
  reason?: string | null;
}

@ArgsType()
export class RejectionInput extends Decision {
  @Field(() => String, {
    description: 'Why, for the seller; at most 500 characters. INVALID_INPUT when empty.',
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
  description: 'What an administrator can do to several listings at once.',
  valuesConfig: {
    APPROVE: { description: 'Their newest versions become public.' },
    REJECT: { description: 'Their newest versions are rejected, with a reason.' },
    ACTIVATE: { description: 'They are shown again, whoever has hidden them.' },
    DEACTIVATE: { description: 'They are hidden, which their owners cannot undo.' },
    FEATURE: { description: 'They are shown before others.' },
    UNFEATURE: { description: 'They stand among others again.' },
    DELETE: { description: 'They are removed for everybody.' },
  },
});

@InputType({ description: 'One thing to do to several listings.' })
export class UpdatePropertiesInput {
  @Field(() => ModerationActions, { description: 'What is done to each of them.' })
  @IsIn(MODERATION_ACTIONS, {
    message: 'The action must be one of: ' + MODERATION_ACTIONS.join(', ') + '.',
  })
  action!: ModerationAction;

  @Field(() => [ID], {
    description: `1 to ${LIMITS.bulk.changedAtOnce} listings; named twice is once.`,
  })
  @CheckedBy(manyIdsProblem)
  ids!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Told to the sellers; at most 500 characters. REJECT needs one.',
  })
  @CheckedText(approvalReasonProblem)
  reason?: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'The latest updatedAt of what was looked at: CONFLICT for those with a newer version, for APPROVE and REJECT.',
  })
  seen?: Date | null;
}

@ArgsType()
export class FeatureInput {
  @Field(() => Boolean, { description: 'Whether it is shown before others.' })
  @IsBoolean({ message: 'Please send featured as true or false.' })
  featured!: boolean;
}
