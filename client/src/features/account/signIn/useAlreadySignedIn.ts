import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { openEveryBlock } from '../../../ui/lazyBlock.tsx';
import { useViewer } from '../../../session/viewer.ts';

/**
 * Leads on at once whoever is signed in already, also when that comes out or happens in another tab while
 * the form is open. True while it leads on.
 */
export function useAlreadySignedIn(isActive: boolean, returnTo: string | null): boolean {
  const viewer = useViewer();
  const navigate = useNavigate();
  const path = isActive && viewer.kind === 'account' ? (returnTo ?? viewer.landingPath) : null;
  useEffect(() => {
    if (path === null) return;
    // Nobody has touched anything: blocks that wait for that would hold the next page up.
    openEveryBlock();
    void navigate(path, { replace: true });
  }, [path, navigate]);
  return path !== null;
}
