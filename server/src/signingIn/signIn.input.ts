import { IsOptional, ValidateIf } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import { codeProblem, readCode } from '../../../schema/rules/code.ts';
import { emailProblem } from '../../../schema/rules/email.ts';
import { readMobile, reachableMobileProblem } from '../../../schema/rules/mobile.ts';
import { personNameProblem } from '../../../schema/rules/personName.ts';
import {
  CODE_DESCRIPTION,
  EMAIL_DESCRIPTION,
  IsRegistrationType,
  MOBILE_DESCRIPTION,
  NAME_DESCRIPTION,
  ProfileInput,
} from '../accounts/account.input.ts';
import { type IdentifierInput } from '../accounts/identifier.ts';
import { RegistrationType, USER_TYPE_DESCRIPTION } from '../accounts/registration.graphql.ts';
import { ANY_TEXT, CheckedBy, CheckedText, IsText } from '../platform/validation.ts';

/** Whom a code for signing in is sent to: one of the two. */
@ArgsType()
export class SignInCodeInput implements IdentifierInput {
  @Field(() => String, { nullable: true, description: MOBILE_DESCRIPTION })
  @ValidateIf(isMobileAsked)
  @CheckedText(reachableMobileProblem, readMobile)
  mobile?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address. Use it instead of a mobile number.',
  })
  @CheckedBy(insteadOfMobileProblem)
  email?: string | null;
}

@ArgsType()
export class SignInInput implements IdentifierInput {
  /** What documented clients may send over REST. */
  @CheckedBy(passwordProblem)
  password?: unknown;

  @Field(() => String, { nullable: true, description: MOBILE_DESCRIPTION })
  @ValidateIf(isMobileAsked)
  @CheckedText(reachableMobileProblem, readMobile)
  mobile?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address. Use it instead of a mobile number.',
  })
  @CheckedBy(insteadOfMobileProblem)
  email?: string | null;

  @Field(() => String, { description: CODE_DESCRIPTION })
  @CheckedText(codeProblem, readCode)
  code!: string;
}

@ArgsType()
export class RegistrationCodeInput {
  @Field(() => String, { description: MOBILE_DESCRIPTION })
  @CheckedText(reachableMobileProblem, readMobile)
  mobile!: string;

  @Field(() => RegistrationType, { description: USER_TYPE_DESCRIPTION })
  @IsRegistrationType()
  userType!: RegistrationType;
}

@InputType({ description: 'Details that complete a registration.' })
export class CompleteRegistrationInput {
  @Field(() => String, { description: 'Token returned by verifyRegistrationCode.' })
  @IsText()
  verificationToken!: string;

  @Field(() => String, { description: NAME_DESCRIPTION })
  @CheckedText(personNameProblem)
  name!: string;

  @Field(() => String, { description: EMAIL_DESCRIPTION })
  @CheckedText(emailProblem)
  email!: string;
}

/** Completes over REST what a token, a cookie, a bearer or the mobile itself shows. */
export class RestCompleteProfileInput extends ProfileInput {
  @Field(() => String, { nullable: true, description: MOBILE_DESCRIPTION })
  @IsOptional()
  @CheckedText(ANY_TEXT, readMobile)
  mobile?: string | null;

  @Field(() => String, { nullable: true, description: 'Token returned by verify-otp.' })
  @IsOptional()
  @IsText()
  verificationToken?: string | null;
}

@InputType('RegisterByEmailInput', { description: 'Details for registration by email.' })
export class EmailRegistrationInput {
  /** What documented clients may send over REST. */
  @CheckedBy(passwordProblem)
  password?: unknown;

  @Field(() => String, { description: NAME_DESCRIPTION })
  @CheckedText(personNameProblem)
  name!: string;

  @Field(() => String, { description: EMAIL_DESCRIPTION })
  @CheckedText(emailProblem)
  email!: string;

  @Field(() => String, { description: MOBILE_DESCRIPTION })
  @CheckedText(reachableMobileProblem, readMobile)
  mobile!: string;

  @Field(() => RegistrationType, { description: USER_TYPE_DESCRIPTION })
  @IsRegistrationType()
  userType!: RegistrationType;
}

@ArgsType()
export class EmailConfirmationInput {
  @Field(() => String, { description: EMAIL_DESCRIPTION })
  @CheckedText(emailProblem)
  email!: string;

  @Field(() => String, { description: CODE_DESCRIPTION })
  @CheckedText(codeProblem, readCode)
  code!: string;
}

function isMobileAsked({ mobile, email }: IdentifierInput): boolean {
  return mobile != null || email == null;
}

/** A blank one beside a mobile counts as left out. */
function insteadOfMobileProblem(email: unknown, _field: string, input: object): string | null {
  if (email == null) return null;
  const isText = typeof email === 'string';
  if (!('mobile' in input) || input.mobile == null) return emailProblem(isText ? email : '');
  if (isText && email.trim() === '') return null;
  return 'Please give a mobile number or an email address, not both.';
}

/** There are no passwords. */
function passwordProblem(password: unknown): string | null {
  return password == null ? null : 'Sign in with the code sent to your mobile or email';
}
