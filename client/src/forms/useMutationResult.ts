import { useCallback, useEffect, useRef } from 'react';
import { toMutationResult } from '../apollo/refusal.ts';
import type { MutationResult, Fallback } from '../apollo/refusal.ts';

export type ToMutationResult = <Data>(
  /** What the function of a mutation's hook has answered. */
  sent: Promise<{ data?: Data | null | undefined }>,
  /** The documented sentences where the server says nothing. */
  fallback: Fallback,
) => Promise<MutationResult<Data> | null>;

/** Waits for the answer to a form. Null: the form was closed meanwhile, and nobody waits for it any more. */
export function useMutationResult(): ToMutationResult {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return useCallback(async (sent, fallback) => {
    const response = await toMutationResult(sent, fallback);
    return isOpen.current ? response : null;
  }, []);
}
