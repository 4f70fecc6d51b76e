import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { homePath } from '../../../../../schema/routes.ts';
import type { ProviderName } from '../../../../../schema/rules/signIn.ts';
import { announce } from '../../../ui/announce.tsx';
import { logFailure } from '../../../ui/clientLog.ts';
import {
  openProviderWindow,
  outcomeOf,
  providerAddress,
  SIGNED_IN_ELSEWHERE,
} from './providerWindow.ts';
import type { ProviderSuccess } from './providerWindow.ts';

/** Why the button is back, as a sentence; `address` leads on without a popup. */
export interface ProviderProblem {
  message: string;
  address: string | null;
}

/**
 * Signing in with a provider's window. `onSuccess` gets what the window has posted and leads away; everything
 * else brings the button back with a sentence and is only logged. A form that goes takes its
 * window with it.
 */
export function useProviderSignIn(
  userType: string | null,
  onSuccess: (provider: ProviderName, entered: ProviderSuccess) => void,
) {
  const [waitingFor, setWaitingFor] = useState<ProviderName | null>(null);
  const [problem, setProblem] = useState<ProviderProblem | null>(null);
  const opened = useRef<Window | null>(null);
  const leaving = useRef(new AbortController());
  const phase = useRef<Phase>('idle');
  useSignedInElsewhere(phase);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => {
      controller.abort();
      opened.current?.close();
    };
  }, []);

  const comeBack = (message: string, address: string | null = null) => {
    phase.current = 'idle';
    setWaitingFor(null);
    setProblem({ message, address });
    logFailure(PLACE, message);
    announce(message);
  };

  const start = async (provider: ProviderName) => {
    if (phase.current !== 'idle') {
      opened.current?.focus();
      return;
    }
    const address = providerAddress(provider, userType);
    const own = openProviderWindow(address);
    opened.current = own;
    setProblem(null);
    if (own === null) {
      comeBack(BLOCKED, address);
      return;
    }
    phase.current = 'waiting';
    setWaitingFor(provider);
    const outcome = await outcomeOf(own, leaving.current.signal);
    if (outcome.kind === 'success') {
      phase.current = 'done';
      onSuccess(provider, outcome.entered);
    } else {
      comeBack(outcome.kind === 'closed' ? CLOSED : (outcome.message ?? FAILED));
    }
  };

  return { waitingFor, problem, start: (provider: ProviderName) => void start(provider) };
}

type Phase = 'idle' | 'waiting' | 'done';

/**
 * Somebody has signed in in another window: this one goes home, where the session is found. While
 * this page waits for a window of its own, that one has the first word.
 */
function useSignedInElsewhere(phase: RefObject<Phase>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goHome = () => {
      if (phase.current !== 'done') window.location.assign(homePath());
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      // Logging out removes the key.
      if (key !== SIGNED_IN_ELSEWHERE || newValue === null) return;
      clearTimeout(timer);
      if (phase.current === 'idle') goHome();
      else timer = setTimeout(goHome, LIMITS.social.messageWaitMs);
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
      clearTimeout(timer);
    };
  }, [phase]);
}

const PLACE = 'signing in with a provider';
const BLOCKED =
  'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.';
const CLOSED = 'The sign-in window was closed before you were signed in.';
const FAILED = 'Signing in did not work. Please try again, or use a code.';
