import { IsOptional } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import { readMobile, reachableMobileProblem } from '../../../schema/rules/mobile.ts';
import { organisationNameProblem } from '../../../schema/rules/organisationName.ts';
import { personNameProblem } from '../../../schema/rules/personName.ts';
import { UserRole } from '../accounts/account.graphql.ts';
import { PageArgs } from '../platform/database/paging.graphql.ts';
import { CheckedText, IsText } from '../platform/validation.ts';

/** A page of the organisations that an administrator looks through. */
@ArgsType()
export class OrganisationsInput extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Part of the name, or an id.' })
  @IsOptional()
  @IsText()
  search?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for organisations with members only, false for those without. Both if omitted.',
  })
  hasMembers?: boolean | null;
}

/** An organisation to be made, with its first admin. */
@InputType('CreateOrganisationInput', {
  description: 'Builder organisation to create, with its first admin.',
})
export class OrganisationInput {
  @Field(() => String, { description: 'Name of the organisation, 2 to 80 characters.' })
  @CheckedText(organisationNameProblem)
  name!: string;

  @Field(() => String, { description: 'Ten-digit mobile, with or without an account.' })
  @CheckedText(reachableMobileProblem, readMobile)
  adminMobile!: string;
}

/** Somebody to be invited into the team. */
@InputType('InviteMemberInput', { description: 'Person to invite to the team.' })
export class InvitationInput {
  @Field(() => String, { description: 'Ten-digit mobile, with or without an account.' })
  @CheckedText(reachableMobileProblem, readMobile)
  mobile!: string;

  @Field(() => String, { description: 'Name of the person, at most 56 characters.' })
  @CheckedText(personNameProblem)
  name!: string;

  @Field(() => UserRole, { description: 'Role of the new member: MANAGER or EXECUTIVE.' })
  role!: UserRole;
}
