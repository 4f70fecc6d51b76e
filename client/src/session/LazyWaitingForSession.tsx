import { lazyWithRetry } from '../ui/lazyWithRetry.ts';
import { usePart } from '../ui/usePart.ts';

/** `WaitingForSession` for pages that seldom wait: its code is fetched when they do. */
export function LazyWaitingForSession() {
  const { code: WaitingForSession } = usePart(true, load);
  return WaitingForSession ? <WaitingForSession /> : null;
}

const load = lazyWithRetry(() => import('./WaitingForSession.tsx'), 'WaitingForSession');
