import { IsBoolean, IsIn, IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { codeProblem, readCode } from '../../../schema/rules/code.ts';
import { emailProblem, optionalEmailProblem } from '../../../schema/rules/email.ts';
import { readMobile, reachableMobileProblem } from '../../../schema/rules/mobile.ts';
import { personNameProblem } from '../../../schema/rules/personName.ts';
import { REGISTRATION_TYPES } from '../../../schema/rules/signIn.ts';
import { ANY_TEXT, CheckedText, IsText } from '../platform/validation.ts';

export const MOBILE_DESCRIPTION = 'Ten-digit mobile starting with 6 to 9, without +91.';
export const NAME_DESCRIPTION =
  'Name with letters, spaces, dots, apostrophes and hyphens, at most 56 characters.';
export const EMAIL_DESCRIPTION = 'Email address, at most 56 characters.';
export const CODE_DESCRIPTION = 'Six-digit code that was sent.';

/** What somebody can register as: not `site_admin`. */
export function IsRegistrationType(): PropertyDecorator {
  return IsIn(REGISTRATION_TYPES, {
    message: 'User type must be buyer, seller, agent or builder.',
  });
}

@ArgsType()
export class MobileInput {
  @Field(() => String, { description: MOBILE_DESCRIPTION })
  @CheckedText(reachableMobileProblem, readMobile)
  mobile!: string;
}

@ArgsType()
export class MobileCodeInput {
  @Field(() => String, { description: MOBILE_DESCRIPTION })
  @CheckedText(reachableMobileProblem, readMobile)
  mobile!: string;

  @Field(() => String, { description: CODE_DESCRIPTION })
  @CheckedText(codeProblem, readCode)
  code!: string;
}

@ArgsType()
export class EmailInput {
  @Field(() => String, { description: EMAIL_DESCRIPTION })
  @CheckedText(emailProblem)
  email!: string;
}

@ArgsType()
export class EmailCodeInput {
  @Field(() => String, { description: EMAIL_DESCRIPTION })
  @CheckedText(emailProblem)
  email!: string;

  @Field(() => String, { description: CODE_DESCRIPTION })
  @CheckedText(codeProblem, readCode)
  code!: string;
}

@InputType('CompleteProfileInput', {
  description: 'Name and email address of an account.',
})
export class ProfileInput {
  @Field(() => String, { description: NAME_DESCRIPTION })
  @CheckedText(personNameProblem)
  name!: string;

  @Field(() => String, { description: EMAIL_DESCRIPTION })
  @CheckedText(emailProblem)
  email!: string;
}

@InputType({ description: 'Preferences to change. Omitted fields are left unchanged.' })
export class AccountPreferencesInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to receive product news by email.',
  })
  @IsOptional()
  @IsYesOrNo()
  productNews?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to receive enquiry messages on WhatsApp.',
  })
  @IsOptional()
  @IsYesOrNo()
  whatsApp?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether the contact details of the account's listings are shown only to users with a verified mobile.",
  })
  @IsOptional()
  @IsYesOrNo()
  contactForProven?: boolean | null;
}

/** What is absent stays as it is. */
@InputType('UpdateProfileInput', {
  description: 'Fields of an account to change. Omitted fields are left unchanged.',
})
export class ProfileChangeInput {
  @Field(() => String, { nullable: true, description: NAME_DESCRIPTION })
  @IsOptional()
  @CheckedText(personNameProblem)
  name?: string | null;

  @Field(() => AccountPreferencesInput, {
    nullable: true,
    description: 'Preferences: productNews, whatsApp and contactForProven, true or false.',
  })
  @ValidateNested({ message: 'Please send preferences as JSON.' })
  preferences?: AccountPreferencesInput | null;

  @Field(() => ID, {
    nullable: true,
    description: "Profile picture: id of one of the viewer's uploads. Null removes it.",
  })
  picture?: string | null;
}

/** The same over REST, where clients send back what they have read of the account. */
export class RestProfileInput extends ProfileChangeInput {
  /** Blank for no change. */
  @Field(() => String, { nullable: true, description: 'Current value, or omit.' })
  @CheckedText(optionalEmailProblem)
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Current value, or omit.' })
  @IsOptional()
  @CheckedText(ANY_TEXT, readMobile)
  mobile?: string | null;

  /** The address of the picture that is shown; null or an empty text takes it away. */
  @Field(() => String, {
    nullable: true,
    description:
      'Current URL to keep the picture, or an empty string to remove it. Send a new picture as a form file.',
  })
  @IsOptional()
  @IsText()
  profileImage?: string | null;
}

function IsYesOrNo(): PropertyDecorator {
  return IsBoolean({ message: 'Please send $property as true or false.' });
}

@ArgsType()
export class CodeInput {
  @Field(() => String, { description: CODE_DESCRIPTION })
  @CheckedText(codeProblem, readCode)
  code!: string;
}
