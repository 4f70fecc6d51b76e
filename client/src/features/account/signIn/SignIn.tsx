import { useEffect, useState } from 'react';
import { INVALID_CODE } from '../../../../../schema/rules/signIn.ts';
import type { Refusal } from '../../../apollo/refusal.ts';
import { useRequestSignInCodeMutation, useSignInMutation } from './SignIn.generated.ts';
import { announce } from '../../../ui/announce.tsx';
import { AddressStep } from './AddressStep.tsx';
import type { TypedAddress } from './AddressStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import type { Place } from './place.ts';
import { handOver, useHandedOver } from './handover.ts';
import { earlierCode, isFresh, sentCode } from './sentCode.ts';
import type { SentCode } from './sentCode.ts';
import { SocialButtons } from './SocialButtons.tsx';
import { useMutationResult } from '../../../forms/useMutationResult.ts';
import { isObject, parseJson } from '../../../../../schema/rules/json.ts';
import { store, stored } from '../../../ui/browserStorage.ts';

/**
 * Signing in: a mobile or an e-mail address, then the code that was sent to it. A reload comes back to the
 * code; leaving the form forgets everything.
 */
export function SignIn({ place }: { place: Place }) {
  const answerTo = useMutationResult();
  const [requestSignInCode] = useRequestSignInCodeMutation();
  const [signIn] = useSignInMutation();
  const handedOver = useHandedOver();
  const [saved] = useState(savedSignIn);
  const [typed, setTyped] = useState<TypedAddress>({
    way: 'mobile',
    mobile: handedOver,
    email: '',
    ...(saved && { way: saved.way, [saved.way]: saved.sent.to }),
  });
  const [sent, showSent] = useState<SentCode | null>(saved?.sent ?? null);
  const [isAtCode, setIsAtCode] = useState(saved !== null);
  useEffect(() => forgetSignIn, []);
  const [hasMoved, setHasMoved] = useState(false);
  const { way } = typed;
  const setSent = (next: SentCode) => {
    showSent(next);
    saveSignIn({ way, sent: next });
  };

  const send = async (address: TypedAddress): Promise<Refusal | null> => {
    const to = address[address.way];
    // The code of a moment ago is still good, and another one would be refused: straight on.
    if (!isFresh(sent, to)) {
      const response = await answerTo(
        requestSignInCode({ variables: { [address.way]: to } }),
        LOGIN_FAILED,
      );
      if (!response) return null;
      if (response.refusal) return response.refusal;
      setSent(sentCode(to, response.data.requestSignInCode.codeSent));
      announce('The code was sent.');
    }
    toCode();
    return null;
  };
  const toCode = () => {
    setHasMoved(true);
    setIsAtCode(true);
  };

  const verify = async (code: string): Promise<Refusal | null> => {
    const response = await answerTo(signIn({ variables: { [way]: sent?.to, code } }), INVALID_CODE);
    if (!response) return null;
    if (response.refusal) return response.refusal;
    const entered = response.data.signIn.signedIn;
    if (!entered.accessToken) return { message: TOKEN_MISSING, code: null };
    place.leadOn(place.enter(entered));
    return null;
  };

  if (isAtCode && sent) {
    return (
      <CodeStep
        sent={sent}
        isFromText={way === 'mobile'}
        back={way === 'mobile' ? 'Back to Mobile' : 'Back to email'}
        onBack={() => setIsAtCode(false)}
        verify={verify}
        resend={() => send({ ...typed, [way]: sent.to })}
      />
    );
  }
  return (
    <AddressStep
      typed={typed}
      takesFocus={place.isDialog || hasMoved}
      onChange={setTyped}
      send={send}
      onHasCode={(to) => {
        setSent(earlierCode(to));
        toCode();
      }}
      onRegister={() => {
        handOver(typed.mobile);
        place.switchTo('sign-up');
      }}
    >
      <SocialButtons place={place} />
    </AddressStep>
  );
}

const LOGIN_FAILED = 'An error occurred during login';
const TOKEN_MISSING = 'Invalid login response: missing accessToken';

/** Somebody who waits for the code to sign in with. */
interface SignInProgress {
  way: TypedAddress['way'];
  sent: SentCode;
}

/**
 * Kept in this tab as long as the code is good: a phone that went to its messages comes back to the field for it. The
 * code itself is never kept.
 */
export function savedSignIn(): SignInProgress | null {
  const saved = parseJson(stored(KEY, 'session') ?? '');
  if (!isObject(saved) || !isObject(saved['sent'])) return null;
  const { way, sent } = saved;
  const { to, resendAt, expiresAt } = sent;
  const isOurs =
    (way === 'mobile' || way === 'email') &&
    typeof to === 'string' &&
    typeof resendAt === 'number' &&
    typeof expiresAt === 'number';
  return isOurs && Date.now() < expiresAt ? { way, sent: { to, resendAt, expiresAt } } : null;
}

export function saveSignIn(progress: SignInProgress): void {
  store(KEY, JSON.stringify(progress), 'session');
}

function forgetSignIn(): void {
  store(KEY, null, 'session');
}

const KEY = 'signIn';
