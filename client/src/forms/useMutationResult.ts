import { useCallback, useEffect, useRef } from 'react';
import { answerOf } from '../apollo/refusal.ts';
import type { Answer, Fallback } from '../apollo/refusal.ts';

export type AnswerTo = <Data>(
  /** What the function of a mutation's hook has answered. */
  sent: Promise<{ data?: Data | null | undefined }>,
  /** The documented sentences where the server says nothing. */
  fallback: Fallback,
) => Promise<Answer<Data> | null>;

/** Waits for the answer to a form. Null: the form was closed meanwhile, and nobody waits for it any more. */
export function useAnswer(): AnswerTo {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return useCallback(async (sent, fallback) => {
    const response = await answerOf(sent, fallback);
    return isOpen.current ? response : null;
  }, []);
}
