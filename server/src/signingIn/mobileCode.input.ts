import { IsIn, IsOptional, ValidateIf } from 'class-validator';
import { Field } from 'type-graphql';
import { readMobile, reachableMobileProblem } from '../../../schema/rules/mobile.ts';
import {
  IsRegistrationType,
  MOBILE_DESCRIPTION,
  MobileCodeInput,
} from '../accounts/account.input.ts';
import { RegistrationType, USER_TYPE_DESCRIPTION } from '../accounts/registration.graphql.ts';
import { type CodePurpose } from '../oneTimeCodes/codeHash.ts';
import { CheckedText } from '../platform/validation.ts';

/** `other` means login too; `change` is ours, for a new mobile. */
const PURPOSES: ReadonlyMap<string, CodePurpose> = new Map([
  ['register', 'register'],
  ['login', 'login'],
  ['other', 'login'],
  ['change', 'change'],
]);

export const PURPOSE = { example: 'register', read: readPurpose };

/** What a code is asked for over REST. */
export class RestMobilePurposeInput {
  @Field(() => String, { description: MOBILE_DESCRIPTION })
  @CheckedText(reachableMobileProblem, readMobile)
  mobile!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'register, login, other (same as login) or change (a new mobile for the caller). Default: login.',
  })
  @IsOptional()
  @IsPurpose()
  purpose?: CodePurpose | null;

  @Field(() => RegistrationType, {
    nullable: true,
    description: `${USER_TYPE_DESCRIPTION} Required for register.`,
  })
  @ValidateIf(isRegistering)
  @IsRegistrationType()
  userType!: RegistrationType;
}

const SAME = 'Same value as in the code request.';

/** Its code; the type and the purpose may be left out. */
export class RestMobileCodeInput extends MobileCodeInput {
  @Field(() => String, { nullable: true, description: SAME })
  @IsOptional()
  @IsPurpose()
  purpose?: CodePurpose | null;

  @Field(() => RegistrationType, { nullable: true, description: SAME })
  @ValidateIf(isRegistering)
  @IsOptional()
  @IsRegistrationType()
  userType?: RegistrationType | null;
}

function isRegistering({ purpose }: RestMobilePurposeInput | RestMobileCodeInput): boolean {
  return purpose === 'register';
}

function IsPurpose(): PropertyDecorator {
  return IsIn([...PURPOSES.values()], { message: 'Purpose must be register, login or other.' });
}

/** In any case of letters; a blank text is none. */
function readPurpose(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  const text = sent.trim().toLowerCase();
  return text === '' ? null : (PURPOSES.get(text) ?? sent);
}
