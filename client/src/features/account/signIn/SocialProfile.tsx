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
import { useAnswer } from '../../../forms/useAnswer.ts';
import type { Account } from '../../../session/viewer.ts';

/**
 * What is missing after a social sign-in: what somebody is, and a mobile with the code
 * that was sent there. A refusal that concerns the details leads back to them; the code stays good.
 */
export function SocialProfile({ account }: { account: Account }) {
  const answerTo = useAnswer();
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
    const answer = await answerTo(
      requestSocialMobile({ variables: { mobile: to } }),
      SENDING_FAILED,
    );
    if (!answer) return null;
    if (answer.refusal) return answer.refusal;
    setSent(sentCode(to, answer.data.requestMobileChange.codeSent));
    announce('The code was sent.');
    return null;
  };

  const complete = async (given: SocialDetails, code: string | null): Promise<Refusal | null> => {
    const { role, organisationName, name, mobile } = given;
    if (role === '') return null;
    const variables = {
      userType: role,
      name,
      ...(code !== null && { mobile, code }),
      ...(role === 'BUILDER' && { organisationName }),
    };
    const answer = await answerTo(completeSocialProfile({ variables }), SAVING_FAILED);
    if (!answer) return null;
    if (answer.refusal) return answer.refusal;
    const completed = answer.data.completeSocialProfile.account;
    announce('Your profile is saved.');
    // The page sees that nothing is missing any more, and leads on.
    accountChanged(completed);
    return null;
  };

  const next = async (given: SocialDetails): Promise<Refusal | null> => {
    if (!asksMobile) return complete(given, null);
    const refused = await send(given.mobile);
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
