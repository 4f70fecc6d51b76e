import { formatPhone } from '../../../../../schema/format/phone.ts';
import { emailProblem } from '../../../../../schema/rules/email.ts';
import { reachableMobileProblem } from '../../../../../schema/rules/mobile.ts';
import {
  useChangeEmailMutation,
  useChangeMobileMutation,
  useRequestEmailChangeMutation,
  useRequestMobileChangeMutation,
} from './Profile.generated.ts';
import { answerOf } from '../../../apollo/refusal.ts';
import type { Answer } from '../../../apollo/refusal.ts';
import { sentCode } from '../signIn/sentCode.ts';
import type { SentCode } from '../signIn/sentCode.ts';
import { useAnswer } from '../../../forms/useAnswer.ts';
import type { ProfileData } from './useProfile.ts';

/** A mobile or an e-mail address of an account: both are changed with a code that is sent to the new one. */
export interface ContactKind {
  label: string;
  newLabel: string;
  /** The code comes as a text message; else by e-mail. */
  isText: boolean;
  shown: (value: string) => string;
  problemOf: (text: string) => string | null;
  done: string;
}

/** What is asked of the server. */
export interface ContactCalls {
  request: (to: string) => Promise<Answer<SentCode> | null>;
  change: (to: string, code: string) => Promise<Answer<ProfileData> | null>;
}

export const MOBILE: ContactKind = {
  label: 'Mobile number',
  newLabel: 'New mobile number',
  isText: true,
  shown: formatPhone,
  problemOf: reachableMobileProblem,
  done: 'Your mobile number is verified.',
};

export const EMAIL: ContactKind = {
  label: 'Email address',
  newLabel: 'New email address',
  isText: false,
  shown: (email) => email,
  problemOf: emailProblem,
  done: 'Your email address is verified.',
};

export function useMobileCalls(): ContactCalls {
  const answerTo = useAnswer();
  const [requestCode] = useRequestMobileChangeMutation();
  const [changeMobile] = useChangeMobileMutation();
  return {
    async request(mobile) {
      const answer = await answerTo(requestCode({ variables: { mobile } }), NOT_SENT);
      return answer?.data
        ? { data: sentCode(mobile, answer.data.requestMobileChange.codeSent) }
        : refusedOnly(answer);
    },
    // With the answer the address is the account's, and this form may be gone.
    async change(mobile, code) {
      const answer = await answerOf(changeMobile({ variables: { mobile, code } }), NOT_VERIFIED);
      return answer.data ? { data: answer.data.confirmMobileChange.account } : refusedOnly(answer);
    },
  };
}

export function useEmailCalls(): ContactCalls {
  const answerTo = useAnswer();
  const [requestCode] = useRequestEmailChangeMutation();
  const [changeEmail] = useChangeEmailMutation();
  return {
    async request(email) {
      const answer = await answerTo(requestCode({ variables: { email } }), NOT_SENT);
      return answer?.data
        ? { data: sentCode(email, answer.data.requestEmailChange.codeSent) }
        : refusedOnly(answer);
    },
    async change(email, code) {
      const answer = await answerOf(changeEmail({ variables: { email, code } }), NOT_VERIFIED);
      return answer.data ? { data: answer.data.confirmEmailChange.account } : refusedOnly(answer);
    },
  };
}

function refusedOnly(answer: Answer<unknown> | null) {
  return answer?.refusal ? { refusal: answer.refusal } : null;
}

const NOT_SENT = 'The code could not be sent.';
const NOT_VERIFIED = 'Invalid OTP. Please try again.';
