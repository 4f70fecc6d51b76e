import { useEffect } from 'react';
import { fetchWithRetry } from '../ui/lazyWithRetry.ts';
import { isWorkUnsent } from './savedWork.ts';

type Ask = () => Promise<boolean>;

let confirmLeaving: Ask | null = null;

/** As long as this is on the page it is asked before somebody logs out; null asks nobody. */
export function useConfirmBeforeLogout(ask: Ask | null): void {
  useEffect(() => {
    if (ask === null) return undefined;
    confirmLeaving = ask;
    return () => {
      if (confirmLeaving === ask) confirmLeaving = null;
    };
  }, [ask]);
}

/**
 * Whether logging out loses nothing, or somebody has said that it may: this page is asked, and then whether another
 * tab, or one that was closed, has left something unsent in the browser's store.
 */
export async function mayLogOut(): Promise<boolean> {
  if (confirmLeaving !== null && !(await confirmLeaving())) return false;
  if (!isWorkUnsent()) return true;
  // Without the code of the question nobody is kept from logging out.
  const question = await loadQuestion().catch(() => null);
  return question === null || question.askAboutUnsent();
}

const loadQuestion = () => fetchWithRetry(() => import('./askAboutUnsent.tsx'));
