import { formatPhone } from '../../../../schema/format/phone.ts';
import { emailProblem } from '../../../../schema/rules/email.ts';
import { reachableMobileProblem } from '../../../../schema/rules/mobile.ts';
import {
  ChangeEmailDocument,
  ChangeMobileDocument,
  RequestEmailChangeDocument,
  RequestMobileChangeDocument,
} from './Profile.generated.ts';
import type { Answer } from '../../apollo/ask.ts';
import { sentCode } from '../account/sentCode.ts';
import type { SentCode } from '../account/sentCode.ts';
import type { Ask } from '../account/useAsk.ts';
import type { ProfileData } from './useProfile.ts';

/** A mobile or an e-mail address of an account: both are changed with a code that is sent to the new one (D-35). */
export interface ContactKind {
  label: string;
  newLabel: string;
  /** The code comes as a text message; else by e-mail. */
  isText: boolean;
  shown: (value: string) => string;
  problemOf: (text: string) => string | null;
  request: (ask: Ask, to: string) => Promise<Answer<SentCode> | null>;
  change: (ask: Ask, to: string, code: string) => Promise<Answer<ProfileData> | null>;
  done: string;
}

export const MOBILE: ContactKind = {
  label: 'Mobile number',
  newLabel: 'New mobile number',
  isText: true,
  shown: formatPhone,
  problemOf: reachableMobileProblem,
  request: async (ask, mobile) => {
    const answer = await ask(RequestMobileChangeDocument, { mobile }, NOT_SENT);
    return answer?.data
      ? { data: sentCode(mobile, answer.data.requestMobileChange) }
      : refusedOnly(answer);
  },
  change: async (ask, mobile, code) => {
    const answer = await ask(ChangeMobileDocument, { mobile, code }, NOT_VERIFIED);
    return answer?.data ? { data: answer.data.changeMobile } : refusedOnly(answer);
  },
  done: 'Your mobile number is verified.',
};

export const EMAIL: ContactKind = {
  label: 'E-mail address',
  newLabel: 'New e-mail address',
  isText: false,
  shown: (email) => email,
  problemOf: emailProblem,
  request: async (ask, email) => {
    const answer = await ask(RequestEmailChangeDocument, { email }, NOT_SENT);
    return answer?.data
      ? { data: sentCode(email, answer.data.requestEmailChange) }
      : refusedOnly(answer);
  },
  change: async (ask, email, code) => {
    const answer = await ask(ChangeEmailDocument, { email, code }, NOT_VERIFIED);
    return answer?.data ? { data: answer.data.changeEmail } : refusedOnly(answer);
  },
  done: 'Your e-mail address is verified.',
};

function refusedOnly(answer: Answer<unknown> | null) {
  return answer?.refusal ? { refusal: answer.refusal } : null;
}

const NOT_SENT = 'The code could not be sent.';
const NOT_VERIFIED = 'Invalid OTP. Please try again.';
