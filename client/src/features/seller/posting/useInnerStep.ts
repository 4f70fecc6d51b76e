import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { InnerStep } from '../../../../../schema/catalogue/model.ts';
import { isObject } from '../../../../../schema/rules/json.ts';
import { useGoBack } from '../../../ui/useGoBack.ts';

/**
 * The second inner step is an entry of the history, named in the hash: Back leads to the first one with everything
 * that was typed, and Forward to the second again. `onLed` hears of a step that they have led to. What else the hash
 * names, such as a sheet over the page, changes no step.
 */
export function useInnerStep(
  start: InnerStep,
  onLed: (step: InnerStep) => void,
): {
  step: InnerStep;
  /** Shows another step at the same address: somebody may be on the way to another page. */
  setStep: (next: InnerStep) => void;
  /** Goes to another step as its button does. */
  goTo: (next: InnerStep) => void;
} {
  const navigate = useNavigate();
  const goBack = useGoBack();
  const { pathname, search, hash, state } = useLocation();
  const [step, setStep] = useState(start);
  const seen = useRef<string | null>(null);
  /** What the address is on its way to; the step may have changed again before it is there. */
  const target = useRef<string | null>(null);
  const isPressed = useRef(false);

  useEffect(() => {
    const before = seen.current;
    const isLed = before !== null && before !== hash && target.current !== hash;
    if (before !== hash) target.current = null;
    seen.current = hash;
    const named = hash === HASHES[1] ? 1 : hash === HASHES[2] ? 2 : null;
    if (named === null || named === step) return;
    if (isLed) {
      setStep(named);
      onLed(named);
      return;
    }
    const isButton = isPressed.current;
    if (!isButton && before !== null) return;
    const own = isObject(state) ? state : {};
    target.current = HASHES[step];
    isPressed.current = false;
    if (isButton && step === 1 && own['isAfterFirst'] === true) {
      goBack();
      return;
    }
    // A form begins where its draft was left, whatever the address names: no step lies before that.
    const isNext = isButton && step === 2;
    void navigate(`${pathname}${search}${HASHES[step]}`, {
      replace: !isNext,
      preventScrollReset: true,
      state: isNext ? { ...own, isAfterFirst: true } : own,
    });
  }, [step, hash, pathname, search, state, navigate, goBack, onLed]);
  const goTo = (next: InnerStep) => {
    isPressed.current = true;
    setStep(next);
  };
  return { step, setStep, goTo };
}

const HASHES: Readonly<Record<InnerStep, string>> = { 1: '', 2: '#step-2' };
