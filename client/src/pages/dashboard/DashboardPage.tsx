import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { dashboardPath } from '../../../../schema/routes.ts';
import type { Account } from '../../features/account/viewer.ts';
import { WorkspacePage } from './WorkspacePage.tsx';
import { LazyWorkspaceView, useWorkspaceView } from './workspaceViews.tsx';
import { BuilderDashboard, builderLinks } from './BuilderDashboard.tsx';

/** /dashboard is that of a builder's admin and leads everybody else to their own (D-22). */
export function DashboardPage() {
  const { view, title, id } = useWorkspaceView();
  return (
    <WorkspacePage title={title ?? 'Dashboard'} more={builderLinks}>
      {(account) => {
        if (!isAtHome(account)) return <Elsewhere account={account} />;
        if (view === null) return <BuilderDashboard account={account} />;
        return <LazyWorkspaceView key={view} view={view} home={dashboardPath()} id={id} />;
      }}
    </WorkspacePage>
  );
}

function isAtHome({ userType, role }: Account): boolean {
  return userType === 'builder' && role !== 'manager' && role !== 'executive';
}

function Elsewhere({ account: { landingPath } }: { account: Account }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(landingPath, { replace: true });
  }, [navigate, landingPath]);
  return null;
}
