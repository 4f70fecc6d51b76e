import { useViewer } from '../../session/viewer.ts';
import { fetchWithRetry } from '../../ui/lazyWithRetry.ts';
import { usePart } from '../../ui/usePart.ts';

/** The shell's parts for whoever is signed in, or was until a moment ago; visitors never fetch their code. */
export function useAccountParts(): typeof import('./accountParts.ts') | null {
  return usePart(useViewer().kind === 'account', load).code;
}

const load = () => fetchWithRetry(() => import('./accountParts.ts'));
