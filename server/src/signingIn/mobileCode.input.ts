import { IsIn, IsOptional, ValidateIf } from 'class-validator';
import { readMobile, reachableMobileProblem } from '../../../schema/rules/mobile.ts';
import { type RegistrationType } from '../../../schema/rules/signIn.ts';
import { IsRegistrationType, MobileCodeInput } from '../accounts/account.input.ts';
import { type CodePurpose } from '../oneTimeCodes/codeHash.ts';
import { type RestField } from '../platform/http/rest.ts';
import { CheckedText } from '../platform/validation.ts';

/** `other` means login too; `change` is ours, for a new mobile. */
const PURPOSES: ReadonlyMap<string, CodePurpose> = new Map([
  ['register', 'register'],
  ['login', 'login'],
  ['other', 'login'],
  ['change', 'change'],
]);

export const PURPOSE: RestField = {
  name: 'purpose',
  description: 'register, login, other (same as login) or change (a new mobile for the caller).',
  example: 'register',
  read: readPurpose,
};

/** What a code is asked for over REST. */
export class RestMobilePurposeInput {
  @CheckedText(reachableMobileProblem, readMobile)
  mobile!: string;

  @IsOptional()
  @IsPurpose()
  purpose?: CodePurpose | null;

  @ValidateIf(isRegistering)
  @IsRegistrationType()
  userType!: RegistrationType;
}

/** Its code; the type and the purpose may be left out. */
export class RestMobileCodeInput extends MobileCodeInput {
  @IsOptional()
  @IsPurpose()
  purpose?: CodePurpose | null;

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
