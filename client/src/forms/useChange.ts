import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { toMutationResult, explain } from '../apollo/refusal.ts';
import type { Fallback } from '../apollo/refusal.ts';
import { toast } from '../ui/toast.ts';
import type { ToastOptions } from '../ui/Toasts.tsx';
import { useBusy } from './useBusy.ts';

interface ChangeOptions {
  /** What shows more than the mutation answers (totals, which list it stands in), to be asked for again. */
  refetchQueries?: readonly DocumentNode[];
  /** Once all of it is there. */
  onChanged?: () => void;
}

interface SaidOfChange extends ToastOptions {
  /** Where the server says nothing. */
  failed?: Fallback;
}

/**
 * Makes one change at a time and says how it went, also when what was pressed has left the page with its item. A
 * mutation's own `awaitRefetchQueries` would call a change refused whose list could not be read again.
 */
export function useChange({ refetchQueries = [], onChanged }: ChangeOptions = {}) {
  const client = useApolloClient();
  const { isBusy, once } = useBusy();
  const change = async (
    /** Calls the function of a mutation's hook. */
    send: () => Promise<{ data?: unknown }>,
    /** What is said then; a function where it depends on what was answered. */
    done: string | (() => string),
    { failed = 'The change could not be saved.', ...options }: SaidOfChange = {},
  ): Promise<boolean> => {
    const response = await once(() => toMutationResult(send(), failed));
    if (response === null) return false;
    const { refusal } = response;
    if (refusal) toast(explain(refusal), { tone: 'error' });
    else toast(typeof done === 'string' ? done : done(), options);
    // Also after a refusal: somebody else may have changed what stands here.
    await client.refetchQueries({ include: [...refetchQueries] }).catch(() => undefined);
    onChanged?.();
    return !refusal;
  };
  return { isBusy, change };
}
