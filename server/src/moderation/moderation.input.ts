import { IsBoolean, IsOptional } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import {
  approvalReasonProblem,
  rejectionReasonProblem,
} from '../../../schema/rules/rejectionReason.ts';
import { PageArgs } from '../platform/paging.graphql.ts';
import { CheckedText, IsText } from '../platform/validation.ts';
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

@ArgsType()
export class FeatureInput {
  @Field(() => Boolean, { description: 'Whether it is shown before others.' })
  @IsBoolean({ message: 'Please send featured as true or false.' })
  featured!: boolean;
}
