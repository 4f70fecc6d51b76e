import { IsIn, IsOptional, IsString, ValidateIf } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { readCode } from '../../../schema/rules/code.ts';
import { readMobile, reachableMobileProblem } from '../../../schema/rules/mobile.ts';
import { organisationNameProblem } from '../../../schema/rules/organisationName.ts';
import { personNameProblem } from '../../../schema/rules/personName.ts';
import { PROVIDER_NAMES, type ProviderName } from '../../../schema/rules/signIn.ts';
import { unlessBlank } from '../../../schema/rules/text.ts';
import {
  IsRegistrationType,
  MOBILE_DESCRIPTION,
  NAME_DESCRIPTION,
} from '../accounts/account.input.ts';
import { RegistrationType } from '../accounts/registration.graphql.ts';
import { ANY_TEXT, CheckedText } from '../platform/validation.ts';

export const ACCESS_TOKEN_NEEDED = 'Please send the access_token from the provider.';

/** What somebody says of themselves after a social sign-in; blank texts count as left out. */
@InputType('CompleteSocialProfileInput', {
  description: 'Profile details to add after a social sign-in.',
})
export class SocialProfileInput {
  @Field(() => RegistrationType, {
    description:
      'User type. Agents become sellers of that kind; so do builders unless an organisation is named.',
  })
  @IsRegistrationType()
  userType!: RegistrationType;

  @Field(() => String, {
    nullable: true,
    description: `${NAME_DESCRIPTION} Required if the account has no mobile.`,
  })
  @CheckedText(unlessBlank(personNameProblem))
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `${MOBILE_DESCRIPTION} Required if the account has no mobile.`,
  })
  @CheckedText(unlessBlank(reachableMobileProblem), readMobile)
  mobile?: string | null;

  /** Whether one is needed depends on the account. */
  @Field(() => String, {
    nullable: true,
    description: 'Six-digit code sent to the new mobile.',
  })
  @IsOptional()
  @CheckedText(ANY_TEXT, readCode)
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the builder organisation to create, with this account as its admin.',
  })
  @ValidateIf(({ userType }: SocialProfileInput) => userType === 'builder')
  @CheckedText(unlessBlank(organisationNameProblem))
  organisationName?: string | null;
}

/** Who somebody is comes from the provider alone. */
export class SocialTokenInput {
  @Field(() => String, { description: 'google or facebook.' })
  @IsIn(PROVIDER_NAMES, { message: 'The provider must be google or facebook.' })
  provider!: ProviderName;

  @Field(() => String, { description: 'Access token issued by the provider for this site.' })
  @IsOptional()
  @IsString({ message: ACCESS_TOKEN_NEEDED })
  accessToken?: string | null;

  /** What a new account shall be. */
  @Field(() => RegistrationType, {
    nullable: true,
    description: 'User type of a new account.',
  })
  @IsOptional()
  @IsRegistrationType()
  userType?: RegistrationType | null;
}
