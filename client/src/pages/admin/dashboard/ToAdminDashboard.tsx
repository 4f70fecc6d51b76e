import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { WorkspaceViewProps } from '../../../features/workspace/workspaceHome.ts';

/** Other addresses below /admin lead an administrator to the one page there is (V-2.1-22). */
export function ToAdminDashboard({ home }: Pick<WorkspaceViewProps, 'home'>) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(home, { replace: true });
  }, [navigate, home]);
  return null;
}
