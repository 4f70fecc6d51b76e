import type { EmailDetails } from './EmailStep.tsx';
import type { Refusal } from '../../../apollo/refusal.ts';
import {
  useConfirmEmailRegistrationMutation,
  useRegisterByEmailMutation,
} from './SignIn.generated.ts';
import { announce } from '../../../ui/announce.tsx';
import { CodeStep } from './CodeStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import { earlierCode, isFresh, sentCode } from './sentCode.ts';
import type { SignUpWay } from './signUpProgress.ts';
import { StepLine } from './StepLine.tsx';
import { useRequestKey } from '../../../forms/requestKey.ts';
import { useMutationResult } from '../../../forms/useMutationResult.ts';

/** Registering by e-mail: everything at once, then the code that came to the address. */
export function EmailSignUp(way: SignUpWay) {
  const { progress, save, onDone } = way;
  const { step, name, email, mobile, role, sent } = progress;
  const answerTo = useMutationResult();
  const key = useRequestKey();
  const [registerByEmail] = useRegisterByEmailMutation();
  const [confirmEmailRegistration] = useConfirmEmailRegistrationMutation();

  const register = async (details: EmailDetails): Promise<Refusal | null> => {
    const { role: userType, ...rest } = details;
    const sentWith = [details.name, details.mobile, userType].join('\n');
    // Whoever went back only to look goes on with the code that is on its way.
    if (isFresh(sent, details.email) && sentWith === progress.sentWith) {
      save({ step: 'emailCode' });
      return null;
    }
    const variables = { ...rest, userType, key: key.of(details) };
    const response = await answerTo(registerByEmail({ variables }), REGISTRATION_FAILED);
    if (!response) return null;
    if (response.refusal) return response.refusal;
    key.answered();
    const code = sentCode(details.email, response.data.registerByEmail.codeSent);
    save({ ...details, step: 'emailCode', sent: code, sentWith });
    announce('The code was sent.');
    return null;
  };

  const verify = async (code: string): Promise<Refusal | null> => {
    const variables = { email: sent?.to ?? email, code };
    const response = await answerTo(confirmEmailRegistration({ variables }), CODE_FAILED);
    if (!response) return null;
    if (response.refusal) return response.refusal;
    const entered = response.data.confirmEmailRegistration.signedIn;
    if (!entered.accessToken) return { message: NO_TOKEN, code: null };
    onDone(entered);
    return null;
  };

  if (step === 'emailCode' && sent && role !== '') {
    return (
      <>
        <StepLine now={2} of={2} what="Code" />
        <CodeStep
          sent={sent}
          isFromText={false}
          back="Back to your details"
          onBack={() => save({ step: 'email' })}
          verify={verify}
          resend={() => register({ name, email: sent.to, mobile, role })}
        />
      </>
    );
  }
  return (
    <>
      <StepLine now={1} of={2} what="Your details" />
      <EmailStep
        {...way}
        register={register}
        onHasCode={(to) => save({ step: 'emailCode', sent: earlierCode(to), sentWith: '' })}
      />
    </>
  );
}

const REGISTRATION_FAILED = 'An error occurred during registration';
const CODE_FAILED = 'OTP verification failed';
const NO_TOKEN = 'No access token received';
