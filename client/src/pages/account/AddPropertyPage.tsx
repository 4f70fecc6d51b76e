import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSiteAdmin } from '../../../../schema/accounts.ts';
import { siteAdminPath, workspacePath } from '../../../../schema/routes.ts';
import { signInPath } from '../../session/dialogAddress.ts';
import { postPropertyTarget } from '../../features/seller/posting/postProperty.ts';
import { useSessionState } from '../../session/sessionState.ts';
import { LazyWaitingForSession } from '../../session/LazyWaitingForSession.tsx';
import { useViewer } from '../../session/viewer.ts';
import type { Viewer } from '../../session/viewer.ts';

/** /add-property shows nothing of its own: it leads on by who asks, once that is known. */
export function AddPropertyPage() {
  const path = pathFor(useViewer());
  const navigate = useNavigate();
  const isKnown = useSessionState() !== 'unknown';
  useEffect(() => {
    if (isKnown) void navigate(path, { replace: true });
  }, [isKnown, navigate, path]);
  return isKnown ? null : <LazyWaitingForSession />;
}

function pathFor(viewer: Viewer): string {
  if (viewer.kind === 'account' && isSiteAdmin(viewer)) {
    return workspacePath(siteAdminPath(), 'add-property');
  }
  const target = postPropertyTarget(viewer);
  return target.kind === 'page' ? target.path : signInPath(target.returnTo);
}
