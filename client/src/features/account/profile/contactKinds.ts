import { formatPhone } from '../../../../../schema/format/phone.ts';
import { emailProblem } from '../../../../../schema/rules/email.ts';
import { reachableMobileProblem } from '../../../../../schema/rules/mobile.ts';
import {
  useChangeEmailMutation,
  useChangeMobileMutation,
  useRequestEmailChangeMutation,
  useRequestMobileChangeMutation,
} from './Profile.generated.ts';
import { toMutationResult } from '../../../apollo/refusal.ts';
import type { MutationResult } from '../../../apollo/refusal.ts';
import { sentCode } from '../signIn/sentCode.ts';
import type { SentCode } from '../signIn/sentCode.ts';
import { useMutationResult } from '../../../forms/useMutationResult.ts';
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
  request: (to: string) => Promise<MutationResult<SentCode> | null>;
  change: (to: string, code: string) => Promise<MutationResult<ProfileData> | null>;
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
  const answerTo = useMutationResult();
  const [requestCode] = useRequestMobileChangeMutation();
  const [changeMobile] = useChangeMobileMutation();
  return {
    async request(mobile) {
      const response = await answerTo(requestCode({ variables: { mobile } }), NOT_SENT);
      return response?.data
        ? { data: sentCode(mobile, response.data.requestMobileChange.codeSent) }
        : refusedOnly(response);
    },
    // With the answer the address is the account's, and this form may be gone.
    async change(mobile, code) {
      const response = await toMutationResult(
        changeMobile({ variables: { mobile, code } }),
        NOT_VERIFIED,
      );
      return response.data
        ? { data: response.data.confirmMobileChange.account }
        : refusedOnly(response);
    },
  };
}

export function useEmailCalls(): ContactCalls {
  const answerTo = useMutationResult();
  const [requestCode] = useRequestEmailChangeMutation();
  const [changeEmail] = useChangeEmailMutation();
  return {
    async request(email) {
      const response = await answerTo(requestCode({ variables: { email } }), NOT_SENT);
      return response?.data
        ? { data: sentCode(email, response.data.requestEmailChange.codeSent) }
        : refusedOnly(response);
    },
    async change(email, code) {
      const response = await toMutationResult(
        changeEmail({ variables: { email, code } }),
        NOT_VERIFIED,
      );
      return response.data
        ? { data: response.data.confirmEmailChange.account }
        : refusedOnly(response);
    },
  };
}

function refusedOnly(response: MutationResult<unknown> | null) {
  return response?.refusal ? { refusal: response.refusal } : null;
}

const NOT_SENT = 'The code could not be sent.';
const NOT_VERIFIED = 'Invalid OTP. Please try again.';
