import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { signInPath } from '../../features/account/dialogAddress.ts';
import { postPropertyTarget } from '../../features/account/postProperty.ts';
import { useSessionState } from '../../features/account/sessionState.ts';
import { useViewer } from '../../features/account/viewer.ts';

/** /add-property shows nothing itself: it leads on by who asks, once that is known (V-2.1-19, D-22). */
export function AddPropertyPage() {
  const target = postPropertyTarget(useViewer());
  const navigate = useNavigate();
  const path = target.kind === 'page' ? target.path : signInPath(target.returnTo);
  const isKnown = useSessionState() !== 'unknown';
  useEffect(() => {
    if (isKnown) void navigate(path, { replace: true });
  }, [isKnown, navigate, path]);
  return null;
}
