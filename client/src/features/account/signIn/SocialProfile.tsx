import { useState } from 'react';
import type { Refusal } from '../../../apollo/refusal.ts';
import {
  useCompleteSocialProfileMutation,
  useRequestSocialMobileMutation,
} from './SocialProfile.generated.ts';
import { announce } from '../../../ui/announce.tsx';
import { CodeStep } from './CodeStep.tsx';
import { isFresh, sentCode } from './sentCode.ts';
import type { SentCode } from './sentCode.ts';
import { accountChanged } from '../../../session/session.ts';
import { SocialProfileDetails } from './SocialProfileDetails.tsx';
import type { SocialDetails } from './SocialProfileDetails.tsx';
import { useMutationResult } from '../../../forms/useMutationResult.ts';
import type { Account } from '../../../session/viewer.ts';

/**
 * What is missing after a social sign-in: what somebody is, and a mobile with the code
 * that was sent there. A refusal that concerns the details leads back to them; the code stays good.
 */
export function SocialProfile({ account }: { account: Account }) {
  const answerTo = useMutationResult();
  const [requestSocialMobile] = useRequestSocialMobileMutation();
  const [completeSocialProfile] = useCompleteSocialProfileMutation();
  const [details, setDetails] = useState<SocialDetails>({
    role: '',
    organisationName: '',
    name: account.name ?? '',
    mobile: '',
  });
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isAtCode, setIsAtCode] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [hasMoved, setHasMoved] = useState(false);
  const asksMobile = account.mobile === null;

  const send = async (to: string): Promise<Refusal | null> => {
    // The code of a moment ago is still good, and another one would be refused.
    if (isFresh(sent, to)) return null;
    const response = await answerTo(
      requestSocialMobile({ variables: { mobile: to } }),
      SENDING_FAILED,
    );
    if (!response) return null;
    if (response.refusal) return response.refusal;
    setSent(sentCode(to, response.data.requestMobileChange.codeSent));
    announce('The code was sent.');
    return null;
  };

  const complete = async (input: SocialDetails, code: string | null): Promise<Refusal | null> => {
    const { role, organisationName, name, mobile } = input;
    if (role === '') return null;
    const variables = {
      userType: role,
      name,
      ...(code !== null && { mobile, code }),
      ...(role === 'BUILDER' && { organisationName }),
    };
    const response = await answerTo(completeSocialProfile({ variables }), SAVING_FAILED);
    if (!response) return null;
    if (response.refusal) return response.refusal;
    const completed = response.data.completeSocialProfile.account;
    announce('Your profile is saved.');
    // The page sees that nothing is missing any more, and leads on.
    accountChanged(completed);
    return null;
  };

  const next = async (input: SocialDetails): Promise<Refusal | null> => {
    if (!asksMobile) return complete(input, null);
    const refused = await send(input.mobile);
    if (refused !== null) return refused;
    setHasMoved(true);
    setRefusal(null);
    setIsAtCode(true);
    return null;
  };

  const verify = async (code: string): Promise<Refusal | null> => {
    const refused = await complete(details, code);
    if (refused?.code !== 'CONFLICT') return refused;
    setRefusal(refused);
    setIsAtCode(false);
    return null;
  };

  if (isAtCode && sent) {
    return (
      <CodeStep
        sent={sent}
        isFromText
        back="Back to your details"
        onBack={() => setIsAtCode(false)}
        verify={verify}
        resend={() => send(sent.to)}
      />
    );
  }
  return (
    <SocialProfileDetails
      details={details}
      asksName={account.name === null}
      asksMobile={asksMobile}
      takesFocus={hasMoved}
      refusal={refusal}
      onChange={setDetails}
      send={next}
    />
  );
}

const SENDING_FAILED = 'The code could not be sent. Please try again.';
const SAVING_FAILED = 'Your profile could not be saved. Please try again.';
