import type { Refusal } from '../../../apollo/refusal.ts';
import {
  useCompleteRegistrationMutation,
  useRequestRegistrationCodeMutation,
  useVerifyRegistrationCodeMutation,
} from './SignIn.generated.ts';
import type { RegistrationType } from '../../../types.generated.ts';
import { announce } from '../../../ui/announce.tsx';
import { CodeStep } from './CodeStep.tsx';
import { earlierCode, isFresh, sentCode } from './sentCode.ts';
import type { SignUpWay } from './signUpProgress.ts';
import { StartStep } from './StartStep.tsx';
import { StepLine } from './StepLine.tsx';
import { useRequestKey } from '../../../forms/requestKey.ts';
import { useMutationResult } from '../../../forms/useMutationResult.ts';
import { emailProblem } from '../../../../../schema/rules/email.ts';
import { personNameInput, personNameProblem } from '../../../../../schema/rules/personName.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { Form } from '../../../forms/Form.tsx';
import { problemsIn, useForm } from '../../../forms/useForm.ts';
import { EmailField } from './EmailField.tsx';
import { SignUpRefusal } from './SignUpRefusal.tsx';

/** Registering with a mobile. */
export function MobileSignUp(way: SignUpWay) {
  const { progress, save, onDone } = way;
  const { step, mobile, role, sent, verified } = progress;
  const answerTo = useMutationResult();
  const key = useRequestKey();
  const [requestRegistrationCode] = useRequestRegistrationCodeMutation();
  const [verifyRegistrationCode] = useVerifyRegistrationCodeMutation();
  const [completeRegistration] = useCompleteRegistrationMutation();

  const send = async (to: string, userType: RegistrationType): Promise<Refusal | null> => {
    // The code of a moment ago was for this very choice: straight on.
    const isSame = isFresh(sent, to) && userType === progress.sentWith;
    if (isSame) {
      save({ step: 'code' });
      return null;
    }
    const variables = { mobile: to, userType };
    const response = await answerTo(requestRegistrationCode({ variables }), REGISTRATION_FAILED);
    if (!response) return null;
    if (response.refusal) return response.refusal;
    const code = sentCode(to, response.data.requestRegistrationCode.codeSent);
    save({ step: 'code', mobile: to, role: userType, sentWith: userType, sent: code });
    announce('The code was sent.');
    return null;
  };

  const verify = async (code: string): Promise<Refusal | null> => {
    const variables = { mobile: sent?.to ?? mobile, code };
    const response = await answerTo(verifyRegistrationCode({ variables }), CODE_FAILED);
    if (!response) return null;
    if (response.refusal) return response.refusal;
    const { verificationToken: token, expiresInSeconds } =
      response.data.verifyRegistrationCode.registration;
    const expiresAt = Date.now() + expiresInSeconds * 1_000;
    save({ step: 'profile', sent: null, verified: { token, expiresAt } });
    return null;
  };

  const complete = async (name: string, email: string): Promise<Refusal | null> => {
    const profile = { verificationToken: verified?.token ?? '', name, email };
    const variables = { ...profile, key: key.of(profile) };
    const response = await answerTo(completeRegistration({ variables }), PROFILE_FAILED);
    if (!response) return null;
    if (response.refusal) return response.refusal;
    key.answered();
    const entered = response.data.completeRegistration.signedIn;
    if (!entered.accessToken) return { message: NO_TOKEN, code: null };
    onDone(entered);
    return null;
  };

  if (step === 'profile') {
    return (
      <>
        <StepLine now={3} what="Name and email" />
        <ProfileStep
          {...way}
          complete={complete}
          onStartAgain={() => save({ step: 'start', verified: null })}
        />
      </>
    );
  }
  if (step === 'code' && sent && role !== '') {
    return (
      <>
        <StepLine now={2} what="Code" />
        <CodeStep
          sent={sent}
          isFromText
          back="Back to Mobile"
          onBack={() => save({ step: 'start' })}
          verify={verify}
          resend={() => send(sent.to, role)}
        />
      </>
    );
  }
  return (
    <>
      <StepLine now={1} what="Mobile and role" />
      <StartStep
        {...way}
        send={send}
        onHasCode={(to) => save({ step: 'code', sent: earlierCode(to), sentWith: '' })}
      />
    </>
  );
}

const REGISTRATION_FAILED = 'An error occurred during registration';
const CODE_FAILED = 'OTP verification failed';
const PROFILE_FAILED = 'Profile update failed';
const NO_TOKEN = 'No access token received';

/** The last step of registering: name and e-mail. */
function ProfileStep({
  place,
  progress,
  save,
  complete,
  onStartAgain,
}: SignUpWay & {
  complete: (name: string, email: string) => Promise<Refusal | null>;
  onStartAgain: () => void;
}) {
  const form = useForm({
    initialValues: { name: progress.name, email: progress.email },
    typed: { name: personNameInput },
    takesFocus: 'name',
    problemsOf: ({ name, email }) =>
      problemsIn({ name: personNameProblem(name), email: emailProblem(email) }),
    send: ({ name, email }) => complete(name.trim(), email.trim()),
    onChange: save,
  });

  return (
    <Form
      form={form}
      submit="Complete registration"
      busy="Saving..."
      refusalBox={
        form.refusal && (
          <SignUpRefusal refusal={form.refusal} mobile={progress.mobile} place={place}>
            {form.refusal.fields?.includes('verificationToken') && (
              <Button className="justify-self-start" onClick={onStartAgain}>
                Back to Mobile
              </Button>
            )}
          </SignUpRefusal>
        )
      }
    >
      <TextInput {...form.field('name')} label="Name" autoComplete="name" />
      <EmailField {...form.field('email')} />
    </Form>
  );
}
