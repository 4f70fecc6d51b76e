import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Refusal } from '../../../apollo/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../forms/Form.tsx';
import { useMutationResult } from '../../../forms/useMutationResult.ts';
import { useForm } from '../../../forms/useForm.ts';
import { CodeStep } from '../signIn/CodeStep.tsx';
import { sentCode } from '../signIn/sentCode.ts';
import type { SentCode } from '../signIn/sentCode.ts';
import {
  useConfirmMobileProofMutation,
  useRequestMobileProofMutation,
} from './MobileProof.generated.ts';

/** Two steps: a code is sent to the mobile, then it is entered. `children` say why. */
export function MobileProof({
  mobile,
  back,
  onBack,
  onProven,
  children,
}: {
  mobile: string;
  /** The words of the way back. */
  back: string;
  onBack: () => void;
  /** Answers why what was waiting for the proof was refused, or null. */
  onProven: () => Promise<Refusal | null>;
  children: ReactNode;
}) {
  const answerTo = useMutationResult();
  const [request] = useRequestMobileProofMutation();
  const [prove] = useConfirmMobileProofMutation();
  const [sent, setSent] = useState<SentCode | null>(null);
  const send = async (): Promise<Refusal | null> => {
    const response = await answerTo(
      request({ variables: { mobile } }),
      'The code could not be sent',
    );
    if (!response || response.refusal) return response?.refusal ?? null;
    setSent(sentCode(mobile, response.data.requestMobileProof.codeSent));
    return null;
  };
  const form = useForm({ initialValues: { mobile }, problemsOf: () => ({}), send });
  if (sent === null) {
    return (
      <Form
        form={form}
        submit="Send code"
        busy="Sending..."
        after={
          <Button variant="quiet" onClick={onBack}>
            {back}
          </Button>
        }
      >
        {children}
      </Form>
    );
  }
  return (
    <CodeStep
      sent={sent}
      isFromText
      back={back}
      onBack={onBack}
      resend={send}
      verify={async (code) => {
        const response = await answerTo(
          prove({ variables: { mobile, code } }),
          'The code could not be checked',
        );
        if (!response || response.refusal) return response?.refusal ?? null;
        return onProven();
      }}
    />
  );
}
